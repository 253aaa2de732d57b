import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { FormMessage } from '@/ui/form/FormMessage';
import styles from './Panel.module.css';
import { SubmitButton } from '@/ui/form/SubmitButton';
import { useWholeForm } from './useWholeForm';
import { useFirstPage, useWithWhole } from '@/ui/PlayerAppContext';
import { useText } from '@/ui/i18n/useText';
import { Button } from '@/ui/kit/button/Button';
import { Checkbox } from '@/ui/kit/field/Checkbox';
import { PasswordField } from '@/ui/kit/field/PasswordField';
import { TextField } from '@/ui/kit/field/TextField';
import { matchRoute } from '@/domain/routing/matchRoute';

const FAILURES_BEFORE_ADVICE = 5;

export interface LogInPanelProps {
  /** Shows the recovery view in place (AUTH-08). */
  readonly onForgot: () => void;
}

/** AUTH-04: the panel `login`. */
export const LogInPanel = observer(function LogInPanel({ onForgot }: LogInPanelProps) {
  const { session, brand } = useFirstPage();
  const withWhole = useWithWhole();
  const t = useText();
  const [remember, setRemember] = useState(() => session.rememberedUsername() !== '');
  // Who comes from a sign-up whose answer was lost tries the name that was chosen there.
  const [username, setUsername] = useState(
    () => session.signUp.details.username ?? session.rememberedUsername(),
  );
  const [password, setPassword] = useState('');
  const returnTo = useLogInReason(session.panel.returnTo);
  const form = useWholeForm((app) => app.session.logIn({ username, password, remember }));

  return (
    <>
      {returnTo !== null && <p className={styles.lead}>{returnTo}</p>}
      <form ref={form.ref} className={styles.form} noValidate onSubmit={form.onSubmit}>
        <TextField
          name="username"
          label={t('session.username')}
          autoComplete="username"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          {...form.entry('username', username, setUsername)}
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
        {form.failures >= FAILURES_BEFORE_ADVICE && (
          <p className={styles.lead}>{t('session.logIn.advice')}</p>
        )}
        <SubmitButton busy={form.busy}>{t('session.logIn.submit')}</SubmitButton>
      </form>
      <div className={styles.other}>
        {brand.view.demoOffered && <DemoLogIn />}
        <div className={styles.between}>
          <span>{t('session.logIn.new')}</span>
          <Button
            variant="ghost"
            size="small"
            onClick={() => withWhole((app) => app.session.movePanel('mobileNumber'))}
          >
            {t('session.logIn.register')}
          </Button>
        </div>
      </div>
    </>
  );
});

/** AUTH-07. Shown only where the backend has demo players. */
function DemoLogIn() {
  const t = useText();
  const form = useWholeForm(({ session }) => session.logInAsDemo());
  return (
    <>
      <p className={styles.or}>{t('session.logIn.or')}</p>
      <Button wide busy={form.busy} busyLabel={t('common.submitting')} onClick={form.start}>
        {t('session.logIn.demo')}
      </Button>
      <FormMessage text={form.message} />
    </>
  );
}

/** Where a log-in leads, in words: a game by its name where that is known. null: nowhere in particular. Call it inside an observer. */
function useLogInReason(returnTo: string | null): string | null {
  const { catalogue } = useFirstPage().casino.view;
  const t = useText();
  const page = matchRoute(returnTo ?? '')?.route.page;
  if (page === undefined) return null;
  const game = catalogue.state === 'ready' ? catalogue.value.byHref.get(returnTo ?? '') : undefined;
  if (game !== undefined) return t('session.logIn.returnToGame', { game: game.name });
  if (page === 'game') return t('session.logIn.returnToSomeGame');
  return t('session.logIn.returnTo', { page: t(`pages.${page}`) });
}
