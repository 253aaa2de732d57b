import { useEffect } from 'react';

/** A dialog closes over a button that is gone by then: what came of it gets the focus, not the heading of the page. */
export function useFocusAfter(open: boolean, id: string): void {
  useEffect(() => {
    if (!open) return undefined;
    return () => {
      requestAnimationFrame(() => {
        const at = document.activeElement;
        if (at === document.body || at?.matches('main h1') === true)
          document.getElementById(id)?.focus({ preventScroll: true });
      });
    };
  }, [open, id]);
}
