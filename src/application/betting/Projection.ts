import { matchedOn, projectRunners } from '@/domain/betting/projection';
import type { BetSlip } from '@/domain/betting/BetSlip';
import type { MarketId } from '@/domain/shared/ids';
import type { Market } from '@/domain/sports/Market';
import type { RunnerProjection } from '../PlayerApp';
import type { BettingView } from '../ports/state/BettingState';
import type { MatchesView } from '../ports/state/MatchesState';
import { findMarket, findMatchOdds } from './findMarket';

/** Net result under each runner of a market: of the open bets, and with the slip's stake. */
export class Projection {
  constructor(
    private readonly betting: BettingView,
    private readonly matches: MatchesView,
  ) {}

  execute(marketId: MarketId): readonly RunnerProjection[] {
    const slip = this.#slipOn(marketId);
    const bets = this.betting.openBets.filter((bet) => bet.marketId === marketId);
    const matchId = slip?.selection.matchId ?? bets.at(0)?.matchId;
    const market: Market | null =
      matchId === undefined
        ? findMatchOdds(this.matches, marketId)
        : findMarket(this.matches, matchId, marketId);
    // Without a bet or a slip there is nothing to show, so an unknown market costs nothing.
    const runners = market?.runners.map(({ id }) => id) ?? [];
    return projectRunners(runners, matchedOn(marketId, bets), slip);
  }

  /** A slip that became a bet is among the open bets: it must not count twice. */
  #slipOn(marketId: MarketId): BetSlip | null {
    const { slip, placement } = this.betting;
    return placement.state === 'accepted' || slip?.selection.marketId !== marketId ? null : slip;
  }
}
