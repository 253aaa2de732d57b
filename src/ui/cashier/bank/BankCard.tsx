import AtSign from 'lucide-react/icons/at-sign';
import CreditCard from 'lucide-react/icons/credit-card';
import Landmark from 'lucide-react/icons/landmark';
import Star from 'lucide-react/icons/star';
import styles from './Bank.module.css';
import { bankName } from './bankName';
import type { BankAccount, BankAccountType } from '@/domain/cashier/BankAccount';
import type { RequestStatus } from '@/domain/cashier/RequestStatus';
import { useFormat } from '@/ui/i18n/useFormat';
import { useText } from '@/ui/i18n/useText';
import { Button } from '@/ui/kit/button/Button';
import { StatusChip } from '@/ui/kit/feedback/StatusChip';
import type { StatusTone } from '@/ui/kit/feedback/StatusChip';
import { Icon } from '@/ui/kit/icons/Icon';
import type { IconShape } from '@/ui/kit/icons/Icon';
import { Badge } from '@/ui/kit/list/Badge';

const ICONS: Readonly<Record<BankAccountType, IconShape>> = {
  bank: Landmark,
  card: CreditCard,
  upi: AtSign,
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
  const t = useText();
  const format = useFormat();
  const { type, masked, holder, ifsc, branch, isDefault, check, reason, addedAt } = account;
  const named = { account: masked };
  return (
    <li className={styles.card}>
      <div className={styles.name}>
        <span className={styles.mark}>
          <Icon of={ICONS[type]} />
        </span>
        <strong>
          <bdi>{bankName(account, t)}</bdi>
        </strong>
        {isDefault && <Badge tone="accent">{t('bank.default')}</Badge>}
      </div>
      <p className={styles.number}>
        <bdi>{masked}</bdi>
      </p>
      <p className={styles.small}>
        {[holder, ifsc, branch]
          .filter((part) => part !== '')
          .map((part) => (
            <bdi key={part}>{part}</bdi>
          ))}
      </p>
      <div className={styles.state}>
        <StatusChip tone={TONES[check]} label={t(`bank.status.${check}`)} />
        {addedAt !== null && (
          <span className={styles.small}>{t('bank.addedOn', { date: format.date(addedAt) })}</span>
        )}
      </div>
      {reason !== '' && (
        <p className={styles.reason}>
          <bdi>{reason}</bdi>
        </p>
      )}
      {check === 'pending' && <p className={styles.small}>{t('bank.pendingNote')}</p>}
      {changeable && (
        <div className={styles.does}>
          {!isDefault && (
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
