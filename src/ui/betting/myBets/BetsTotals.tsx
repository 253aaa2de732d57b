import { betTotals, summedBets, type BetTotals } from '@/domain/betting/betTotals';
import { Link } from 'react-router-dom';
import { useTexts } from '@/ui/i18n/useTexts';
import { Amount } from '@/ui/kit/text/Amount';
import shared from '../BetCard.module.css';
import type { BetListProps } from './BetListProps';
import styles from './BetRows.module.css';

/** Sums of this page and, when the backend gives them, of all pages. Each says which it is; among all bets are some that were never taken. */
export function BetsTotals({ tab, bets, count, totals }: Omit<BetListProps, 'byMatch' | 'edges'>) {
  const { t, format } = useTexts();
  const onOnePage = bets.length >= count;
  const summed = summedBets(tab, bets);
  const ended = bets.length - summed.length;
  const sum = (of: string, { stake, profitLoss }: BetTotals) => (
    <p className={styles.sum}>
      <span>{of}</span>
      <span>
        {t(tab === 'all' ? 'myBets.total.taken' : 'myBets.total.stake', { amount: format.money(stake) })}
      </span>
      {tab !== 'open' && (
        <span>
          {t('myBets.total.result')} <Amount value={profitLoss}>{format.signedMoney(profitLoss)}</Amount>
        </span>
      )}
    </p>
  );
  return (
    <div className={styles.totals}>
      {/* Of none there is no sum: what became of those that are shown follows. */}
      {summed.length > 0 &&
        sum(
          t(onOnePage ? 'myBets.total.all' : 'myBets.total.page', { count: summed.length }),
          betTotals(summed),
        )}
      {ended > 0 && (
        <p className={shared.small}>
          <Link to="/mybets?tab=all">{t('myBets.endedHere', { count: ended })}</Link>
        </p>
      )}
      {totals !== null && !onOnePage && sum(t('myBets.total.all', { count }), totals)}
      {bets.some(({ workedOut }) => workedOut) && <p className={shared.small}>{t('myBets.workedOut')}</p>}
    </div>
  );
}
