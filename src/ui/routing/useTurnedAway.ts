import { useCallback, useEffect, useRef } from 'react';
import { useFirstPage } from '@/ui/PlayerAppContext';

/**
 * A visitor who was turned away from a page is asked to log in once they have landed, and is then taken to it. Once: where they wanted to go is
 * forgotten with the page they landed on. `landed`: on the page that offers to log in. Call after `useArrival`, which closes panels.
 */
export function useTurnedAway(landed: boolean): (returnTo: string | undefined) => void {
  const { session } = useFirstPage();
  const wanted = useRef<string | undefined>(undefined);
  useEffect(() => {
    const returnTo = wanted.current;
    if (!landed || returnTo === undefined) return;
    wanted.current = undefined;
    session.openPanel('login', { returnTo });
  }, [landed, session]);
  return useCallback((returnTo) => {
    wanted.current = returnTo;
  }, []);
}
