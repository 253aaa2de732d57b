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
  ['xpg', 'wheel-of-fortune', 54],
  ['kingmaker', 'crazy-wheel', 51],
])(
  '[CASINO-03] %s/%s says on its fields how often each comes, and in its hub what came',
  async (maker, code, pieces) => {
    const { sandbox, demo } = playWorld();
    const { page, close } = await gameTable(browser, sandbox, demo().launch(maker, code));
    const hub = page.locator('.disc-came');
    expect(await hub.textContent()).toBe('');
    const chances = await page.locator('.spot-chance').allTextContents();
    const [counts, all] = [0, 1].map((at) => chances.map((words) => Number(words.split(' of ')[at])));
    expect(counts?.reduce((sum, count) => sum + count, 0)).toBe(pieces);
    expect(new Set(all)).toEqual(new Set([pieces]));
    for (const played of [1, 2]) {
      await page.locator('.spot').first().click();
      await page.locator('.dock .main:enabled').click();
      await expect.poll(() => page.locator('.bead').count()).toBe(played);
      const came = (await page.locator('.bead').first().textContent()) ?? '';
      expect(await hub.textContent()).toBe(came);
      // What it says lies under the pointer.
      const under = await page.locator('.disc-stage').evaluate((stage) => {
        const { left, top, width } = stage.getBoundingClientRect();
        const piece = document.elementFromPoint(left + width / 2, top + width * 0.19);
        return piece?.closest('g')?.querySelector('.disc-text')?.textContent;
      });
      expect(`${under}x`).toBe(came);
    }
    await close();
  },
);
