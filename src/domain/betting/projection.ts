import type { Paise } from '@/domain/shared/Money';
import type { MarketId, RunnerId } from '@/domain/shared/ids';
import type { Bet } from './Bet';
import type { BetSlip } from './BetSlip';
import { positionsOf } from './positions';
import type { MatchedStake } from './positions';
import { slipAsMatched } from './slipSummary';

export interface ProjectedRunner {
  readonly runnerId: RunnerId;
  /** Net result of the open bets if this runner wins; signed. */
  readonly now: Paise;
  /** The same with the bets of the slips; null when there is none to add. */
  readonly projected: Paise | null;
}

/** What stands under each runner's name: only what is matched counts, and the slips as if they were. */
export function projectRunners(
  runners: readonly RunnerId[],
  bets: readonly MatchedStake[],
  slips: readonly BetSlip[],
): readonly ProjectedRunner[] {
  const added = slips.flatMap((slip) => slipAsMatched(slip) ?? []);
  const now = positionsOf(runners, bets);
  const projected = added.length === 0 ? null : positionsOf(runners, [...bets, ...added]);
  return [...now].map(([runnerId, amount]) => ({
    runnerId,
    now: amount,
    projected: projected?.get(runnerId) ?? null,
  }));
}

const STANDING: ReadonlySet<Bet['status']> = new Set(['unmatched', 'partlyMatched', 'matched']);

/** The matched parts of the open bets on a market, at their average odds. */
export function matchedOn(market: MarketId, bets: readonly Bet[]): readonly MatchedStake[] {
  return bets
    .filter((bet) => bet.marketId === market && STANDING.has(bet.status) && bet.matched > 0)
    .map((bet) => ({
      kind: bet.marketKind,
      runnerId: bet.runnerId,
      side: bet.side,
      odds: bet.odds,
      stake: bet.matched,
    }));
}
