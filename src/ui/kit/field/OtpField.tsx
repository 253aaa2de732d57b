import { TextField } from './TextField';
import type { TextFieldProps } from './TextField';

export interface OtpFieldProps extends Omit<
  TextFieldProps,
  'prefix' | 'type' | 'inputMode' | 'autoComplete'
> {
  /** Digits in the code; the frame says so to the browser, the core decides. */
  readonly length: number;
}

/** One input for a one-time code (not six boxes), shown as typed, with paste and the phone's own suggestion. */
export function OtpField({ length, ...rest }: OtpFieldProps) {
  return (
    <TextField
      {...rest}
      inputMode="numeric"
      autoComplete="one-time-code"
      pattern={`[0-9]{${length}}`}
      enterKeyHint="done"
      spellCheck={false}
    />
  );
}
