import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useLocation } from 'react-router-dom';
import { AppLinks } from './AppLinks';
import { ConfirmForm } from './ConfirmForm';
import { Countdown } from './Countdown';
import styles from './DepositForm.module.css';
import { MoreTime } from './MoreTime';
import { OrderOver } from './OrderOver';
import type { PaymentEntry } from './PaymentEntry';
import pay from './PayStep.module.css';
import { PayTo } from './PayTo';
import type { OpenOrder } from '@/application/ports/state/DepositsState';
import type { Gateway } from '@/domain/cashier/deposits/Gateway';
import { readUpiApp } from '@/domain/cashier/deposits/upiApps';
import { upiLink } from '@/domain/cashier/deposits/upiLink';
import { useSecondsLeft } from '@/ui/device/useSecondsLeft';
import { useTouch } from '@/ui/device/useTouch';
import { useText } from '@/ui/i18n/useText';
import { Button } from '@/ui/kit/button/Button';
import { groupIndian } from '@/ui/kit/field/groupIndian';
import { Icon } from '@/ui/kit/icons/Icon';
import { Disclosure } from '@/ui/kit/menu/Disclosure';
import { Part } from '@/ui/kit/list/Part';

export interface PayStepProps {
  readonly gateway: Gateway;
  readonly open: OpenOrder;
  readonly entry: PaymentEntry;
  readonly onEdit: (entry: PaymentEntry) => void;
  /** Another amount. */
  readonly onChange: () => void;
}

/** Pays and tells of it, on one screen: where the money goes, how much exactly and until when; and what the payment was called. */
export function PayStep({ gateway, open, entry, onEdit, onChange }: PayStepProps) {
  const t = useText();
  const touch = useTouch();
  const { state } = useLocation() as { readonly state: { readonly app?: unknown } | null };
  const left = useSecondsLeft(open.endsAt);
  const { order } = open;
  const { figure, currency } = order.pay;
  const exact = currency === 'INR' ? `₹${groupIndian(figure)}` : `${figure} ${currency}`;
  const more = order.extendable && <MoreTime />;
  const change = (
    <Button variant="ghost" size="small" onClick={onChange}>
      {t('deposit.pay.change')}
    </Button>
  );
  if (left === 0)
    return (
      <div className={styles.card}>
        <OrderOver extendable={order.extendable}>
          {more}
          {change}
        </OrderOver>
      </div>
    );
  const inApp = touch && upiLink(order) !== null;
  return (
    <Part>
      <div className={pay.head}>
        <div>
          <h2 className={styles.title}>{t('deposit.pay.title', { figure: exact })}</h2>
          <p className={styles.lead}>{t('deposit.pay.lead')}</p>
        </div>
        <div className={pay.clock}>
          <Countdown endsAt={open.endsAt} />
          {left <= MORE_FROM_S && more}
        </div>
      </div>
      {order.network !== null && (
        <p className={pay.network}>
          <Icon of={TriangleAlert} />
          <span>{t('deposit.pay.network', { currency, network: order.network })}</span>
        </p>
      )}
      {inApp ? (
        <>
          <AppLinks order={order} chosen={readUpiApp(state?.app)} />
          <div className={pay.byHand}>
            <Disclosure summary={t('deposit.pay.byHand')}>
              <PayTo gateway={gateway} order={order} />
            </Disclosure>
          </div>
        </>
      ) : (
        <PayTo gateway={gateway} order={order} />
      )}
      <ConfirmForm gateway={gateway} order={order} entry={entry} onEdit={onEdit} />
      <div className={styles.foot}>{change}</div>
    </Part>
  );
}

/** More time is offered when there is little of it left. */
const MORE_FROM_S = 300;
