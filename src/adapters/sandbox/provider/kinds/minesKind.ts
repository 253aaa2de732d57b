import { hundredthsIn, wholeIn } from '../../wire/readInput';
import { drawFrom } from '../fair';
import { capped, LIMITS } from '../limits';
import { MINES_RETURN, minesOf, minesPay, TILES } from '../mines';
import type { Kind } from './Kind';

export interface MinesGame {
  readonly table: 'mines';
  readonly mines: number;
  readonly opened: readonly number[];
}

/** Tiles opened one by one; the stake grows with each, until a mine or the player ends it. */
export const minesKind: Kind<MinesGame> = {
  variants: [''],
  read: (body) => {
    const [stake, mines] = [hundredthsIn(body, 'stake'), wholeIn(body, 'mines')];
    if (stake === null || mines === null || mines < 1 || mines >= TILES) return null;
    return { game: { table: 'mines', mines, opened: [] }, stake };
  },
  moves: ['open-tile', 'stop'],
  move: ({ game, stake, seeds }, move) => {
    const { mines, opened } = game;
    if (move.call !== 'open-tile')
      return { game, paid: opened.length === 0 ? 'back' : minesPay(stake, mines, opened.length) };
    if (opened.includes(move.tile) || move.tile >= TILES) return null;
    const next = { ...game, opened: [...opened, move.tile] };
    if (minesOf(drawFrom(seeds), mines).includes(move.tile)) return { game: next, paid: 0 };
    const worth = minesPay(stake, mines, next.opened.length);
    const isFull = next.opened.length === TILES - mines;
    return { game: next, paid: isFull || worth >= LIMITS.maxWin ? worth : null };
  },
  show: ({ game, stake, seeds, over }) => {
    const { mines, opened } = game;
    const worth = capped(minesPay(stake, mines, opened.length)) / 100;
    return { mines, opened, worth, ...(over ? { lay: minesOf(drawFrom(seeds), mines) } : {}) };
  },
  about: () => ({ return: Number(MINES_RETURN) / 100 }),
};
