import { AccountPage } from '../account/AccountPage';
import { CashierGate } from '../account/CashierGate';
import { StatementFilters } from './StatementFilters';
import { StatementPane } from './StatementPane';
import { StatementTotals } from './StatementTotals';
import { useStatementFilter } from './useStatementFilter';
import { NEXT_ROWS } from '@/domain/shared/longList';
import { useText } from '@/ui/i18n/useText';
import { ListSkeleton } from '@/ui/list/ListSkeleton';
import { useWideScreen } from '@/ui/list/useWideScreen';

/** /cashier: what happened to the player's money (CASH-03). */
export function StatementPage() {
  const t = useText();
  const { filter, change } = useStatementFilter();
  const wide = useWideScreen();
  const skeleton = (
    <>
      <StatementFilters filter={filter} onChange={change} wide={wide} taken={null} />
      <StatementTotals tab={filter.tab} sums={null} partial={false} />
      <ListSkeleton rows={wide ? filter.size : NEXT_ROWS} slow={false} />
    </>
  );
  return (
    <AccountPage title={t('pages.statement')} back="/profile" isList>
      <CashierGate skeleton={skeleton}>
        <StatementPane filter={filter} onChange={change} />
      </CashierGate>
    </AccountPage>
  );
}
