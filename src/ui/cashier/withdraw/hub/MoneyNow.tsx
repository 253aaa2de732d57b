import type { WithdrawSituation } from '@/domain/cashier/withdrawals/WithdrawSituation';
import { useFormat } from '@/ui/i18n/useFormat';
import { useText } from '@/ui/i18n/useText';
import { classNames } from '@/ui/kit/classNames';
import { Card } from '@/ui/kit/list/Card';
import { Facts } from '@/ui/kit/list/Facts';
import styles from '../Withdraw.module.css';

/** Where the player's money is, each part with what it means. */
export function MoneyNow({ situation }: { readonly situation: WithdrawSituation }) {
  const t = useText();
  const format = useFormat();
  const { withdrawable, locked, onItsWay, coins } = situation;
  return (
    <Card>
      <div className={styles.money}>
        <div>
          <p className={styles.muted}>{t('withdraw.withdrawable')}</p>
          <p className={styles.big}>{format.money(withdrawable)}</p>
          <p className={styles.note}>{t('withdraw.withdrawable.note')}</p>
        </div>
        <Facts
          className={classNames(styles.sums, styles.parts)}
          facts={[
            {
              name: t('withdraw.onItsWay'),
              value: format.money(onItsWay),
              note: onItsWay > 0 && t('withdraw.onItsWay.note'),
            },
            locked > 0 && {
              name: t('withdraw.locked'),
              value: format.money(locked),
              note: t('withdraw.locked.note'),
            },
            { name: t('withdraw.coins'), value: format.amount(coins), note: t('withdraw.coins.note') },
          ]}
        />
      </div>
    </Card>
  );
}
