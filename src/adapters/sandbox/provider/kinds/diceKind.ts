import { below, drawFrom } from '../fair';
import type { Draw } from '../fair';
import { hundredthsIn, isRecord, wholeIn } from '../../wire/readInput';
import type { Kind } from './Kind';

export interface DiceGame {
  readonly table: 'dice';
  readonly over: boolean;
  /** Hundredths of a scale from 0 to 100. */
  readonly target: number;
}

const SIDES = 10_000;
const [LOWEST, HIGHEST] = [200, 9_800];
/** assumed: one of a hundred stays with the house. */
export const DICE_RETURN = 0.99;

/** 0.00 to 99.99, in hundredths. */
export function rollOf(draw: Draw): number {
  return below(SIDES, draw());
}

export function isHit({ over, target }: Omit<DiceGame, 'table'>, roll: number): boolean {
  return over ? roll > target : roll < target;
}

/** Hundredths that 1 becomes: fair odds less the house's share, rounded down. */
export function diceTimes({ over, target }: Omit<DiceGame, 'table'>): number {
  return Math.floor((SIDES * 99) / (over ? SIDES - 1 - target : target));
}

/** A roll over or under a target. */
export const diceKind: Kind<DiceGame> = {
  variants: [''],
  read: (body) => {
    const [stake, target] = [hundredthsIn(body, 'stake'), wholeIn(body, 'target')];
    const over = isRecord(body) ? body['over'] : null;
    if (stake === null || target === null || typeof over !== 'boolean') return null;
    return target < LOWEST || target > HIGHEST ? null : { game: { table: 'dice', over, target }, stake };
  },
  decide: ({ game, stake, seeds }) =>
    isHit(game, rollOf(drawFrom(seeds))) ? Math.floor((stake * diceTimes(game)) / 100) : 0,
  show: ({ game: { over, target }, seeds }) => ({
    roll: rollOf(drawFrom(seeds)),
    // A round's `over` says that it has ended.
    above: over,
    target,
    times: diceTimes({ over, target }),
  }),
  about: () => ({ return: DICE_RETURN }),
};
