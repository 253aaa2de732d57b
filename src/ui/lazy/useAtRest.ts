import { useEffect, useState } from 'react';
import { useFirstPage } from '@/ui/PlayerAppContext';
import type { Scheduler } from '@/application/ports/device/Scheduler';

/** Longer than the pause between two keys of somebody who types at a run. */
const REST_MS = 150;
/** Called at once; between two such steps the page may take a key. */
const STEP = 4;

const waiting = new Set<() => void>();
let stop: (() => void) | null = null;

function callIn(ms: number, scheduler: Pick<Scheduler, 'after'>): void {
  stop?.();
  stop = scheduler.after(ms, () => {
    stop = null;
    for (const each of [...waiting].slice(0, STEP)) {
      waiting.delete(each);
      each();
    }
    if (waiting.size > 0) callIn(0, scheduler);
  });
}

/**
 * false for what is new, true once nothing new has come for a while. What a key finds so stands there as words at once, and with what is dear to
 * draw, such as pictures, when the fingers rest: what goes with the next key never had them.
 */
export function useAtRest(what?: unknown): boolean {
  const { scheduler } = useFirstPage().device;
  const [rested, rest] = useState<{ readonly what: unknown } | null>(null);
  useEffect(() => {
    const call = (): void => rest({ what });
    waiting.add(call);
    callIn(REST_MS, scheduler);
    return () => void waiting.delete(call);
  }, [scheduler, what]);
  return rested !== null && rested.what === what;
}
