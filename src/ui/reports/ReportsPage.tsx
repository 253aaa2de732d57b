import {
  changeReportFilter,
  readReportFilter,
  writeReportFilter,
  type ReportBy,
  type ReportFilter,
} from '@/domain/reports/ReportFilter';
import { splitsOf } from '@/domain/reports/reportGroups';
import { AccountPage } from '@/ui/cashier/account/AccountPage';
import { useText } from '@/ui/i18n/useText';
import { OpenedFeature } from '@/ui/lazy/OpenedFeature';
import { useFilterInAddress } from '@/ui/list/useFilterInAddress';
import { useWideScreen } from '@/ui/list/useWideScreen';
import { useFirstPage } from '@/ui/PlayerAppContext';
import { ReportFilters } from './ReportFilters';
import { ReportPane } from './ReportPane';
import { ReportSkeleton } from './ReportSkeleton';
import styles from './Reports.module.css';

const CODEC = { read: readReportFilter, write: writeReportFilter, change: changeReportFilter };

/** /reports: what came of the player's bets, by day, sport, competition and market. */
export function ReportsPage() {
  const { config } = useFirstPage();
  const t = useText();
  const wide = useWideScreen();
  const address = useFilterInAddress(CODEC);
  const splits = splitsOf(config.capabilities.reports ? 'markets' : 'bets');
  const filter: ReportFilter = { ...address.filter, by: splitOf(address.filter.by, splits) };
  const chosen = { filter, splits, wide, onChange: address.change };
  return (
    <AccountPage title={t('pages.reports')} back="/mybets" isList>
      <OpenedFeature
        name="reports"
        unavailable={t('profitLoss.unavailable')}
        skeleton={
          <div className={styles.page}>
            <ReportFilters {...chosen} taken={null} />
            <ReportSkeleton slow={false} />
          </div>
        }
      >
        {(reports) => <ReportPane reports={reports} {...chosen} />}
      </OpenedFeature>
    </AccountPage>
  );
}

/** An address may ask for a split that this backend knows nothing for. */
function splitOf(by: ReportBy, splits: readonly ReportBy[]): ReportBy {
  return splits.includes(by) ? by : 'day';
}
