import type { BettingView } from '@/application/ports/state/BettingState';
import type { MarketId, RunnerId } from '@/domain/shared/ids';
import type { Side } from '@/domain/sports/Side';

/** Whether the price that was tapped there stands in a slip. `level` 0 is the best price. To be read inside an `observer`. */
export function isPicked(
  view: BettingView,
  market: MarketId,
  runner: RunnerId,
  side: Side,
  level = 0,
): boolean {
  return view
    .slipsOn(market)
    .some(
      ({ slip: { selection }, placement, level: tapped }) =>
        selection.runnerId === runner &&
        selection.side === side &&
        tapped === level &&
        placement.state !== 'accepted' &&
        placement.state !== 'ended',
    );
}
