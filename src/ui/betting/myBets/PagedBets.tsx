import { useCallback, useEffect, useRef } from 'react';
import type { BetsFilter } from '@/domain/betting/BetsFilter';
import { pageEdges, pagePart } from '@/domain/shared/listPages';
import { useText } from '@/ui/i18n/useText';
import { ListHead } from '@/ui/list/ListHead';
import type { ListPaneProps } from '@/ui/list/ListPaneProps';
import { FileButtons } from '@/ui/list/FileButtons';
import { Pager } from '@/ui/list/Pager';
import { useLastPage } from '@/ui/list/useLastPage';
import { useBetList, type LoadBetList } from '../useBetList';
import { BetsStates } from './BetsStates';
import { BetsTable } from './BetsTable';
import styles from './MyBetsPage.module.css';
import { useAskedBets } from './useAskedBets';

/** On a wide screen: one page of the bets as a table, and the way to the others. */
export function PagedBets({ filter, onChange, file, onCount }: ListPaneProps<BetsFilter>) {
  const t = useText();
  const caption = useRef<HTMLParagraphElement>(null);
  const { asked, loadPart } = useAskedBets(filter);
  const load = useCallback<LoadBetList>(
    (cancellation) => loadPart(cancellation, pagePart(asked)),
    [loadPart, asked],
  );
  const bets = useBetList(load);
  const shown = bets.page.state === 'ready' ? bets.page.value : null;
  const count = shown?.count ?? null;
  useLastPage(filter, count, onChange);
  useEffect(() => onCount(count), [count, onCount]);
  const showFresh = (): void => {
    if (filter.page === 1) bets.refresh();
    else onChange({ page: 1 });
    caption.current?.focus();
  };
  return (
    <>
      <ListHead
        ref={caption}
        title={t(`myBets.caption.${filter.tab}`)}
        days={filter.days}
        narrowed={filter.segment !== 'all' && t(`myBets.market.${filter.segment}`)}
      >
        <FileButtons file={file} rows={bets.page.state === 'failed' ? 0 : count} />
      </ListHead>
      <BetsStates bets={bets} rows={filter.size} filter={filter} onChange={onChange} onFresh={showFresh} />
      {shown !== null && shown.list.rows.length > 0 && (
        <div className={styles.list}>
          <BetsTable
            tab={filter.tab}
            bets={shown.list.rows}
            byMatch={filter.byMatch}
            count={shown.count}
            totals={shown.totals}
            edges={pageEdges(filter, shown.count)}
          />
          <Pager
            label={t('myBets.pages')}
            sizeLabel={t('myBets.size')}
            page={filter.page}
            size={filter.size}
            count={shown.count}
            rows={shown.list.rows.length}
            top={caption}
            onChange={onChange}
          />
        </div>
      )}
    </>
  );
}
