import { useEffect, useRef, type RefObject } from 'react';
import { showBeginning } from './showBeginning';

/** A new step, or what became of it, starts at its head, which gets the focus; not when the page opens (null: not known yet), the router has seen to that. */
export function useStepHead(step: string | null): RefObject<HTMLDivElement | null> {
  const head = useRef<HTMLDivElement>(null);
  const before = useRef(step);
  useEffect(() => {
    if (step === null || before.current === step) return;
    const isFirst = before.current === null;
    before.current = step;
    if (!isFirst) showBeginning(head.current);
  }, [step]);
  return head;
}
