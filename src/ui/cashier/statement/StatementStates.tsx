import ReceiptText from 'lucide-react/icons/receipt-text';
import type { StatementFilter } from '@/domain/cashier/StatementFilter';
import type { ListPaneProps } from '@/ui/list/ListPaneProps';
import { StatementTotals } from './StatementTotals';
import type { StatementShown } from '@/domain/cashier/StatementShown';
import { useText } from '@/ui/i18n/useText';
import { Button } from '@/ui/kit/button/Button';
import { EmptyState } from '@/ui/kit/feedback/EmptyState';
import { LoadFailed } from '@/ui/list/LoadFailed';
import { ListSkeleton } from '@/ui/list/ListSkeleton';
import type { Loaded } from '@/ui/list/useLoaded';

export interface StatementStatesProps extends Pick<ListPaneProps<StatementFilter>, 'filter' | 'onChange'> {
  readonly loaded: Pick<Loaded<StatementShown>, 'page' | 'slow' | 'refresh'>;
  /** As many boxes stand there until they come. */
  readonly rows: number;
}

/** Everything that a statement says but for its head and its movements: sums, that it loads, failed, has none. */
export function StatementStates({ loaded, rows, filter, onChange }: StatementStatesProps) {
  const t = useText();
  const { page, slow, refresh } = loaded;
  if (page.state === 'failed') return <LoadFailed message={page.message} onRetry={refresh} />;
  if (page.state === 'loading') return <ListSkeleton rows={rows} slow={slow} />;
  if (page.value.rows.length > 0) return null;
  return (
    <EmptyState
      icon={ReceiptText}
      text={t(filter.tab === 'all' ? 'statement.none' : 'statement.noneHere')}
      action={
        (filter.tab !== 'all' || filter.days !== '30d') && (
          <Button onClick={() => onChange({ tab: 'all', days: '30d' })}>{t('statement.showAll')}</Button>
        )
      }
    />
  );
}

/** Its sums: their boxes from the start, none where nothing came. */
export function StatementSumsOf({ loaded, filter }: Pick<StatementStatesProps, 'loaded' | 'filter'>) {
  const { page } = loaded;
  if (page.state === 'failed') return null;
  const shown = page.state === 'ready' ? page.value : null;
  return (
    <StatementTotals
      tab={filter.tab}
      sums={shown?.sums ?? null}
      partial={shown !== null && (shown.unread ?? 0) > 0}
    />
  );
}
