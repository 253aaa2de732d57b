import { useEffect, useRef, type RefObject } from 'react';

/**
 * What stands under an element stays where it is on the screen when that grows or shrinks: the page scrolls along, before the change is drawn. The browser's
 * own anchoring does this in the middle of a page only, not at its top.
 */
export function useScrollAlong<E extends HTMLElement>(): RefObject<E | null> {
  const element = useRef<E>(null);
  useEffect(() => {
    const { current } = element;
    if (current === null) return undefined;
    const { style } = document.documentElement;
    style.setProperty('overflow-anchor', 'none');
    let height = current.offsetHeight;
    const sizes = new ResizeObserver(() => {
      const before = height;
      height = current.offsetHeight;
      if (height !== before) scrollBy({ top: height - before, behavior: 'instant' });
    });
    sizes.observe(current);
    return () => {
      sizes.disconnect();
      style.removeProperty('overflow-anchor');
    };
  }, []);
  return element;
}
