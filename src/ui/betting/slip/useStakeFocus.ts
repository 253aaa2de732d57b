import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import type { Selection } from '@/domain/betting/BetSlip';

/** A fresh selection puts the focus on its stake, so that Enter on a price can go on typing. */
export function useStakeFocus(selection: Selection, saved: boolean): RefObject<HTMLInputElement | null> {
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    // A sheet that opens with the slip then finds it itself, and the page is laid out once.
    input.current?.setAttribute('autofocus', '');
  }, [selection]);
  useEffect(() => {
    if (!saved && document.activeElement !== input.current) input.current?.focus({ preventScroll: true });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what it was when the selection came counts: a touch must not move the focus
  }, [selection]);
  return input;
}
