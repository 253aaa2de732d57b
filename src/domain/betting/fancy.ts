import { addMoney, paise, type Paise } from '@/domain/shared/Money';
import { resultOf, type MatchedStake } from './positions';

/** A run of results (whole runs, both ends included) over which the net result is the same. */
export interface FancyRow {
  readonly from: number;
  /** null: and more. */
  readonly to: number | null;
  readonly result: Paise;
}

/** Net result of bets on one fancy (paise, signed) when it ends at so many runs. Yes is right from its line on, No below it (P09). */
export function fancyResultAt(bets: readonly MatchedStake[], runs: number): Paise {
  return addMoney(...bets.map((bet) => resultOf(bet, (bet.side === 'back') === runs >= (bet.line ?? 0))));
}

/** The book of one fancy, lowest runs first: a row from each line to the next. Without bets it is one row of nothing. */
export function fancyBook(bets: readonly MatchedStake[]): readonly FancyRow[] {
  const starts = startsOf(bets);
  return starts.map((from, at) => {
    const next = starts[at + 1];
    return { from, to: next === undefined ? null : next - 1, result: fancyResultAt(bets, from) };
  });
}

/** The worst that the bets can bring; signed. */
export function fancyWorst(bets: readonly MatchedStake[]): Paise {
  return paise(Math.min(...startsOf(bets).map((runs) => fancyResultAt(bets, runs))));
}

/** Nothing changes between two lines, so their first runs stand for all numbers of runs. */
function startsOf(bets: readonly MatchedStake[]): readonly number[] {
  return [...new Set([0, ...bets.map((bet) => bet.line ?? 0)])].toSorted((one, other) => one - other);
}
