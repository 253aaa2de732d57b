import { useRef, useState, type PointerEvent, type RefObject } from 'react';
import { placeAt } from './placeAt';

/** So near to the upper or lower edge of the screen, the page goes along. */
const EDGE = 72;
const STEP = 16;

interface Drag {
  readonly from: number;
  readonly to: number;
}

/** Where it is seen that something is dragged, or will be dropped. */
export type DragMark = 'dragged' | 'before' | 'after' | undefined;

export interface DragOrder {
  /** The list; its children are what is dragged. */
  readonly list: RefObject<HTMLOListElement | null>;
  readonly markOf: (at: number) => DragMark;
  /** For the part of each child by which it is dragged. */
  readonly gripOf: (at: number) => Grip;
}

export interface Grip {
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onPointerMove: (event: PointerEvent) => void;
  readonly onPointerUp: () => void;
  readonly onPointerCancel: () => void;
}

/** The children of a list put in another order, by mouse, finger or pen. Keys and taps have buttons of their own. */
export function useDragOrder(count: number, onDrop: (from: number, to: number) => void): DragOrder {
  const list = useRef<HTMLOListElement>(null);
  const [drag, setDrag] = useState<Drag | null>(null);

  function follow(from: number, y: number): void {
    const others = [...(list.current?.children ?? [])].filter((_, at) => at !== from);
    const middles = others.map((other) => {
      const { top, height } = other.getBoundingClientRect();
      return top + height / 2;
    });
    setDrag({ from, to: placeAt(middles, y) });
    if (y < EDGE * 2) scrollBy(0, -STEP);
    else if (y > innerHeight - EDGE) scrollBy(0, STEP);
  }

  return {
    list,
    markOf: (at) => {
      if (drag === null) return undefined;
      if (at === drag.from) return 'dragged';
      const place = at > drag.from ? at - 1 : at;
      if (place === drag.to) return 'before';
      return drag.to === count - 1 && place === count - 2 ? 'after' : undefined;
    },
    gripOf: (at) => ({
      onPointerDown: (event) => {
        if (event.button !== 0) return;
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        setDrag({ from: at, to: at });
      },
      onPointerMove: ({ clientY }) => {
        if (drag?.from === at) follow(at, clientY);
      },
      onPointerUp: () => {
        setDrag(null);
        // Another tab may have changed the list meanwhile: then another one stands in that place.
        if (drag?.from === at && drag.to !== at) onDrop(at, drag.to);
      },
      onPointerCancel: () => setDrag(null),
    }),
  };
}
