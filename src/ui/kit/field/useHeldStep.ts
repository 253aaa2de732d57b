import { useEffect, useLayoutEffect, useRef, type MouseEvent, type PointerEvent } from 'react';

/** Begins to do something again and again; returns what ends it. */
export type Repeat = (task: () => void) => () => void;

/** What a button needs to go on stepping while it is held. A click is one step; the one that ends a hold is none. */
export function useHeldStep(step: () => void, off: boolean, repeat: Repeat | undefined) {
  const latest = useRef(step);
  const end = useRef<(() => void) | null>(null);
  const hasStepped = useRef(false);
  const letGo = (): void => {
    end.current?.();
    end.current = null;
  };
  useLayoutEffect(() => {
    latest.current = step;
  });
  useEffect(() => {
    if (off) letGo();
  }, [off]);
  useEffect(() => letGo, []);
  return {
    onPointerDown: (event: PointerEvent<HTMLButtonElement>) => {
      letGo();
      hasStepped.current = false;
      if (off || event.button !== 0 || repeat === undefined) return;
      // A finger is bound to what it touched first: without this it would never be said to have left.
      const { currentTarget: button, pointerId } = event;
      if (button.hasPointerCapture(pointerId)) button.releasePointerCapture(pointerId);
      end.current = repeat(() => {
        hasStepped.current = true;
        latest.current();
      });
    },
    onPointerUp: letGo,
    onPointerCancel: letGo,
    onPointerLeave: letGo,
    // A long touch is no question for a menu here.
    onContextMenu: (event: MouseEvent) => event.preventDefault(),
    onClick: (event: MouseEvent) => {
      const ended = hasStepped.current && event.detail > 0;
      hasStepped.current = false;
      if (!ended) step();
    },
  };
}
