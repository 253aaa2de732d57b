import ReceiptText from 'lucide-react/icons/receipt-text';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { WithdrawalsPage } from '@/application/ports/gateways/WithdrawalsGateway';
import { isUndecided, REQUEST_STATUSES } from '@/domain/cashier/RequestStatus';
import {
  writeWithdrawFilter,
  type WithdrawFilter,
  type WithdrawStatusFilter,
} from '@/domain/cashier/withdrawals/withdrawFilter';
import { useMediaQuery } from '@/ui/device/useMediaQuery';
import { useText } from '@/ui/i18n/useText';
import { Button } from '@/ui/kit/button/Button';
import { LinkButton } from '@/ui/kit/button/LinkButton';
import { EmptyState } from '@/ui/kit/feedback/EmptyState';
import { InfoBar } from '@/ui/kit/feedback/InfoBar';
import { LoadFailed } from '@/ui/list/LoadFailed';
import { Segments } from '@/ui/kit/field/Segments';
import { ListSkeleton } from '@/ui/list/ListSkeleton';
import { Pager } from '@/ui/list/Pager';
import { useLastPage } from '@/ui/list/useLastPage';
import { TakeAlong } from '@/ui/list/TakeAlong';
import { useLoaded, type Load } from '@/ui/list/useLoaded';
import { WIDE_LIST } from '@/ui/list/wideList';
import { useCashier } from '../../account/CashierContext';
import { SentBanner } from '../SentBanner';
import { useWithdrawalsFile } from './useWithdrawalsFile';
import styles from './WithdrawList.module.css';
import { WithdrawalLines } from './WithdrawalLines';
import { WithdrawalsTable } from './WithdrawalsTable';

export interface WithdrawalsPaneProps {
  readonly filter: WithdrawFilter;
  readonly onChange: (change: Partial<WithdrawFilter>, replace?: boolean) => void;
}

const STATUSES: readonly WithdrawStatusFilter[] = ['all', ...REQUEST_STATUSES];
const keyOf = (filter: WithdrawFilter): string => JSON.stringify(writeWithdrawFilter(filter));

/** The requests that the filter asks for, in each of their states, kept fresh while one of them waits. */
export function WithdrawalsPane({ filter, onChange }: WithdrawalsPaneProps) {
  const { withdrawals } = useCashier();
  const t = useText();
  const wide = useMediaQuery(WIDE_LIST);
  const top = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState(filter);
  if (keyOf(asked) !== keyOf(filter)) setAsked(filter);
  const load = useCallback<Load<WithdrawalsPage>>(
    (cancellation) => withdrawals.list(asked, cancellation),
    [withdrawals, asked],
  );
  const { page, slow, refresh } = useLoaded(load);
  const collect = useWithdrawalsFile(filter.status);

  const waits = useRef(false);
  waits.current = page.state === 'ready' && page.value.withdrawals.some(({ status }) => isUndecided(status));
  useEffect(() => withdrawals.follow(() => waits.current, refresh), [withdrawals, refresh]);

  const unread = page.state === 'ready' ? (page.value.unread ?? 0) : 0;
  useLastPage(filter, page.state === 'ready' ? page.value.count : null, onChange);

  return (
    <>
      <SentBanner onFound={refresh} />
      <div ref={top} tabIndex={-1} className={styles.bar}>
        <div className={styles.filter} data-print="no">
          <Segments
            label={t('withdraw.list.filter')}
            options={STATUSES.map((id) => ({
              id,
              label: t(id === 'all' ? 'withdraw.list.status.all' : `cashier.status.${id}`),
            }))}
            chosen={filter.status}
            onChoose={(status) => onChange({ status })}
          />
        </div>
      </div>
      {page.state === 'loading' && <ListSkeleton rows={5} slow={slow} />}
      {page.state === 'failed' && <LoadFailed message={page.message} onRetry={refresh} />}
      {unread > 0 && <InfoBar tone="warning">{t('withdraw.list.unread', { count: unread })}</InfoBar>}
      {page.state === 'ready' && page.value.withdrawals.length === 0 && unread === 0 && (
        <None filter={filter} onChange={onChange} />
      )}
      {page.state === 'ready' && page.value.withdrawals.length > 0 && (
        <div className={styles.panel}>
          {wide ? (
            <WithdrawalsTable withdrawals={page.value.withdrawals} onAsked={refresh} />
          ) : (
            <WithdrawalLines withdrawals={page.value.withdrawals} onAsked={refresh} />
          )}
          <Pager
            label={t('withdraw.list.pages')}
            sizeLabel={t('withdraw.list.size')}
            page={filter.page}
            size={filter.size}
            count={page.value.count}
            rows={page.value.withdrawals.length}
            top={top}
            onChange={onChange}
          />
        </div>
      )}
      <TakeAlong
        listKey={filter.status}
        rows={page.state === 'ready' ? page.value.count : page.state === 'failed' ? 0 : null}
        collect={collect}
      />
    </>
  );
}

function None({ filter, onChange }: WithdrawalsPaneProps) {
  const t = useText();
  const all = filter.status === 'all';
  return (
    <EmptyState
      icon={ReceiptText}
      text={t(all ? 'withdraw.list.none' : 'withdraw.list.noneOfStatus')}
      action={
        all ? (
          <LinkButton to="/withdraw">{t('pages.withdraw')}</LinkButton>
        ) : (
          <Button onClick={() => onChange({ status: 'all' })}>{t('withdraw.list.showAll')}</Button>
        )
      }
    />
  );
}
