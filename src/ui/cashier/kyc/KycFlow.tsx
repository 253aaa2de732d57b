import { observer } from 'mobx-react-lite';
import { useStepHead } from '../useStepHead';
import { useEffect, useEffectEvent, useState } from 'react';
import { useCashier } from '../account/CashierContext';
import { Unconfirmed } from '../Unconfirmed';
import styles from './Kyc.module.css';
import { KycDocuments } from './KycDocuments';
import { KycDone } from './KycDone';
import { KycWaiting } from './KycWaiting';
import { KycWizard } from './KycWizard';
import { useKycForm } from './useKycForm';
import { useKycStep } from './useKycStep';
import type { KycSheet } from '@/application/ports/gateways/KycGateway';
import { canShowAgain } from '@/domain/cashier/kyc/KycDocument';
import { isUndecided } from '@/domain/cashier/RequestStatus';
import { useTexts } from '@/ui/i18n/useTexts';
import { InfoBar } from '@/ui/kit/feedback/InfoBar';

/** What is to be done now, beside what was done: a form, a wait, or nothing at all. */
export const KycFlow = observer(function KycFlow({ sheet }: { readonly sheet: KycSheet }) {
  const { kyc } = useCashier();
  const { t, renderMessage } = useTexts();
  const { documents, types } = sheet;
  const [another, setAnother] = useState(false);
  // Here, not in the wizard: while a lost reply is looked up, and after it did not arrive, the entries are still there.
  const form = useKycForm(types, documents);
  const [, go] = useKycStep();
  const { submission } = kyc.submission;
  const { state } = submission;
  const [earlier, setEarlier] = useState(false);

  const taken = useEffectEvent(() => {
    setEarlier(submission.state === 'accepted' && submission.earlier);
    kyc.acknowledge();
    setAnother(false);
    form.sent();
    go('document', true);
  });
  useEffect(() => {
    if (state === 'accepted') taken();
  }, [state]);

  const why = state === 'rejected' ? submission.message : null;
  const waiting = documents.find(({ status }) => isUndecided(status));
  const approved = documents.find(({ status }) => status === 'approved');
  const more = types.some(({ name }) => canShowAgain(documents, name));

  const kind =
    state === 'unknown' || waiting !== undefined
      ? 'waiting'
      : approved !== undefined && !another
        ? 'done'
        : 'form';

  // What was refused because another one is being checked is old once that is decided.
  useEffect(() => (kind === 'waiting' ? () => kyc.acknowledge() : undefined), [kind, kyc]);

  // A form that was sent is longer than the word that replaces it: that word would stand above the screen.
  const head = useStepHead(kind);

  function now() {
    if (state === 'unknown') return <KycWaiting document={null} />;
    if (waiting !== undefined) return <KycWaiting document={waiting} />;
    if (approved !== undefined && !another)
      return <KycDone document={approved} onAnother={more ? () => setAnother(true) : null} />;
    return <KycWizard types={types} documents={documents} form={form} />;
  }

  return (
    <div className={styles.layout}>
      <div className={styles.flow} ref={head} tabIndex={-1}>
        <Unconfirmed of={submission} />
        {kind === 'waiting' && why !== null && <InfoBar tone="info">{renderMessage(why)}</InfoBar>}
        {earlier && <InfoBar tone="info">{t('cashier.earlier')}</InfoBar>}
        {now()}
      </div>
      {documents.length > 0 && <KycDocuments documents={documents} types={types} />}
    </div>
  );
});
