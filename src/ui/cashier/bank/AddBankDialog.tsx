import { AddBankForm } from './AddBankForm';
import type { AddableAccount } from '@/domain/cashier/BankAccount';
import { useText } from '@/ui/i18n/useText';
import { Dialog } from '@/ui/kit/layer/Dialog';

export interface AddBankDialogProps {
  readonly open: boolean;
  readonly types: readonly AddableAccount[];
  readonly panNeeded: boolean;
  readonly onClose: () => void;
  readonly onAdded: () => void;
}

/** The form of an account; on a phone it fills the screen. */
export function AddBankDialog({ open, types, panNeeded, onClose, onAdded }: AddBankDialogProps) {
  const t = useText();
  return (
    <Dialog open={open} onClose={onClose} title={t('bank.addTitle')} closeOnBackdrop={false} tall>
      <AddBankForm types={types} panNeeded={panNeeded} onAdded={onAdded} />
    </Dialog>
  );
}
