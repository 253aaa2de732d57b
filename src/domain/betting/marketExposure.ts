import { addMoney, paise, type Paise } from '@/domain/shared/Money';
import { fancyWorst } from './fancy';
import type { MarketTerms } from './MarketTerms';
import { leastGain, swingOf, type MatchedStake } from './positions';
import { isOnRuns } from '@/domain/sports/marketKinds';

/**
 * What one market can lose at worst; paise, never negative. Runners: the sum of what they lose, and the smallest gains of as many as win. A
 * fancy: the lowest step. Markets never net with each other: a player's exposure is the sum of these.
 */
export function marketExposure(market: MarketTerms, bets: readonly MatchedStake[]): Paise {
  const worst = isOnRuns(market.kind) ? fancyWorst(bets) : worstOfRunners(market, bets);
  return paise(Math.max(0, -worst));
}

/** A bet on a runner that is not listed (any more, or not yet known) may win or lose beside those that are: nothing is understated. */
function worstOfRunners({ runners, winners }: MarketTerms, bets: readonly MatchedStake[]): number {
  const all = [...new Set([...runners, ...bets.map(({ runnerId }) => runnerId)])];
  const swings = all.map((runner) => swingOf(runner, bets));
  const losing = addMoney(...swings.map(({ loses }) => loses));
  // Beside a stranger there may be more whom we do not know, so fewer of those that we know may win.
  const fewest = all.length === runners.length ? winners : 0;
  const worst = range(fewest, winners).map((count) => losing + leastGain(swings, count));
  return Math.min(...worst);
}

function range(from: number, to: number): readonly number[] {
  return Array.from({ length: to - from + 1 }, (_, at) => from + at);
}
