import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

export interface RedirectProps {
  /** The path that is being left. */
  readonly from: string;
  readonly to: string;
  readonly state?: unknown;
  /** Once the player has been sent. */
  readonly onSent?: () => void;
}

/**
 * Sends the player elsewhere in place of this page. Nothing when the address has already moved on: a use case may just have led
 * the player away (after a log-in, to where they wanted to go), and that move wins.
 */
export function Redirect({ from, to, state, onSent }: RedirectProps) {
  const navigate = useNavigate();
  useEffect(() => {
    if (location.pathname !== from) return;
    void navigate(to, { replace: true, state });
    onSent?.();
  }, [from, to, state, onSent, navigate]);
  return null;
}
