import { useState } from 'react';
import { useCashier } from '../account/CashierContext';
import styles from './Bank.module.css';
import { BankCard } from './BankCard';
import { RemoveBankDialog } from './RemoveBankDialog';
import type { BankAccount } from '@/domain/cashier/BankAccount';
import type { BankAccountId } from '@/domain/shared/ids';
import { useTexts } from '@/ui/i18n/useTexts';
import { FormMessage } from '@/ui/form/FormMessage';

export interface BankListProps {
  readonly accounts: readonly BankAccount[];
  /** false: this site shows accounts and changes none. */
  readonly changeable: boolean;
  /** Something was done: what is shown is not what is. */
  readonly onChanged: () => void;
}

export function BankList({ accounts, changeable, onChanged }: BankListProps) {
  const { banks } = useCashier();
  const { t, renderMessage } = useTexts();
  const [moving, setMoving] = useState<BankAccountId | null>(null);
  const [removing, setRemoving] = useState<BankAccount | null>(null);
  const [problem, setProblem] = useState<string | undefined>(undefined);

  async function makeDefault(id: BankAccountId): Promise<void> {
    if (moving !== null) return;
    setMoving(id);
    setProblem(undefined);
    const answer = await banks.makeDefault(id);
    setMoving(null);
    if (answer.ok) onChanged();
    else setProblem(renderMessage(answer.error));
  }

  return (
    <>
      <FormMessage text={problem} />
      <ul className={styles.list} role="list" aria-label={t('bank.list')}>
        {accounts.map((account) => (
          <BankCard
            key={account.id}
            account={account}
            changeable={changeable}
            moving={moving === account.id}
            onMakeDefault={() => void makeDefault(account.id)}
            onRemove={() => setRemoving(account)}
          />
        ))}
      </ul>
      <RemoveBankDialog
        account={removing}
        isOnly={accounts.length === 1}
        onClose={() => setRemoving(null)}
        onRemoved={() => {
          setRemoving(null);
          onChanged();
        }}
      />
    </>
  );
}
