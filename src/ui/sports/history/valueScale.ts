import { odds } from '@/domain/shared/Odds';
import { isOnRuns, type MarketKind } from '@/domain/sports/marketKinds';
import { priceText } from '@/domain/sports/priceText';

const MAX_INTERVALS = 4;

/** Round values from the top down, evenly apart, around everything that is drawn. */
export function valueScale(values: readonly number[]): readonly number[] {
  const lowest = Math.min(...values);
  const highest = Math.max(...values);
  const apart = roundUp((highest - lowest) / MAX_INTERVALS);
  const low = Math.floor(lowest / apart) * apart;
  const ticks: number[] = [];
  for (let value = low; ticks.length < 2 || value < highest + apart; value += apart) ticks.push(value);
  return ticks.toReversed();
}

/** 1, 2 or 5 times a power of ten. */
function roundUp(value: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, value)));
  return ([1, 2, 5].find((each) => each * power >= value) ?? 10) * power;
}

/** As its kind of market is quoted; empty where no odds can be. */
export function valueText(kind: MarketKind, value: number): string {
  if (isOnRuns(kind)) return String(value);
  return value > 100 ? priceText(kind, odds(value)) : '';
}
