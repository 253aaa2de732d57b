import { useState } from 'react';
import styles from './Panel.module.css';
import { useWholeForm } from './useWholeForm';
import type { FormFailure } from '@/application/shared/FormFailure';
import { FormMessage } from '@/ui/form/FormMessage';
import { SubmitButton } from '@/ui/form/SubmitButton';
import { useText } from '@/ui/i18n/useText';
import { Button } from '@/ui/kit/button/Button';
import { Checkbox } from '@/ui/kit/field/Checkbox';
import { PasswordField } from '@/ui/kit/field/PasswordField';
import { TextField } from '@/ui/kit/field/TextField';
import { useFirstPage } from '@/ui/PlayerAppContext';

const FAILURES_BEFORE_ADVICE = 5;

export interface PasswordLogInProps {
  /** Kept by the panel: it stays when another way to log in is looked at. */
  readonly username: string;
  readonly onUsername: (username: string) => void;
  readonly onForgot: () => void;
  readonly onRefused: (failure: FormFailure<string>) => void;
}

/** AUTH-04. */
export function PasswordLogIn({ username, onUsername, onForgot, onRefused }: PasswordLogInProps) {
  const { session } = useFirstPage();
  const t = useText();
  const [remember, setRemember] = useState(() => session.rememberedUsername() !== '');
  const [password, setPassword] = useState('');
  const form = useWholeForm(
    (app) => app.session.logIn({ username, password, remember }),
    undefined,
    onRefused,
  );
  return (
    <form ref={form.ref} className={styles.form} noValidate onSubmit={form.onSubmit}>
      <TextField
        name="username"
        label={t('session.username')}
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        {...form.entry('username', username, onUsername)}
      />
      <PasswordField
        name="password"
        label={t('session.password')}
        autoComplete="current-password"
        showLabel={t('common.showPassword')}
        capsLockHint={t('common.capsLock')}
        {...form.entry('password', password, setPassword)}
      />
      <div className={styles.between}>
        <Checkbox
          name="remember"
          label={t('session.logIn.remember')}
          checked={remember}
          onCheckedChange={setRemember}
        />
        <Button variant="ghost" size="small" onClick={onForgot}>
          {t('session.logIn.forgot')}
        </Button>
      </div>
      <FormMessage text={form.message} />
      {form.failures >= FAILURES_BEFORE_ADVICE && <p className={styles.lead}>{t('session.logIn.advice')}</p>}
      <SubmitButton busy={form.busy}>{t('session.logIn.submit')}</SubmitButton>
    </form>
  );
}
