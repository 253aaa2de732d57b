import { useEffect, type RefObject } from 'react';

/** Escape anywhere in a part of the screen, while there is something to let go of. */
export function useEscape(part: RefObject<HTMLElement | null>, active: boolean, onEscape: () => void): void {
  useEffect(() => {
    const element = part.current;
    if (!active || element === null) return undefined;
    const press = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') onEscape();
    };
    element.addEventListener('keydown', press);
    return () => element.removeEventListener('keydown', press);
  }, [part, active, onEscape]);
}
