import { useCallback, useEffect, useRef } from 'react';
import { useCashier } from '../account/CashierContext';
import styles from './Statement.module.css';
import { StatementRows } from './StatementRows';
import { StatementStates, StatementSumsOf } from './StatementStates';
import type { StatementFilter } from '@/domain/cashier/StatementFilter';
import type { StatementShown } from '@/domain/cashier/StatementShown';
import { pageEdges } from '@/domain/shared/listPages';
import { useText } from '@/ui/i18n/useText';
import { ListHead } from '@/ui/list/ListHead';
import type { ListPaneProps } from '@/ui/list/ListPaneProps';
import { FileButtons } from '@/ui/list/FileButtons';
import { Pager } from '@/ui/list/Pager';
import { useLastPage } from '@/ui/list/useLastPage';
import { useLoaded, type Load } from '@/ui/list/useLoaded';

/** On a wide screen: one page of the movements as a table, and the way to the others. */
export function PagedStatement({ filter, onChange, file, onCount }: ListPaneProps<StatementFilter>) {
  const { statement } = useCashier();
  const t = useText();
  const caption = useRef<HTMLParagraphElement>(null);
  const load = useCallback<Load<StatementShown>>(
    (cancellation) => statement.load(filter, cancellation),
    [statement, filter],
  );
  const loaded = useLoaded(load);
  const shown = loaded.page.state === 'ready' ? loaded.page.value : null;
  const count = shown?.count ?? null;
  useLastPage(filter, count, onChange);
  useEffect(() => onCount(count), [count, onCount]);
  return (
    <>
      <StatementSumsOf loaded={loaded} filter={filter} />
      <ListHead
        ref={caption}
        title={t(filter.tab === 'all' ? 'statement.caption' : `statement.tab.${filter.tab}`)}
        days={filter.days}
      >
        <FileButtons file={file} rows={loaded.page.state === 'failed' ? 0 : count} />
      </ListHead>
      <StatementStates loaded={loaded} rows={filter.size} filter={filter} onChange={onChange} />
      {shown !== null && shown.rows.length > 0 && (
        <div className={styles.list}>
          <StatementRows rows={shown.rows} edges={pageEdges(filter, shown.count)} wide />
          <Pager
            label={t('statement.pages')}
            sizeLabel={t('statement.size')}
            page={filter.page}
            size={filter.size}
            count={shown.count}
            rows={shown.rows.length}
            top={caption}
            onChange={onChange}
          />
        </div>
      )}
    </>
  );
}
