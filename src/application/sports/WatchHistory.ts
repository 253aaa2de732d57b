import type { MarketId, RunnerId } from '@/domain/shared/ids';
import type { PriceHistoryView, PriceSeries } from '../ports/state/PriceHistoryView';

/** Tells what was seen of a runner's prices, now and after every change, until released. */
export class WatchHistory {
  constructor(private readonly history: PriceHistoryView) {}

  execute(market: MarketId, runner: RunnerId, listener: (series: PriceSeries) => void): () => void {
    const tell = (): void => listener(this.history.series(market, runner));
    tell();
    return this.history.onSample(market, runner, tell);
  }
}
