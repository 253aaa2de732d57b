import { useState } from 'react';
import { FormMessage } from '@/ui/form/FormMessage';
import { NewPasswordField } from '@/ui/form/NewPasswordField';
import styles from './Panel.module.css';
import { SubmitButton } from '@/ui/form/SubmitButton';
import { useWholeForm } from './useWholeForm';
import type { RegisterField, RegisterForm as Entries } from '@/application/session/forms';
import type { SignUpDetails } from '@/domain/session/SignUpDetails';
import type { ArrivedCodes } from '@/domain/session/arrivedCodes';
import { useArrivedApp, useWithWhole } from '@/ui/PlayerAppContext';
import { useTexts } from '@/ui/i18n/useTexts';
import { TextField } from '@/ui/kit/field/TextField';

const EMPTY: Entries = { name: '', username: '', password: '', confirmPassword: '', referralCode: '' };
const ALL = Object.keys(EMPTY) as readonly RegisterField[];

export interface RegisterFormProps {
  readonly agentCode: string | undefined;
  /** Codes that came by themselves: a friend's fills the field until the player writes something there, an agent's stands below it. */
  readonly arrived: ArrivedCodes;
  /** Typed here before, perhaps on a page that was reloaded since. */
  readonly saved: SignUpDetails;
}

/** AUTH-14, AUTH-15. A field is judged once it was left or the form was sent, and then on every edit. */
export function RegisterForm({ agentCode, arrived, saved }: RegisterFormProps) {
  const app = useArrivedApp();
  const withWhole = useWithWhole();
  const { t, renderMessage } = useTexts();
  const [typed, setTyped] = useState<Partial<Entries>>({});
  const [judged, setJudged] = useState<readonly RegisterField[]>([]);
  const entries: Entries = { ...EMPTY, referralCode: arrived.referral ?? '', ...saved, ...typed };
  const form = useWholeForm(({ session }) =>
    session.register(entries, agentCode === undefined ? undefined : { agentCode }),
  );
  const wrong = app?.session.checkRegistration(entries);

  function field(name: RegisterField) {
    const own = judged.includes(name) ? wrong?.[name] : undefined;
    return {
      name,
      value: entries[name],
      error: own === undefined ? form.errorOf(name) : renderMessage(own),
      onValueChange: (text: string) => {
        setTyped((was) => ({ ...was, [name]: text }));
        if (isSaved(name)) withWhole(({ session }) => session.detailsTyped({ [name]: text }));
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
      onSubmit={(event) => {
        setJudged(ALL);
        form.onSubmit(event);
      }}
    >
      <TextField {...field('name')} label={t('session.register.name')} autoComplete="name" />
      {/* AUTH-20: the line under the username is where availability would stand; nothing ever fills it, so it holds the hint. */}
      <TextField
        {...field('username')}
        label={t('session.username')}
        hint={t('session.register.usernameHint')}
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
      />
      <NewPasswordField {...field('password')} label={t('session.password')} />
      <NewPasswordField
        {...field('confirmPassword')}
        checklist={false}
        label={t('session.register.confirm')}
      />
      <TextField
        {...field('referralCode')}
        label={t('session.register.referral')}
        hint={
          arrived.agent === null
            ? t('session.register.referralHint')
            : t('session.register.agentHint', { code: arrived.agent })
        }
        autoCapitalize="characters"
        spellCheck={false}
      />
      <FormMessage text={form.message} />
      <SubmitButton busy={form.busy}>{t('session.register.submit')}</SubmitButton>
    </form>
  );
}

/** A password is never saved. */
function isSaved(field: RegisterField): field is keyof SignUpDetails {
  return field !== 'password' && field !== 'confirmPassword';
}
