import type { ReportSums } from '@/domain/reports/reportSums';
import { useTexts } from '@/ui/i18n/useTexts';
import { Skeleton } from '@/ui/kit/feedback/Skeleton';
import { Amount } from '@/ui/kit/text/Amount';
import { useFirstPage } from '@/ui/PlayerAppContext';
import styles from './Reports.module.css';

/** What a list of bets knows nothing of. */
const OF_MARKETS: ReadonlySet<string> = new Set(['net', 'commission']);

/** The sums of all rows; their boxes alone until they are there (null). Made of a list of bets they have no box for commission: what is said above them says why. */
export function ReportTotals({ sums }: { readonly sums: ReportSums | null }) {
  const { reports } = useFirstPage().config.capabilities;
  const { t, format } = useTexts();
  const unknown = <span className={styles.unknown}>{t('profitLoss.notSaid')}</span>;
  const boxes = [
    {
      id: 'net',
      name: t('profitLoss.net'),
      figure: (all: ReportSums) =>
        all.net === null ? unknown : <Amount value={all.net}>{format.signedMoney(all.net)}</Amount>,
    },
    {
      id: 'profitLoss',
      name: t('profitLoss.profitLoss'),
      figure: (all: ReportSums) => (
        <Amount value={all.profitLoss}>{format.signedMoney(all.profitLoss)}</Amount>
      ),
    },
    {
      id: 'commission',
      name: t('profitLoss.commission'),
      figure: (all: ReportSums) => (all.commission === null ? unknown : format.money(all.commission)),
    },
    { id: 'stake', name: t('profitLoss.stake'), figure: (all: ReportSums) => format.money(all.stake) },
    {
      id: 'bets',
      name: t('profitLoss.bets'),
      figure: (all: ReportSums) => (
        <>
          {format.number(all.bets)} <small>{t('profitLoss.markets', { count: all.markets })}</small>
        </>
      ),
    },
  ];
  const shown = boxes.filter(({ id }) => reports || !OF_MARKETS.has(id));
  return (
    <dl className={styles.sums} aria-label={t('profitLoss.sums')}>
      {shown.map(({ id, name, figure }) => (
        <div key={id} data-sum={id}>
          <dt>{name}</dt>
          <dd>
            {sums === null ? (
              <span className={styles.waits}>
                <Skeleton length="half" />
              </span>
            ) : (
              figure(sums)
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
