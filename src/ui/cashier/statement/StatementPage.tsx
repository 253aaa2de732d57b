import { AccountPage } from '../account/AccountPage';
import { CashierGate } from '../account/CashierGate';
import styles from './Statement.module.css';
import { StatementPane } from './StatementPane';
import { useStatementFilter } from './useStatementFilter';
import { STATEMENT_TABS } from '@/domain/cashier/StatementFilter';
import { oneOf } from '@/domain/shared/oneOf';
import { useText } from '@/ui/i18n/useText';
import { TabPanel, Tabs } from '@/ui/kit/menu/Tabs';
import { DaysChoice } from '@/ui/list/DaysChoice';
import { ListSkeleton } from '@/ui/list/ListSkeleton';

/** /cashier: what happened to the player's money (CASH-03). */
export function StatementPage() {
  const t = useText();
  const { filter, change } = useStatementFilter();
  return (
    <AccountPage title={t('statement.title')} back="/profile">
      <div data-print="no">
        <Tabs
          group="statement"
          label={t('statement.title')}
          tabs={STATEMENT_TABS.map((id) => ({ id, label: t(`statement.tab.${id}`) }))}
          selected={filter.tab}
          onSelect={(id) => change({ tab: oneOf(id, STATEMENT_TABS) ?? 'all' })}
        />
      </div>
      <TabPanel group="statement" tab={filter.tab}>
        <div className={styles.panel}>
          <div className={styles.choices} data-print="no">
            <DaysChoice
              label={t('statement.days')}
              days={filter.days}
              onChoose={(days) => change({ days })}
            />
          </div>
          <CashierGate skeleton={<ListSkeleton rows={filter.size} slow={false} />}>
            <StatementPane filter={filter} onChange={change} />
          </CashierGate>
        </div>
      </TabPanel>
    </AccountPage>
  );
}
