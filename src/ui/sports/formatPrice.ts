import { assertNever } from '@/domain/shared/assertNever';
import type { OddsHundredths } from '@/domain/shared/Odds';
import type { MarketKind } from '@/domain/sports/Market';
import { createFormat } from '@/ui/i18n/createFormat';

const { odds } = createFormat('en');

/**
 * A price as its kind of market is quoted: decimal odds (1.98), or for bookmaker, toss and fancy the rate that 100 win (85). Inside, both are
 * odds in hundredths. Digits are Latin in every language, so no language is asked for.
 */
export function formatPrice(kind: MarketKind, price: OddsHundredths): string {
  switch (kind) {
    case 'bookmaker':
    case 'toss':
    case 'fancy':
      return String(price - 100);
    case 'matchOdds':
    case 'tiedMatch':
    case 'other':
      return odds(price);
    default:
      return assertNever(kind);
  }
}
