import { useEffect, useState } from 'react';
import { usePlayerApp } from '@/ui/PlayerAppContext';

const SHOWN_MS = 2_500;

export interface SavedTick {
  readonly shown: boolean;
  readonly show: () => void;
}

/** For a moment after a setting was saved. */
export function useSavedTick(): SavedTick {
  const { scheduler } = usePlayerApp().device;
  const [count, setCount] = useState(0);
  const [over, setOver] = useState(0);
  useEffect(
    () => (count === 0 ? undefined : scheduler.after(SHOWN_MS, () => setOver(count))),
    [count, scheduler],
  );
  return { shown: count > over, show: () => setCount((was) => was + 1) };
}
