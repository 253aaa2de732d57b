import { useEffect } from 'react';
import type { RefObject } from 'react';

/** Escape anywhere in a part of the screen is for that part alone: a dialog around it stays open. */
export function useEscape(part: RefObject<HTMLElement | null>, onEscape: () => void): void {
  useEffect(() => {
    const element = part.current;
    const listen = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      onEscape();
    };
    element?.addEventListener('keydown', listen);
    return () => element?.removeEventListener('keydown', listen);
  }, [part, onEscape]);
}
