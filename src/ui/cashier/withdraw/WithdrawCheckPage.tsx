import type { WithdrawOverview } from '@/application/cashier/withdrawals/loadWithdrawOverview';
import { formChecks, mayWithdraw } from '@/domain/cashier/withdrawals/withdrawChecks';
import { findMethod } from '@/domain/cashier/withdrawals/WithdrawMethod';
import { useText } from '@/ui/i18n/useText';
import type { PageProps } from '@/ui/navigation/PageProps';
import { Redirect } from '@/ui/navigation/Redirect';
import { WithdrawGate } from './WithdrawGate';
import { MethodTerms } from './MethodTerms';
import { MissingChecks } from './MissingChecks';
import { SentBanner } from './SentBanner';
import styles from './Withdraw.module.css';
import { WithdrawFrame } from './WithdrawFrame';
import { Part } from '@/ui/kit/list/Part';

/** /pre-withdraw-page/{method}: its terms, and what must be so before it. When nothing is missing there is nothing to read: the form. */
export function WithdrawCheckPage({ params }: PageProps) {
  const t = useText();
  return (
    <WithdrawFrame title={t('pages.withdraw')} back="/withdraw" isColumn>
      <WithdrawGate>
        {(overview, refresh) => (
          <Checked overview={overview} word={params['method'] ?? null} onRefresh={refresh} />
        )}
      </WithdrawGate>
    </WithdrawFrame>
  );
}

interface CheckedProps {
  readonly overview: WithdrawOverview;
  readonly word: string | null;
  readonly onRefresh: () => void;
}

function Checked({ overview, word, onRefresh }: CheckedProps) {
  const t = useText();
  const { methods, situation, accounts } = overview;
  const method = findMethod(methods, word);
  if (method === null) return <Redirect from={location.pathname} to="/withdraw" />;
  const checks = formChecks(situation, [method], accounts);
  if (mayWithdraw(checks))
    return <Redirect from={location.pathname} to={`/withdraw/${encodeURIComponent(method.id)}`} />;
  return (
    <div className={styles.narrow}>
      <SentBanner onFound={onRefresh} />
      <MissingChecks checks={checks} situation={situation} method={method} />
      <Part title={<bdi>{method.name}</bdi>}>
        <div className={styles.card}>
          <MethodTerms method={method} accounts={accounts} />
        </div>
      </Part>
      <p className={styles.note}>{t('withdraw.blocked')}</p>
    </div>
  );
}
