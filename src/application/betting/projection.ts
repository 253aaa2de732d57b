import { termsOf } from '@/domain/betting/MarketTerms';
import { afterCommission } from '@/domain/betting/afterCommission';
import { matchedOn, projectRunners } from '@/domain/betting/projection';
import type { BetSlip } from '@/domain/betting/BetSlip';
import type { MarketId } from '@/domain/shared/ids';
import type { Market } from '@/domain/sports/Market';
import type { Paise } from '@/domain/shared/Money';
import type { Ports } from '../ports/Ports';
import { findMarket, findMatchOdds } from './findMarket';

export interface RunnerProjection {
  readonly runnerId: string;
  /** Of the open bets alone. */
  readonly now: Paise;
  /** With the bets of the slips; null when no stake is typed. */
  readonly projected: Paise | null;
}

const OVER: ReadonlySet<string> = new Set(['accepted', 'rejected', 'ended']);

/** Net result under each runner of a market, after its commission: of the open bets, and with the stakes that its slips would add. */
export function projection(ports: Pick<Ports, 'betting' | 'matches' | 'board'>) {
  return (marketId: MarketId): readonly RunnerProjection[] => {
    const slips = slipsOn(marketId);
    const bets = ports.betting.openBets.filter((bet) => bet.marketId === marketId);
    const matchId = slips.at(0)?.selection.matchId ?? bets.at(0)?.matchId;
    const market: Market | null =
      matchId === undefined
        ? findMatchOdds(ports.matches, marketId)
        : findMarket(ports.matches, matchId, marketId);
    // Without a bet or a slip there is nothing to show, so an unknown market costs nothing.
    if (market === null) return [];
    const net = (result: Paise): Paise => afterCommission(result, market.commission);
    return projectRunners(termsOf(market), matchedOn(marketId, bets), slips).map(
      ({ runnerId, now, projected }) => ({
        runnerId,
        now: net(now),
        projected: projected === null ? null : net(projected),
      }),
    );
  };

  /** A slip that became a bet is among the open bets: it must not count twice. One that was refused, or whose market is closed, adds nothing. */
  function slipsOn(marketId: MarketId): readonly BetSlip[] {
    if (ports.board.definition(marketId)?.status === 'closed') return [];
    return ports.betting
      .slipsOn(marketId)
      .filter(({ placement }) => !OVER.has(placement.state))
      .map(({ slip }) => slip);
  }
}
