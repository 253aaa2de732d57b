import { useLocation } from 'react-router-dom';
import type { PageProps } from '@/ui/navigation/PageProps';
import { Redirect } from '@/ui/navigation/Redirect';

const GATEWAYS: Readonly<Partial<Record<PageProps['route']['page'], string>>> = {
  depositBkash: 'm_bkash',
  depositPaytm: 'm_paytm',
  depositNagad: 'm_nagad',
};

/** /paytm, /bkash, /nagad: short for the gateway's own page, and never a step back in the history. */
export function DepositShortcutPage({ route }: PageProps) {
  const { pathname } = useLocation();
  const gateway = GATEWAYS[route.page];
  return <Redirect from={pathname} to={gateway === undefined ? '/gatewaylist' : `/deposit/${gateway}`} />;
}
