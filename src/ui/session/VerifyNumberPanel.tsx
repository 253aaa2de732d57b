import { useEffect } from 'react';
import { LogInLink } from './LogInLink';
import { OtpForm } from './OtpForm';
import { usePlayerApp } from '@/ui/PlayerAppContext';

/** P3: the panel `verifyNumber`, for a number that was accepted before. */
export function VerifyNumberPanel() {
  const { session } = usePlayerApp();
  useEffect(() => session.watchReferralCookies.execute(), [session]);
  return (
    <>
      <OtpForm />
      <LogInLink />
    </>
  );
}
