import type { WithdrawMethod } from '@/domain/cashier/withdrawals/WithdrawMethod';
import { withdrawFigures } from '@/domain/cashier/withdrawals/withdrawFigures';
import type { Paise } from '@/domain/shared/Money';
import { useFormat } from '@/ui/i18n/useFormat';
import { useText } from '@/ui/i18n/useText';
import { Card } from '@/ui/kit/list/Card';
import { feeFigure, timeText } from '../methodTexts';
import styles from '../Withdraw.module.css';

export interface FiguresCardProps {
  readonly method: WithdrawMethod;
  /** Null until there is one that can be asked for. */
  readonly amount: Paise | null;
}

/** What leaves, what it costs and what arrives. */
export function FiguresCard({ method, amount }: FiguresCardProps) {
  const t = useText();
  return (
    <Card title={t('withdraw.summary')}>
      <Figures method={method} amount={amount} />
    </Card>
  );
}

export function Figures({ method, amount }: FiguresCardProps) {
  const t = useText();
  const format = useFormat();
  const figures = amount === null ? null : withdrawFigures(amount, method);
  const money = (value: Paise | undefined): string => (value === undefined ? '–' : format.money(value));
  const { currency } = method;
  const coins = figures?.inCurrency ?? null;
  const time = timeText(method.minutes, t);
  return (
    <dl className={styles.sums}>
      <div>
        <dt>{t('withdraw.figure.amount')}</dt>
        <dd>{money(amount ?? undefined)}</dd>
      </div>
      <div>
        <dt>{t('withdraw.figure.fee')}</dt>
        <dd>{figures === null ? feeFigure(method, t, format) : money(figures.fee)}</dd>
      </div>
      <div className={styles.sum}>
        <dt>{t('withdraw.figure.receives')}</dt>
        <dd>{money(figures?.receives)}</dd>
      </div>
      {currency !== null && coins !== null && (
        <p className={styles.note}>
          {t('withdraw.figure.coins', {
            coins: (coins / 100).toFixed(2),
            code: currency.code,
            rate: format.money(currency.rate),
          })}
        </p>
      )}
      {time !== null && (
        <div>
          <dt>{t('withdraw.figure.time')}</dt>
          <dd>{time}</dd>
        </div>
      )}
    </dl>
  );
}
