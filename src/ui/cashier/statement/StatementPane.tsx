import { useState } from 'react';
import { StatementFilters } from './StatementFilters';
import styles from './Statement.module.css';
import type { StatementPaneProps } from './StatementPaneProps';
import { PagedStatement } from './PagedStatement';
import { ScrolledStatement } from './ScrolledStatement';
import { useStatementFile } from './useStatementFile';
import { useText } from '@/ui/i18n/useText';
import { TabPanel } from '@/ui/kit/menu/Tabs';
import { useWideScreen } from '@/ui/list/useWideScreen';

/** The movements that the filter asks for, page by page or below one another. */
export function StatementPane({ filter, onChange }: Pick<StatementPaneProps, 'filter' | 'onChange'>) {
  const t = useText();
  const file = useStatementFile(filter);
  const wide = useWideScreen();
  const [count, setCount] = useState<number | null>(null);
  const Movements = wide ? PagedStatement : ScrolledStatement;
  const taken = { file, isEmpty: count === null || count === 0 };
  const movements = (
    <div className={styles.panel}>
      <Movements filter={filter} onChange={onChange} file={file} onCount={setCount} />
      {count !== null && <p className={styles.note}>{t('statement.note')}</p>}
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
