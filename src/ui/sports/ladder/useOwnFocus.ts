import { useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react';
import type { BetId } from '@/domain/shared/ids';
import { passFocusOn } from '@/ui/device/passFocusOn';

const placeOf = (id: BetId): string => `[data-own~="${CSS.escape(id)}"]`;

/**
 * The focus of an own bet goes with it to its new odds. On the cell that it was put down on, or that it leaves, a second press would be another bet; of a bet that
 * is gone it goes to the head.
 * @returns what the ladder does when something in it has the focus, and what gives the focus to a bet
 */
export function useOwnFocus(
  ladder: RefObject<HTMLElement | null>,
  head: string,
): { readonly onFocus: (event: FocusEvent) => void; readonly focusOwn: (id: BetId) => void } {
  const focused = useRef<BetId | null>(null);
  const focusOwn = (id: BetId): void => {
    focused.current = id;
    ladder.current?.querySelector<HTMLElement>(placeOf(id))?.focus({ preventScroll: true });
  };
  // With every drawing: the place of a bet is another button at other odds.
  useLayoutEffect(() => {
    const id = focused.current;
    if (id === null) return;
    const { activeElement } = document;
    const isOwn = activeElement?.matches('[data-own]') === true;
    if (isOwn && activeElement.matches(placeOf(id))) return;
    if (!isOwn && activeElement !== document.body) focused.current = null;
    else if (ladder.current?.querySelector(placeOf(id))) focusOwn(id);
    else if (!isOwn) {
      focused.current = null;
      passFocusOn(`#${CSS.escape(head)}`);
    }
  });
  return {
    onFocus: ({ target }) => {
      const own = target.closest<HTMLElement>('[data-own]')?.dataset['own']?.split(' ') ?? [];
      if (focused.current === null || !own.includes(focused.current))
        focused.current = (own[0] as BetId | undefined) ?? null;
    },
    focusOwn,
  };
}
