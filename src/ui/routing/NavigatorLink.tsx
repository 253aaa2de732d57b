import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Navigator } from '@/application/ports/device/Navigator';

/** Lets use cases move the player (after a log-in, for one). Draws nothing. */
export function NavigatorLink({ attach }: { readonly attach: (go: Navigator['goTo']) => void }) {
  const navigate = useNavigate();
  useEffect(() => {
    attach(
      (path, options = {}) =>
        void navigate(path, { replace: options.replace ?? false, state: options.state }),
    );
  }, [attach, navigate]);
  return null;
}
