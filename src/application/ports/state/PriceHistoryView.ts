import type { MarketId, RunnerId } from '@/domain/shared/ids';
import type { PriceSample } from '@/domain/sports/PriceSample';

/** What was seen of one runner's prices. */
export interface PriceSeries {
  /** The last samples, at most so many, oldest first. */
  latest(count: number): readonly PriceSample[];
}

/** The prices of the match pages that are open, as they were; only what was on this screen, nothing is asked for. */
export interface PriceHistoryView {
  series(market: MarketId, runner: RunnerId): PriceSeries;
  /** Calls after a sample that differs from the one before, at most once a second. Returns how to stop. */
  onSample(market: MarketId, runner: RunnerId, listener: () => void): () => void;
}
