import { useEffect, useState } from 'react';
import { useFirstPage } from '@/ui/PlayerAppContext';

/** Whole seconds until a moment on the clock that cannot jump; never below zero. */
export function useSecondsLeft(until: number): number {
  const { clock, scheduler } = useFirstPage().device;
  const left = (): number => Math.max(0, Math.ceil((until - clock.monotonic()) / 1000));
  const [seconds, setSeconds] = useState(left);
  useEffect(() => {
    setSeconds(left());
    return scheduler.every(250, () => setSeconds(left()));
    // eslint-disable-next-line react/exhaustive-deps -- `left` reads only what is named here
  }, [until, clock, scheduler]);
  return seconds;
}
