import { withdrawalsCsv } from '@/domain/cashier/withdrawals/withdrawalsCsv';
import type { WithdrawStatusFilter } from '@/domain/cashier/withdrawals/withdrawFilter';
import { dayAt } from '@/domain/shared/IndianDay';
import { ok } from '@/domain/shared/Result';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { useTexts } from '@/ui/i18n/useTexts';
import type { CollectFile } from '@/ui/list/useListFile';
import { useCashier } from '../../account/CashierContext';

/** All withdrawals of a status as a CSV file. */
export function useWithdrawalsFile(status: WithdrawStatusFilter): CollectFile {
  const { clock } = usePlayerApp().device;
  const { withdrawals } = useCashier();
  const { t, format } = useTexts();
  return async (cancellation) => {
    const answer = await withdrawals.collect(status, cancellation);
    if (!answer.ok) return answer;
    const { withdrawals: all, whole, unread } = answer.value;
    const saved = t(whole ? 'withdraw.list.saved' : 'withdraw.list.savedPart', {
      count: format.number(all.length),
    });
    return ok({
      name: `withdrawals-${status}-${dayAt(clock.now())}.csv`,
      text: withdrawalsCsv(all, {
        head: (column) => t(`withdraw.list.column.${column}`),
        status: (each) => t(each.cancelled ? 'withdraw.cancelled' : `cashier.status.${each.status}`),
      }),
      note: unread === 0 ? saved : `${saved} ${t('withdraw.list.unreadInFile', { count: unread })}`,
    });
  };
}
