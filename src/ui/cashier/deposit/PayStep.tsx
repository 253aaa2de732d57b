import Smartphone from 'lucide-react/icons/smartphone';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { Countdown } from './Countdown';
import styles from './DepositForm.module.css';
import { MoreTime } from './MoreTime';
import { OrderOver } from './OrderOver';
import pay from './PayStep.module.css';
import { QrCode } from './QrCode';
import type { OpenOrder } from '@/application/ports/state/DepositsState';
import type { Gateway } from '@/domain/cashier/deposits/Gateway';
import { qrTextOf, upiLink } from '@/domain/cashier/deposits/upiLink';
import { useSecondsLeft } from '@/ui/device/useSecondsLeft';
import { useText } from '@/ui/i18n/useText';
import { Button } from '@/ui/kit/button/Button';
import { groupIndian } from '@/ui/kit/field/groupIndian';
import { Icon } from '@/ui/kit/icons/Icon';
import { CopyRow } from '@/ui/kit/list/CopyRow';

export interface PayStepProps {
  readonly gateway: Gateway;
  readonly open: OpenOrder;
  readonly onPaid: () => void;
  /** Another amount. */
  readonly onChange: () => void;
}

/** Step 2: where the money goes, how much exactly, and until when. */
export function PayStep({ gateway, open, onPaid, onChange }: PayStepProps) {
  const t = useText();
  const over = useSecondsLeft(open.endsAt) === 0;
  const { order } = open;
  const { figure, currency } = order.pay;
  const exact = currency === 'INR' ? `₹${groupIndian(figure)}` : `${figure} ${currency}`;
  const link = upiLink(order);

  const more = order.extendable && <MoreTime />;
  if (over)
    return (
      <div className={styles.card}>
        <OrderOver extendable={order.extendable}>
          {more}
          <Button size="small" variant={order.extendable ? 'ghost' : 'secondary'} onClick={onChange}>
            {t('deposit.pay.change')}
          </Button>
        </OrderOver>
      </div>
    );
  const rows = [
    [payeeLabel(), order.payee],
    [t('deposit.pay.name'), order.payeeName],
    [t('deposit.pay.amount'), figure],
    [t('deposit.pay.note'), order.note],
  ] as const;
  function payeeLabel(): string {
    if (link !== null) return t('deposit.pay.upi');
    if (order.network !== null) return t('deposit.pay.address', { network: order.network });
    return gateway.mode === 'wallet'
      ? t('deposit.pay.wallet', { gateway: gateway.name })
      : t('deposit.pay.account');
  }
  return (
    <div className={styles.card}>
      <div className={pay.head}>
        <div>
          <h2 className={styles.title}>{t('deposit.pay.title', { figure: exact })}</h2>
          <p className={styles.lead}>{t('deposit.pay.lead')}</p>
        </div>
        <div className={pay.clock}>
          <Countdown endsAt={open.endsAt} />
          {more}
        </div>
      </div>
      {order.network !== null && (
        <p className={pay.network}>
          <Icon of={TriangleAlert} />
          <span>{t('deposit.pay.network', { currency, network: order.network })}</span>
        </p>
      )}
      <div className={pay.ways}>
        <div className={pay.rows}>
          {rows
            .filter(([, value]) => value !== '')
            .map(([label, value]) => (
              <CopyRow
                key={label}
                label={label}
                value={value}
                copyLabel={t('deposit.copy')}
                copiedLabel={t('deposit.copied')}
              />
            ))}
        </div>
        <figure className={pay.figure}>
          <QrCode text={qrTextOf(order)} label={t('deposit.pay.qr')} />
          <figcaption>{t('deposit.pay.scan')}</figcaption>
        </figure>
      </div>
      <div className={styles.actions}>
        <Button variant="primary" onClick={onPaid}>
          {t('deposit.pay.paid')}
        </Button>
        {link !== null && (
          <a className={pay.app} href={link}>
            <Icon of={Smartphone} />
            {t('deposit.pay.openUpi')}
          </a>
        )}
        <Button variant="ghost" onClick={onChange}>
          {t('deposit.pay.change')}
        </Button>
      </div>
    </div>
  );
}
