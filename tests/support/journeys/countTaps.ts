import type { Page } from 'playwright-core';

/** From now on, until the page is loaded anew. */
export function countTaps(page: Page): Promise<void> {
  return page.evaluate(() => {
    const counted = globalThis as unknown as { taps: number };
    counted.taps = 0;
    addEventListener(
      'click',
      ({ isTrusted }) => {
        if (isTrusted) counted.taps += 1;
      },
      true,
    );
  });
}

export function taps(page: Page): Promise<number> {
  return page.evaluate(() => (globalThis as unknown as { taps: number }).taps);
}
