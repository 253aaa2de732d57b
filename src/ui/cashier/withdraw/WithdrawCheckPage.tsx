import type { WithdrawOverview } from '@/application/cashier/withdrawals/loadWithdrawOverview';
import { payableAccounts } from '@/domain/cashier/withdrawals/withdrawDraft';
import { mayWithdraw, withdrawChecks } from '@/domain/cashier/withdrawals/withdrawChecks';
import { findMethod } from '@/domain/cashier/withdrawals/WithdrawMethod';
import { useText } from '@/ui/i18n/useText';
import { Button } from '@/ui/kit/button/Button';
import { LinkButton } from '@/ui/kit/button/LinkButton';
import { Card } from '@/ui/kit/list/Card';
import type { PageProps } from '@/ui/navigation/PageProps';
import { Redirect } from '@/ui/navigation/Redirect';
import { CheckList } from './CheckList';
import { WithdrawGate } from './WithdrawGate';
import { MethodTerms } from './MethodTerms';
import { SentBanner } from './SentBanner';
import styles from './Withdraw.module.css';
import { WithdrawFrame } from './WithdrawFrame';

/** /pre-withdraw-page/{method}: its terms, and what must be so before it. */
export function WithdrawCheckPage({ params }: PageProps) {
  const t = useText();
  return (
    <WithdrawFrame title={t('withdraw.title')} back="/withdraw">
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
  const payable = accounts === null ? null : payableAccounts(accounts, method).length;
  const checks = withdrawChecks(situation, method, payable);
  const ready = mayWithdraw(checks);
  return (
    <div className={styles.narrow}>
      <SentBanner onFound={onRefresh} />
      <Card title={<bdi>{method.name}</bdi>}>
        <MethodTerms method={method} accounts={accounts} />
      </Card>
      <Card title={t('withdraw.checks')}>
        <CheckList checks={checks} situation={situation} method={method} />
      </Card>
      <div className={ready ? styles.go : styles.stay}>
        {ready ? (
          <LinkButton variant="primary" wide to={`/withdraw/${encodeURIComponent(method.id)}`}>
            {t('withdraw.continue')}
          </LinkButton>
        ) : (
          <>
            <p className={styles.note}>{t('withdraw.blocked')}</p>
            <Button variant="primary" wide disabled>
              {t('withdraw.continue')}
            </Button>
          </>
        )}
      </div>
    </div>
  );
}
