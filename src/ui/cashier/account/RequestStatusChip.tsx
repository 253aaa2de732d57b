import type { RequestStatus } from '@/domain/cashier/RequestStatus';
import { useText } from '@/ui/i18n/useText';
import { StatusChip, type StatusTone } from '@/ui/kit/feedback/StatusChip';

const TONES: Readonly<Record<RequestStatus, StatusTone>> = {
  pending: 'warning',
  approved: 'positive',
  declined: 'negative',
  expired: 'neutral',
  unknown: 'info',
};

/** What became of a request: a sign and a word. */
export function RequestStatusChip({ status }: { readonly status: RequestStatus }) {
  const t = useText();
  return <StatusChip tone={TONES[status]} label={t(`cashier.status.${status}`)} />;
}
