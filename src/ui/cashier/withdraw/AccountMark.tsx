import { mayBeDefault, type BankAccount } from '@/domain/cashier/BankAccount';
import { useText } from '@/ui/i18n/useText';
import { Badge } from '@/ui/kit/list/Badge';
import styles from './Withdraw.module.css';

/** One account on file: whose bank, its last digits, and whether it can be paid. */
export function AccountMark({ account }: { readonly account: BankAccount }) {
  const t = useText();
  const { type, masked, bank, isDefault, check } = account;
  return (
    <span className={styles.account}>
      <span className={styles.methodName}>
        <strong>
          <bdi>
            {type === 'upi' || bank === '' ? t(`cashier.mode.${type === 'upi' ? 'upi' : 'bank'}`) : bank}
          </bdi>{' '}
          <bdi>{masked}</bdi>
        </strong>
        {isDefault && mayBeDefault(account) && <Badge>{t('bank.default')}</Badge>}
      </span>
      {(check === 'pending' || check === 'unknown') && (
        <span className={styles.warn}>{t('withdraw.account.pending')}</span>
      )}
      {(check === 'declined' || check === 'expired') && (
        <span className={styles.warn}>{t('withdraw.account.declined')}</span>
      )}
    </span>
  );
}
