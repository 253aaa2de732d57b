import { MAX_OTP_LENGTH, MIN_OTP_LENGTH } from '@/domain/session/parseOtp';
import { TextField, type TextFieldProps } from './TextField';

export interface OtpFieldProps extends Omit<
  TextFieldProps,
  'prefix' | 'type' | 'inputMode' | 'autoComplete'
> {
  /** Digits in the code, null for 4 to 8; the frame says so to the browser, the core decides. */
  readonly length: number | null;
}

/** One input for a one-time code (not six boxes), shown as typed, with paste and the phone's own suggestion. */
export function OtpField({ length, ...rest }: OtpFieldProps) {
  return (
    <TextField
      {...rest}
      inputMode="numeric"
      autoComplete="one-time-code"
      pattern={`[0-9]{${length ?? `${MIN_OTP_LENGTH},${MAX_OTP_LENGTH}`}}`}
      enterKeyHint="done"
      spellCheck={false}
    />
  );
}
