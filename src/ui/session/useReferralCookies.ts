import { useEffect } from 'react';
import { useArrivedApp } from '@/ui/PlayerAppContext';

/** While a sign-up panel is open, codes that come by cookie are taken (AUTH-18). */
export function useReferralCookies(open: boolean): void {
  const app = useArrivedApp();
  useEffect(() => (open ? app?.session.watchReferralCookies() : undefined), [app, open]);
}
