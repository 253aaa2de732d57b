import { useEffect, useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import type { Selection } from '@/domain/betting/BetSlip';

export interface StakeFocus {
  readonly input: RefObject<HTMLInputElement | null>;
  /** Gives the focus back to the price that was tapped, if it is still there. */
  readonly giveBack: () => void;
}

/** A fresh selection puts the focus on its stake, so that Enter on a price can go on typing. */
export function useStakeFocus(selection: Selection, kept: boolean): StakeFocus {
  const input = useRef<HTMLInputElement>(null);
  const from = useRef<Element | null>(null);
  useLayoutEffect(() => {
    from.current = document.activeElement;
    // A sheet that opens with the slip then finds it itself, and the page is laid out once.
    input.current?.setAttribute('autofocus', '');
  }, [selection]);
  useEffect(() => {
    if (!kept && document.activeElement !== input.current) input.current?.focus({ preventScroll: true });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what it was when the selection came counts: a touch must not move the focus
  }, [selection]);
  return {
    input,
    giveBack: () => {
      if (from.current instanceof HTMLElement && from.current.isConnected)
        from.current.focus({ preventScroll: true });
    },
  };
}
