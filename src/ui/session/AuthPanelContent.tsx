import { LogInLink } from './LogInLink';
import { LogInPanel } from './LogInPanel';
import { MobileNumberPanel } from './MobileNumberPanel';
import styles from './Panel.module.css';
import { OtpForm } from './OtpForm';
import { RecoveryPhoneForm } from './RecoveryPhoneForm';
import { RegisterPanel } from './RegisterPanel';
import { ResetForm } from './ResetForm';
import { ResetPasswordPanel } from './ResetPasswordPanel';
import { useFirstField } from './useFirstField';
import type { PanelFace } from './usePanelFace';
import { useReferralCookies } from './useReferralCookies';
import type { AuthPanel } from '@/domain/session/authPanels';
import { assertNever } from '@/domain/shared/assertNever';
import { useFirstPage } from '@/ui/PlayerAppContext';
import { AgeBadge } from '@/ui/brand/AgeBadge';
import { useText } from '@/ui/i18n/useText';

export interface AuthPanelContentProps {
  readonly panel: AuthPanel;
  readonly face: PanelFace;
  readonly agentCode?: string | undefined;
}

/** One content for two shells: the side panel and the full page (AUTH-01). */
export function AuthPanelContent(props: AuthPanelContentProps) {
  const { panel, face } = props;
  const { minAge } = useFirstPage().config.jurisdiction;
  const t = useText();
  const ref = useFirstField(`${panel} ${face.recovering}`);
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
}

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
