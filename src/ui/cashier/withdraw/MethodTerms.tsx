import type { BankAccount } from '@/domain/cashier/BankAccount';
import { payableAccounts } from '@/domain/cashier/withdrawals/withdrawDraft';
import type { WithdrawMethod } from '@/domain/cashier/withdrawals/WithdrawMethod';
import { useFormat } from '@/ui/i18n/useFormat';
import { useText } from '@/ui/i18n/useText';
import { feeFigure, limitsText, timeText } from './methodTexts';
import styles from './Withdraw.module.css';

export interface MethodTermsProps {
  readonly method: WithdrawMethod;
  readonly accounts: readonly BankAccount[] | null;
}

/** Limits, fee, time and where it goes. */
export function MethodTerms({ method, accounts }: MethodTermsProps) {
  const t = useText();
  const format = useFormat();
  const [first] = payableAccounts(accounts, method);
  const typed =
    method.mode === 'crypto'
      ? t('withdraw.rule.account.crypto', { networks: method.networks.join(', ') })
      : t(method.mode === 'bank' ? 'withdraw.rule.account.none' : `withdraw.rule.account.${method.mode}`);
  const facts: readonly (readonly [string, string])[] = [
    [t('withdraw.rule.limits'), limitsText(method, t, format)],
    [t('withdraw.fee'), feeFigure(method, t, format)],
    [t('withdraw.rule.time'), timeText(method.minutes, t) ?? t('withdraw.rule.timeUnknown')],
    [t('withdraw.rule.account'), first === undefined ? typed : `${first.bank} ${first.masked}`.trim()],
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(([head, value]) => (
        <div key={head}>
          <dt>{head}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
