import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useOpenFeature } from '@/ui/lazy/useOpenFeature';

/**
 * Somebody came by a friend's link (`?ref=`): the code moves from the address into the navigation state and the cookie, from where the
 * sign-up takes it (AUTH-18), and out of what is reloaded or passed on.
 */
export function useReferralArrival(): void {
  const open = useOpenFeature();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const raw = new URLSearchParams(search).get('ref');
  useEffect(() => {
    if (raw === null) return;
    let left = false;
    open('rewards')
      .then(({ referral }) => {
        const code = referral.arrived(raw);
        if (!left)
          void navigate(pathname, { replace: true, state: code === null ? null : { referralCode: code } });
      })
      // Without its script the sign-up works, only without a code.
      .catch(() => undefined);
    return () => {
      left = true;
    };
  }, [raw, pathname, open, navigate]);
}
