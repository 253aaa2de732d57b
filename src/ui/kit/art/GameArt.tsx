import { useId } from 'react';
import styles from './GameArt.module.css';
import { MOTIFS, motifOf } from './motifs';
import { hashText } from '@/ui/kit/text/hashText';

/** Start and end of a gradient; white text reads at 4.5:1 on either (tests/ui/kit/generatedArt.test.tsx). */
export const ART_HUES: readonly (readonly [string, string])[] = [
  ['#1b4f8f', '#0b1f3f'],
  ['#5b2a86', '#1d0f3a'],
  ['#8a1f3d', '#2b0a1c'],
  ['#0b6b46', '#04241d'],
  ['#7a4b00', '#2a1600'],
  ['#0b5f6b', '#04222c'],
  ['#a1321a', '#31100d'],
  ['#3d4a5c', '#121a26'],
  ['#33409e', '#11123a'],
  ['#7a2467', '#270c2a'],
  ['#2f6b1e', '#0c2412'],
  ['#6b3a1f', '#22110c'],
];

const PATTERNS = [
  'M-20 60 100-60M0 100 140-40M20 140 180-20M40 180 200 20',
  'M0 34h120M0 68h120M0 102h120M0 136h120',
  'M60-30a70 70 0 1 0 .1 0M60-60a100 100 0 1 0 .1 0',
  'M0 20 20 0 40 20 60 0 80 20 100 0 120 20M0 150l20-20 20 20 20-20 20 20 20-20 20 20',
] as const;

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
  const seed = hashText(`${provider}/${id}`);
  const [from, to] = ART_HUES[seed % ART_HUES.length] ?? ['#3d4a5c', '#121a26'];
  const pattern = PATTERNS[(seed >>> 8) % PATTERNS.length];
  const tilt = ((seed >>> 16) % 25) - 12;
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
        d={pattern}
        className={styles.pattern}
        transform={format === 'tile' ? undefined : 'translate(150 0)'}
      />
      <g className={styles.motif} transform={`translate(${middle} 66) rotate(${tilt}) translate(-32 -32)`}>
        {MOTIFS[motifOf(category)]}
      </g>
    </svg>
  );
}
