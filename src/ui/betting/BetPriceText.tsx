import type { Bet } from '@/domain/betting/Bet';
import { betPrice } from '@/domain/betting/betPrice';
import { useTexts } from '@/ui/i18n/useTexts';

/** What a bet was struck at, in the words of its kind: 1.98, 85 per 100, 47 runs at 90. */
export function BetPriceText({ bet }: { readonly bet: Bet }) {
  const { t, format } = useTexts();
  const price = betPrice(bet);
  switch (price.form) {
    case 'odds':
      return format.odds(price.odds);
    case 'exact':
      return price.text;
    case 'rate':
      return t('myBets.rate', { rate: format.number(price.rate) });
    case 'line':
      return t('myBets.line', { line: format.number(price.line), rate: format.number(price.rate) });
  }
}
