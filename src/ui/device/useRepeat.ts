import { useCallback } from 'react';
import { useFirstPage } from '@/ui/PlayerAppContext';

const FIRST_AFTER_MS = 400;
const THEN_EVERY_MS = 80;

/** Does something again and again while a button is held: after a moment, then quickly. Returns what ends it. */
export function useRepeat(): (task: () => void) => () => void {
  const { scheduler } = useFirstPage().device;
  return useCallback(
    (task) => {
      let end = scheduler.after(FIRST_AFTER_MS, () => {
        end = scheduler.every(THEN_EVERY_MS, task);
        task();
      });
      return () => end();
    },
    [scheduler],
  );
}
