import type { ReportSums } from '@/domain/reports/reportSums';
import { useFormat } from '@/ui/i18n/useFormat';
import { useText } from '@/ui/i18n/useText';
import { Skeleton } from '@/ui/kit/feedback/Skeleton';
import { Amount } from '@/ui/kit/text/Amount';
import styles from './Reports.module.css';

/** The sums of all rows; their boxes alone until they are there (null). */
export function ReportTotals({ sums }: { readonly sums: ReportSums | null }) {
  const t = useText();
  const format = useFormat();
  const unknown = <span className={styles.unknown}>{t('reports.notSaid')}</span>;
  const boxes = [
    {
      id: 'net',
      name: t('reports.net'),
      figure: (all: ReportSums) =>
        all.net === null ? unknown : <Amount value={all.net}>{format.signedMoney(all.net)}</Amount>,
    },
    {
      id: 'profitLoss',
      name: t('reports.profitLoss'),
      figure: (all: ReportSums) => (
        <Amount value={all.profitLoss}>{format.signedMoney(all.profitLoss)}</Amount>
      ),
    },
    {
      id: 'commission',
      name: t('reports.commission'),
      figure: (all: ReportSums) => (all.commission === null ? unknown : format.money(all.commission)),
    },
    { id: 'stake', name: t('reports.stake'), figure: (all: ReportSums) => format.money(all.stake) },
    {
      id: 'bets',
      name: t('reports.bets'),
      figure: (all: ReportSums) => (
        <>
          {format.number(all.bets)}{' '}
          <small>{t('reports.markets', { count: all.markets })}</small>
        </>
      ),
    },
  ];
  return (
    <dl className={styles.sums} aria-label={t('reports.sums')}>
      {boxes.map(({ id, name, figure }) => (
        <div key={id} data-sum={id}>
          <dt>{name}</dt>
          <dd>{sums === null ? <Skeleton length="half" /> : figure(sums)}</dd>
        </div>
      ))}
    </dl>
  );
}
