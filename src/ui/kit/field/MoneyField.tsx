import { useState } from 'react';
import { groupIndian } from './groupIndian';
import { TextField } from './TextField';
import type { TextFieldProps } from './TextField';

export interface MoneyFieldProps extends Omit<TextFieldProps, 'prefix' | 'type' | 'inputMode'> {
  /** Stakes are whole rupees: the phone then shows a keypad without a point. */
  readonly whole?: boolean;
}

/** An amount in rupees. `value` stays as typed, for the core to parse; it is only shown grouped while not being edited. */
export function MoneyField({ whole = false, value, onFocus, onBlur, ...rest }: MoneyFieldProps) {
  const [editing, setEditing] = useState(false);
  return (
    <TextField
      {...rest}
      prefix="₹"
      inputMode={whole ? 'numeric' : 'decimal'}
      value={editing ? value : groupIndian(value)}
      onFocus={(event) => {
        setEditing(true);
        onFocus?.(event);
      }}
      onBlur={(event) => {
        setEditing(false);
        onBlur?.(event);
      }}
    />
  );
}
