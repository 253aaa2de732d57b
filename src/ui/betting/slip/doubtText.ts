import type { BetDoubt } from '@/domain/betting/betDoubts';
import type { BetSlip } from '@/domain/betting/BetSlip';
import { parseStake } from '@/domain/betting/parseStake';
import { priceText } from '@/domain/sports/priceText';
import type { Texts } from '@/texts/createTexts';

/** The bet that is asked about. */
export type AskedBet = Pick<BetSlip, 'odds' | 'stakeText'> & {
  readonly selection: Pick<BetSlip['selection'], 'marketKind'>;
};

/** What is odd about a bet. */
export function doubtText(
  doubt: BetDoubt,
  bet: AskedBet,
  { t, format }: Pick<Texts, 't' | 'format'>,
): string {
  const { marketKind } = bet.selection;
  const stake = parseStake(bet.stakeText);
  const staked = stake.ok ? format.moneyShort(stake.value) : '';
  switch (doubt.kind) {
    case 'again':
      return t('slip.doubt.again', { stake: staked, odds: priceText(marketKind, doubt.odds, doubt.line) });
    case 'odds':
      return t('slip.doubt.odds', {
        odds: priceText(marketKind, bet.odds),
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
