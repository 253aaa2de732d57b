import { useLocation } from 'react-router-dom';
import { findMethod } from '@/domain/cashier/withdrawals/WithdrawMethod';
import { useText } from '@/ui/i18n/useText';
import { Redirect } from '@/ui/navigation/Redirect';
import { WithdrawGate } from './WithdrawGate';
import { WithdrawForm } from './form/WithdrawForm';
import { WithdrawFrame } from './WithdrawFrame';

/** /withdrawnewForm: the second step, where to. Opened without a first one it leads to /withdraw. */
export function WithdrawWizardFormPage() {
  const t = useText();
  const first = readFirstStep(useLocation().state);
  if (first === null) return <Redirect from="/withdrawnewForm" to="/withdraw" />;
  return (
    <WithdrawFrame title={t('withdraw.title.wizardForm')} back="/withdrawnew">
      <WithdrawGate>
        {(overview, refresh) => {
          const method = findMethod(overview.methods, first.method);
          if (method === null) return <Redirect from="/withdrawnewForm" to="/withdraw" />;
          return (
            <WithdrawForm
              key={method.id}
              overview={overview}
              methods={[method]}
              chosenAmount={first.amount}
              onRefresh={refresh}
            />
          );
        }}
      </WithdrawGate>
    </WithdrawFrame>
  );
}

/** What travels with a navigation can be anything: an old tab's, or a page's that was built before. */
function readFirstStep(state: unknown): { readonly method: string; readonly amount: string } | null {
  if (typeof state !== 'object' || state === null || !('method' in state && 'amount' in state)) return null;
  const { method, amount } = state;
  return typeof method === 'string' && typeof amount === 'string' && amount.length <= 64
    ? { method, amount }
    : null;
}
