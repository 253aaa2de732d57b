import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

export interface BetEditing {
  readonly editing: boolean;
  readonly start: () => void;
  readonly end: () => void;
  /** Where the actions stand: the focus comes back there when the form is gone. */
  readonly actions: RefObject<HTMLDivElement | null>;
}

/** Whether the form that changes a bet is open. */
export function useBetEditing(): BetEditing {
  const [editing, setEditing] = useState(false);
  const actions = useRef<HTMLDivElement>(null);
  const before = useRef(false);
  useEffect(() => {
    if (before.current && !editing)
      (actions.current?.querySelector('button') ?? actions.current)?.focus({ preventScroll: true });
    before.current = editing;
  }, [editing]);
  return { editing, start: () => setEditing(true), end: () => setEditing(false), actions };
}
