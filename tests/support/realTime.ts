import type { Clock } from '@/application/ports/device/Clock';
import type { Scheduler } from '@/application/ports/device/Scheduler';

/** The machine's own timers, also for whoever gives its process others. */
const { setTimeout: later } = globalThis;
/** Most of the machine's time that passes between two turns of the event loop. */
const MAX_MS = 5;

interface Timer {
  dueAt: number;
  readonly everyMs: number | null;
  readonly task: () => void;
}

/**
 * The machine's time, as this process gets it: while it has to wait for its turn on a busy machine, no time passes. So a time limit runs out when
 * nothing has come of what there was to do, and not when it could not be done. Both ends of our networks are in this process.
 * @param faster how many times as fast, for what waits for seconds by its nature
 */
function timeOfThisProcess(faster = 1): { readonly clock: Clock; readonly scheduler: Scheduler } {
  let [passed, seen] = [0, performance.now()];
  let turning = false;
  const timers = new Set<Timer>();
  const monotonic = (): number => {
    const now = performance.now();
    passed += Math.min(now - seen, MAX_MS) * faster;
    seen = now;
    return passed;
  };
  function turn(): void {
    const now = monotonic();
    for (const timer of [...timers]
      .filter(({ dueAt }) => dueAt <= now)
      .toSorted((a, b) => a.dueAt - b.dueAt)) {
      if (!timers.has(timer)) continue;
      if (timer.everyMs === null) timers.delete(timer);
      else timer.dueAt = now + timer.everyMs;
      timer.task();
    }
    turning = timers.size > 0;
    if (turning) later(turn, 1);
  }
  function add(ms: number, everyMs: number | null, task: () => void): () => void {
    const timer = { dueAt: monotonic() + ms, everyMs, task };
    timers.add(timer);
    if (!turning) later(turn, 1);
    turning = true;
    return () => void timers.delete(timer);
  }
  return {
    clock: { now: () => Date.now(), monotonic },
    scheduler: {
      after: (ms, task) => add(ms, null, task),
      every: (ms, task) => add(ms, ms, task),
      nextFrame(task) {
        const timer = setImmediate(task);
        return () => clearImmediate(timer);
      },
    },
  };
}

/** For tests over a real network. */
export const { clock: realClock, scheduler: realScheduler } = timeOfThisProcess();

export const { clock: hastyClock, scheduler: hastyScheduler } = timeOfThisProcess(20);
