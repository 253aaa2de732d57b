import { DepositAmount } from './DepositAmount';
import styles from './DepositWays.module.css';
import { UpiApps } from './UpiApps';
import { useTouch } from '@/ui/device/useTouch';
import { useText } from '@/ui/i18n/useText';
import { Skeleton } from '@/ui/kit/feedback/Skeleton';

const ROWS = ['1', '2', '3', '4', '5', '6'];

/** The very parts that will stand there, with nothing in them yet. */
export function GatewaysSkeleton() {
  const t = useText();
  const touch = useTouch();
  return (
    <div className={styles.layout} aria-busy="true" data-testid="deposit-loading">
      <div className={styles.main} aria-hidden="true" inert>
        <section className={styles.part}>
          <DepositAmount text="" hint={' '} waits />
        </section>
        {touch && (
          <section className={styles.part}>
            <h2 className={styles.head}>{t('deposit.app.title')}</h2>
            <UpiApps label={t('deposit.app.title')} disabled onPick={() => undefined} />
            <p className={styles.appFacts}> </p>
          </section>
        )}
        <section className={styles.part}>
          <h2 className={styles.head}>{t(touch ? 'deposit.others' : 'deposit.choose')}</h2>
          <div className={styles.ways}>
            {ROWS.map((each) => (
              <span key={each} className={styles.bone}>
                <Skeleton length="half" />
                <Skeleton length="long" />
              </span>
            ))}
          </div>
        </section>
      </div>
    </div>
  );
}
