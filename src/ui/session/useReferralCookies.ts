import { useEffect } from 'react';
import { useArrivedApp } from '@/ui/PlayerAppContext';

/** While a sign-up panel is open, codes that come by cookie are taken (AUTH-18). */
export function useReferralCookies(): void {
  const app = useArrivedApp();
  useEffect(() => app?.session.watchReferralCookies(), [app]);
}
