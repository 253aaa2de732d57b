import styles from './DepositWays.module.css';
import { UPI_APPS, upiAppName, type UpiApp } from '@/domain/cashier/deposits/upiApps';
import { useText } from '@/ui/i18n/useText';
import { PayMark } from '@/ui/kit/pay/PayMark';

export interface UpiAppsProps {
  readonly label: string;
  readonly disabled?: boolean;
  readonly onPick: (app: UpiApp) => void;
}

/** The payment apps of a phone, side by side: a tap pays with one. */
export function UpiApps({ label, disabled = false, onPick }: UpiAppsProps) {
  const t = useText();
  return (
    <div className={styles.apps} role="group" aria-label={label}>
      {UPI_APPS.map((app) => (
        <button
          key={app}
          type="button"
          className={styles.app}
          disabled={disabled}
          onClick={() => onPick(app)}
        >
          <PayMark of={app === 'any' ? 'upi' : app} />
          <span>{upiAppName(app) ?? t('deposit.app.any')}</span>
        </button>
      ))}
    </div>
  );
}
