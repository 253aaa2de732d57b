import type { Clock } from '@/application/ports/device/Clock';
import type { Scheduler } from '@/application/ports/device/Scheduler';
import { realClock, realScheduler } from './realTime';

const FASTER = 4;

/** The machine's time, run through four times as fast: for what waits for seconds by its nature. */
export const hastyClock: Clock = {
  now: () => realClock.now(),
  monotonic: () => realClock.monotonic() * FASTER,
};

export const hastyScheduler: Scheduler = {
  after: (ms, task) => realScheduler.after(ms / FASTER, task),
  every: (ms, task) => realScheduler.every(ms / FASTER, task),
  nextFrame: (task) => realScheduler.nextFrame(task),
};
