import ReceiptText from 'lucide-react/icons/receipt-text';
import { useCallback, useRef } from 'react';
import { useCashier } from '../account/CashierContext';
import styles from './Statement.module.css';
import { StatementHead } from './StatementHead';
import { StatementRows } from './StatementRows';
import { StatementTotals } from './StatementTotals';
import type { StatementShown } from '@/application/cashier/StatementApp';
import type { StatementFilter } from '@/domain/cashier/StatementFilter';
import { pageEdges } from '@/domain/shared/listPages';
import { useText } from '@/ui/i18n/useText';
import { Button } from '@/ui/kit/button/Button';
import { EmptyState } from '@/ui/kit/feedback/EmptyState';
import { LoadFailed } from '@/ui/list/LoadFailed';
import { ListSkeleton } from '@/ui/list/ListSkeleton';
import { Pager } from '@/ui/list/Pager';
import { useLastPage } from '@/ui/list/useLastPage';
import { useLoaded } from '@/ui/list/useLoaded';
import type { Load } from '@/ui/list/useLoaded';

export interface StatementPaneProps {
  readonly filter: StatementFilter;
  readonly onChange: (change: Partial<StatementFilter>, replace?: boolean) => void;
}

/** The movements that the filter asks for, in each of their states. */
export function StatementPane({ filter, onChange }: StatementPaneProps) {
  const { statement } = useCashier();
  const t = useText();
  const caption = useRef<HTMLParagraphElement>(null);
  const load = useCallback<Load<StatementShown>>(
    (cancellation) => statement.load(filter, cancellation),
    [statement, filter],
  );
  const { page, slow, refresh } = useLoaded(load);

  useLastPage(filter, page.state === 'ready' ? page.value.count : null, onChange);

  const shown = page.state === 'ready' ? page.value : null;
  return (
    <>
      {page.state !== 'failed' && (
        <StatementTotals tab={filter.tab} sums={shown?.sums ?? null} partial={shown?.partial ?? false} />
      )}
      <StatementHead ref={caption} filter={filter} isEmpty={shown === null || shown.count === 0} />
      {page.state === 'loading' && <ListSkeleton rows={filter.size} slow={slow} />}
      {page.state === 'failed' && <LoadFailed message={page.message} onRetry={refresh} />}
      {shown !== null && shown.rows.length === 0 && (
        <EmptyState
          icon={ReceiptText}
          text={t(filter.tab === 'all' ? 'statement.none' : 'statement.noneHere')}
          action={
            (filter.tab !== 'all' || filter.days !== '30d') && (
              <Button onClick={() => onChange({ tab: 'all', days: '30d' })}>{t('statement.showAll')}</Button>
            )
          }
        />
      )}
      {shown !== null && shown.rows.length > 0 && (
        <div className={styles.list}>
          <StatementRows rows={shown.rows} edges={pageEdges(filter, shown.count)} />
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
      <p className={styles.note}>{t('statement.note')}</p>
    </>
  );
}
