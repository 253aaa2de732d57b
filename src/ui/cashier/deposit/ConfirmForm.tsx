import { observer } from 'mobx-react-lite';
import { useRef, useState, type FormEvent } from 'react';
import { DepositRefused } from './DepositRefused';
import styles from './DepositForm.module.css';
import type { PaymentEntry } from './PaymentEntry';
import { ReferenceField } from './ReferenceField';
import { useCoolDown } from '@/ui/cashier/useCoolDown';
import type { DepositOrder } from '@/domain/cashier/deposits/DepositOrder';
import { readReference } from '@/domain/cashier/deposits/transferReference';
import type { Gateway } from '@/domain/cashier/deposits/Gateway';
import { say } from '@/domain/shared/Message';
import { useTexts } from '@/ui/i18n/useTexts';
import { Button } from '@/ui/kit/button/Button';
import { Disclosure } from '@/ui/kit/menu/Disclosure';
import { useCashier } from '../account/CashierContext';
import { FileField } from '../files/FileField';

export interface ConfirmFormProps {
  readonly gateway: Gateway;
  readonly order: DepositOrder;
  readonly entry: PaymentEntry;
  readonly onEdit: (entry: PaymentEntry) => void;
}

/** What the server says of the id itself stands at its field. */
const AT_FIELD = new Set(['REFERENCE_MALFORMED', 'REFERENCE_USED', 'WRONG_NETWORK']);

/** Tells of the payment: what it is called, and a picture of it. */
export const ConfirmForm = observer(function ConfirmForm({
  gateway,
  order,
  entry,
  onEdit,
}: ConfirmFormProps) {
  const { deposits, files } = useCashier();
  const { t, renderMessage } = useTexts();
  const field = useRef<HTMLInputElement>(null);
  const picture = useRef<Pick<HTMLElement, 'focus'>>(null);
  const { text, proof } = entry;
  const [judged, setJudged] = useState(false);
  const [sent, setSent] = useState<string | null>(null);
  const { submission } = deposits.submission;
  const wait = useCoolDown(submission);
  const reference = readReference(text, gateway.reference);
  const lacksProof = gateway.proofNeeded && proof === null;
  const refused = submission.state === 'rejected' ? submission : null;
  const atField = refused !== null && AT_FIELD.has(refused.code ?? '') && text === sent;
  const error = atField
    ? renderMessage(refused.message)
    : judged && !reference.ok
      ? renderMessage(say(reference.error))
      : undefined;

  function submit(event: FormEvent): void {
    event.preventDefault();
    setJudged(true);
    if (!reference.ok) {
      field.current?.focus();
      return;
    }
    if (lacksProof) {
      picture.current?.focus();
      return;
    }
    setSent(text);
    void deposits.submit({ order: order.id, reference: reference.value, proof });
  }
  const proofField = (
    <FileField
      ref={picture}
      use="proof"
      label={t(gateway.proofNeeded ? 'deposit.confirm.proof' : 'deposit.confirm.proofOptional')}
      error={judged && reference.ok && lacksProof ? t('deposit.confirm.proofNeeded') : undefined}
      value={proof}
      onValueChange={(value) => onEdit({ ...entry, proof: value })}
      prepare={files.prepare}
    />
  );
  return (
    <form className={styles.confirm} noValidate onSubmit={submit}>
      <h3 className={styles.title}>{t('deposit.confirm.title')}</h3>
      <ReferenceField
        ref={field}
        kind={gateway.reference}
        value={text}
        error={error}
        onValueChange={(value) => onEdit({ ...entry, text: value })}
        onBlur={() => setJudged(text !== '')}
      />
      {gateway.proofNeeded || proof !== null ? (
        proofField
      ) : (
        <Disclosure plain summary={t('deposit.confirm.addProof')}>
          {proofField}
        </Disclosure>
      )}
      {refused !== null && !AT_FIELD.has(refused.code ?? '') && (
        <DepositRefused {...refused} amount={order.amount} paid />
      )}
      <Button
        type="submit"
        variant="primary"
        wide
        busy={submission.state === 'submitting'}
        busyLabel={t('common.submitting')}
        disabled={wait > 0}
      >
        {wait > 0 ? t('deposit.confirm.wait', { seconds: wait }) : t('deposit.confirm.submit')}
      </Button>
    </form>
  );
});
