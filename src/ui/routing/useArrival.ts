import { useEffect, useRef } from 'react';
import { usePlayerApp } from '@/ui/PlayerAppContext';

/**
 * What happens on every new path: top of the page (NAV-05), focus to the page for those who listen, panels closed
 * (HDR-05), and the visit told by its pattern (API-02).
 */
export function useArrival(path: string, pattern: string | null): void {
  const { session, routing } = usePlayerApp();
  const first = useRef(true);

  useEffect(() => {
    if (pattern !== null) routing.pageVisited.execute(pattern);
    if (first.current) {
      first.current = false;
      return;
    }
    scrollTo(0, 0);
    if (session.panel.panel !== null) session.closePanel.execute();
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [path, pattern, session, routing]);
}
