import { isOnRuns, type MarketKind } from '@/domain/sports/marketKinds';
import type { Side } from '@/domain/sports/Side';
import type { PriceSample, SampledPrice } from '@/domain/sports/PriceSample';
import type { Step } from './stepPath';

/** What is drawn of a price: of a session its runs, else the odds in hundredths. */
export function drawnValue(kind: MarketKind, price: SampledPrice | null): number | null {
  if (price === null) return null;
  return isOnRuns(kind) ? (price.line ?? null) : price.price;
}

export function stepsOf(samples: readonly PriceSample[], kind: MarketKind, side: Side): readonly Step[] {
  return samples.map((sample) => ({ at: sample.at, value: drawnValue(kind, sample[side]) }));
}
