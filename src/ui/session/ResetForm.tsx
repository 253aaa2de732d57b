import { observer } from 'mobx-react-lite';
import { useState, type ReactNode } from 'react';
import { FormMessage } from '@/ui/form/FormMessage';
import { NewPasswordField } from '@/ui/form/NewPasswordField';
import { CodeField } from './CodeField';
import styles from './Panel.module.css';
import { SubmitButton } from '@/ui/form/SubmitButton';
import { useWholeForm } from './useWholeForm';
import { useFirstPage } from '@/ui/PlayerAppContext';
import { useText } from '@/ui/i18n/useText';
import { SandboxInboxSlot } from '@/ui/sandbox/SandboxInboxSlot';

export interface ResetFormProps {
  readonly onDone?: () => void;
  /** Another code can be asked for; stands under the code. */
  readonly again?: ReactNode;
}

/** AUTH-09, second half. Waits until a code was sent (AUTH-08). */
export const ResetForm = observer(function ResetForm({ onDone, again }: ResetFormProps) {
  const { session } = useFirstPage();
  const t = useText();
  const [otp, setOtp] = useState('');
  const [password, setPassword] = useState('');
  const form = useWholeForm((app) => app.session.resetPassword({ otp, password }), onDone);
  const sent = session.signUp.recoveryMobile;

  return (
    <form ref={form.ref} className={styles.form} noValidate onSubmit={form.onSubmit}>
      {/* Tells a password manager whose password this is. */}
      <input type="hidden" autoComplete="username" name="username" value={sent?.mobile ?? ''} readOnly />
      <CodeField {...form.entry('otp', otp, setOtp)} />
      {sent !== null && <SandboxInboxSlot onUse={setOtp} />}
      {again}
      <NewPasswordField
        name="password"
        label={t('session.reset.newPassword')}
        {...form.entry('password', password, setPassword)}
      />
      <FormMessage text={form.message} />
      <SubmitButton busy={form.busy} disabled={sent === null}>
        {t('session.reset.submit')}
      </SubmitButton>
    </form>
  );
});
