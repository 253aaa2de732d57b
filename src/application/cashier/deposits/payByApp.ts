import type { GatewayId } from '@/domain/cashier/deposits/Gateway';
import { upiAppLink, type UpiApp } from '@/domain/cashier/deposits/upiApps';
import type { Paise } from '@/domain/shared/Money';
import type { Result } from '@/domain/shared/Result';
import type { AllPorts } from '../../ports/LaterPorts';
import type { OrderRefusal } from './OrderRefusal';

/**
 * Orders, and opens the app that was tapped while the tap still counts for the browser; the order is there whether or not it opens.
 * The sandbox's payee is made up: no real app is led to it by itself.
 */
export function payByApp(
  ports: Pick<AllPorts, 'deposits' | 'paymentPages' | 'config'>,
  order: (gateway: GatewayId, amount: Paise) => Promise<Result<void, OrderRefusal>>,
) {
  return async (
    gateway: GatewayId,
    amount: Paise,
    app: UpiApp,
    android: boolean,
  ): Promise<Result<void, OrderRefusal>> => {
    const ordered = await order(gateway, amount);
    const open = ports.deposits.order;
    if (!ordered.ok || open === null || ports.config.backend === 'sandbox') return ordered;
    const link = upiAppLink(open.order, app, android);
    if (link !== null) ports.paymentPages.open(link);
    return ordered;
  };
}
