import { termsOf } from '@/domain/betting/MarketTerms';
import { matchedOn, projectRunners } from '@/domain/betting/projection';
import type { BetSlip } from '@/domain/betting/BetSlip';
import type { MarketId } from '@/domain/shared/ids';
import type { Market } from '@/domain/sports/Market';
import type { RunnerProjection } from './RunnerProjection';
import type { BettingView } from '../ports/state/BettingState';
import type { MarketBoardView } from '../ports/state/MarketBoardState';
import type { MatchesView } from '../ports/state/MatchesState';
import { findMarket, findMatchOdds } from './findMarket';

const OVER: ReadonlySet<string> = new Set(['accepted', 'rejected', 'ended']);

/** Net result under each runner of a market: of the open bets, and with the stakes that its slips would add. */
export class Projection {
  constructor(
    private readonly betting: BettingView,
    private readonly matches: MatchesView,
    private readonly board: Pick<MarketBoardView, 'conditions'>,
  ) {}

  execute(marketId: MarketId): readonly RunnerProjection[] {
    const slips = this.#slipsOn(marketId);
    const bets = this.betting.openBets.filter((bet) => bet.marketId === marketId);
    const matchId = slips.at(0)?.selection.matchId ?? bets.at(0)?.matchId;
    const market: Market | null =
      matchId === undefined
        ? findMatchOdds(this.matches, marketId)
        : findMarket(this.matches, matchId, marketId);
    // Without a bet or a slip there is nothing to show, so an unknown market costs nothing.
    return market === null ? [] : projectRunners(termsOf(market), matchedOn(marketId, bets), slips);
  }

  /** A slip that became a bet is among the open bets: it must not count twice. One that was refused, or whose market is closed, adds nothing. */
  #slipsOn(marketId: MarketId): readonly BetSlip[] {
    if (this.board.conditions(marketId)?.status === 'closed') return [];
    return this.betting
      .slipsOn(marketId)
      .filter(({ placement }) => !OVER.has(placement.state))
      .map(({ slip }) => slip);
  }
}
