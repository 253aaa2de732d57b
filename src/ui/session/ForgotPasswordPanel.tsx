import { LogInLink } from './LogInLink';
import { RecoveryPhoneForm } from './RecoveryPhoneForm';

/** P5: the panel `forgotpassword`. An accepted number leads to `resetpassword`. */
export function ForgotPasswordPanel() {
  return (
    <>
      <RecoveryPhoneForm />
      <LogInLink />
    </>
  );
}
