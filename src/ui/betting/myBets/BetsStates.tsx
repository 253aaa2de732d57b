import ArrowUp from 'lucide-react/icons/arrow-up';
import ReceiptText from 'lucide-react/icons/receipt-text';
import { useText } from '@/ui/i18n/useText';
import { useFirstPage } from '@/ui/PlayerAppContext';
import { Button } from '@/ui/kit/button/Button';
import { LinkButton } from '@/ui/kit/button/LinkButton';
import { EmptyState } from '@/ui/kit/feedback/EmptyState';
import { ListSkeleton } from '@/ui/list/ListSkeleton';
import { LoadFailed } from '@/ui/list/LoadFailed';
import { UnreadBets } from '../UnreadBets';
import type { ShownBets } from '../useBetList';
import { WIDEST_DAYS, type BetsFilter } from '@/domain/betting/BetsFilter';
import type { ListPaneProps } from '@/ui/list/ListPaneProps';
import styles from './MyBetsPage.module.css';

export interface BetsStatesProps extends Pick<ListPaneProps<BetsFilter>, 'filter' | 'onChange'> {
  readonly bets: ShownBets;
  /** As many boxes stand there until they come. */
  readonly rows: number;
  readonly onFresh: () => void;
}

/** Everything that a list of bets says but for its rows: that it loads, failed, has none, that there are new ones. */
export function BetsStates({ bets, rows, filter, onChange, onFresh }: BetsStatesProps) {
  const t = useText();
  const { page, slow, refresh } = bets;
  if (page.state === 'loading') return <ListSkeleton rows={rows} slow={slow} />;
  if (page.state === 'failed') return <LoadFailed message={page.message} onRetry={refresh} />;
  const { list, unread = 0 } = page.value;
  const fresh = list.fresh.size;
  return (
    <>
      {/* New bets are announced, never pushed under somebody's finger. */}
      <div role="status" className={styles.fresh} data-print="no">
        {fresh > 0 && (
          <Button size="small" icon={ArrowUp} onClick={onFresh}>
            {t('myBets.fresh', { tab: filter.tab, count: fresh })}
          </Button>
        )}
      </div>
      <UnreadBets count={page.value.unread} />
      {list.rows.length === 0 && unread === 0 && <NoBets filter={filter} onChange={onChange} />}
    </>
  );
}

function NoBets({ filter, onChange }: Pick<ListPaneProps<BetsFilter>, 'filter' | 'onChange'>) {
  const t = useText();
  const offered = useFirstPage().config.capabilities.betPlacement;
  const days = WIDEST_DAYS[filter.tab];
  const narrowed = filter.segment !== 'all' || filter.days !== days;
  return (
    <EmptyState
      icon={ReceiptText}
      text={t('myBets.none', { tab: filter.tab, narrowed: String(narrowed), offered: String(offered) })}
      action={
        narrowed ? (
          <Button onClick={() => onChange({ segment: 'all', days })}>
            {t('myBets.showAll', { tab: filter.tab })}
          </Button>
        ) : (
          <LinkButton to="/spmsports/live">{t('sports.seeLive')}</LinkButton>
        )
      }
    />
  );
}
