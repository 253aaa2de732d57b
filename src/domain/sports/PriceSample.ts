import type { PriceLevel } from './MarketChange';

export type SampledPrice = Pick<PriceLevel, 'price' | 'line'>;

/** The best prices of a runner at one moment; they hold until the next sample. null: nothing could be taken. */
export interface PriceSample {
  /** On the monotonic clock, whole milliseconds. */
  readonly at: number;
  readonly back: SampledPrice | null;
  readonly lay: SampledPrice | null;
}
