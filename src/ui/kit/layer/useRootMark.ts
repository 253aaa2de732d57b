import { useLayoutEffect } from 'react';

/**
 * Marks the root (`data-docked`) while something stands there that the whole page makes room for. Not found by `:root:has()`: that is asked anew, through all
 * elements, whenever anything comes into the page, also where nothing of the kind is.
 */
export function useRootMark(name: 'docked' | 'play' | 'withdraw', on = true): void {
  useLayoutEffect(() => {
    if (!on) return undefined;
    const { dataset } = document.documentElement;
    dataset[name] = '';
    return () => {
      delete dataset[name];
    };
  }, [name, on]);
}
