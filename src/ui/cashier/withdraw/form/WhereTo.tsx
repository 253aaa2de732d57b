import type { DefaultShut } from '@/domain/cashier/withdrawals/defaultShut';
import { withdrawFigures } from '@/domain/cashier/withdrawals/withdrawFigures';
import type { WithdrawPlace } from '@/domain/cashier/withdrawals/withdrawPlaces';
import type { Paise } from '@/domain/shared/Money';
import { useTexts } from '@/ui/i18n/useTexts';
import { accountText } from '../accountText';
import { feeText } from '../methodTexts';
import styles from './WithdrawFields.module.css';

export interface WhereToProps {
  readonly place: WithdrawPlace | null;
  /** Why the default is not it. */
  readonly shut: DefaultShut | null;
  /** null until there is one that can be asked for. */
  readonly amount: Paise | null;
}

/** Beside the button: where the money goes and what that costs, for a screen on which the choice is out of sight. */
export function WhereTo({ place, shut, amount }: WhereToProps) {
  const { t, format } = useTexts();
  if (place === null)
    return (
      <p className={styles.to}>
        {shut === null
          ? t('withdraw.to.none')
          : t('withdraw.to.shut', { account: accountText(shut.account, t) })}
      </p>
    );
  const { method, account } = place;
  const free = method.fee.flat === 0 && method.fee.basisPoints === 0;
  const fee =
    amount === null || free
      ? feeText(method, t, format)
      : t('withdraw.fee.flat', { flat: format.money(withdrawFigures(amount, method).fee) });
  const other = method.mode === 'upi' ? t('withdraw.form.account.other') : method.name;
  return (
    <p className={styles.to}>
      {t('withdraw.to', { place: account === null ? other : accountText(account, t), fee })}
    </p>
  );
}
