import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { returnTo } from './returnTo';

/** Pages that may fill the window with somebody else's: who comes back from one finds the page before as it was left. */
const WINDOWS = /^\/(casino\/|betby|jetfair|sportsbook)/;

/**
 * What happens on every new path: top of the page (NAV-05), focus to the page for those who listen, panels closed
 * (HDR-05), and the visit told by its pattern (API-02).
 */
export function useArrival(path: string, pattern: string | null): void {
  const { session, routing } = usePlayerApp();
  const { key } = useLocation();
  const wentBack = useNavigationType() === 'POP';
  const came = useRef({ from: '', wentBack, key });
  const places = useRef(new Map<string, number>());

  // Before the new page is laid out: a shorter one moves what is scrolled, and that is no place of the old one.
  useLayoutEffect(() => {
    came.current = { ...came.current, wentBack, key };
  }, [wentBack, key]);

  useEffect(() => {
    const note = (): void => void places.current.set(came.current.key, scrollY);
    addEventListener('scroll', note, { passive: true });
    return () => removeEventListener('scroll', note);
  }, []);

  useEffect(() => {
    if (pattern !== null) routing.pageVisited.execute(pattern);
    const { from, ...now } = came.current;
    came.current.from = path;
    if (from === '') return undefined;
    if (session.panel.panel !== null) session.closePanel.execute();
    document.getElementById('main')?.focus({ preventScroll: true });
    const place = now.wentBack && WINDOWS.test(from) ? places.current.get(now.key) : undefined;
    if (place) return returnTo(place);
    scrollTo(0, 0);
    return undefined;
  }, [path, pattern, session, routing]);
}
