import type { BetDoubt } from '@/domain/betting/betDoubts';
import type { BetSlip } from '@/domain/betting/BetSlip';
import { slipSummary } from '@/domain/betting/slipSummary';
import { priceText } from '@/domain/sports/priceText';
import { useTexts } from '@/ui/i18n/useTexts';
import styles from './SlipDoubts.module.css';

/** What is odd about a bet, a line each. */
export function DoubtLines({
  slip,
  doubts,
  id,
}: {
  readonly id?: string;
  readonly slip: BetSlip;
  readonly doubts: readonly BetDoubt[];
}) {
  const { t, format } = useTexts();
  const { marketKind } = slip.selection;
  const { stake } = slipSummary(slip);
  const staked = stake === null ? '' : format.moneyShort(stake);
  const textOf = (doubt: BetDoubt): Parameters<typeof t> => {
    switch (doubt.kind) {
      case 'again':
        return ['slip.doubt.again', { stake: staked, odds: priceText(marketKind, doubt.odds, doubt.line) }];
      case 'odds':
        return [
          'slip.doubt.odds',
          {
            odds: priceText(marketKind, slip.odds),
            ticks: doubt.ticks,
            best: priceText(marketKind, doubt.best),
          },
        ];
      case 'stake':
        return [
          'slip.doubt.stake',
          { stake: staked, times: doubt.times, usual: format.moneyShort(doubt.usual) },
        ];
    }
  };
  return (
    <ul id={id} className={styles.lines} role="list">
      {doubts.map((doubt) => (
        <li key={doubt.kind}>{t(...textOf(doubt))}</li>
      ))}
    </ul>
  );
}
