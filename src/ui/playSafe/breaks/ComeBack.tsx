import { useState, type FormEvent } from 'react';
import styles from '../SafeTools.module.css';
import { useOpened } from '@/ui/lazy/useOpened';
import type { Message } from '@/domain/shared/Message';
import type { Result } from '@/domain/shared/Result';
import { useTexts } from '@/ui/i18n/useTexts';
import { Button } from '@/ui/kit/button/Button';
import { PasswordField } from '@/ui/kit/field/PasswordField';
import { TextField } from '@/ui/kit/field/TextField';
import { Disclosure } from '@/ui/kit/menu/Disclosure';

/** For who excluded themselves and whose time is over: there is no session to ask from. */
export function ComeBack() {
  const { t } = useTexts();
  return (
    <Disclosure summary={t('playSafe.return.title')}>
      <p className={styles.lead}>{t('playSafe.return.lead')}</p>
      <Form />
    </Disclosure>
  );
}

function Form() {
  const { t, format, renderMessage } = useTexts();
  const { feature: app } = useOpened('playSafe');
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const [received, setReceived] = useState<Result<number | null, Message> | null>(null);

  async function ask(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (busy || app === null || app === 'failed') return;
    setBusy(true);
    setReceived(await app.askReturn(username, password));
    setBusy(false);
  }
  if (received?.ok === true && received.value !== null)
    return (
      <p role="status">
        {t('playSafe.return.done', {
          from: `${format.date(received.value)}, ${format.time(received.value)}`,
        })}
      </p>
    );
  return (
    <form className={styles.form} onSubmit={(event) => void ask(event)} noValidate>
      <TextField
        label={t('playSafe.return.username')}
        autoComplete="username"
        value={username}
        onValueChange={setUsername}
      />
      <PasswordField
        label={t('playSafe.return.password')}
        autoComplete="current-password"
        showLabel={t('common.showPassword')}
        capsLockHint={t('common.capsLock')}
        value={password}
        onValueChange={setPassword}
      />
      {received?.ok === false && (
        <p className={styles.error} role="alert">
          {renderMessage(received.error)}
        </p>
      )}
      <Button type="submit" busy={busy} busyLabel={t('common.submitting')}>
        {t('playSafe.return.ask')}
      </Button>
    </form>
  );
}
