import { observer } from 'mobx-react-lite';
import styles from './Panel.module.css';
import { ResendCode } from './ResendCode';
import { ResetForm } from './ResetForm';
import { FormMessage } from '@/ui/form/FormMessage';
import { useWholeForm } from './useWholeForm';
import { useFirstPage } from '@/ui/PlayerAppContext';
import { useText } from '@/ui/i18n/useText';

/** P6: the panel `resetpassword`. */
export const ResetPasswordPanel = observer(function ResetPasswordPanel() {
  const { session } = useFirstPage();
  const t = useText();
  const mobile = session.signUp.recoveryMobile?.mobile ?? '';
  const again = useWholeForm((app) => app.session.requestRecoveryOtp(mobile));
  return (
    <>
      <p className={styles.lead}>{t('session.otp.sentTo', { lastDigits: mobile.slice(-4) })}</p>
      <ResendCode resendAt={session.signUp.resendAt} busy={again.busy} onResend={again.start} />
      <FormMessage text={again.message ?? again.errorOf('mobile')} />
      <ResetForm />
    </>
  );
});
