import { useEffect, type RefObject } from 'react';

/** Keys anywhere in a part of the screen, whatever in it has the focus. */
export function useKeys(part: RefObject<HTMLElement | null>, onKey: (event: KeyboardEvent) => void): void {
  useEffect(() => {
    const element = part.current;
    element?.addEventListener('keydown', onKey);
    return () => element?.removeEventListener('keydown', onKey);
  }, [part, onKey]);
}
