import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { isUndecidedSubmission } from '@/domain/cashier/Submission';
import type { WithdrawSituation } from '@/domain/cashier/withdrawals/WithdrawSituation';
import { useTexts } from '@/ui/i18n/useTexts';
import { useCashier } from '../../account/CashierContext';
import { Facts } from '@/ui/kit/list/Facts';
import styles from '../Withdraw.module.css';

/** Where the player's money is, each part with what it means. */
export const MoneyNow = observer(function MoneyNow({ situation }: { readonly situation: WithdrawSituation }) {
  const { withdrawals } = useCashier();
  const { t, format } = useTexts();
  // Asked for before a reload, it may have no answer either.
  useEffect(() => withdrawals.resume(), [withdrawals]);
  const { submission } = withdrawals.view;
  const mayBeLess = isUndecidedSubmission(submission) || submission.state === 'unconfirmed';
  const { withdrawable, locked, onItsWay, coins } = situation;
  return (
    <section className={styles.money} aria-label={t('withdraw.withdrawable')}>
      <p className={styles.now}>
        <span className={styles.muted}>{t('withdraw.withdrawable')}</span>{' '}
        <strong className={styles.big}>{format.money(withdrawable)}</strong>
      </p>
      {mayBeLess && <p className={styles.note}>{t('withdraw.withdrawable.mayBeLess')}</p>}
      <Facts
        className={styles.parts}
        facts={[
          onItsWay > 0 && {
            name: t('withdraw.onItsWay'),
            value: format.money(onItsWay),
            note: t('withdraw.onItsWay.note'),
          },
          locked > 0 && {
            name: t('withdraw.locked'),
            value: format.money(locked),
            note: t('withdraw.locked.note'),
          },
          coins > 0 && {
            name: t('wallet.coins'),
            value: format.amount(coins),
            note: t('withdraw.coins.note'),
          },
        ]}
      />
    </section>
  );
});
