import { observer } from 'mobx-react-lite';
import { useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { Countdown } from './Countdown';
import { DepositRefused } from './DepositRefused';
import styles from './DepositForm.module.css';
import { MoreTime } from './MoreTime';
import { FormMessage } from '@/ui/form/FormMessage';
import { REFERENCE_WORDS } from './referenceWords';
import { useCoolDown } from '@/ui/cashier/useCoolDown';
import type { OpenOrder } from '@/application/ports/state/DepositsState';
import { readReference } from '@/domain/cashier/deposits/transferReference';
import type { Gateway } from '@/domain/cashier/deposits/Gateway';
import type { ReadyFile } from '@/domain/cashier/files/ReadyFile';
import { say } from '@/domain/shared/Message';
import { useSecondsLeft } from '@/ui/device/useSecondsLeft';
import { useRenderMessage } from '@/ui/i18n/useRenderMessage';
import { useText } from '@/ui/i18n/useText';
import { Button } from '@/ui/kit/button/Button';
import { TextField } from '@/ui/kit/field/TextField';
import { useCashier } from '../account/CashierContext';
import { FileField } from '../files/FileField';

/** What is entered of a payment that was made. */
export interface PaymentEntry {
  readonly text: string;
  readonly proof: ReadyFile | null;
}

export const NO_PAYMENT: PaymentEntry = { text: '', proof: null };

export interface ConfirmStepProps {
  readonly gateway: Gateway;
  readonly open: OpenOrder;
  readonly entry: PaymentEntry;
  readonly onEdit: (entry: PaymentEntry) => void;
  readonly onBack: () => void;
}

/** What the server says of the id itself stands at its field. */
const AT_FIELD = new Set(['REFERENCE_MALFORMED', 'REFERENCE_USED', 'WRONG_NETWORK']);

/** Step 3: what the payment is called, and a picture of it. */
export const ConfirmStep = observer(function ConfirmStep({
  gateway,
  open,
  entry,
  onEdit,
  onBack,
}: ConfirmStepProps) {
  const { deposits, files } = useCashier();
  const t = useText();
  const render = useRenderMessage();
  const field = useRef<HTMLInputElement>(null);
  const picture = useRef<Pick<HTMLElement, 'focus'>>(null);
  const { text, proof } = entry;
  const [judged, setJudged] = useState(false);
  const [sent, setSent] = useState<string | null>(null);
  const { submission } = deposits.submission;
  const wait = useCoolDown(submission);
  const over = useSecondsLeft(open.endsAt) === 0;
  const reference = readReference(text, gateway.reference);
  const words = REFERENCE_WORDS[gateway.reference];
  const lacksProof = gateway.proofNeeded && proof === null;
  const refused = submission.state === 'rejected' ? submission : null;
  const atField = refused !== null && AT_FIELD.has(refused.code ?? '') && text === sent;
  const error = atField
    ? render(refused.message)
    : judged && !reference.ok
      ? render(say(reference.error))
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
    void deposits.submit({ order: open.order.id, reference: reference.value, proof });
  }

  return (
    <form className={styles.card} noValidate onSubmit={submit}>
      <div className={styles.headline}>
        <h2 className={styles.title}>{t('deposit.confirm.title')}</h2>
        <Countdown endsAt={open.endsAt} />
      </div>
      {over && (
        <div className={styles.refused}>
          <FormMessage text={t(open.order.extendable ? 'deposit.confirm.over' : 'deposit.pay.overFinal')} />
          {open.order.extendable && <MoreTime />}
        </div>
      )}
      <div className={styles.fields}>
        <TextField
          ref={field}
          label={t(words.label)}
          value={text}
          hint={t(words.hint)}
          error={error}
          inputMode={gateway.reference === 'utr' ? 'numeric' : 'text'}
          autoCapitalize="off"
          spellCheck={false}
          onValueChange={(value) => onEdit({ ...entry, text: value })}
          onBlur={() => setJudged(text !== '')}
        />
        <FileField
          ref={picture}
          use="proof"
          label={t(gateway.proofNeeded ? 'deposit.confirm.proof' : 'deposit.confirm.proofOptional')}
          error={judged && reference.ok && lacksProof ? t('deposit.confirm.proofNeeded') : undefined}
          value={proof}
          onValueChange={(value) => onEdit({ ...entry, proof: value })}
          prepare={files.prepare}
        />
      </div>
      {refused !== null && !AT_FIELD.has(refused.code ?? '') && (
        <DepositRefused {...refused} amount={open.order.amount} paid />
      )}
      <div className={styles.actions}>
        <Button
          type="submit"
          variant="primary"
          busy={submission.state === 'submitting'}
          busyLabel={t('deposit.confirm.submitting')}
          disabled={wait > 0}
        >
          {wait > 0 ? t('deposit.confirm.wait', { seconds: wait }) : t('deposit.confirm.submit')}
        </Button>
        <Button variant="ghost" onClick={onBack}>
          {t('deposit.confirm.back')}
        </Button>
      </div>
    </form>
  );
});
