import styles from './Bonus.module.css';
import { useTimeLeft } from './useTimeLeft';
import type { Bonus } from '@/domain/rewards/Bonus';
import { useTexts } from '@/ui/i18n/useTexts';
import { Facts } from '@/ui/kit/list/Facts';

/** Where the money of a bonus is, when it ends, and what a bet has to be to count. Of money, what there is none of is left out, but for what can still be earned. */
export function BonusFacts({ bonus }: { readonly bonus: Bonus }) {
  const { t, format } = useTexts();
  const time = useTimeLeft();
  const { status, days, expiresAt, endedAt, minOdds, maxBet, locked, claimable, released, lost } = bonus;
  const active = status === 'active';
  const claimed = status !== 'available';
  return (
    <Facts
      look="boxes"
      className={styles.facts}
      facts={[
        claimed && (active || locked > 0) && { name: t('bonus.toEarn'), value: format.moneyShort(locked) },
        claimed &&
          (active || claimable > 0) && {
            name: t('bonus.ready'),
            value: format.moneyShort(claimable),
            className: claimable > 0 ? styles.good : undefined,
          },
        claimed && { name: t('bonus.paid'), value: format.moneyShort(released) },
        claimed && lost > 0 && { name: t('bonus.gone'), value: format.moneyShort(lost) },
        !claimed &&
          days !== null && { name: t('bonus.validFor'), value: t('bonus.leftDays', { count: days }) },
        active &&
          expiresAt !== null && {
            name: t('bonus.ends'),
            value: t('bonus.timeLeft', { left: time.left(expiresAt) }),
            note: time.date(expiresAt),
          },
        claimed && !active && endedAt !== null && { name: t('bonus.ended'), value: time.date(endedAt) },
        minOdds !== null && { name: t('bonus.minOdds'), value: format.odds(minOdds) },
        maxBet !== null && { name: t('bonus.maxBet'), value: format.moneyShort(maxBet) },
      ]}
    />
  );
}
