import type { FormEntry } from '@/ui/form/useForm';
import { useFirstPage } from '@/ui/PlayerAppContext';
import { useText } from '@/ui/i18n/useText';
import { OtpField } from '@/ui/kit/field/OtpField';

/** The code that was sent to a phone. */
export function CodeField(props: FormEntry) {
  const { otpLength } = useFirstPage().config;
  const t = useText();
  return (
    <OtpField
      name="otp"
      label={t('session.otp.label')}
      hint={t('session.otp.hint', otpLength === null ? {} : { length: otpLength })}
      length={otpLength}
      {...props}
    />
  );
}
