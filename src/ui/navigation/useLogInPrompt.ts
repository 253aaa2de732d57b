import { useLocation } from 'react-router-dom';
import { internalPath } from '@/domain/routing/internalPath';
import { useFirstPage } from '@/ui/PlayerAppContext';

/** Opens the log-in panel (HDR-01) and remembers where the visitor wanted to go, or was turned away from. */
export function useLogInPrompt(): (returnTo?: string | null) => void {
  const { session } = useFirstPage();
  const { state } = useLocation();
  return (returnTo) => {
    const wanted = returnTo ?? internalPath(turnedAwayFrom(state));
    session.openPanel('login', wanted === null ? {} : { returnTo: wanted });
  };
}

function turnedAwayFrom(state: unknown): unknown {
  return typeof state === 'object' && state !== null && 'returnTo' in state ? state.returnTo : undefined;
}
