import { useState } from 'react';
import { groupIndian } from './groupIndian';
import { TextField, type TextFieldProps } from './TextField';

export interface MoneyFieldProps extends Omit<TextFieldProps, 'prefix' | 'type' | 'inputMode'> {
  /** Whole rupees only: the phone then shows a keypad without a point. */
  readonly whole?: boolean;
}

/** An amount in rupees. `value` stays as typed, for the core to parse; it is only shown grouped while not being edited. */
export function MoneyField({ whole = false, value, onValueChange, onBlur, ...rest }: MoneyFieldProps) {
  const [editing, setEditing] = useState(false);
  return (
    <TextField
      {...rest}
      prefix="₹"
      inputMode={whole ? 'numeric' : 'decimal'}
      value={editing ? value : groupIndian(value)}
      // Not on focus: a text that changes under the cursor loses what was selected.
      onValueChange={(typed) => {
        setEditing(true);
        // Commas that we put there go; those of the player are for the core to judge.
        onValueChange(editing || groupIndian(value) === value ? typed : typed.replaceAll(',', ''));
      }}
      onBlur={(event) => {
        setEditing(false);
        onBlur?.(event);
      }}
    />
  );
}
