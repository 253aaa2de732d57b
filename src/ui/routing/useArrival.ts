import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { matchRoute } from '@/domain/routing/matchRoute';
import { useFirstPage } from '@/ui/PlayerAppContext';
import { returnTo } from './returnTo';

/**
 * What happens on every new path: top of the page (NAV-05), focus to the page for those who listen, panels closed
 * (HDR-05), and the visit reported by its pattern (API-02).
 */
export function useArrival(path: string, pattern: string | null): void {
  const { session, routing } = useFirstPage();
  const { key } = useLocation();
  const here = useRef(key);
  const from = useRef('');
  /** How far each entry of the history was scrolled; one that is new has no place yet. */
  const places = useRef(new Map<string, number>());

  // Before the new page is laid out: a shorter one moves what is scrolled, and that is no place of the old one.
  useLayoutEffect(() => {
    here.current = key;
  }, [key]);

  useEffect(() => {
    const note = (): void => void places.current.set(here.current, scrollY);
    addEventListener('scroll', note);
    return () => removeEventListener('scroll', note);
  }, []);

  useEffect(() => {
    if (pattern !== null) routing.pageVisited(pattern);
    const left = from.current;
    from.current = path;
    if (left === '') return undefined;
    if (session.panel.panel !== null) session.closePanel();
    document.getElementById('main')?.focus({ preventScroll: true });
    const keeps = matchRoute(left)?.route.fillsWindow ?? matchRoute(path)?.route.keepsPlace ?? false;
    return returnTo((keeps && places.current.get(here.current)) || 0);
  }, [path, pattern, session, routing]);
}
