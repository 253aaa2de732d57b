import { useText } from '@/ui/i18n/useText';
import { WithdrawFrame } from '../WithdrawFrame';
import { useWithdrawFilter } from './useWithdrawFilter';
import { WithdrawalsPane } from './WithdrawalsPane';

/** /withdrawList: every request and what became of it (CASH-02). */
export function WithdrawListPage() {
  const t = useText();
  const { filter, change } = useWithdrawFilter();
  return (
    <WithdrawFrame title={t('pages.withdrawList')} back="/withdraw">
      <WithdrawalsPane filter={filter} onChange={change} />
    </WithdrawFrame>
  );
}
