import { drawFrom } from '../fair';
import { isWheelCall, MAX_WHEEL_BETS, pocketOf, wheelPays, WHEELS } from '../wheel';
import type { Wheel, WheelBet } from '../wheel';
import type { Kind } from './Kind';
import { readBets, showBets, sumOf } from './readBets';

export interface WheelGame {
  readonly table: 'wheel';
  readonly bets: readonly WheelBet[];
}

/** Roulette: European, and a small one of thirteen pockets. */
export const wheelKind: Kind<WheelGame> = {
  variants: [...WHEELS.keys()],
  read: (body) => {
    const bets = readBets(body, MAX_WHEEL_BETS, (on) => isWheelCall(on));
    return bets === null ? null : { game: { table: 'wheel', bets }, stake: sumOf(bets) };
  },
  fits: ({ bets }, variant) => bets.every(({ on }) => isWheelCall(on, wheelOf(variant))),
  decide: ({ game, variant, seeds }) => {
    const wheel = wheelOf(variant);
    return wheelPays(game.bets, pocketOf(drawFrom(seeds), wheel), wheel);
  },
  show: ({ game, variant, seeds }) => ({
    pocket: pocketOf(drawFrom(seeds), wheelOf(variant)),
    bets: showBets(game.bets),
  }),
  about: (variant) => {
    const { pockets } = wheelOf(variant);
    return { pockets, return: (pockets - 1) / pockets };
  },
};

function wheelOf(variant: string): Wheel {
  const wheel = WHEELS.get(variant);
  if (wheel === undefined) throw new Error(`no such wheel: ${variant}`);
  return wheel;
}
