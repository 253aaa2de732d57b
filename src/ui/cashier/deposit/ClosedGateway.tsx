import CircleSlash from 'lucide-react/icons/circle-slash';
import type { Gateway } from '@/domain/cashier/deposits/Gateway';
import { useText } from '@/ui/i18n/useText';
import { LinkButton } from '@/ui/kit/button/LinkButton';
import { EmptyState } from '@/ui/kit/feedback/EmptyState';

/** Its own page, while it cannot be used. */
export function ClosedGateway({ gateway }: { readonly gateway: Gateway }) {
  const t = useText();
  const reason = gateway.closed?.reason ?? '';
  return (
    <EmptyState
      icon={CircleSlash}
      text={reason === '' ? t('deposit.closed.fallback') : reason}
      action={<LinkButton to="/gatewaylist">{t('deposit.showAll')}</LinkButton>}
    />
  );
}
