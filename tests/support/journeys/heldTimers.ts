import type { Page } from 'playwright-core';

type Holding = Window & { elapse?: () => number };

interface HeldTimers {
  /** The time is over: what waited for it runs now, and timers are the browser's own again. */
  elapse(): Promise<void>;
}

/** From here on the page's timers of exactly this length go off when the test says so, and not before: nobody waits for them. */
export async function holdTimers(page: Page, ofMs: number): Promise<HeldTimers> {
  await page.evaluate((held) => {
    const own = {
      setTimeout: window.setTimeout.bind(window),
      clearTimeout: window.clearTimeout.bind(window),
    };
    const waiting = new Map<number, () => void>();
    const set = (task: TimerHandler, ms?: number, ...given: unknown[]): number => {
      if (ms !== held || typeof task !== 'function') return own.setTimeout(task, ms, ...given);
      // A number that the browser gives to no other timer of the page.
      const id = own.setTimeout(() => undefined, 2 ** 31 - 1);
      waiting.set(id, () => void task(...given));
      return id;
    };
    const clear = (id?: number): void => {
      if (id !== undefined) waiting.delete(id);
      own.clearTimeout(id);
    };
    (window as Holding).elapse = () => {
      Object.assign(window, own);
      const due = [...waiting.values()];
      waiting.clear();
      for (const task of due) task();
      return due.length;
    };
    Object.assign(window, { setTimeout: set, clearTimeout: clear });
  }, ofMs);
  return {
    async elapse() {
      const gone = await page.evaluate(() => (window as Holding).elapse?.() ?? 0);
      if (gone === 0) throw new Error(`nothing in the page waits for ${ofMs} ms`);
    },
  };
}
