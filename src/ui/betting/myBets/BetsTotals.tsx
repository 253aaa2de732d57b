import { betTotals } from '@/domain/betting/betTotals';
import { useFormat } from '@/ui/i18n/useFormat';
import { useText } from '@/ui/i18n/useText';
import { Amount } from '@/ui/kit/text/Amount';
import type { BetListProps } from './BetListProps';
import styles from './BetRows.module.css';

/** Sums of this page and, when the backend gives them, of all pages. Each says which it is. */
export function BetsTotals({ tab, bets, count, totals }: Omit<BetListProps, 'byMatch'>) {
  const t = useText();
  const onOnePage = bets.length >= count;
  return (
    <div className={styles.totals}>
      <Sum
        of={t(onOnePage ? 'myBets.total.all' : 'myBets.total.page', { count: bets.length })}
        tab={tab}
        totals={betTotals(bets)}
      />
      {totals !== null && !onOnePage && (
        <Sum of={t('myBets.total.all', { count })} tab={tab} totals={totals} />
      )}
      {bets.some(({ workedOut }) => workedOut) && <p className={styles.small}>{t('myBets.workedOut')}</p>}
    </div>
  );
}

function Sum({
  of,
  tab,
  totals,
}: {
  readonly of: string;
  readonly tab: BetListProps['tab'];
  readonly totals: ReturnType<typeof betTotals>;
}) {
  const t = useText();
  const format = useFormat();
  return (
    <p className={styles.sum}>
      <span>{of}</span>
      <span>{t('myBets.total.stake', { amount: format.money(totals.stake) })}</span>
      {tab === 'settled' && (
        <span>
          {t('myBets.total.result')}{' '}
          <Amount value={totals.profitLoss}>{format.signedMoney(totals.profitLoss)}</Amount>
        </span>
      )}
    </p>
  );
}
