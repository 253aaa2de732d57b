import { addMoney, paise } from '@/domain/shared/Money';
import type { Paise } from '@/domain/shared/Money';
import type { OddsHundredths } from '@/domain/shared/Odds';
import type { Side } from '@/domain/sports/MarketBook';

/** A fancy bet, or the matched part of one. Yes is a back, No a lay. */
export interface LineStake {
  readonly side: Side;
  readonly odds: OddsHundredths;
  readonly stake: Paise;
  /** Whole runs. */
  readonly line: number;
}

/** The result of the book for every number of runs from `from` to `to`, both included; `to` null: and more. */
export interface RunRange {
  readonly from: number;
  readonly to: number | null;
  /** Signed. */
  readonly result: Paise;
}

/**
 * The book of one fancy as a ladder of runs: constant between lines (P09). Yes wins at its line and above, No below it. Empty without bets.
 * Neighbouring ranges of the same result stay apart only where a line of the player's own lies between them.
 */
export function fancyBook(bets: readonly LineStake[]): readonly RunRange[] {
  if (bets.length === 0) return [];
  const steps = [...new Set([0, ...bets.map(({ line }) => Math.max(0, line))])].toSorted((a, b) => a - b);
  return steps.map((from, at) => {
    const next = steps[at + 1];
    return { from, to: next === undefined ? null : next - 1, result: resultAt(from, bets) };
  });
}

/** Profit is rounded down and loss up, to the paisa, as for every rate. */
function resultAt(runs: number, bets: readonly LineStake[]): Paise {
  return addMoney(
    ...bets.map(({ side, odds, stake, line }) => {
      const atRate = (stake * (odds - 100)) / 100;
      const hit = runs >= line;
      if (side === 'back') return hit ? paise(Math.floor(atRate)) : paise(-stake);
      return hit ? paise(-Math.ceil(atRate)) : stake;
    }),
  );
}
