import { changeResultsFilter, readResultsFilter, writeResultsFilter } from '@/domain/sports/ResultsFilter';
import { AccountPage } from '@/ui/cashier/account/AccountPage';
import { useText } from '@/ui/i18n/useText';
import { OpenedFeature } from '@/ui/lazy/OpenedFeature';
import { ListSkeleton } from '@/ui/list/ListSkeleton';
import { useFilterInAddress } from '@/ui/list/useFilterInAddress';
import { useFirstPage } from '@/ui/PlayerAppContext';
import { ResultsFilters } from './ResultsFilters';
import { ResultsPane } from './ResultsPane';
import styles from './Results.module.css';

const CODEC = { read: readResultsFilter, write: writeResultsFilter, change: changeResultsFilter };

/** /results: matches that are over, who won, and what came of their markets. */
export function ResultsPage() {
  const { results } = useFirstPage().config.capabilities;
  const t = useText();
  const { filter, change } = useFilterInAddress(CODEC);
  return (
    <AccountPage title={t('pages.results')} back="/spmsports/cricket" money={false} isList>
      <div className={styles.page}>
        {results && <ResultsFilters filter={filter} onChange={change} />}
        <OpenedFeature
          name="reports"
          unavailable={t('profitLoss.unavailable')}
          skeleton={<ListSkeleton rows={15} slow={false} />}
        >
          {(reports) => <ResultsPane reports={reports} filter={filter} onChange={change} />}
        </OpenedFeature>
      </div>
    </AccountPage>
  );
}
