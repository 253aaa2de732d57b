import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { CodeLogIn } from './CodeLogIn';
import { PasswordLogIn } from './PasswordLogIn';
import { FormMessage } from '@/ui/form/FormMessage';
import styles from './Panel.module.css';
import { useWholeForm } from './useWholeForm';
import { isDeviceOnBreak, rememberBreak } from '@/ui/device/deviceBreak';
import { useFirstPage, useWithWhole } from '@/ui/PlayerAppContext';
import { useText } from '@/ui/i18n/useText';
import { Button } from '@/ui/kit/button/Button';
import { Segments } from '@/ui/kit/field/Segments';
import type { FormFailure } from '@/application/shared/FormFailure';
import { matchRoute } from '@/domain/routing/matchRoute';

export interface LogInPanelProps {
  /** Shows the recovery view in place (AUTH-08). */
  readonly onForgot: () => void;
}

/** AUTH-04: the panel `login`. */
export const LogInPanel = observer(function LogInPanel({ onForgot }: LogInPanelProps) {
  const { session, brand, config, device } = useFirstPage();
  const withWhole = useWithWhole();
  const t = useText();
  // Who comes from a sign-up whose answer was lost tries the name that was chosen there.
  const [username, setUsername] = useState(
    () => session.signUp.details.username ?? session.rememberedUsername(),
  );
  const [byCode, setByCode] = useState(session.signUp.logInCode !== null);
  const [onBreak, setOnBreak] = useState(() => isDeviceOnBreak(device));
  function refused(failure: FormFailure<string>): void {
    if (failure.onBreak !== true) return;
    rememberBreak(device);
    setOnBreak(true);
  }
  const returnTo = useLogInReason(session.panel.returnTo);

  return (
    <>
      {returnTo !== null && <p className={styles.lead}>{returnTo}</p>}
      {config.capabilities.otpLogIn && (
        <div className={styles.way}>
          <Segments
            label={t('session.logIn.way')}
            options={[
              { id: 'password', label: t('session.logIn.byPassword') },
              { id: 'code', label: t('session.logIn.byCode') },
            ]}
            chosen={byCode ? 'code' : 'password'}
            onChoose={(way) => setByCode(way === 'code')}
          />
        </div>
      )}
      {config.capabilities.otpLogIn && byCode ? (
        <CodeLogIn onRefused={refused} />
      ) : (
        <PasswordLogIn username={username} onUsername={setUsername} onForgot={onForgot} onRefused={refused} />
      )}
      {onBreak ? (
        <p className={styles.lead}>{t('session.logIn.onBreak')}</p>
      ) : (
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
      )}
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
