import { addedExposure } from '@/domain/betting/addedExposure';
import type { BetSlip } from '@/domain/betting/BetSlip';
import { isInFlight } from '@/domain/betting/placementAfter';
import { matchedOn } from '@/domain/betting/projection';
import type { SlipSituation } from '@/domain/betting/slipErrors';
import { slipAsMatched } from '@/domain/betting/slipSummary';
import type { Paise } from '@/domain/shared/Money';
import type { Market } from '@/domain/sports/Market';
import { priceKey } from '@/domain/sports/PriceKey';
import type { AppConfig } from '../ports/device/AppConfig';
import type { BettingView } from '../ports/state/BettingState';
import type { ConnectionView } from '../ports/state/ConnectionState';
import type { MarketBoardView } from '../ports/state/MarketBoardState';
import type { MatchesView } from '../ports/state/MatchesState';
import type { SessionView } from '../ports/state/SessionState';
import type { WalletView } from '../ports/state/WalletState';
import { findMarket } from './findMarket';

/** Gathers what decides whether a slip can be placed now, from everything that is known. */
export class SlipChecks {
  constructor(
    private readonly config: Pick<AppConfig, 'capabilities'>,
    private readonly session: SessionView,
    private readonly connection: ConnectionView,
    private readonly board: MarketBoardView,
    private readonly matches: MatchesView,
    private readonly wallet: WalletView,
    private readonly betting: BettingView,
  ) {}

  situation(slip: BetSlip): SlipSituation {
    const { matchId, marketId, runnerId, side } = slip.selection;
    const market = findMarket(this.matches, matchId, marketId);
    return {
      slip,
      offered: this.config.capabilities.betPlacement,
      signedIn: this.session.signedIn,
      online: this.connection.online,
      inFlight: this.#inFlight(slip),
      live: this.board.freshness(marketId) === 'live',
      market: this.board.conditions(marketId),
      runner: this.board.runnerStatus(marketId, runnerId),
      bestOdds: this.board.price(priceKey(marketId, runnerId, side, 0))?.price ?? null,
      limits: market?.limits ?? null,
      cash: this.wallet.wallet?.cash ?? null,
      addedExposure: this.#addedExposure(slip, market),
    };
  }

  #inFlight({ selection }: BetSlip): boolean {
    const { placement, pending } = this.betting;
    // One like it whose fate is unknown would be placed twice.
    const twin = pending.some(
      ({ slip: { selection: other } }) =>
        other.marketId === selection.marketId &&
        other.runnerId === selection.runnerId &&
        other.side === selection.side,
    );
    return twin || isInFlight(placement);
  }

  #addedExposure(slip: BetSlip, market: Market | null): Paise | null {
    const added = slipAsMatched(slip);
    if (added === null || this.betting.openBetsFailed !== null) return null;
    const runners = market?.runners.map(({ id }) => id) ?? [];
    return addedExposure(runners, matchedOn(slip.selection.marketId, this.betting.openBets), added);
  }
}
