import type { WithdrawMethod } from '@/domain/cashier/withdrawals/WithdrawMethod';
import type { Paise } from '@/domain/shared/Money';
import { useTexts } from '@/ui/i18n/useTexts';
import { timeText } from '../methodTexts';
import styles from './WithdrawFields.module.css';

export interface WhatNextProps {
  readonly method: WithdrawMethod;
  /** null until there is one that can be asked for. */
  readonly amount: Paise | null;
}

/** What becomes of the money, before it is asked for. */
export function WhatNext({ method, amount }: WhatNextProps) {
  const { t, format } = useTexts();
  const time = timeText(method.minutes, t);
  return (
    <section className={styles.next}>
      <h2>{t('withdraw.done.next')}</h2>
      <ol>
        <li>
          {amount === null
            ? t('withdraw.next.leavesAny')
            : t('withdraw.next.leaves', { amount: format.money(amount) })}
        </li>
        <li>{time === null ? t('withdraw.next.review') : t('withdraw.next.reviewIn', { time })}</li>
        <li>{t('withdraw.done.step.back')}</li>
      </ol>
    </section>
  );
}
