import { useDeferredValue } from 'react';

/** false while a part is drawn for the first time, true a moment later: what nobody sees at first need not hold up what they do. */
export function useDrawnBefore(): boolean {
  return useDeferredValue(true, false);
}
