import type { WithdrawMethod } from '@/domain/cashier/withdrawals/WithdrawMethod';
import { withdrawFigures } from '@/domain/cashier/withdrawals/withdrawFigures';
import type { Paise } from '@/domain/shared/Money';
import { useTexts } from '@/ui/i18n/useTexts';
import { Facts } from '@/ui/kit/list/Facts';
import { feeFigure, timeText } from '../methodTexts';
import styles from '../Withdraw.module.css';

export interface FiguresProps {
  readonly method: WithdrawMethod;
  /** Null until there is one that can be asked for. */
  readonly amount: Paise | null;
}

/** What leaves, what it costs and what arrives. */
export function Figures({ method, amount }: FiguresProps) {
  const { t, format } = useTexts();
  const figures = amount === null ? null : withdrawFigures(amount, method);
  const money = (value: Paise | undefined): string => (value === undefined ? '–' : format.money(value));
  const { currency } = method;
  const coins = figures?.inCurrency ?? null;
  const time = timeText(method.minutes, t);
  return (
    <Facts
      className={styles.sums}
      facts={[
        { name: t('withdraw.figure.amount'), value: money(amount ?? undefined) },
        {
          name: t('cashier.fee'),
          value: figures === null ? feeFigure(method, t, format) : money(figures.fee),
        },
        {
          name: t('withdraw.figure.receives'),
          value: money(figures?.receives),
          className: styles.sum,
          note:
            currency !== null &&
            coins !== null &&
            t('withdraw.figure.coins', {
              coins: (coins / 100).toFixed(2),
              code: currency.code,
              rate: format.money(currency.rate),
            }),
        },
        time !== null && { name: t('withdraw.figure.time'), value: time },
      ]}
    />
  );
}
