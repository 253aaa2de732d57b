import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import styles from './DepositForm.module.css';
import { DepositRefused } from './DepositRefused';
import { useAmountWords } from './useAmountWords';
import { DEPOSIT_CHIPS, readDepositAmount } from '@/domain/cashier/deposits/depositAmount';
import type { OrderRefusal } from '@/application/cashier/deposits/OrderRefusal';
import type { Gateway } from '@/domain/cashier/deposits/Gateway';
import { stakeText } from '@/domain/betting/parseStake';
import type { Paise } from '@/domain/shared/Money';
import { useFormat } from '@/ui/i18n/useFormat';
import { useText } from '@/ui/i18n/useText';
import { Button } from '@/ui/kit/button/Button';
import { MoneyField } from '@/ui/kit/field/MoneyField';
import { StakeChips } from '@/ui/kit/field/StakeChips';
import { useCashier } from '../account/CashierContext';

export interface AmountStepProps {
  readonly gateway: Gateway;
  /** An amount that was ordered before. */
  readonly first: Paise | null;
  readonly onAmount: (amount: Paise | null) => void;
  readonly onOrdered: () => void;
}

/** Step 1: how much. */
export const AmountStep = observer(function AmountStep({
  gateway,
  first,
  onAmount,
  onOrdered,
}: AmountStepProps) {
  const { deposits } = useCashier();
  const t = useText();
  const format = useFormat();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(first === null ? '' : stakeText(first));
  const [judged, setJudged] = useState(false);
  const [asking, setAsking] = useState(false);
  const [asked, setAsked] = useState<Paise | null>(null);
  const [refused, setRefused] = useState<OrderRefusal | null>(null);
  const { gateways } = deposits.view;
  const daily = gateways.state === 'ready' ? gateways.value.daily : null;
  const { submission } = deposits.redirect;
  const redirects = gateway.flow === 'redirect';
  const amount = readDepositAmount(text, gateway, daily);
  const words = useAmountWords(gateway, daily);
  const known = amount.ok ? amount.value : null;
  useEffect(() => onAmount(known), [known, onAmount]);
  const sending = asking || (redirects && submission.state === 'submitting');
  const said = redirects && submission.state === 'rejected' ? submission : refused;

  async function go(event: FormEvent): Promise<void> {
    event.preventDefault();
    setJudged(true);
    setRefused(null);
    if (!amount.ok) {
      field.current?.focus();
      return;
    }
    setAsking(true);
    setAsked(amount.value);
    if (redirects) await deposits.payThere({ gateway: gateway.id, amount: amount.value });
    else {
      const ordered = await deposits.order(gateway.id, amount.value);
      if (ordered.ok) onOrdered();
      else setRefused(ordered.error);
    }
    setAsking(false);
  }

  return (
    <form className={styles.card} noValidate onSubmit={(event) => void go(event)}>
      <h2 className={styles.title}>{t('deposit.amount.title')}</h2>
      <div className={styles.fields}>
        <MoneyField
          ref={field}
          label={t('deposit.amount')}
          value={text}
          hint={words.hint}
          error={judged && !amount.ok ? words.fault(amount.error) : undefined}
          onValueChange={setText}
          onBlur={() => setJudged(text !== '')}
        />
        <StakeChips
          label={t('deposit.amount.chips')}
          chips={DEPOSIT_CHIPS.map((chip) => ({
            id: String(chip),
            label: format.size(chip),
            off: chip < gateway.min || chip > gateway.max,
          }))}
          onPick={(id) => {
            const chip = DEPOSIT_CHIPS.find((each) => String(each) === id);
            if (chip !== undefined) setText(stakeText(chip));
          }}
        />
      </div>
      {redirects && <p className={styles.lead}>{t('deposit.redirect.note', { gateway: gateway.name })}</p>}
      {said !== null && <DepositRefused {...said} amount={asked} paid={false} />}
      <div className={styles.actions}>
        <Button type="submit" variant="primary" busy={sending} busyLabel={t('deposit.amount.busy')}>
          {redirects ? t('deposit.amount.there', { gateway: gateway.name }) : t('deposit.amount.next')}
        </Button>
      </div>
    </form>
  );
});
