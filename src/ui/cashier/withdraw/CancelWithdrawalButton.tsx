import { useState } from 'react';
import type { Withdrawal } from '@/domain/cashier/withdrawals/Withdrawal';
import { say } from '@/domain/shared/Message';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { useTexts } from '@/ui/i18n/useTexts';
import { Button } from '@/ui/kit/button/Button';
import { ActionBar } from '@/ui/kit/layer/ActionBar';
import { Dialog } from '@/ui/kit/layer/Dialog';
import { useCashier } from '../account/CashierContext';

export interface CancelWithdrawalButtonProps {
  readonly withdrawal: Withdrawal;
  /** Asked: done, refused or not known; look again. */
  readonly onAsked: () => void;
}

/** Plain on purpose: taking a withdrawal back is possible and never suggested. */
export function CancelWithdrawalButton({ withdrawal, onAsked }: CancelWithdrawalButtonProps) {
  const { notices } = usePlayerApp();
  const { withdrawals } = useCashier();
  const { t, format } = useTexts();
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const amount = format.money(withdrawal.amount);

  async function cancel(): Promise<void> {
    setBusy(true);
    const answer = await withdrawals.cancel(withdrawal.id);
    setBusy(false);
    setOpen(false);
    if (answer.ok) notices.tell(say('withdraw.cancelled.done', { amount }), 'success');
    else notices.tell(answer.error, 'error');
    onAsked();
  }
  return (
    <>
      <Button
        size="small"
        variant="ghost"
        aria-label={t('withdraw.cancel.of', { amount })}
        onClick={() => setOpen(true)}
      >
        {t('withdraw.cancel')}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={t('withdraw.cancel.title')}>
        <p>{t('withdraw.cancel.text', { amount, account: withdrawal.account })}</p>
        <ActionBar>
          <Button wide onClick={() => setOpen(false)}>
            {t('withdraw.cancel.keep')}
          </Button>
          <Button wide busy={busy} busyLabel={t('withdraw.cancel.busy')} onClick={() => void cancel()}>
            {t('withdraw.cancel.confirm')}
          </Button>
        </ActionBar>
      </Dialog>
    </>
  );
}
