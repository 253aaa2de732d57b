import TriangleAlert from 'lucide-react/icons/triangle-alert';
import styles from './DepositForm.module.css';
import type { DepositOrder } from '@/domain/cashier/deposits/DepositOrder';
import { useTexts } from '@/ui/i18n/useTexts';
import { Button } from '@/ui/kit/button/Button';
import { LinkButton } from '@/ui/kit/button/LinkButton';
import { Outcome } from '@/ui/kit/feedback/Outcome';
import { CopyRow } from '@/ui/kit/list/CopyRow';

export interface ReplacedOrderProps {
  readonly order: DepositOrder;
  /** What took its place; null: that has been reported as paid. */
  readonly by: DepositOrder | null;
  /** The id of the payment, as far as it was typed here. */
  readonly typed: string;
  /** The player goes on to what took its place. */
  readonly onLeave: () => void;
}

/** What was to be paid here, until another window began another deposit: it is not to be paid any more, and what a player does who has. */
export function ReplacedOrder({ order, by, typed, onLeave }: ReplacedOrderProps) {
  const { t, format } = useTexts();
  const amount = format.moneyShort(order.amount);
  const newer = by === null ? null : format.moneyShort(by.amount);
  return (
    <div className={styles.card}>
      <Outcome
        tone="warning"
        icon={TriangleAlert}
        title={t('deposit.replaced.title', { amount })}
        actions={
          <>
            {by === null || newer === null ? (
              <Button variant="primary" onClick={onLeave}>
                {t('deposit.replaced.leave')}
              </Button>
            ) : by.gateway === order.gateway ? (
              <Button variant="primary" onClick={onLeave}>
                {t('deposit.replaced.go', { amount: newer })}
              </Button>
            ) : (
              <LinkButton
                variant="primary"
                to={`/deposit/${encodeURIComponent(by.gateway)}`}
                onClick={onLeave}
              >
                {t('deposit.replaced.go', { amount: newer })}
              </LinkButton>
            )}
            <LinkButton to="/contactus">{t('deposit.contact')}</LinkButton>
          </>
        }
      >
        <p>
          {by === null || newer === null
            ? t('deposit.replaced.text', { gateway: order.gatewayName })
            : t('deposit.replaced.textBy', {
                gateway: order.gatewayName,
                newer,
                newerGateway: by.gatewayName,
              })}
        </p>
        <p>{t('deposit.replaced.paid', { amount })}</p>
        {typed !== '' && (
          <div className={styles.typed}>
            <CopyRow label={t('deposit.done.transaction')} value={typed} />
          </div>
        )}
      </Outcome>
    </div>
  );
}
