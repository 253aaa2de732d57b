import type { OddsHundredths } from '@/domain/shared/Odds';
import { oddsText } from '@/domain/shared/oddsText';
import { MARKET_KINDS, type MarketKind } from './marketKinds';

/** A price as its kind of market quotes it: 1.98, the rate 85, or on runs 47 / 100. Alike in every language. */
export function priceText(kind: MarketKind, odds: OddsHundredths, line: number | null = null): string {
  const price = MARKET_KINDS[kind].quote === 'odds' ? oddsText(odds) : String(odds - 100);
  return line === null ? price : `${line} / ${price}`;
}
