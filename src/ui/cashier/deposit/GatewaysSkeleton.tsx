import styles from './Gateways.module.css';
import { useText } from '@/ui/i18n/useText';
import { Skeleton } from '@/ui/kit/feedback/Skeleton';

const CARDS = ['1', '2', '3', '4', '5', '6'];

/** The boxes of what will stand there. */
export function GatewaysSkeleton() {
  const t = useText();
  return (
    <div className={styles.stack} aria-busy="true" data-testid="deposit-loading">
      <span className={styles.purseBone}>
        <Skeleton shape="block" />
      </span>
      <h2 className={styles.choose}>{t('deposit.choose')}</h2>
      <span className={styles.chipsBone}>
        <Skeleton shape="block" />
      </span>
      <div className={styles.cards}>
        {CARDS.map((each) => (
          <span key={each} className={styles.bone}>
            <Skeleton shape="block" />
          </span>
        ))}
      </div>
    </div>
  );
}
