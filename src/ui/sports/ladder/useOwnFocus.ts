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
  const focusOwn = (id: BetId): void => {
    focused.current = id;
    ladder.current?.querySelector<HTMLElement>(placeOf(id))?.focus({ preventScroll: true });
  };
  useEffect(() => {
    const { current } = ladder;
    const see = ({ target }: FocusEvent): void => {
      const place = target instanceof Element ? target.closest<HTMLElement>('[data-own]') : null;
      const ids = place?.dataset['own']?.split(' ') ?? [];
      if (focused.current === null || !ids.includes(focused.current))
        focused.current = (ids[0] as BetId | undefined) ?? null;
    };
    current?.addEventListener('focusin', see);
    return () => current?.removeEventListener('focusin', see);
  }, [ladder]);
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
  return focusOwn;
}
