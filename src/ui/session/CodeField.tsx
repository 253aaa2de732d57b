import type { FormEntry } from '@/ui/form/useForm';
import { useFirstPage } from '@/ui/PlayerAppContext';
import { useText } from '@/ui/i18n/useText';
import { OtpField } from '@/ui/kit/field/OtpField';

export interface CodeFieldProps extends FormEntry {
  /** A whole code goes off without a press (useCompleteCode). */
  readonly sentByItself?: boolean;
}

/** The code that was sent to a phone. */
export function CodeField({ sentByItself = false, ...props }: CodeFieldProps) {
  const { otpLength } = useFirstPage().config;
  const t = useText();
  return (
    <OtpField
      name="otp"
      label={t('session.otp.label')}
      hint={
        sentByItself && otpLength !== null
          ? t('session.otp.hintByItself', { length: otpLength })
          : t('session.otp.hint', otpLength === null ? {} : { length: otpLength })
      }
      length={otpLength}
      {...props}
    />
  );
}
