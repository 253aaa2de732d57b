import type { Page } from 'playwright-core';

/** Every motion that has an end is at it; one that goes on for ever, as that of a place for what still comes, is left. */
export const endMotion = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const motion of document.getAnimations()) {
      const { endTime } = motion.effect?.getComputedTiming() ?? {};
      if (endTime !== Infinity) motion.finish();
    }
  });
