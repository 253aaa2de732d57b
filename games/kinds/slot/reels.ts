import { draw, make } from '../../parts/make';
import { isStill, pause } from '../../parts/motion';
import type { SlotView, Spin } from './SlotRound';
import { symbolDrawer } from './symbols';

const [COLUMNS, ROWS] = [5, 3];
const SPIN_MS = 420;
const STOP_MS = 170;
const LINE_TONES = 8;

export interface Reels {
  readonly node: HTMLElement;
  /** Turns and stops, one reel after the other. */
  readonly turn: (spin: Spin) => Promise<void>;
  readonly rest: (spin: Spin) => void;
}

/** Five reels of three symbols, and the lines that win lit over them. */
export function reels({ symbols, lines }: Pick<SlotView, 'symbols' | 'lines'>): Reels {
  const drawSymbol = symbolDrawer(symbols);
  const symbolOf = (at: number): SVGSVGElement => {
    const [isWild, isScatter] = [at === symbols.length - 2, at === symbols.length - 1];
    return drawSymbol({ name: symbols[at] ?? '', isWild, isScatter });
  };
  // No scatters: before the first spin a screen of them would look like a win.
  const anySymbols = (): readonly number[] =>
    Array.from({ length: ROWS }, () => Math.floor(Math.random() * (symbols.length - 1)));
  const columns = Array.from({ length: COLUMNS }, () => make('div', { className: 'reel' }));
  const lit = draw('svg', { class: 'lit', viewBox: '0 0 50 30', preserveAspectRatio: 'none' });
  const node = make('div', { className: 'reels', attrs: { 'aria-hidden': 'true' } }, ...columns, lit);
  const fillReel = (reel: HTMLElement, numbers: readonly number[]): void =>
    reel.replaceChildren(...numbers.map((at) => make('span', { className: 'cell' }, symbolOf(at))));
  /** What passes by is blurred: its outline is enough. */
  const blurReel = (reel: HTMLElement): void => {
    const passing = anySymbols();
    fillReel(reel, [...passing, ...passing]);
    for (const fine of reel.querySelectorAll('.symbol-glow, .symbol-shade, .symbol-light, text'))
      fine.remove();
    reel.classList.add('reel-turning');
  };
  const light = ({ wins, grid, scatters }: Spin): void => {
    const won = wins.map(({ line, count }) => ({ rows: lines[line] ?? [], count, line }));
    lit.replaceChildren(
      ...won.map(({ rows, line, count }) =>
        draw('polyline', {
          class: `lit-line lit-${line % LINE_TONES}`,
          // To the last reel that counts, and no further.
          points: rows
            .slice(0, count)
            .map((row, at) => `${at * 10 + 5},${row * 10 + 5}`)
            .join(' '),
        }),
      ),
    );
    const isHit = (column: number, row: number): boolean =>
      won.some(({ rows, count }) => column < count && rows[column] === row) ||
      (scatters >= 3 && grid[column]?.[row] === symbols.length - 1);
    node.dataset['won'] = String(won.length > 0 || scatters >= 3);
    for (const [column, reel] of columns.entries())
      for (const [row, cell] of [...reel.children].entries())
        cell.classList.toggle('cell-hit', isHit(column, row));
  };
  const rest = (spin: Spin): void => {
    for (const [at, reel] of columns.entries()) fillReel(reel, spin.grid[at] ?? []);
    light(spin);
  };
  for (const reel of columns) fillReel(reel, anySymbols());
  return {
    node,
    rest,
    turn: async (spin) => {
      lit.replaceChildren();
      node.dataset['won'] = '';
      if (isStill()) rest(spin);
      else {
        for (const reel of columns) blurReel(reel);
        await pause(SPIN_MS);
        for (const [at, reel] of columns.entries()) {
          await pause(STOP_MS);
          reel.classList.remove('reel-turning');
          fillReel(reel, spin.grid[at] ?? []);
        }
        light(spin);
      }
    },
  };
}
