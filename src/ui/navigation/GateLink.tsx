import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useLogInPrompt } from './useLogInPrompt';
import { useFirstPage } from '@/ui/PlayerAppContext';

export interface GateLinkProps {
  /** A path of ours. */
  readonly to: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Leads a player there; asks a visitor to log in and remembers where to (screens: every product link prompts login). */
export const GateLink = observer(function GateLink({ to, className, children }: GateLinkProps) {
  const { session } = useFirstPage();
  const promptLogIn = useLogInPrompt();
  if (session.view.signedIn)
    return (
      <Link to={to} className={className}>
        {children}
      </Link>
    );
  return (
    <button type="button" className={className} onClick={() => promptLogIn(to)}>
      {children}
    </button>
  );
});
