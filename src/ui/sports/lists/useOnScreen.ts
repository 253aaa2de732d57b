import { useEffect, useState, type RefObject } from 'react';
import type { FirstPage } from '@/application/FirstPage';
import { useFirstPage } from '@/ui/PlayerAppContext';

/** How far outside the screen a row counts as shown already, so that its prices are there when it scrolls in. */
const MARGIN = '200px';

/** Tells elements when they come onto the screen and leave it: one observer for all rows of a page, however many there are. */
class ScreenWatch {
  readonly #received = new Map<Element, (near: boolean) => void>();
  readonly #observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) this.#received.get(target)?.(isIntersecting);
    },
    { rootMargin: MARGIN },
  );

  /** Returns how to stop. */
  watch(element: Element, tell: (near: boolean) => void): () => void {
    this.#received.set(element, tell);
    this.#observer.observe(element);
    return () => {
      this.#received.delete(element);
      this.#observer.unobserve(element);
    };
  }
}

const watches = new WeakMap<FirstPage, ScreenWatch>();

/** Whether the element is on the screen, or near it. What holds the focus stays: nobody loses their place by scrolling. */
export function useOnScreen(element: RefObject<HTMLElement | null>): boolean {
  const first = useFirstPage();
  const [shown, setShown] = useState(false);

  useEffect(() => {
    const node = element.current;
    if (node === null) return undefined;
    const watch = watches.get(first) ?? new ScreenWatch();
    watches.set(first, watch);
    let near = false;
    const settle = (focused: EventTarget | null): void =>
      setShown(near || (focused instanceof Node && node.contains(focused)));
    const stop = watch.watch(node, (now) => {
      near = now;
      settle(document.activeElement);
    });
    const left = ({ relatedTarget }: FocusEvent): void => settle(relatedTarget);
    node.addEventListener('focusout', left);
    return () => {
      stop();
      node.removeEventListener('focusout', left);
    };
  }, [first, element]);

  return shown;
}
