import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { CodeField } from './CodeField';
import styles from './Panel.module.css';
import { FormMessage } from '@/ui/form/FormMessage';
import { ResendCode } from './ResendCode';
import { SubmitButton } from '@/ui/form/SubmitButton';
import { useCompleteCode } from '@/ui/form/useCompleteCode';
import { useWholeForm } from './useWholeForm';
import { useFirstPage, useWithWhole } from '@/ui/PlayerAppContext';
import { useText } from '@/ui/i18n/useText';
import { Button } from '@/ui/kit/button/Button';
import { SandboxInboxSlot } from '@/ui/sandbox/SandboxInboxSlot';

/** The code of a sign-up: inside the number's own panel (AUTH-12) and as the panel `verifyNumber` (AUTH-13). */
export const OtpForm = observer(function OtpForm() {
  const { session } = useFirstPage();
  const withWhole = useWithWhole();
  const t = useText();
  const [otp, setOtp] = useState('');
  const form = useWholeForm((app) => app.session.verifySignUpOtp(otp));
  const again = useWholeForm((app) => app.session.resendSignUpOtp());
  useCompleteCode(otp, setOtp, form.start);
  const number = session.signUp.mobile?.mobile ?? '';

  return (
    <form ref={form.ref} className={styles.form} noValidate onSubmit={form.onSubmit}>
      <div className={styles.between}>
        <p>{t('session.otp.sentTo', { lastDigits: number.slice(-4) })}</p>
        <Button variant="ghost" size="small" onClick={() => withWhole((app) => app.session.changeNumber())}>
          {t('session.otp.changeNumber')}
        </Button>
      </div>
      <CodeField sentByItself {...form.entry('otp', otp, setOtp)} />
      <SandboxInboxSlot onUse={setOtp} />
      <ResendCode resendAt={session.signUp.resendAt} busy={again.busy} onResend={again.start} />
      <FormMessage text={form.message ?? again.message} />
      <SubmitButton busy={form.busy}>{t('session.otp.verify')}</SubmitButton>
    </form>
  );
});
