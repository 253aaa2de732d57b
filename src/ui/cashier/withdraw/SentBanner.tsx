import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { sentOf } from '@/domain/cashier/Submission';
import { useText } from '@/ui/i18n/useText';
import { InfoBar } from '@/ui/kit/feedback/InfoBar';
import { SentFacts } from '../SentFacts';
import { useCashier } from '../account/CashierContext';

/** On pages without the form: a request whose answer is missing is looked for and said. `onFound`: it is known now. */
export const SentBanner = observer(function SentBanner({ onFound }: { readonly onFound: () => void }) {
  const { withdrawals } = useCashier();
  const t = useText();
  const { submission } = withdrawals.view;
  const { state } = submission;
  useEffect(() => withdrawals.resume(), [withdrawals]);
  useEffect(() => {
    if (state !== 'accepted' && state !== 'rejected') return;
    withdrawals.acknowledge();
    onFound();
  }, [state, withdrawals, onFound]);
  if (sentOf(submission) === null) return null;
  return (
    <div>
      <InfoBar tone="warning">
        {t(state === 'unconfirmed' ? 'withdraw.unconfirmed.banner' : 'withdraw.unknown.banner')}
      </InfoBar>
      <SentFacts of={submission} />
    </div>
  );
});
