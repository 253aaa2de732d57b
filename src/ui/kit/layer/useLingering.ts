import { useLayoutEffect, useState, type RefObject } from 'react';

/**
 * True from opening until the closing transition has ended, so that a panel does not slide away empty. Where nothing
 * moves (reduced motion, a test) it ends with `open`.
 */
export function useLingering(open: boolean, ref: RefObject<HTMLElement | null>): boolean {
  const [lingers, setLingers] = useState(open);

  if (open && !lingers) setLingers(true);

  useLayoutEffect(() => {
    // Asking for animations makes the browser lay out the page there and then: only what was open has any.
    if (open || !lingers) return undefined;
    let current = true;
    const moving = ref.current?.getAnimations?.() ?? [];
    if (moving.length === 0) setLingers(false);
    else {
      void Promise.allSettled(moving.map((animation) => animation.finished)).then(() => {
        if (current) setLingers(false);
      });
    }
    return () => {
      current = false;
    };
  }, [open, lingers, ref]);

  return open || lingers;
}
