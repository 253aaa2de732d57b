import type { AddressProblem } from '@/domain/cashier/withdrawals/withdrawAddress';
import type { WithdrawDraft } from '@/domain/cashier/withdrawals/withdrawDraft';
import { CRYPTO_NETWORKS, type WithdrawMethod } from '@/domain/cashier/withdrawals/WithdrawMethod';
import { useText } from '@/ui/i18n/useText';
import { SelectField } from '@/ui/kit/field/SelectField';
import { TextField } from '@/ui/kit/field/TextField';

export interface AddressEntryProps {
  readonly method: WithdrawMethod;
  readonly draft: WithdrawDraft;
  /** `checksum`: it has the form of an address, and a character that is wrong. */
  readonly problem: AddressProblem | 'checksum' | null;
  readonly onEdit: (change: Partial<WithdrawDraft>) => void;
  readonly onJudge: () => void;
}

/** What this way of paying asks for where no account on file is paid. */
export function AddressEntry({ method, draft, problem, onEdit, onJudge }: AddressEntryProps) {
  const { mode, networks } = method;
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
    // Only chains know another network and a checksum.
    const wrong =
      problem === null || problem === 'otherNetwork' || problem === 'checksum'
        ? undefined
        : t(`withdraw.wrong.${mode}.${problem}`);
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
