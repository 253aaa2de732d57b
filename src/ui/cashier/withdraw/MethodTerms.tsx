import type { BankAccount } from '@/domain/cashier/BankAccount';
import { payableAccounts } from '@/domain/cashier/withdrawals/withdrawDraft';
import type { WithdrawMethod } from '@/domain/cashier/withdrawals/WithdrawMethod';
import { useTexts } from '@/ui/i18n/useTexts';
import { Facts } from '@/ui/kit/list/Facts';
import { feeFigure, limitsText, timeText } from './methodTexts';
import styles from './Withdraw.module.css';

export interface MethodTermsProps {
  readonly method: WithdrawMethod;
  readonly accounts: readonly BankAccount[] | null;
}

/** Limits, fee, time and where it goes. */
export function MethodTerms({ method, accounts }: MethodTermsProps) {
  const { t, format } = useTexts();
  const [first] = payableAccounts(accounts, method);
  const typed =
    method.mode === 'crypto'
      ? t('withdraw.rule.account.crypto', { networks: method.networks.join(', ') })
      : t(method.mode === 'bank' ? 'withdraw.rule.account.none' : `withdraw.rule.account.${method.mode}`);
  return (
    <Facts
      className={styles.sums}
      facts={[
        { name: t('withdraw.rule.limits'), value: limitsText(method, t, format) },
        { name: t('cashier.fee'), value: feeFigure(method, t, format) },
        {
          name: t('withdraw.rule.time'),
          value: timeText(method.minutes, t) ?? t('withdraw.rule.timeUnknown'),
        },
        {
          name: t('withdraw.figure.to'),
          value: first === undefined ? typed : `${first.bank} ${first.masked}`.trim(),
        },
      ]}
    />
  );
}
