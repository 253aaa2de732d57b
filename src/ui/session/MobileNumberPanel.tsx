import { observer } from 'mobx-react-lite';
import { MobileNumberForm } from './MobileNumberForm';
import { OtpForm } from './OtpForm';
import { stepAfterNumber } from '@/domain/session/stepAfterNumber';
import { useFirstPage } from '@/ui/PlayerAppContext';

/** P2: the panel `mobileNumber`. Once a code was sent and one is asked for, its entry shows in place (AUTH-12). */
export const MobileNumberPanel = observer(function MobileNumberPanel() {
  const { session, brand } = useFirstPage();
  const { mobile, verified, resendAt } = session.signUp;
  const codeSent = mobile !== null && resendAt !== null && !verified;
  const codeAsked = stepAfterNumber(brand.view.details?.otp ?? 'unknown') === 'enterOtp';
  return codeSent && codeAsked ? <OtpForm /> : <MobileNumberForm />;
});
