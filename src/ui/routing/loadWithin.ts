import type { Scheduler } from '@/application/ports/device/Scheduler';

/** NAV-06: the specification's limit for a page's script. */
export const CHUNK_LIMIT_MS = 120_000;

export type Loaded<T> =
  | { readonly state: 'ready'; readonly value: T }
  /** `refused`: the script is not there or did not run. `timedOut`: nothing came. */
  | { readonly state: 'refused' | 'timedOut' };

/** Settles exactly once, whatever `load` does. */
export function loadWithin<T>(
  load: () => Promise<T>,
  scheduler: Scheduler,
  limitMs: number,
): Promise<Loaded<T>> {
  return new Promise((resolve) => {
    const stop = scheduler.after(limitMs, () => resolve({ state: 'timedOut' }));
    void load()
      .then(
        (value): Loaded<T> => ({ state: 'ready', value }),
        (): Loaded<T> => ({ state: 'refused' }),
      )
      .then((loaded) => {
        stop();
        resolve(loaded);
      });
  });
}
