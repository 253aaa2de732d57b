import { paise, type Paise } from '@/domain/shared/Money';
import type { MarketId, RunnerId } from '@/domain/shared/ids';
import type { Bet } from './Bet';
import type { BetSlip } from './BetSlip';
import { fancyWorst } from './fancy';
import type { MarketTerms } from './MarketTerms';
import { positionsOf, type MatchedStake, type Positions } from './positions';
import { slipAsMatched } from './slipSummary';
import { waitingChange } from './waitingChange';
import { isOnRuns } from '@/domain/sports/marketKinds';
import { decimalPayout } from '@/domain/betting/payout';

export interface ProjectedRunner {
  readonly runnerId: RunnerId;
  /** Net result of the open bets; signed. */
  readonly now: Paise;
  /** The same with the bets of the slips; null when there is none to add. */
  readonly projected: Paise | null;
}

/**
 * What stands under each runner's name, if it wins: only what is matched counts, and the slips as if they were. Under a fancy stands the
 * worst that its bets can bring.
 */
export function projectRunners(
  market: MarketTerms,
  bets: readonly MatchedStake[],
  slips: readonly BetSlip[],
): readonly ProjectedRunner[] {
  const added = stakesOf(slips);
  const now = outcomes(market, bets);
  const projected = added.length === 0 ? null : outcomes(market, [...bets, ...added]);
  return [...now].map(([runnerId, amount]) => ({
    runnerId,
    now: amount,
    projected: projected?.get(runnerId) ?? null,
  }));
}

function outcomes({ kind, runners, winners }: MarketTerms, bets: readonly MatchedStake[]): Positions {
  if (!isOnRuns(kind)) return positionsOf(runners, bets, winners);
  return new Map(runners.map((runner) => [runner, fancyWorst(bets)]));
}

function stakesOf(slips: readonly BetSlip[]): readonly MatchedStake[] {
  return slips.flatMap((slip) => slipAsMatched(slip) ?? []);
}

const ACTIVE: ReadonlySet<Bet['status']> = new Set(['unmatched', 'partlyMatched', 'matched']);

/** The matched parts of the open bets on a market, at their average odds. */
export function matchedOn(market: MarketId, bets: readonly Bet[]): readonly MatchedStake[] {
  return bets
    .filter((bet) => bet.marketId === market && ACTIVE.has(bet.status) && bet.matched > 0)
    .map((bet) => ({ ...termsOfBet(bet), odds: bet.odds, stake: bet.matched }));
}

const WAITING: ReadonlySet<Bet['status']> = new Set(['pending', 'unmatched', 'partlyMatched']);

/**
 * Everything that the open bets on a market put at risk: what is matched, and what waits at the odds that it was asked for. Of a bet and the
 * change of it that waits only one will stand: the one that can lose more counts.
 */
export function atRiskOn(market: MarketId, bets: readonly Bet[]): readonly MatchedStake[] {
  const all = bets.filter(
    (bet) => bet.marketId === market && WAITING.has(bet.status) && bet.stake > bet.matched,
  );
  const cheaper = new Set(
    all.flatMap((bet) => {
      const change = waitingChange(bet, all);
      return change === null ? [] : [atRisk(change) > atRisk(bet) ? bet : change];
    }),
  );
  const waiting = all
    .filter((bet) => !cheaper.has(bet))
    .map((bet) => ({
      ...termsOfBet(bet),
      odds: bet.requestedOdds,
      stake: paise(bet.stake - bet.matched),
      waiting: true,
    }));
  return [...matchedOn(market, bets), ...waiting];
}

function atRisk({ side, requestedOdds, stake, matched }: Bet): Paise {
  return decimalPayout(side, requestedOdds, paise(stake - matched)).liability;
}

function termsOfBet({ marketKind, runnerId, side, line }: Bet) {
  return { kind: marketKind, runnerId, side, line };
}
