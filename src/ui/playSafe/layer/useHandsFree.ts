import { useEffect, useState } from 'react';
import { useFirstPage } from '@/ui/PlayerAppContext';

/** Longer than between two keys of somebody who types a number from memory. */
const PAUSE_MS = 1_500;
const TYPES = ['keydown', 'input'] as const;

/** False while something is typed into a field: a question that opens then swallows the rest of it, and a key may answer it. Once true it stays so. */
export function useHandsFree(): boolean {
  const { scheduler } = useFirstPage().device;
  const [free, setFree] = useState(() => !isTypedInto(document.activeElement));
  useEffect(() => {
    if (free) return undefined;
    const wait = (): (() => void) => scheduler.after(PAUSE_MS, () => setFree(true));
    let stop = wait();
    const again = (): void => {
      stop();
      stop = wait();
    };
    for (const type of TYPES) document.addEventListener(type, again, true);
    return () => {
      stop();
      for (const type of TYPES) document.removeEventListener(type, again, true);
    };
  }, [free, scheduler]);
  return free;
}

function isTypedInto(element: Element | null): boolean {
  return element instanceof HTMLInputElement && element.value !== '';
}
