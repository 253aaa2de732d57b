import styles from '../Rewards.module.css';
import type { Bonus } from '@/domain/rewards/Bonus';
import { useFormat } from '@/ui/i18n/useFormat';
import { useText } from '@/ui/i18n/useText';
import { useTimeLeft } from './useTimeLeft';

/** When it ends, and what a bet has to be to count. */
export function BonusFacts({ bonus }: { readonly bonus: Bonus }) {
  const t = useText();
  const format = useFormat();
  const time = useTimeLeft();
  const { status, days, expiresAt, endedAt, minOdds, maxBet } = bonus;
  return (
    <dl className={styles.facts}>
      {status === 'available' && days !== null && (
        <Fact name={t('bonus.validFor')}>{t('bonus.days', { days })}</Fact>
      )}
      {status === 'active' && expiresAt !== null && (
        <Fact name={t('bonus.ends')}>
          {t('bonus.timeLeft', { date: time.date(expiresAt), left: time.left(expiresAt) })}
        </Fact>
      )}
      {status !== 'available' && status !== 'active' && endedAt !== null && (
        <Fact name={t('bonus.ended')}>{time.date(endedAt)}</Fact>
      )}
      {minOdds !== null && <Fact name={t('bonus.minOdds')}>{format.odds(minOdds)}</Fact>}
      {maxBet !== null && <Fact name={t('bonus.maxBet')}>{format.moneyShort(maxBet)}</Fact>}
    </dl>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
