import type { MarketId } from '@/domain/shared/ids';
import type { MarketBoardState } from '../ports/state/MarketBoardState';

/** Somebody watches these from now on. What an earlier page had shown stays, and stays marked, until the first answer. */
export function awaitPrices(
  board: Pick<MarketBoardState, 'freshness' | 'freshnessChanged'>,
  markets: readonly MarketId[],
): void {
  board.freshnessChanged(
    markets.filter((market) => board.freshness(market) !== 'saved'),
    'waiting',
  );
}
