import styles from './DepositForm.module.css';
import { useGatewayFacts } from './useGatewayFacts';
import type { DepositOrder } from '@/domain/cashier/deposits/DepositOrder';
import { creditOf, feeOf, inCurrency } from '@/domain/cashier/deposits/depositAmount';
import type { Gateway } from '@/domain/cashier/deposits/Gateway';
import { paise, type Paise } from '@/domain/shared/Money';
import { useTexts } from '@/ui/i18n/useTexts';
import { Facts } from '@/ui/kit/list/Facts';

export interface DepositSummaryProps {
  readonly gateway: Gateway;
  /** The server's figures, once there are any. */
  readonly order: DepositOrder | null;
  /** null: no amount yet. */
  readonly amount: Paise | null;
}

/** What is paid, what it costs and what arrives. */
export function DepositSummary({ gateway, order, amount }: DepositSummaryProps) {
  const { t, format } = useTexts();
  const { time } = useGatewayFacts()(gateway);
  const { currency } = gateway;
  const credit = order?.credit ?? (amount === null ? null : creditOf(amount, gateway));
  const fee =
    amount === null || credit === null
      ? null
      : order === null
        ? feeOf(amount, gateway)
        : paise(amount - credit);
  const about = amount === null ? null : inCurrency(amount, gateway);
  const money = (figure: Paise | null): string => (figure === null ? '–' : format.money(figure));
  const sent =
    currency === null
      ? null
      : order === null
        ? about === null
          ? '–'
          : t('deposit.summary.about', { figure: (about / 100).toFixed(2), currency: currency.code })
        : `${order.pay.figure} ${order.pay.currency}`;
  return (
    <aside className={styles.summary} aria-label={t('deposit.summary')}>
      <h2 className={styles.summaryTitle}>{t('deposit.summary')}</h2>
      <Facts
        facts={[
          { name: t('deposit.summary.pay'), value: money(amount) },
          sent !== null && { name: t('deposit.summary.send'), value: sent },
          currency !== null && {
            name: t('deposit.summary.rate'),
            value: t('deposit.summary.rateOf', {
              currency: currency.code,
              rate: format.money(currency.rate),
            }),
          },
          { name: t('cashier.fee'), value: fee === 0 ? t('cashier.fee.none') : money(fee) },
          time !== null && { name: t('deposit.summary.time'), value: time },
          { name: t('deposit.summary.credit'), value: money(credit), className: styles.total },
        ]}
      />
    </aside>
  );
}
