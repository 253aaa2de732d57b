import { artOf } from './artOf';
import styles from './TileArt.module.css';
import { classNames } from '@/ui/kit/classNames';

/**
 * `GameArt` for long grids, as the classes of any element: the same hues, patterns and motifs as backgrounds of that element, without a drawing
 * of its own for each tile. Its children are laid over it.
 */
export function tileArt(id: string, provider: string, category: string): string {
  const { hue, pattern, tilt, motif } = artOf(id, provider, category);
  return classNames(
    styles.art,
    styles[`hue${hue}`],
    styles[`pattern${pattern}`],
    styles[motif],
    styles[`nudge${(tilt + 12) % 5}`],
  );
}
