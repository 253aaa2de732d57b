import type { Page } from 'playwright-core';

/** A call's own patience is no pause of a round. */
const PATIENCE_MS = 8_000;

/** From here on the page of a game waits for nothing: what it would have waited for is written down, in milliseconds, and read by what comes back. */
export async function recordWaits(page: Page): Promise<() => Promise<readonly number[]>> {
  await page.evaluate((patience) => {
    const { setTimeout: wait } = window;
    const waits: number[] = [];
    Object.assign(window, {
      waits,
      setTimeout: (then: () => void, ms = 0) => {
        if (ms >= patience) return wait(then, ms);
        waits.push(ms);
        return wait(then, 0);
      },
    });
  }, PATIENCE_MS);
  return () => page.evaluate(() => (window as unknown as { waits: number[] }).waits);
}
