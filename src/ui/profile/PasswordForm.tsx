import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import styles from './Profile.module.css';
import { useProfile } from './ProfileContext';
import type { PasswordChange } from '@/domain/profile/PasswordChange';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { useTexts } from '@/ui/i18n/useTexts';
import { Button } from '@/ui/kit/button/Button';
import { PasswordField } from '@/ui/kit/field/PasswordField';
import { FormMessage } from '@/ui/form/FormMessage';
import { NewPasswordField } from '@/ui/form/NewPasswordField';
import { useForm } from '@/ui/form/useForm';
import { useSecondsLeft } from '@/ui/device/useSecondsLeft';

const EMPTY: PasswordChange = { current: '', next: '', confirm: '' };
const ALL = ['current', 'next', 'confirm'] as const;
type Field = (typeof ALL)[number];

export interface PasswordFormProps {
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

/** One real form with the account's name in it: a password manager knows what it is about. */
export const PasswordForm = observer(function PasswordForm({ onDone, onCancel }: PasswordFormProps) {
  const { session, device } = usePlayerApp();
  const { checkPasswords, changePassword } = useProfile();
  const { t, format, renderMessage } = useTexts();
  const [entries, setEntries] = useState(EMPTY);
  const [judged, setJudged] = useState<readonly Field[]>([]);
  const [closedUntil, closeUntil] = useState(0);
  const form = useForm<Field>(async () => {
    const answer = await changePassword(entries);
    const wait = answer.ok ? undefined : answer.error.waitSeconds;
    if (wait !== undefined) closeUntil(device.clock.monotonic() + wait * 1_000);
    return answer;
  }, onDone);
  const seconds = useSecondsLeft(closedUntil);
  const wrong = checkPasswords(entries);
  useEffect(
    () => form.ref.current?.querySelector<HTMLElement>('input[type="password"]')?.focus(),
    [form.ref],
  );

  function field(name: Field) {
    const own = judged.includes(name) ? wrong[name] : undefined;
    return {
      name,
      value: entries[name],
      error: own === undefined ? form.errorOf(name) : renderMessage(own),
      onValueChange: (text: string) => {
        setEntries((was) => ({ ...was, [name]: text }));
        form.edited(name);
      },
      onBlur: () => setJudged((was) => (was.includes(name) || entries[name] === '' ? was : [...was, name])),
    };
  }

  return (
    <form
      ref={form.ref}
      className={styles.form}
      noValidate
      aria-label={t('profile.password.change')}
      onSubmit={(event) => {
        setJudged(ALL);
        form.onSubmit(event);
      }}
    >
      <input
        type="text"
        name="username"
        autoComplete="username"
        value={session.view.user?.username ?? ''}
        readOnly
        hidden
      />
      <PasswordField
        {...field('current')}
        label={t('profile.password.current')}
        autoComplete="current-password"
        showLabel={t('common.showPassword')}
        capsLockHint={t('common.capsLock')}
      />
      <NewPasswordField {...field('next')} label={t('profile.password.next')} />
      <NewPasswordField {...field('confirm')} checklist={false} label={t('profile.password.confirm')} />
      <FormMessage text={seconds > 0 || closedUntil === 0 ? form.message : undefined} />
      {seconds > 0 && (
        <p className={styles.lead}>{t('profile.password.waits', { time: format.duration(seconds) })}</p>
      )}
      <div className={styles.actions}>
        <Button onClick={onCancel} disabled={form.busy}>
          {t('common.cancel')}
        </Button>
        <Button
          type="submit"
          variant="primary"
          busy={form.busy}
          busyLabel={t('common.submitting')}
          disabled={seconds > 0}
        >
          {t('profile.password.submit')}
        </Button>
      </div>
    </form>
  );
});
