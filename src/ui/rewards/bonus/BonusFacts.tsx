import type { Bonus } from '@/domain/rewards/Bonus';
import { useFormat } from '@/ui/i18n/useFormat';
import { useText } from '@/ui/i18n/useText';
import { Facts } from '@/ui/kit/list/Facts';
import { useTimeLeft } from './useTimeLeft';

/** When it ends, and what a bet has to be to count. */
export function BonusFacts({ bonus }: { readonly bonus: Bonus }) {
  const t = useText();
  const format = useFormat();
  const time = useTimeLeft();
  const { status, days, expiresAt, endedAt, minOdds, maxBet } = bonus;
  const over = status !== 'available' && status !== 'active';
  return (
    <Facts
      look="cells"
      facts={[
        status === 'available' &&
          days !== null && { name: t('bonus.validFor'), value: t('bonus.days', { days }) },
        status === 'active' &&
          expiresAt !== null && {
            name: t('bonus.ends'),
            value: t('bonus.timeLeft', { date: time.date(expiresAt), left: time.left(expiresAt) }),
          },
        over && endedAt !== null && { name: t('bonus.ended'), value: time.date(endedAt) },
        minOdds !== null && { name: t('bonus.minOdds'), value: format.odds(minOdds) },
        maxBet !== null && { name: t('bonus.maxBet'), value: format.moneyShort(maxBet) },
      ]}
    />
  );
}
