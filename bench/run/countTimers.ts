declare global {
  interface Window {
    /** Numbers of the timers that wait. */
    benchTimers: Set<number>;
    /** Those of them that go off again and again. */
    benchIntervals: Set<number>;
  }
}

/** Runs in the page before its own scripts: remembers every timer that has neither run nor been cleared. */
export function countTimers(): void {
  const waiting = new Set<number>();
  const intervals = new Set<number>();
  window.benchTimers = waiting;
  window.benchIntervals = intervals;
  const { setTimeout: after, setInterval: every, clearTimeout: stop } = window;
  const later = (run: () => void, ms?: number): number => {
    const timer: number = after.call(
      window,
      () => {
        waiting.delete(timer);
        run();
      },
      ms,
    ) as unknown as number;
    waiting.add(timer);
    return timer;
  };
  const repeated = (run: () => void, ms?: number): number => {
    const timer = every.call(window, run, ms) as unknown as number;
    waiting.add(timer);
    intervals.add(timer);
    return timer;
  };
  const cleared = (timer?: number): void => {
    if (timer !== undefined) {
      waiting.delete(timer);
      intervals.delete(timer);
    }
    stop.call(window, timer);
  };
  Object.assign(window, {
    setTimeout: later,
    setInterval: repeated,
    clearTimeout: cleared,
    clearInterval: cleared,
  });
}
