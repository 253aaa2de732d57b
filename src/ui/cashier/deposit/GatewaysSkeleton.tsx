import { DepositAmount } from './DepositAmount';
import styles from './DepositWays.module.css';
import { UpiApps } from './UpiApps';
import { useTouch } from '@/ui/device/useTouch';
import { useText } from '@/ui/i18n/useText';
import { Skeleton } from '@/ui/kit/feedback/Skeleton';
import { Part } from '@/ui/kit/list/Part';

const ROWS = ['1', '2', '3', '4', '5', '6'];

/** The very parts that will stand there, with nothing in them yet. */
export function GatewaysSkeleton() {
  const t = useText();
  const touch = useTouch();
  return (
    <div className={styles.layout} aria-busy="true" data-testid="deposit-loading">
      <div className={styles.main} aria-hidden="true" inert>
        <Part>
          <DepositAmount text="" hint={' '} waits />
        </Part>
        {touch && (
          <Part title={t('deposit.app.title')}>
            <UpiApps label={t('deposit.app.title')} disabled onPick={() => undefined} />
            <p className={styles.appFacts}> </p>
          </Part>
        )}
        <Part title={t(touch ? 'deposit.others' : 'deposit.choose')}>
          <div className={styles.ways}>
            {ROWS.map((each) => (
              <span key={each} className={styles.bone}>
                <Skeleton length="half" />
                <Skeleton length="long" />
              </span>
            ))}
          </div>
        </Part>
      </div>
    </div>
  );
}
