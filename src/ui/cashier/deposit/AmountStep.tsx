import { submits } from '@/ui/form/submits';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { DepositAmount } from './DepositAmount';
import styles from './DepositForm.module.css';
import { DepositRefused } from './DepositRefused';
import { OwnTooLittle } from './OwnTooLittle';
import { UpiApps } from './UpiApps';
import { useAmountWords } from './useAmountWords';
import { useDepositEntry } from './useDepositEntry';
import { useOwnLeft } from './useOwnLeft';
import { readDepositAmount } from '@/domain/cashier/deposits/depositAmount';
import type { Gateway } from '@/domain/cashier/deposits/Gateway';
import type { UpiApp } from '@/domain/cashier/deposits/upiApps';
import type { Paise } from '@/domain/shared/Money';
import { useTouch } from '@/ui/device/useTouch';
import { useText } from '@/ui/i18n/useText';
import { Button } from '@/ui/kit/button/Button';
import { useCashier } from '../account/CashierContext';
import { Part } from '@/ui/kit/list/Part';

export interface AmountStepProps {
  readonly gateway: Gateway;
  /** What stands in the field at first. */
  readonly first: string;
  readonly onAmount: (amount: Paise | null) => void;
  readonly onOrdered: (app: UpiApp | null) => void;
}

/** How much, where the way to pay is known already. */
export const AmountStep = observer(function AmountStep(props: AmountStepProps) {
  const { gateway, first, onAmount, onOrdered } = props;
  const { deposits } = useCashier();
  const t = useText();
  const touch = useTouch();
  const entry = useDepositEntry(first, (_gateway, app) => onOrdered(app));
  const { text, fault, daily } = entry;
  const own = useOwnLeft(gateway, daily);
  const words = useAmountWords(gateway, daily, own);
  const redirects = gateway.flow === 'redirect';
  const { submission } = deposits.redirect;
  const read = readDepositAmount(text, gateway, daily);
  const known = read.ok ? read.value : null;
  useEffect(() => onAmount(known), [known, onAmount]);
  const rejected = redirects && submission.state === 'rejected' ? { ...submission, amount: known } : null;
  const said = rejected ?? entry.refused;
  const sending = entry.starting !== null || (redirects && submission.state === 'submitting');

  function go(): void {
    if (!redirects) return void entry.start(gateway, null);
    if (entry.judge(gateway) && known !== null)
      void deposits.payThere({ gateway: gateway.id, amount: known });
  }
  return (
    <Part>
      <form noValidate onSubmit={submits(go)}>
        <OwnTooLittle own={own} min={gateway.min} />
        <DepositAmount
          ref={entry.field}
          text={text}
          hint={words.hint}
          error={fault === null ? undefined : words.fault(fault, gateway)}
          isOff={words.isOff}
          onEdit={entry.write}
        />
        {said !== null && <DepositRefused {...said} paid={false} />}
        {redirects && <p className={styles.lead}>{t('deposit.redirect.note', { gateway: gateway.name })}</p>}
        {gateway.mode === 'upi' && touch && (
          <UpiApps
            label={t('deposit.app.title')}
            disabled={sending}
            onPick={(app) => void entry.start(gateway, app)}
          />
        )}
        <div className={styles.actions}>
          <Button type="submit" variant="primary" wide busy={sending} busyLabel={t('deposit.amount.busy')}>
            {redirects ? t('deposit.amount.there', { gateway: gateway.name }) : t('deposit.amount.next')}
          </Button>
        </div>
      </form>
    </Part>
  );
});
