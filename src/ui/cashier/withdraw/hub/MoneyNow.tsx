import type { WithdrawStanding } from '@/domain/cashier/withdrawals/WithdrawStanding';
import { useFormat } from '@/ui/i18n/useFormat';
import { useText } from '@/ui/i18n/useText';
import { Card } from '@/ui/kit/list/Card';
import styles from '../Withdraw.module.css';

/** Where the player's money is, each part with what it means. */
export function MoneyNow({ standing }: { readonly standing: WithdrawStanding }) {
  const t = useText();
  const format = useFormat();
  const { withdrawable, locked, onItsWay, coins } = standing;
  return (
    <Card>
      <div className={styles.money}>
        <div>
          <p className={styles.muted}>{t('withdraw.withdrawable')}</p>
          <p className={styles.big}>{format.money(withdrawable)}</p>
          <p className={styles.note}>{t('withdraw.withdrawable.note')}</p>
        </div>
        <dl className={styles.parts}>
          <div>
            <dt>{t('withdraw.onItsWay')}</dt>
            <dd>{format.money(onItsWay)}</dd>
            {onItsWay > 0 && <dd className={styles.note}>{t('withdraw.onItsWay.note')}</dd>}
          </div>
          {locked > 0 && (
            <div>
              <dt>{t('withdraw.locked')}</dt>
              <dd>{format.money(locked)}</dd>
              <dd className={styles.note}>{t('withdraw.locked.note')}</dd>
            </div>
          )}
          <div>
            <dt>{t('withdraw.coins')}</dt>
            <dd>{format.amount(coins)}</dd>
            <dd className={styles.note}>{t('withdraw.coins.note')}</dd>
          </div>
        </dl>
      </div>
    </Card>
  );
}
