import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { borrowChromium } from '@tests/support/browser/borrowChromium';
import type { BorrowedChromium } from '@tests/support/browser/borrowChromium';
import { chipTitles } from '@tests/support/sandbox/chipTitles';
import { gameTable } from '@tests/support/sandbox/gameTable';
import { playWorld } from '../../provider/playWorld';

let browser: BorrowedChromium;
beforeAll(async () => {
  browser = await borrowChromium();
});
afterAll(() => browser.close());

const TITLES = chipTitles(/^(cards|dicetable|wheel|fortune)/);

/** Runs in the page: how far the line that says what came lies under the chips, or outside the window. */
function whatIsHidden(): string[] {
  const result = document.querySelector('.result')?.getBoundingClientRect() ?? new DOMRect();
  const dock = document.querySelector('.panel')?.getBoundingClientRect() ?? new DOMRect();
  const foot = dock.left < result.right ? dock.top : innerHeight;
  return result.top < 0 || result.bottom > foot + 1
    ? [`${document.querySelector('.result')?.textContent}: ${result.top}–${result.bottom} of ${foot}`]
    : [];
}

/** What the app leaves to a game of a phone of 390 by 844, of 360 by 640 and of 320 by 568. */
describe.each([
  [390, 800],
  [360, 596],
  [320, 524],
])('on a phone, %i by %i', (width, height) => {
  it.each(TITLES.map(({ plays, provider, code }) => [plays, provider, code] as const))(
    '[CASINO-03] %s says above the chips what is to be done, and what came of a round',
    async (_, provider, code) => {
      const { sandbox, demo } = playWorld();
      const given = { viewport: { width, height } };
      const { page, close } = await gameTable(browser, sandbox, demo().launch(provider, code), given);
      await page.locator('.dock .main').waitFor();
      expect(await page.evaluate(whatIsHidden)).toEqual([]);
      for (const at of [0, 1]) await page.locator('.spot').nth(at).click();
      await page.locator('.dock .main').click();
      await page.locator('.bead').waitFor();
      expect(await page.evaluate(whatIsHidden)).toEqual([]);
      // Also for who has put a chip on the last of its fields.
      await page.locator('.spot').last().scrollIntoViewIfNeeded();
      expect(await page.evaluate(whatIsHidden)).toEqual([]);
      await close();
    },
  );
});

it.each([320, 360, 390])('[CASINO-03] no field of Sic Bo is narrower than its name, at %i', async (width) => {
  const { sandbox, demo } = playWorld();
  const given = { viewport: { width, height: 800 } };
  const session = demo().launch('evolution', 'emperor-sic-bo');
  const { page, close } = await gameTable(browser, sandbox, session, given);
  await page.locator('.spot').first().waitFor();
  const over = await page.locator('.spot').evaluateAll((spots) =>
    spots
      .filter((spot) => {
        const name = spot.querySelector('.spot-name')?.getBoundingClientRect() ?? new DOMRect();
        const { left, right, top, bottom } = spot.getBoundingClientRect();
        return name.left < left || name.right > right || name.top < top || name.bottom > bottom;
      })
      .map((spot) => spot.textContent),
  );
  expect(over).toEqual([]);
  await close();
});
