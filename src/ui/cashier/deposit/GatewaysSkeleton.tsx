import styles from './Gateways.module.css';
import { Skeleton } from '@/ui/kit/feedback/Skeleton';

const CARDS = ['1', '2', '3', '4', '5', '6'];

/** The boxes of what will stand there. */
export function GatewaysSkeleton() {
  return (
    <div className={styles.stack} aria-busy="true" data-testid="deposit-loading">
      <span className={styles.purseBone}>
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
