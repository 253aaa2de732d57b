import { useEffect, useRef, type RefObject } from 'react';

/** A new step starts at its head, which gets the focus; not when the page opens, the router has seen to that. */
export function useStepHead(step: string): RefObject<HTMLDivElement | null> {
  const head = useRef<HTMLDivElement>(null);
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    head.current?.focus({ preventScroll: true });
    head.current?.scrollIntoView({ block: 'nearest' });
  }, [step]);
  return head;
}
