import { afterAll, beforeAll, expect, it } from 'vitest';
import { borrowChromium } from '@tests/support/browser/borrowChromium';
import type { BorrowedChromium } from '@tests/support/browser/borrowChromium';
import { gameTable } from '@tests/support/sandbox/gameTable';
import { playWorld } from '../../provider/playWorld';

let browser: BorrowedChromium;
beforeAll(async () => {
  browser = await borrowChromium();
});
afterAll(() => browser.close());

it('[CASINO-03] a game that has just been opened scrolls by the keys, and nothing in it has the focus', async () => {
  const { sandbox, demo } = playWorld();
  const { page, close } = await gameTable(browser, sandbox, demo().launch('ezugi', 'speed-roulette'));
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  await page.keyboard.press('PageDown');
  await expect.poll(() => page.evaluate(() => document.body.scrollTop)).toBeGreaterThan(100);
  await close();
});
