import Smartphone from 'lucide-react/icons/smartphone';
import { useState } from 'react';
import ways from './DepositWays.module.css';
import pay from './PayStep.module.css';
import type { DepositOrder } from '@/domain/cashier/deposits/DepositOrder';
import { UPI_APPS, upiAppLink, upiAppName, type UpiApp } from '@/domain/cashier/deposits/upiApps';
import { isAndroid } from '@/ui/device/isAndroid';
import { useText } from '@/ui/i18n/useText';
import { Icon } from '@/ui/kit/icons/Icon';
import { PayMark } from '@/ui/kit/pay/PayMark';

export interface AppLinksProps {
  readonly order: DepositOrder;
  /** The app that was tapped for this payment; null: none. */
  readonly chosen: UpiApp | null;
}

/** The way into a payment app with everything filled in: the one that was chosen, and the others. */
export function AppLinks({ order, chosen }: AppLinksProps) {
  const t = useText();
  const [app, setApp] = useState(chosen);
  const [android] = useState(isAndroid);
  const first = app ?? 'any';
  const name = upiAppName(first);
  const others = UPI_APPS.filter((each) => each !== first);
  return (
    <>
      <a className={pay.app} href={upiAppLink(order, first, android) ?? undefined}>
        <Icon of={Smartphone} />
        {name === null ? t('deposit.pay.openUpi') : t('deposit.pay.open', { app: name })}
      </a>
      <div className={ways.apps} role="group" aria-label={t('deposit.app.others')} data-apps="3">
        {others.map((each) => (
          <a
            key={each}
            className={ways.app}
            href={upiAppLink(order, each, android) ?? undefined}
            onClick={() => setApp(each)}
          >
            <PayMark of={each === 'any' ? 'upi' : each} />
            <span>{upiAppName(each) ?? t('deposit.app.any')}</span>
          </a>
        ))}
      </div>
    </>
  );
}
