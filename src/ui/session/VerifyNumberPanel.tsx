import { LogInLink } from './LogInLink';
import { OtpForm } from './OtpForm';
import { useReferralCookies } from './useReferralCookies';

/** P3: the panel `verifyNumber`, for a number that was accepted before. */
export function VerifyNumberPanel() {
  useReferralCookies();
  return (
    <>
      <OtpForm />
      <LogInLink />
    </>
  );
}
