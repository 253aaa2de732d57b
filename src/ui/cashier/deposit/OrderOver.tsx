import Hourglass from 'lucide-react/icons/hourglass';
import type { ReactNode } from 'react';
import styles from './DepositState.module.css';
import { useText } from '@/ui/i18n/useText';
import { Icon } from '@/ui/kit/icons/Icon';

export interface OrderOverProps {
  readonly extendable: boolean;
  readonly children: ReactNode;
}

/** The countdown has ended: where that leaves the money, and the ways on. */
export function OrderOver({ extendable, children }: OrderOverProps) {
  const t = useText();
  return (
    <div className={styles.over} role="status">
      <span className={styles.mark}>
        <Icon of={Hourglass} size={32} />
      </span>
      <h2 className={styles.title}>{t('deposit.pay.over')}</h2>
      <p className={styles.text}>{t(extendable ? 'deposit.pay.overText' : 'deposit.pay.overFinal')}</p>
      <div className={styles.ways}>{children}</div>
    </div>
  );
}
