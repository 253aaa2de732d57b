import type { OddsHundredths } from '@/domain/shared/Odds';
import type { MarketKind } from '@/domain/sports/Market';
import { formatPrice } from '@/ui/sports/formatPrice';

/** A price as its kind of market quotes it: 1.98, 85, or on runs 47 / 100. */
export function slipPriceText(kind: MarketKind, odds: OddsHundredths, line: number | null): string {
  const price = formatPrice(kind, odds);
  return line === null ? price : `${line} / ${price}`;
}
