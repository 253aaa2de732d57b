import type { BetSlip } from '@/domain/betting/BetSlip';
import { priceKey } from '@/domain/sports/PriceKey';
import type { BettingView } from '../ports/state/BettingState';
import type { MarketBoardView } from '../ports/state/MarketBoardState';
import type { SlipDesk } from './SlipDesk';

/** Takes the best odds now into the slip, or what the server offered while prices are not live. The player still has to place. */
export class TakeOffer {
  constructor(
    private readonly betting: BettingView,
    private readonly board: MarketBoardView,
    private readonly desk: SlipDesk,
  ) {}

  execute(): void {
    const { placement } = this.betting;
    const offered = placement.state === 'oddsChanged' ? placement.offer : null;
    this.desk.edit((slip) => {
      const odds = this.#bestNow(slip) ?? offered;
      if (odds === null) return slip;
      const version = this.board.conditions(slip.selection.marketId)?.version;
      return { ...slip, odds, marketVersion: version ?? slip.marketVersion };
    });
  }

  #bestNow({ selection: { marketId, runnerId, side } }: BetSlip): BetSlip['odds'] | null {
    if (this.board.freshness(marketId) !== 'live') return null;
    return this.board.price(priceKey(marketId, runnerId, side, 0))?.price ?? null;
  }
}
