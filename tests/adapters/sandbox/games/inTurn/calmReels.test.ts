import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { borrowChromium } from '@tests/support/browser/borrowChromium';
import type { BorrowedChromium } from '@tests/support/browser/borrowChromium';
import { fakeProvider } from '@tests/support/sandbox/fakeProvider';
import { fakeSlot } from '@tests/support/sandbox/fakeSlot';
import { gamePageOver } from '@tests/support/sandbox/gameTable';

let browser: BorrowedChromium;
beforeAll(async () => {
  browser = await borrowChromium();
});
afterAll(() => browser.close());

/** WCAG 2.3.1: what changes by a tenth of the brightest light, more than three times a second, over a quarter of what the eye sees at once. */
const [FLASH, LARGEST_SHARE] = [0.1, 0.25];
const MOMENTS = [0, 1, 2, 3, 4, 5, 6, 7];

/** The relative luminance of a grid of points of the reel window, where all reels are `part` of their way round. */
async function lightAt(page: Page, part: number): Promise<readonly number[]> {
  const turning = await page.evaluate((share) => {
    const all = document
      .getAnimations()
      .filter((each) => 'animationName' in each && each.animationName === 'reel');
    for (const each of all) {
      each.pause();
      each.currentTime = Number(each.effect?.getComputedTiming().duration) * share;
    }
    return all.length;
  }, part);
  expect(turning).toBe(5);
  const picture = await page.locator('.reels').screenshot();
  return page.evaluate(async (content) => {
    const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
    const [wide, high] = [100, 60];
    const pen = new OffscreenCanvas(wide, high).getContext('2d');
    pen?.drawImage(await createImageBitmap(new Blob([bytes])), 0, 0, wide, high);
    const { data } = pen?.getImageData(0, 0, wide, high) ?? { data: [] };
    const linear = (at: number): number => {
      const share = (data[at] ?? 0) / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    };
    return Array.from(
      { length: wide * high },
      (_, at) => 0.2126 * linear(at * 4) + 0.7152 * linear(at * 4 + 1) + 0.0722 * linear(at * 4 + 2),
    );
  }, picture.toString('base64'));
}

it.each([
  [390, 844],
  [1280, 720],
])('[CASINO-03] reels that turn do not flash, at %i by %i', async (width, height) => {
  const { answer } = fakeProvider(fakeSlot({}));
  const given = { viewport: { width, height }, reducedMotion: 'no-preference' } as const;
  const { page, close } = await gamePageOver(browser, answer, 'abc', given);
  // They turn on: nothing that the page waits for comes.
  await page.evaluate(() => Object.assign(window, { setTimeout: () => 0 }));
  await page.getByRole('button', { name: 'Spin', exact: true }).click();
  await page.locator('.reel-turning').nth(4).waitFor();
  const lights: (readonly number[])[] = [];
  for (const moment of MOMENTS) lights.push(await lightAt(page, moment / MOMENTS.length));
  const [first = []] = lights;
  const flashing = first.filter((_, at) => {
    const seen = lights.map((light) => light[at] ?? 0);
    return Math.max(...seen) - Math.min(...seen) >= FLASH;
  });
  expect(first.length).toBe(6000);
  expect(flashing.length / first.length).toBeLessThan(LARGEST_SHARE);
  await close();
});
