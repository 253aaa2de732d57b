import type { Scheduler } from '@/application/ports/device/Scheduler';

/** Waits for what is under way, however it ends, but not longer than `ms`. */
export function settledWithin(
  underWay: Promise<unknown>,
  ms: number,
  scheduler: Pick<Scheduler, 'after'>,
): Promise<void> {
  return new Promise((resolve) => {
    const stop = scheduler.after(ms, resolve);
    const settled = (): void => {
      stop();
      resolve();
    };
    underWay.then(settled, settled);
  });
}
