import type { BetDoubt } from '@/domain/betting/betDoubts';
import type { BetSlip } from '@/domain/betting/BetSlip';
import { slipSummary } from '@/domain/betting/slipSummary';
import { priceText } from '@/domain/sports/priceText';
import type { Texts } from '@/texts/createTexts';

/** What is odd about a bet. */
export function doubtText(
  doubt: BetDoubt,
  slip: BetSlip,
  { t, format }: Pick<Texts, 't' | 'format'>,
): string {
  const { marketKind } = slip.selection;
  const { stake } = slipSummary(slip);
  const staked = stake === null ? '' : format.moneyShort(stake);
  switch (doubt.kind) {
    case 'again':
      return t('slip.doubt.again', { stake: staked, odds: priceText(marketKind, doubt.odds, doubt.line) });
    case 'odds':
      return t('slip.doubt.odds', {
        odds: priceText(marketKind, slip.odds),
        ticks: doubt.ticks,
        best: priceText(marketKind, doubt.best),
      });
    case 'stake':
      return t('slip.doubt.stake', {
        stake: staked,
        times: doubt.times,
        usual: format.moneyShort(doubt.usual),
      });
  }
}
