import { artOf } from './artOf';
import styles from './TileArt.module.css';
import { classNames } from '@/ui/kit/classNames';

export interface TileArtProps {
  readonly id: string;
  readonly category: string;
  readonly provider: string;
}

/** `GameArt` for long grids: the same hues, patterns and motifs without a drawing of its own for each tile. Decoration. */
export function TileArt({ id, category, provider }: TileArtProps) {
  const { hue, pattern, tilt, motif } = artOf(id, provider, category);
  return (
    <span
      className={classNames(
        styles.art,
        styles[`hue${hue}`],
        styles[`pattern${pattern}`],
        styles[motif],
        styles[`nudge${(tilt + 12) % 5}`],
      )}
    />
  );
}
