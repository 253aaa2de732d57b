import { NO_MONEY, addMoney, negateMoney, paise, type Paise } from '@/domain/shared/Money';
import type { OddsHundredths } from '@/domain/shared/Odds';
import type { RunnerId } from '@/domain/shared/ids';
import type { MarketKind } from '@/domain/sports/marketKinds';
import type { Side } from '@/domain/sports/Side';
import { decimalPayout } from '@/domain/betting/payout';

/** A bet, or a part of one, at one price. */
export interface MatchedStake {
  readonly kind: MarketKind;
  readonly runnerId: RunnerId;
  readonly side: Side;
  readonly odds: OddsHundredths;
  /** Of a fancy: the runs that it is about. */
  readonly line: number | null;
  readonly stake: Paise;
  /** Nobody has taken it yet: it counts where it would lose, and nowhere else. */
  readonly waiting?: boolean;
}

/** Net result, signed, if that runner wins. */
export type Positions = ReadonlyMap<RunnerId, Paise>;

/** What a stake brings (paise, signed) when it is right, or wrong. Profit is rounded down, liability up. */
export function resultOf(bet: MatchedStake, right: boolean): Paise {
  const { profit, liability } = decimalPayout(bet.side, bet.odds, bet.stake);
  if (!right) return negateMoney(liability);
  return bet.waiting === true ? NO_MONEY : profit;
}

/** What the stakes on a runner bring if it wins, and if it does not. */
interface Swing {
  readonly wins: Paise;
  readonly loses: Paise;
}

export function swingOf(runner: RunnerId, bets: readonly MatchedStake[]): Swing {
  const own = bets.filter((bet) => bet.runnerId === runner);
  return {
    wins: addMoney(...own.map((bet) => resultOf(bet, bet.side === 'back'))),
    loses: addMoney(...own.map((bet) => resultOf(bet, bet.side === 'lay'))),
  };
}

/**
 * The position vector: the sum of all bets if that runner wins. Where several win, it is the least that the market then brings, whoever
 * wins beside it. A bet on a runner that is not listed counts as if that runner lost.
 */
export function positionsOf(
  runners: readonly RunnerId[],
  bets: readonly MatchedStake[],
  winners = 1,
): Positions {
  const listed = new Set(runners);
  const swings = new Map(runners.map((runner) => [runner, swingOf(runner, bets)]));
  const strangers = bets.filter((bet) => !listed.has(bet.runnerId));
  const base = addMoney(
    ...strangers.map((bet) => resultOf(bet, bet.side === 'lay')),
    ...[...swings.values()].map(({ loses }) => loses),
  );
  return new Map(
    [...swings].map(([runner, { wins, loses }]) => {
      const others = [...swings].filter(([other]) => other !== runner).map(([, swing]) => swing);
      return [runner, addMoney(base, paise(wins - loses), leastGain(others, winners - 1))];
    }),
  );
}

/** The least that so many of them can add by winning: the smallest differences between winning and losing. */
export function leastGain(swings: readonly Swing[], winners: number): Paise {
  const gains = swings.map(({ wins, loses }) => wins - loses).toSorted((one, other) => one - other);
  return paise(gains.slice(0, Math.max(0, winners)).reduce((sum, gain) => sum + gain, 0));
}
