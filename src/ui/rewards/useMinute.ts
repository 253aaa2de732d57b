import { useEffect, useState } from 'react';
import { usePlayerApp } from '@/ui/PlayerAppContext';

/** The time, read anew every minute: for "2 hours left". Epoch milliseconds. */
export function useMinute(): number {
  const { clock, scheduler } = usePlayerApp().device;
  const [now, setNow] = useState(() => clock.now());
  useEffect(() => scheduler.every(60_000, () => setNow(clock.now())), [clock, scheduler]);
  return now;
}
