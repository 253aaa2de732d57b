import styles from './Gateways.module.css';
import { dailyLeft } from '@/domain/cashier/deposits/depositAmount';
import type { DailyLimit } from '@/domain/cashier/deposits/Gateway';
import { useFormat } from '@/ui/i18n/useFormat';
import { useText } from '@/ui/i18n/useText';

/** How much of the day's limit is left. */
export function DailyMeter({ daily }: { readonly daily: DailyLimit }) {
  const t = useText();
  const format = useFormat();
  const left = dailyLeft(daily) ?? daily.limit;
  const share = daily.limit > 0 ? Math.min(100, (daily.used / daily.limit) * 100) : 100;
  const limit = format.moneyShort(daily.limit);
  const words = t('deposit.daily.left', { left: format.moneyShort(left), limit });
  return (
    <div className={styles.meter}>
      <div className={styles.meterHead}>
        <span className={styles.label}>{t('deposit.daily')}</span>
        <span>{words}</span>
      </div>
      <svg className={styles.bar} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
        <rect className={styles.fill} width={share} height={1} />
      </svg>
      {left === 0 && <p className={styles.reached}>{t('deposit.daily.reached', { limit })}</p>}
    </div>
  );
}
