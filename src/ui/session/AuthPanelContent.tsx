import { LogInPanel } from './LogInPanel';
import { MobileNumberPanel } from './MobileNumberPanel';
import styles from './Panel.module.css';
import { OtpForm } from './OtpForm';
import { ResetForm } from './ResetForm';
import type { PanelFace } from './usePanelFace';
import type { AuthPanel } from '@/domain/session/authPanels';
import { assertNever } from '@/domain/shared/assertNever';
import { useFirstPage, useWithWhole, useArrivedApp } from '@/ui/PlayerAppContext';
import { AgeBadge } from '@/ui/brand/AgeBadge';
import { useText } from '@/ui/i18n/useText';
import { Button } from '@/ui/kit/button/Button';
import CircleCheck from 'lucide-react/icons/circle-check';
import { observer } from 'mobx-react-lite';
import { useState, useEffect, useRef, type RefObject } from 'react';
import { FormMessage } from '@/ui/form/FormMessage';
import { MobileField } from './MobileField';
import { SubmitButton } from '@/ui/form/SubmitButton';
import { useWholeForm } from './useWholeForm';
import { Icon } from '@/ui/kit/icons/Icon';
import { ResendCode } from './ResendCode';
import { useLocation } from 'react-router-dom';
import { RegisterForm } from './RegisterForm';
import { arrivedCodes } from '@/domain/session/arrivedCodes';

export interface AuthPanelContentProps {
  readonly panel: AuthPanel;
  readonly face: PanelFace;
  readonly agentCode?: string | undefined;
}

/** One content for two shells: the side panel and the full page (AUTH-01). */
export const AuthPanelContent = observer(function AuthPanelContent(props: AuthPanelContentProps) {
  const { panel, face } = props;
  const { session, config } = useFirstPage();
  const { minAge } = config.jurisdiction;
  const { mobile, resendAt, logInCode } = session.signUp;
  const t = useText();
  const codeSent = panel === 'login' ? logInCode !== null : mobile !== null && resendAt !== null;
  const ref = useFirstField(`${panel} ${face.recovering} ${codeSent}`);
  useReferralCookies(panel === 'mobileNumber' || panel === 'verifyNumber' || panel === 'register');
  return (
    <div ref={ref} tabIndex={-1} className={styles.content}>
      <Content {...props} />
      {panel !== 'login' && <LogInLink />}
      <div className={styles.trust}>
        <AgeBadge age={minAge} />
        <p>{t('session.trust', { age: minAge })}</p>
      </div>
    </div>
  );
});

function Content({ panel, face, agentCode }: AuthPanelContentProps) {
  switch (panel) {
    case 'login':
      return face.recovering ? (
        <>
          <RecoveryPhoneForm />
          <ResetForm onDone={face.recovered} />
        </>
      ) : (
        <LogInPanel onForgot={face.recover} />
      );
    case 'mobileNumber':
      return <MobileNumberPanel />;
    case 'verifyNumber':
      return <OtpForm />;
    case 'register':
      return <RegisterPanel agentCode={agentCode} />;
    case 'forgotpassword':
      return <RecoveryPhoneForm />;
    case 'resetpassword':
      return <ResetPasswordPanel />;
    default:
      return assertNever(panel);
  }
}

/** The way back to the log-in that every other panel has (AUTH-02). */
function LogInLink() {
  const withWhole = useWithWhole();
  const t = useText();
  return (
    <div className={styles.other}>
      <div className={styles.between}>
        <span>{t('session.haveAccount')}</span>
        <Button
          variant="ghost"
          size="small"
          onClick={() => withWhole(({ session }) => session.movePanel('login'))}
        >
          {t('session.logIn.submit')}
        </Button>
      </div>
    </div>
  );
}

/** AUTH-09, first half: where to send a recovery code. Says the same whether or not the number is known (X35). */
const RecoveryPhoneForm = observer(function RecoveryPhoneForm() {
  const { session } = useFirstPage();
  const t = useText();
  const withWhole = useWithWhole();
  const [mobile, setMobile] = useState('');
  const form = useWholeForm((app) => app.session.requestRecoveryOtp(mobile));
  const sent = session.signUp.recoveryMobile;

  return (
    <form ref={form.ref} className={styles.form} noValidate onSubmit={form.onSubmit}>
      <p className={styles.lead}>{t('session.recovery.lead')}</p>
      <MobileField {...form.entry('mobile', mobile, setMobile)} />
      <FormMessage text={form.message} />
      {form.unheard && (
        <Button wide onClick={() => withWhole((app) => app.session.recoveryCodeCame(mobile))}>
          {t('session.otp.came')}
        </Button>
      )}
      <div role="status">
        {sent !== null && (
          <p className={styles.good}>
            <Icon of={CircleCheck} />
            <span>{t('session.recovery.sentTo', { lastDigits: sent.mobile.slice(-4) })}</span>
          </p>
        )}
      </div>
      <SubmitButton busy={form.busy}>
        {t(sent === null ? 'session.mobile.send' : 'session.otp.resend')}
      </SubmitButton>
    </form>
  );
});

/** P6: the panel `resetpassword`. */
const ResetPasswordPanel = observer(function ResetPasswordPanel() {
  const { session } = useFirstPage();
  const t = useText();
  const mobile = session.signUp.recoveryMobile?.mobile ?? '';
  const again = useWholeForm((app) => app.session.requestRecoveryOtp(mobile));
  return (
    <>
      <p className={styles.lead}>{t('session.otp.sentTo', { lastDigits: mobile.slice(-4) })}</p>
      <ResetForm
        again={
          <>
            <ResendCode resendAt={session.signUp.resendAt} busy={again.busy} onResend={again.start} />
            <FormMessage text={again.message ?? again.errorOf('mobile')} />
          </>
        }
      />
    </>
  );
});

interface RegisterPanelProps {
  /** AUTH-18: an agent's code may also come from whoever opens the panels. */
  readonly agentCode: string | undefined;
}

/** P4: the panel `register`. */
const RegisterPanel = observer(function RegisterPanel(props: RegisterPanelProps) {
  const { session } = useFirstPage();
  const { state } = useLocation();
  const withWhole = useWithWhole();
  useEffect(() => withWhole((app) => app.session.offerReferralCode(referralIn(state))), [withWhole, state]);
  const { agentCode, referralCode, details } = session.signUp;
  const arrived = arrivedCodes({ given: props.agentCode, agent: agentCode, referral: referralCode });
  return <RegisterForm {...props} arrived={arrived} saved={details} />;
});

/** `assumed:` the specification does not name the entry of the navigation state; ours is `referralCode`. */
function referralIn(state: unknown): unknown {
  return typeof state === 'object' && state !== null && 'referralCode' in state
    ? state.referralCode
    : undefined;
}

/**
 * Where the focus goes when a panel opens or gives way to another: into its first field, or on a touch screen, where that would
 * raise the keyboard over what is to be read, to the panel itself.
 */
function useFirstField(panel: string): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const field = ref.current?.querySelector<HTMLElement>('input:not([type="hidden"], [type="radio"])');
    const touch = matchMedia('(pointer: coarse)').matches;
    if (touch) ref.current?.focus({ preventScroll: true });
    else field?.focus();
  }, [panel]);
  return ref;
}

/** While a sign-up panel is open, codes that come by cookie are taken (AUTH-18). */
function useReferralCookies(open: boolean): void {
  const app = useArrivedApp();
  useEffect(() => (open ? app?.session.watchReferralCookies() : undefined), [app, open]);
}
