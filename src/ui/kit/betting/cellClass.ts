import styles from './PriceCell.module.css';

export type CellSide = 'back' | 'lay';
export type CellLevel = 1 | 2 | 3;
export type PriceMove = 'up' | 'down';

const NAMES = {
  back: [styles.back1, styles.back2, styles.back3],
  lay: [styles.lay1, styles.lay2, styles.lay3],
};

const made = new Map<string, string>();

/** The one class attribute of a price cell, joined once for each of its 18 forms. */
export function cellClass(side: CellSide, level: CellLevel, move?: PriceMove): string {
  const key = `${side}${level}${move ?? ''}`;
  let name = made.get(key);
  if (name === undefined) {
    const parts = [styles.cell, styles[side], NAMES[side][level - 1]];
    if (move !== undefined) parts.push(styles[move]);
    name = parts.join(' ');
    made.set(key, name);
  }
  return name;
}
