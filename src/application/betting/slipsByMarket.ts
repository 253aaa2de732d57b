import type { MarketId } from '@/domain/shared/ids';
import type { SlipView } from '../ports/state/BettingState';

/** Those of one market together, in the order of opening. */
export function slipsByMarket(views: readonly SlipView[]): readonly (readonly SlipView[])[] {
  const groups = new Map<MarketId, readonly SlipView[]>();
  for (const view of views) {
    const { marketId } = view.slip.selection;
    groups.set(marketId, [...(groups.get(marketId) ?? []), view]);
  }
  return [...groups.values()];
}
