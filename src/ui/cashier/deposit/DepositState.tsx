import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import Clock from 'lucide-react/icons/clock';
import Hourglass from 'lucide-react/icons/hourglass';
import Info from 'lucide-react/icons/info';
import styles from './DepositState.module.css';
import { DepositFacts } from './DepositFacts';
import type { Deposit } from '@/domain/cashier/deposits/Deposit';
import { useTexts } from '@/ui/i18n/useTexts';
import { Button } from '@/ui/kit/button/Button';
import { LinkButton } from '@/ui/kit/button/LinkButton';
import { Outcome } from '@/ui/kit/feedback/Outcome';
import { ShareReceipt } from '../account/ShareReceipt';

const MARKS = {
  pending: { tone: 'warning', icon: Clock },
  approved: { tone: 'positive', icon: CircleCheck },
  declined: { tone: 'negative', icon: CircleX },
  expired: { tone: 'neutral', icon: Hourglass },
  unknown: { tone: 'info', icon: Info },
} as const;
const HOUR = 60;

export interface DepositStateProps {
  readonly deposit: Deposit;
  /** Where the player wants back to; null: nowhere. */
  readonly back?: string | null;
  readonly onAnother?: () => void;
}

/** Step 4: where the money is, what happens next and when. Changes by itself once it is decided. */
export function DepositState({ deposit, back = null, onAnother }: DepositStateProps) {
  const { t, format } = useTexts();
  const { status, gatewayName: gateway, minutes, reason } = deposit;
  const hours = minutes !== null && minutes >= HOUR && minutes % HOUR === 0 ? minutes / HOUR : null;
  const text =
    status === 'pending'
      ? minutes === null
        ? t('deposit.done.pendingTextUntimed', { gateway })
        : t('deposit.done.pendingText', {
            gateway,
            time:
              hours === null ? t('deposit.minutesShort', { minutes }) : t('deposit.hoursShort', { hours }),
          })
      : t(`deposit.done.${status}Text`);
  const receipt = [
    `${t('pages.deposit')} ${format.money(deposit.amount)} (${gateway})`,
    `${t('deposit.done.status')}: ${t(`cashier.status.${status}`)}`,
    `${t('cashier.reference')}: ${deposit.id}`,
    ...(deposit.reference === '' ? [] : [`${t('deposit.done.transaction')}: ${deposit.reference}`]),
    ...(deposit.createdAt === null ? [] : [`${t('deposit.done.at')}: ${format.dateTime(deposit.createdAt)}`]),
  ];
  return (
    <div className={styles.panel}>
      <Outcome
        {...MARKS[status]}
        title={
          status === 'approved'
            ? t('deposit.done.approved', { amount: format.money(deposit.credit) })
            : t(`deposit.done.${status}`)
        }
      >
        <p className={styles.text}>{text}</p>
        {reason !== '' && (
          <p className={styles.reason}>
            <bdi>{t('deposit.done.reason', { reason })}</bdi>
          </p>
        )}
      </Outcome>
      <DepositFacts deposit={deposit} />
      <div className={styles.ways}>
        {back !== null && status !== 'declined' && status !== 'expired' && (
          <LinkButton to={back} variant="primary">
            {t('deposit.done.back')}
          </LinkButton>
        )}
        {back === null && status === 'approved' && (
          <LinkButton to="/home" variant="primary">
            {t('deposit.done.play')}
          </LinkButton>
        )}
        {(status === 'declined' || status === 'expired') && (
          <LinkButton to="/contactus" variant="primary">
            {t('deposit.contact')}
          </LinkButton>
        )}
        <ShareReceipt title={t('pages.deposit')} lines={receipt} />
        {onAnother !== undefined && <Button onClick={onAnother}>{t('deposit.done.another')}</Button>}
        <LinkButton to="/gatewaylist" variant="ghost">
          {t('deposit.showAll')}
        </LinkButton>
      </div>
    </div>
  );
}
