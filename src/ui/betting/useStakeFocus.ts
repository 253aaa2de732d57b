import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import type { Selection } from '@/domain/betting/BetSlip';

/** A fresh selection puts the focus on its stake, so that Enter on a price can go on typing. */
export function useStakeFocus(selection: Selection): RefObject<HTMLInputElement | null> {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus({ preventScroll: true }), [selection]);
  return input;
}
