import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import type { BetId } from '@/domain/shared/ids';
import { passFocusOn } from '@/ui/device/passFocusOn';

const placeOf = (id: BetId): string => `[data-own~="${CSS.escape(id)}"]`;

/**
 * The focus of an own bet goes with it to its new odds. On the cell that it was put down on, or that it leaves, a second press would be another bet; of a bet that
 * is gone it goes to the head.
 * @returns gives the focus to a bet
 */
export function useOwnFocus(ladder: RefObject<HTMLElement | null>, head: string): (id: BetId) => void {
  const focused = useRef<BetId | null>(null);
  /** The head has it in place of a bet that is gone: a change takes one bet away before it brings the other. */
  const passed = useRef(false);
  const focusOwn = (id: BetId): void => {
    focused.current = id;
    passed.current = false;
    ladder.current?.querySelector<HTMLElement>(placeOf(id))?.focus({ preventScroll: true });
  };
  useEffect(() => {
    const { current } = ladder;
    const see = ({ target }: FocusEvent): void => {
      if (!(target instanceof Element) || (passed.current && target.id === head)) return;
      passed.current = false;
      const ids = target.closest<HTMLElement>('[data-own]')?.dataset['own']?.split(' ') ?? [];
      if (focused.current === null || !ids.includes(focused.current))
        focused.current = (ids[0] as BetId | undefined) ?? null;
    };
    current?.addEventListener('focusin', see);
    return () => current?.removeEventListener('focusin', see);
  }, [ladder, head]);
  // With every drawing: the place of a bet is another button at other odds.
  useLayoutEffect(() => {
    const id = focused.current;
    const at = document.activeElement;
    if (id === null || at === null || at.matches(placeOf(id))) return;
    const isHeads = passed.current && at.id === head;
    if (at !== document.body && !isHeads && !at.matches('[data-own]')) focused.current = null;
    else if (ladder.current?.querySelector(placeOf(id))) focusOwn(id);
    else if (at === document.body) {
      passed.current = true;
      passFocusOn(`#${CSS.escape(head)}`);
    }
  });
  return focusOwn;
}
