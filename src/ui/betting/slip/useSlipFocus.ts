import { useLayoutEffect, useRef, type RefObject } from 'react';
import type { Placement } from '@/domain/betting/Placement';
import type { Selection } from '@/domain/betting/BetSlip';

export interface SlipFocus {
  /** To be put on the whole slip. */
  readonly slip: RefObject<HTMLDivElement | null>;
  /** To be put on what shows the outcome. */
  readonly outcome: RefObject<HTMLDivElement | null>;
  /** To be called on every focus and blur in the slip. */
  readonly noteFocus: () => void;
  /** Gives the focus back to the price that was tapped, if it is still there. */
  readonly giveBack: () => void;
}

/** Keeps the focus in a slip whose form makes way for the outcome: on Done when the bet stands, else on the outcome itself. */
export function useSlipFocus(selection: Selection, state: Placement['state']): SlipFocus {
  const slip = useRef<HTMLDivElement>(null);
  const outcome = useRef<HTMLDivElement>(null);
  const from = useRef<Element | null>(null);
  const held = useRef(false);
  useLayoutEffect(() => {
    if (slip.current?.contains(document.activeElement) !== true) from.current = document.activeElement;
  }, [selection]);
  useLayoutEffect(() => {
    const box = outcome.current;
    // What the player has turned to meanwhile keeps the focus.
    if (box === null || !held.current || isElsewhere(slip.current)) return;
    // It puts the result away and is the last of its buttons: an Enter that is held must neither undo the bet nor bet again.
    const done = state === 'accepted' ? [...box.querySelectorAll('button')].at(-1) : undefined;
    (done ?? box).focus({ preventScroll: true });
  }, [state]);
  return {
    slip,
    outcome,
    noteFocus: () => {
      // Not the event's word: a window that loses the focus blurs the field too, and the field still has it.
      held.current = slip.current?.contains(document.activeElement) === true;
    },
    giveBack: () => {
      if (from.current instanceof HTMLElement && from.current.isConnected)
        from.current.focus({ preventScroll: true });
    },
  };
}

/** On something that is neither in the slip nor around it: a removed field leaves the focus to the page or to the sheet. */
function isElsewhere(slip: HTMLElement | null): boolean {
  const active = document.activeElement;
  return active !== null && slip !== null && !slip.contains(active) && !active.contains(slip);
}
