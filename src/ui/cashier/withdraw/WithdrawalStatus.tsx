import Ban from 'lucide-react/icons/ban';
import type { Withdrawal } from '@/domain/cashier/withdrawals/Withdrawal';
import { useText } from '@/ui/i18n/useText';
import { StatusChip } from '@/ui/kit/feedback/StatusChip';
import { RequestStatusChip } from '../account/RequestStatusChip';

/** What became of it. One that the player took back is not called declined. */
export function WithdrawalStatus({ of }: { readonly of: Withdrawal }) {
  const t = useText();
  if (of.cancelled) return <StatusChip tone="neutral" icon={Ban} label={t('withdraw.cancelled')} />;
  return <RequestStatusChip status={of.status} />;
}
