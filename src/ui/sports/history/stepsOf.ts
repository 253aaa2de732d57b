import type { MarketKind } from '@/domain/sports/Market';
import type { Side } from '@/domain/sports/MarketBook';
import type { PriceSample, SampledPrice } from '@/domain/sports/PriceSample';
import type { Step } from './stepPath';

/** What is drawn of a price: of a session its runs, else the odds in hundredths. */
export function drawnValue(kind: MarketKind, price: SampledPrice | null): number | null {
  if (price === null) return null;
  return kind === 'fancy' ? (price.line ?? null) : price.price;
}

export function stepsOf(samples: readonly PriceSample[], kind: MarketKind, side: Side): readonly Step[] {
  return samples.map((sample) => ({ at: sample.at, value: drawnValue(kind, sample[side]) }));
}
