import type { Clock } from '@/application/ports/device/Clock';
import type { Scheduler } from '@/application/ports/device/Scheduler';

/** Real time, for tests over a real network. */
export const realClock: Clock = { now: () => Date.now(), monotonic: () => performance.now() };

export const realScheduler: Scheduler = {
  after(ms, task) {
    const timer = setTimeout(task, ms);
    return () => clearTimeout(timer);
  },
  every(ms, task) {
    const timer = setInterval(task, ms);
    return () => clearInterval(timer);
  },
  nextFrame(task) {
    const timer = setImmediate(task);
    return () => clearImmediate(timer);
  },
};
