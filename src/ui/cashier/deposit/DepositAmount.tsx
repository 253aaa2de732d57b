import type { Ref } from 'react';
import styles from './DepositWays.module.css';
import { DEPOSIT_CHIPS } from '@/domain/cashier/deposits/depositAmount';
import type { Paise } from '@/domain/shared/Money';
import { pastedStake, stakeText } from '@/domain/betting/parseStake';
import { useTexts } from '@/ui/i18n/useTexts';
import { MoneyField } from '@/ui/kit/field/MoneyField';
import { StakeChips } from '@/ui/kit/field/StakeChips';

export interface DepositAmountProps {
  readonly text: string;
  /** The limits. */
  readonly hint: string;
  readonly error?: string | undefined;
  readonly isOff?: (chip: Paise) => boolean;
  /** Nothing can be done with it yet. */
  readonly waits?: boolean;
  readonly onEdit?: (text: string) => void;
  readonly ref?: Ref<HTMLInputElement>;
}

/** How much: typed, pasted or picked. */
export function DepositAmount(props: DepositAmountProps) {
  const { text, hint, error, isOff, waits = false, onEdit, ref } = props;
  const { t, format } = useTexts();
  return (
    <div className={styles.amount}>
      <MoneyField
        ref={ref}
        label={t('cashier.amount')}
        value={text}
        hint={hint}
        error={error}
        disabled={waits}
        onValueChange={(value) => onEdit?.(value)}
        onPaste={(event) => {
          event.preventDefault();
          onEdit?.(pastedStake(event.clipboardData.getData('text')));
        }}
      />
      <StakeChips
        label={t('deposit.amount.chips')}
        disabled={waits}
        chips={DEPOSIT_CHIPS.map((chip) => ({
          id: stakeText(chip),
          label: format.exactSize(chip),
          off: isOff?.(chip) === true,
        }))}
        onPick={(picked) => onEdit?.(picked)}
      />
    </div>
  );
}
