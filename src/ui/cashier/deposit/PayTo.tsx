import pay from './PayStep.module.css';
import { QrCode } from './QrCode';
import type { DepositOrder } from '@/domain/cashier/deposits/DepositOrder';
import type { Gateway } from '@/domain/cashier/deposits/Gateway';
import { qrTextOf, upiLink } from '@/domain/cashier/deposits/upiLink';
import { useText } from '@/ui/i18n/useText';
import { CopyRow } from '@/ui/kit/list/CopyRow';

export interface PayToProps {
  readonly gateway: Pick<Gateway, 'mode' | 'name'>;
  readonly order: DepositOrder;
}

/** Where the money goes and how much of it exactly: for a camera, and to copy. */
export function PayTo({ gateway, order }: PayToProps) {
  const t = useText();
  function payeeLabel(): string {
    if (upiLink(order) !== null) return t('deposit.pay.upi');
    if (order.network !== null) return t('deposit.pay.address', { network: order.network });
    return gateway.mode === 'wallet'
      ? t('deposit.pay.wallet', { gateway: gateway.name })
      : t('deposit.pay.account');
  }
  const rows = [
    [payeeLabel(), order.payee],
    // An address of a chain has no name to compare it with.
    [t('deposit.pay.name'), order.network === null ? order.payeeName : ''],
    [t('deposit.pay.amount'), order.pay.figure],
    [t('deposit.pay.note'), order.note],
  ] as const;
  return (
    <div className={pay.ways}>
      <figure className={pay.figure}>
        <QrCode text={qrTextOf(order)} label={t('deposit.pay.qr')} />
        <figcaption>
          {order.network === null
            ? t('deposit.pay.scan')
            : t('deposit.pay.scanCoins', { currency: order.pay.currency, network: order.network })}
        </figcaption>
      </figure>
      <div className={pay.rows}>
        {rows
          .filter(([, value]) => value !== '')
          .map(([label, value]) => (
            <CopyRow key={label} label={label} value={value} />
          ))}
      </div>
    </div>
  );
}
