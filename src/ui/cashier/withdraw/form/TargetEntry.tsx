import type { BankAccount } from '@/domain/cashier/BankAccount';
import type { AddressProblem } from '@/domain/cashier/withdrawals/withdrawAddress';
import { payableAccounts } from '@/domain/cashier/withdrawals/withdrawDraft';
import type { WithdrawDraft } from '@/domain/cashier/withdrawals/withdrawDraft';
import { CRYPTO_NETWORKS } from '@/domain/cashier/withdrawals/WithdrawMethod';
import type { WithdrawMethod } from '@/domain/cashier/withdrawals/WithdrawMethod';
import { useText } from '@/ui/i18n/useText';
import { SelectField } from '@/ui/kit/field/SelectField';
import { TextField } from '@/ui/kit/field/TextField';
import styles from '../Withdraw.module.css';
import { AccountChoice } from './AccountChoice';

export interface TargetEntryProps {
  readonly method: WithdrawMethod;
  readonly accounts: readonly BankAccount[] | null;
  readonly draft: WithdrawDraft;
  readonly problem: AddressProblem | 'account' | null;
  readonly onEdit: (change: Partial<WithdrawDraft>) => void;
  readonly onJudge: () => void;
}

/** Where to: an account on file, or what this way of paying asks for. */
export function TargetEntry({ method, accounts, draft, problem, onEdit, onJudge }: TargetEntryProps) {
  const { mode } = method;
  const onFile = payableAccounts(accounts, method);
  return (
    <div className={styles.entry} data-part="target">
      {(mode === 'bank' || onFile.length > 0) && (
        <AccountChoice
          accounts={onFile}
          mayType={mode === 'upi'}
          chosen={draft.accountId}
          wrong={problem === 'account'}
          onChoose={(accountId) => onEdit({ accountId })}
        />
      )}
      {mode !== 'bank' && draft.accountId === '' && (
        <AddressEntry
          method={method}
          draft={draft}
          problem={problem === 'account' ? null : problem}
          onEdit={onEdit}
          onJudge={onJudge}
        />
      )}
    </div>
  );
}

interface AddressEntryProps extends Omit<TargetEntryProps, 'accounts' | 'problem'> {
  readonly problem: AddressProblem | null;
}

function AddressEntry({ method: { mode, networks }, draft, problem, onEdit, onJudge }: AddressEntryProps) {
  const t = useText();
  const { address, network } = draft;
  const field = {
    name: 'address',
    value: address,
    onValueChange: (text: string) => onEdit({ address: text }),
    onBlur: onJudge,
    spellCheck: false,
    autoCapitalize: 'off',
  };
  if (mode === 'upi' || mode === 'wallet') {
    // `otherNetwork` is never said of these.
    const wrong =
      problem === null || problem === 'otherNetwork' ? undefined : t(`withdraw.wrong.${mode}.${problem}`);
    return (
      <TextField
        {...field}
        label={t(`withdraw.form.${mode}`)}
        hint={t(`withdraw.form.${mode}.hint`)}
        error={wrong}
        inputMode={mode === 'wallet' ? 'tel' : 'email'}
      />
    );
  }
  const wrong = problem === null ? undefined : t(`withdraw.wrong.crypto.${problem}`, { network });
  return (
    <>
      <SelectField
        label={t('withdraw.form.network')}
        name="network"
        value={network}
        onValueChange={(word) =>
          onEdit({ network: CRYPTO_NETWORKS.find((each) => each === word) ?? network })
        }
        options={networks.map((each) => ({ value: each, label: each }))}
      />
      <TextField
        {...field}
        label={t('withdraw.form.crypto', { network })}
        hint={t(`withdraw.form.crypto.hint.${network}`)}
        error={wrong}
      />
    </>
  );
}
