import type { PriceSample } from '@/domain/sports/PriceSample';

/** What was seen of one runner's prices. */
export interface PriceSeries {
  /** The last samples, at most so many, oldest first. */
  latest(count: number): readonly PriceSample[];
}
