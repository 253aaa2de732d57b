import ArrowUp from 'lucide-react/icons/arrow-up';
import ReceiptText from 'lucide-react/icons/receipt-text';
import { useCallback, useRef, useState } from 'react';
import { writeBetsFilter } from '@/domain/betting/BetsFilter';
import type { BetsFilter } from '@/domain/betting/BetsFilter';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { useText } from '@/ui/i18n/useText';
import { Button } from '@/ui/kit/button/Button';
import { LinkButton } from '@/ui/kit/button/LinkButton';
import { EmptyState } from '@/ui/kit/feedback/EmptyState';
import { LoadFailed } from '@/ui/list/LoadFailed';
import { ListSkeleton } from '@/ui/list/ListSkeleton';
import { Pager } from '@/ui/list/Pager';
import { useLastPage } from '@/ui/list/useLastPage';
import { WIDE_LIST } from '@/ui/list/wideList';
import { useMediaQuery } from '@/ui/device/useMediaQuery';
import { pageEdges } from '@/domain/shared/listPages';
import { UnreadBets } from '../UnreadBets';
import { useBetList } from '../useBetList';
import type { LoadBetList } from '../useBetList';
import { BetLines } from './BetLines';
import { BetsHead } from './BetsHead';
import { BetsTable } from './BetsTable';
import styles from './MyBetsPage.module.css';

export interface BetsPaneProps {
  readonly filter: BetsFilter;
  readonly onChange: (change: Partial<BetsFilter>, replace?: boolean) => void;
}

/** The bets that the filter asks for, in each of their states. */
export function BetsPane({ filter, onChange }: BetsPaneProps) {
  const { betting } = usePlayerApp();
  const t = useText();
  const caption = useRef<HTMLParagraphElement>(null);
  // Grouping asks for nothing new, so it is no part of what makes a page another one.
  const [asked, setAsked] = useState(filter);
  if (pageKey(asked) !== pageKey(filter)) setAsked(filter);
  const load = useCallback<LoadBetList>(
    (cancellation) => betting.loadBets(asked, cancellation),
    [betting, asked],
  );
  const { page, slow, refresh } = useBetList(load);
  const List = useMediaQuery(WIDE_LIST) ? BetsTable : BetLines;

  const shown = page.state === 'ready' ? page.value : null;
  const fresh = shown?.list.fresh.size ?? 0;
  const showFresh = (): void => {
    if (filter.page === 1) refresh();
    else onChange({ page: 1 });
    caption.current?.focus();
  };
  useLastPage(filter, shown?.count ?? null, onChange);

  return (
    <>
      <BetsHead ref={caption} filter={filter} shown={shown} />
      {shown !== null && (
        // New bets are announced, never pushed under somebody's finger.
        <div role="status" className={styles.fresh} data-print="no">
          {fresh > 0 && (
            <Button size="small" icon={ArrowUp} onClick={showFresh}>
              {t('myBets.fresh', { tab: filter.tab, count: fresh })}
            </Button>
          )}
        </div>
      )}
      {page.state === 'loading' && <ListSkeleton rows={filter.size} slow={slow} />}
      {page.state === 'failed' && <LoadFailed message={page.message} onRetry={refresh} />}
      {shown !== null && <UnreadBets count={shown.unread} />}
      {shown?.list.rows.length === 0 && (shown.unread ?? 0) === 0 && (
        <NoBets filter={filter} onChange={onChange} />
      )}
      {shown !== null && shown.list.rows.length > 0 && (
        <div className={styles.list}>
          <List
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

const pageKey = (filter: BetsFilter): string =>
  JSON.stringify(writeBetsFilter({ ...filter, byMatch: false }));

function NoBets({ filter, onChange }: BetsPaneProps) {
  const t = useText();
  const narrowed = filter.segment !== 'all' || filter.days !== '30d';
  return (
    <EmptyState
      icon={ReceiptText}
      text={t('myBets.none', { tab: filter.tab, narrowed: String(narrowed) })}
      action={
        narrowed ? (
          <Button onClick={() => onChange({ segment: 'all', days: '30d' })}>{t('myBets.showAll')}</Button>
        ) : (
          <LinkButton to="/spmsports/live">{t('sports.seeLive')}</LinkButton>
        )
      }
    />
  );
}
