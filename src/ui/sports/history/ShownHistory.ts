import type { MarketKind } from '@/domain/sports/marketKinds';
import type { PriceSample } from '@/domain/sports/PriceSample';

/** The part of a history that is looked at. Times are on the monotonic clock. */
export interface ShownHistory {
  readonly kind: MarketKind;
  /** Of the runner. */
  readonly name: string;
  /** Oldest first; may begin before `from`. */
  readonly samples: readonly PriceSample[];
  readonly from: number;
  readonly to: number;
  /** The time of day. */
  readonly timeOf: (at: number) => string;
}
