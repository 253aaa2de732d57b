import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * Where the focus goes when a panel opens or gives way to another: into its first field, or on a touch screen, where that would
 * raise the keyboard over what is to be read, to the panel itself.
 */
export function useFirstField(panel: string): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const field = ref.current?.querySelector<HTMLElement>('input:not([type="hidden"])');
    const touch = matchMedia('(pointer: coarse)').matches;
    if (touch) ref.current?.focus({ preventScroll: true });
    else field?.focus();
  }, [panel]);
  return ref;
}
