import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

export interface RedirectProps {
  /** The path that is being left. */
  readonly from: string;
  readonly to: string;
  readonly state?: unknown;
}

/**
 * Sends the player elsewhere in place of this page. Nothing when the address has already moved on: a use case may just have led
 * the player away (after a log-in, to where they wanted to go), and that move wins.
 */
export function Redirect({ from, to, state }: RedirectProps) {
  const navigate = useNavigate();
  useEffect(() => {
    if (location.pathname === from) void navigate(to, { replace: true, state });
  }, [from, to, state, navigate]);
  return null;
}
