import { ForgotPasswordPanel } from './ForgotPasswordPanel';
import { LogInPanel } from './LogInPanel';
import { MobileNumberPanel } from './MobileNumberPanel';
import styles from './Panel.module.css';
import { PanelTrust } from './PanelTrust';
import { RecoveryView } from './RecoveryView';
import { RegisterPanel } from './RegisterPanel';
import { ResetPasswordPanel } from './ResetPasswordPanel';
import { useFirstField } from './useFirstField';
import type { PanelFace } from './usePanelFace';
import { VerifyNumberPanel } from './VerifyNumberPanel';
import type { AuthPanel } from '@/domain/session/authPanels';
import { assertNever } from '@/domain/shared/assertNever';

export interface AuthPanelContentProps {
  readonly panel: AuthPanel;
  readonly face: PanelFace;
  readonly agentCode?: string;
}

/** One content for two shells: the side panel and the full page (AUTH-01). */
export function AuthPanelContent(props: AuthPanelContentProps) {
  const ref = useFirstField(`${props.panel} ${props.face.recovering}`);
  return (
    <div ref={ref} tabIndex={-1} className={styles.content}>
      <Content {...props} />
      <PanelTrust />
    </div>
  );
}

function Content({ panel, face, agentCode }: AuthPanelContentProps) {
  switch (panel) {
    case 'login':
      return face.recovering ? (
        <RecoveryView onDone={face.recovered} />
      ) : (
        <LogInPanel onForgot={face.recover} />
      );
    case 'mobileNumber':
      return <MobileNumberPanel />;
    case 'verifyNumber':
      return <VerifyNumberPanel />;
    case 'register':
      return <RegisterPanel {...(agentCode === undefined ? {} : { agentCode })} />;
    case 'forgotpassword':
      return <ForgotPasswordPanel />;
    case 'resetpassword':
      return <ResetPasswordPanel />;
    default:
      return assertNever(panel);
  }
}
