import { useState } from 'react';
import { StatementFilters } from './StatementFilters';
import styles from './Statement.module.css';
import type { StatementFilter } from '@/domain/cashier/StatementFilter';
import type { ListPaneProps } from '@/ui/list/ListPaneProps';
import { PagedStatement } from './PagedStatement';
import { ScrolledStatement } from './ScrolledStatement';
import { useStatementFile } from './useStatementFile';
import { useText } from '@/ui/i18n/useText';
import { TabPanel } from '@/ui/kit/menu/Tabs';
import { useWideScreen } from '@/ui/list/useWideScreen';

/** The movements that the filter asks for, page by page or below one another. */
export function StatementPane({
  filter,
  onChange,
}: Pick<ListPaneProps<StatementFilter>, 'filter' | 'onChange'>) {
  const t = useText();
  const file = useStatementFile(filter);
  const wide = useWideScreen();
  const [count, setCount] = useState<number | null>(null);
  const Movements = wide ? PagedStatement : ScrolledStatement;
  const taken = { file, rows: count };
  const movements = (
    <div className={styles.panel}>
      <Movements filter={filter} onChange={onChange} file={file} onCount={setCount} />
      {count !== null && count > 0 && <p className={styles.note}>{t('statement.note')}</p>}
    </div>
  );
  return (
    <>
      <StatementFilters filter={filter} onChange={onChange} wide={wide} taken={taken} />
      {wide ? (
        <TabPanel group="statement" tab={filter.tab}>
          {movements}
        </TabPanel>
      ) : (
        movements
      )}
    </>
  );
}
