import { useId } from 'react';
import styles from './GameArt.module.css';
import { ART_HUES, ART_PATTERNS, artOf } from './artOf';
import { MOTIFS } from './motifs';

export interface GameArtProps {
  readonly id: string;
  readonly category: string;
  readonly provider: string;
  /** 3:4 for tiles, 16:9 for banners. */
  readonly format?: 'tile' | 'banner';
}

/**
 * A picture for a game without pictures: the same game always gets the same one. Decoration; the caller writes name and
 * provider over it as HTML text, in white.
 */
export function GameArt({ id, category, provider, format = 'tile' }: GameArtProps) {
  const made = useId();
  const { hue, pattern, tilt, motif } = artOf(id, provider, category);
  const [from, to] = ART_HUES[hue] ?? ['#3d4a5c', '#121a26'];
  const box = format === 'tile' ? '0 0 120 160' : '0 0 284 160';
  const middle = format === 'tile' ? 60 : 212;
  return (
    <svg
      className={styles.art}
      viewBox={box}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <linearGradient id={made} x1="0" y1="0" x2="0.6" y2="1">
        <stop stopColor={from} />
        <stop offset="1" stopColor={to} />
      </linearGradient>
      <rect width="100%" height="100%" fill={`url(#${made})`} className={styles.ground} />
      <path
        d={ART_PATTERNS[pattern]}
        className={styles.pattern}
        transform={format === 'tile' ? undefined : 'translate(150 0)'}
      />
      <g className={styles.motif} transform={`translate(${middle} 66) rotate(${tilt}) translate(-32 -32)`}>
        {MOTIFS[motif]}
      </g>
    </svg>
  );
}
