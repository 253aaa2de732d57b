import { useState } from 'react';
import { useCashier } from '../account/CashierContext';
import styles from './Bank.module.css';
import { bankName } from './bankName';
import { mayBeDefault, type BankAccount } from '@/domain/cashier/BankAccount';
import { useTexts } from '@/ui/i18n/useTexts';
import { Button } from '@/ui/kit/button/Button';
import { ActionBar } from '@/ui/kit/layer/ActionBar';
import { Dialog } from '@/ui/kit/layer/Dialog';
import { FormMessage } from '@/ui/form/FormMessage';
import { useLastShown } from '@/ui/kit/layer/useLastShown';

export interface RemoveBankDialogProps {
  /** null while closed. */
  readonly account: BankAccount | null;
  readonly isOnly: boolean;
  readonly onClose: () => void;
  readonly onRemoved: () => void;
}

export function RemoveBankDialog({ account, isOnly, onClose, onRemoved }: RemoveBankDialogProps) {
  const { banks } = useCashier();
  const { t, renderMessage } = useTexts();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | undefined>(undefined);
  const shown = useLastShown(account);

  async function remove(): Promise<void> {
    if (account === null || busy) return;
    setBusy(true);
    setProblem(undefined);
    const answer = await banks.remove(account.id);
    setBusy(false);
    if (answer.ok) onRemoved();
    else setProblem(renderMessage(answer.error));
  }
  function close(): void {
    setProblem(undefined);
    onClose();
  }
  return (
    <Dialog open={account !== null} onClose={close} title={t('bank.removeTitle')}>
      {shown !== null && (
        <div className={styles.ask}>
          <p>{t('bank.removeText', { account: `${bankName(shown, t)} ${shown.masked}` })}</p>
          {shown.isDefault && mayBeDefault(shown) && !isOnly && <p>{t('bank.removeDefault')}</p>}
          <FormMessage text={problem} />
        </div>
      )}
      <ActionBar>
        <Button onClick={close}>{t('bank.keep')}</Button>
        <Button variant="danger" busy={busy} busyLabel={t('common.submitting')} onClick={() => void remove()}>
          {t('bank.remove')}
        </Button>
      </ActionBar>
    </Dialog>
  );
}
