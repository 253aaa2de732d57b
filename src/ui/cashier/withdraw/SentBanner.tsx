import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { isUndecidedSubmission } from '@/domain/cashier/Submission';
import { useText } from '@/ui/i18n/useText';
import { InfoBar } from '@/ui/kit/feedback/InfoBar';
import { useCashier } from '../account/CashierContext';

/** On pages without the form: a request whose answer is missing is looked for and said. `onFound`: it is known now. */
export const SentBanner = observer(function SentBanner({ onFound }: { readonly onFound: () => void }) {
  const { withdrawals } = useCashier();
  const t = useText();
  const { state } = withdrawals.view.submission;
  useEffect(() => withdrawals.resume(), [withdrawals]);
  useEffect(() => {
    if (state !== 'accepted' && state !== 'rejected') return;
    withdrawals.acknowledge();
    onFound();
  }, [state, withdrawals, onFound]);
  if (state === 'unconfirmed') return <InfoBar tone="warning">{t('withdraw.unconfirmed.banner')}</InfoBar>;
  if (!isUndecidedSubmission(withdrawals.view.submission)) return null;
  return <InfoBar tone="warning">{t('withdraw.unknown.banner')}</InfoBar>;
});
