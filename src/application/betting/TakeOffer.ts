import type { BetSlip } from '@/domain/betting/BetSlip';
import type { SlipId } from '@/domain/shared/ids';
import type { BettingView } from '../ports/state/BettingState';
import type { MarketBoardView } from '../ports/state/MarketBoardState';
import { findSlip } from './findSlip';
import type { OpenSlips } from './OpenSlips';

interface Taken {
  readonly price: BetSlip['odds'];
  /** Of a fancy. */
  readonly line?: number | null;
}

/** Takes the best odds now into the slip, or what the server offered while prices are not live. The player still has to place. */
export class TakeOffer {
  constructor(
    private readonly betting: BettingView,
    private readonly board: MarketBoardView,
    private readonly openSlips: OpenSlips,
  ) {}

  execute(id: SlipId): void {
    const placement = findSlip(this.betting, id)?.placement;
    const offered =
      placement?.state === 'oddsChanged' ? { price: placement.offer, line: placement.offerLine } : null;
    const take = (slip: BetSlip): BetSlip => {
      const taken = this.#bestNow(slip) ?? offered;
      if (taken === null) return slip;
      const version = this.board.conditions(slip.selection.marketId)?.version;
      return {
        ...slip,
        odds: taken.price,
        line: taken.line ?? null,
        marketVersion: version ?? slip.marketVersion,
      };
    };
    this.openSlips.edit(id, take, 0);
  }

  #bestNow({ selection: { marketId, runnerId, side } }: BetSlip): Taken | null {
    if (this.board.freshness(marketId) !== 'live') return null;
    return this.board.price(marketId, runnerId, side, 0);
  }
}
