import BadgeCheck from 'lucide-react/icons/badge-check';
import type { BankAccount } from '@/domain/cashier/BankAccount';
import { useText } from '@/ui/i18n/useText';
import { StatusChip } from '@/ui/kit/feedback/StatusChip';
import { Badge } from '@/ui/kit/list/Badge';
import styles from './Withdraw.module.css';

/** One account on file: whose bank, its last digits, and whether it can be paid. */
export function AccountMark({ account }: { readonly account: BankAccount }) {
  const t = useText();
  const { type, masked, ifsc, bank, holder, isDefault, check } = account;
  return (
    <span className={styles.account}>
      <span className={styles.methodName}>
        <strong>
          <bdi>
            {type === 'upi' || bank === '' ? t(`withdraw.mode.${type === 'upi' ? 'upi' : 'bank'}`) : bank}
          </bdi>{' '}
          <bdi className={styles.figures}>{masked}</bdi>
        </strong>
        {isDefault && <Badge>{t('withdraw.account.default')}</Badge>}
      </span>
      <span className={styles.accountFoot}>
        <span className={styles.note}>
          <bdi>{holder}</bdi>
          {ifsc !== '' && <> · {ifsc}</>}
        </span>
        {check === 'approved' && (
          <StatusChip tone="positive" icon={BadgeCheck} label={t('withdraw.account.verified')} />
        )}
        {(check === 'pending' || check === 'unknown') && (
          <StatusChip tone="warning" label={t('withdraw.account.pending')} />
        )}
        {check === 'declined' && <StatusChip tone="negative" label={t('withdraw.account.declined')} />}
      </span>
    </span>
  );
}
