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

it.each([
  ['vivo', 'baccarat', 'hi', 1],
  ['vivo', 'baccarat', 'en', 0],
  ['aura', 'teenpatti-5', 'en', 1],
] as const)(
  '[CASINO-03] %s %s in %s has the letters of Hindi where it needs them',
  async (provider, code, language, brought) => {
    const { sandbox, demo } = playWorld();
    const { open, close } = await gameTable(browser, sandbox, demo().launch(provider, code));
    const page = await open(language);
    const faces = () =>
      page.evaluate(() =>
        [...document.fonts].map(({ family, status }) => [family.replaceAll('"', ''), status]),
      );
    await expect.poll(faces).toEqual(brought === 1 ? [['Devanagari', 'loaded']] : []);
    expect(await page.locator('script[src$="hindi.js"]').count()).toBe(brought);
    await close();
  },
);
