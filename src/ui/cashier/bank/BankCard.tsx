import Star from 'lucide-react/icons/star';
import styles from './Bank.module.css';
import { bankName } from './bankName';
import { mayBeDefault, type BankAccount, type BankAccountType } from '@/domain/cashier/BankAccount';
import type { RequestStatus } from '@/domain/cashier/RequestStatus';
import { useTexts } from '@/ui/i18n/useTexts';
import { Button } from '@/ui/kit/button/Button';
import { StatusChip, type StatusTone } from '@/ui/kit/feedback/StatusChip';
import { Badge } from '@/ui/kit/list/Badge';
import { PayMark } from '@/ui/kit/pay/PayMark';
import type { PayMarkName } from '@/ui/kit/pay/payDrawings';

const MARKS: Readonly<Record<BankAccountType, PayMarkName>> = {
  bank: 'bank',
  card: 'wallet',
  upi: 'upi',
};
const TONES: Readonly<Record<RequestStatus, StatusTone>> = {
  pending: 'warning',
  approved: 'positive',
  declined: 'negative',
  expired: 'negative',
  unknown: 'info',
};

export interface BankCardProps {
  readonly account: BankAccount;
  readonly changeable: boolean;
  /** It is being made the default. */
  readonly moving: boolean;
  readonly onMakeDefault: () => void;
  readonly onRemove: () => void;
}

/** One account: what it is, whose, and whether money can go there. */
export function BankCard({ account, changeable, moving, onMakeDefault, onRemove }: BankCardProps) {
  const { t, format } = useTexts();
  const { type, masked, holder, ifsc, branch, isDefault, check, reason, addedAt } = account;
  const payable = mayBeDefault(account);
  const isMain = isDefault && payable;
  const named = { account: masked };
  return (
    <li className={styles.card}>
      <PayMark of={MARKS[type]} name={bankName(account, t)} />
      <div className={styles.words}>
        <p className={styles.name}>
          <strong>
            <bdi>{bankName(account, t)}</bdi>
          </strong>
          <bdi className={styles.number}>{masked}</bdi>
          {isMain && <Badge tone="accent">{t('bank.default')}</Badge>}
        </p>
        <p className={styles.small}>
          {[holder, ifsc, branch]
            .filter((part) => part !== '')
            .map((part) => (
              <bdi key={part}>{part}</bdi>
            ))}
          {addedAt !== null && <span>{t('bank.addedOn', { date: format.date(addedAt) })}</span>}
        </p>
      </div>
      <StatusChip tone={TONES[check]} label={t(`bank.status.${check}`)} />
      {reason !== '' && (
        <p className={styles.reason}>
          <bdi>{reason}</bdi>
        </p>
      )}
      {check === 'pending' && <p className={styles.small}>{t('bank.pendingNote')}</p>}
      {changeable && (
        <div className={styles.does}>
          {payable && !isMain && (
            <Button
              size="small"
              icon={Star}
              busy={moving}
              busyLabel={t('common.submitting')}
              aria-label={t('bank.makeDefaultOf', named)}
              onClick={onMakeDefault}
            >
              {t('bank.makeDefault')}
            </Button>
          )}
          <Button size="small" variant="ghost" aria-label={t('bank.removeOf', named)} onClick={onRemove}>
            {t('bank.remove')}
          </Button>
        </div>
      )}
    </li>
  );
}
