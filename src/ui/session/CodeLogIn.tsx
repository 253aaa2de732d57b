import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { CodeField } from './CodeField';
import { MobileField } from './MobileField';
import styles from './Panel.module.css';
import { ResendCode } from './ResendCode';
import type { FormFailure } from '@/application/shared/FormFailure';
import { useCompleteCode } from '@/ui/form/useCompleteCode';
import { useWholeForm } from './useWholeForm';
import { FormMessage } from '@/ui/form/FormMessage';
import { SubmitButton } from '@/ui/form/SubmitButton';
import { useText } from '@/ui/i18n/useText';
import { Button } from '@/ui/kit/button/Button';
import { useFirstPage, useWithWhole } from '@/ui/PlayerAppContext';
import { SandboxInboxSlot } from '@/ui/sandbox/SandboxInboxSlot';

export interface CodeLogInProps {
  readonly onRefused: (failure: FormFailure<string>) => void;
}

/** A log-in without a password: the number, then the code that was sent to it. */
export const CodeLogIn = observer(function CodeLogIn({ onRefused }: CodeLogInProps) {
  const { logInCode } = useFirstPage().session.signUp;
  return logInCode === null ? (
    <NumberForm />
  ) : (
    <CodeForm mobile={logInCode.mobile.mobile} resendAt={logInCode.resendAt} onRefused={onRefused} />
  );
});

function NumberForm() {
  const withWhole = useWithWhole();
  const t = useText();
  const [mobile, setMobile] = useState('');
  const form = useWholeForm((app) => app.session.requestLogInCode(mobile));
  return (
    <form ref={form.ref} className={styles.form} noValidate onSubmit={form.onSubmit}>
      <MobileField {...form.entry('mobile', mobile, setMobile)} />
      <FormMessage text={form.message} />
      {form.unheard && (
        <Button wide onClick={() => withWhole((app) => app.session.logInCodeCame(mobile))}>
          {t('session.otp.came')}
        </Button>
      )}
      <SubmitButton busy={form.busy}>{t('session.mobile.send')}</SubmitButton>
    </form>
  );
}

interface CodeFormProps extends CodeLogInProps {
  readonly mobile: string;
  readonly resendAt: number;
}

function CodeForm({ mobile, resendAt, onRefused }: CodeFormProps) {
  const withWhole = useWithWhole();
  const t = useText();
  const [otp, setOtp] = useState('');
  const form = useWholeForm((app) => app.session.logInByCode(otp), undefined, onRefused);
  const again = useWholeForm((app) => app.session.requestLogInCode(mobile));
  useCompleteCode(otp, setOtp, form.start);
  return (
    <form ref={form.ref} className={styles.form} noValidate onSubmit={form.onSubmit}>
      <div className={styles.between}>
        <p>{t('session.recovery.sentTo', { lastDigits: mobile.slice(-4) })}</p>
        <Button
          variant="ghost"
          size="small"
          onClick={() => withWhole((app) => app.session.logInCodeForgotten())}
        >
          {t('session.otp.changeNumber')}
        </Button>
      </div>
      <CodeField sentByItself {...form.entry('otp', otp, setOtp)} />
      <SandboxInboxSlot onUse={setOtp} />
      <ResendCode resendAt={resendAt} busy={again.busy} onResend={again.start} />
      <FormMessage text={form.message ?? again.message} />
      <SubmitButton busy={form.busy}>{t('session.logIn.submit')}</SubmitButton>
    </form>
  );
}
