import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { borrowChromium } from '@tests/support/browser/borrowChromium';
import type { BorrowedChromium } from '@tests/support/browser/borrowChromium';
import { FAKE_DRAGON_TIGER } from '@tests/support/sandbox/fakeCards';
import { fakeProvider } from '@tests/support/sandbox/fakeProvider';
import { fakeSlot } from '@tests/support/sandbox/fakeSlot';
import { gamePageOver } from '@tests/support/sandbox/gameTable';

let browser: BorrowedChromium;
beforeAll(async () => {
  browser = await borrowChromium();
});
afterAll(() => browser.close());

/** The board is what the scene begins with, be it its status line. */
const topsOf = (page: Page) =>
  page.evaluate(() =>
    ['.scene > :nth-child(2)', '.panel'].map(
      (part) => document.querySelector(part)?.getBoundingClientRect().top,
    ),
  );

/** Runs in the page: what of its head the last rounds lie over. */
function whatIsCovered(): string[] {
  const beads = [...document.querySelectorAll('.bead')].map((bead) => bead.getBoundingClientRect());
  return [...document.querySelectorAll('.sound, .balance, .note, .scene > :nth-child(2), .panel')]
    .filter((part) => {
      const { left, right, top, bottom } = part.getBoundingClientRect();
      return beads.some(
        (bead) => left < bead.right && right > bead.left && top < bead.bottom && bottom > bead.top,
      );
    })
    .map((part) => part.className);
}

it.each([
  { what: 'a slot', kind: fakeSlot({ lines: 1 }), width: 1440, height: 772 },
  { what: 'a card table', kind: FAKE_DRAGON_TIGER, width: 1440, height: 772 },
  { what: 'a card table', kind: FAKE_DRAGON_TIGER, width: 800, height: 900 },
  { what: 'a slot', kind: fakeSlot({ lines: 1 }), width: 390, height: 800 },
])(
  '[CASINO-03] the first round of $what moves nothing, at $width by $height',
  async ({ kind, width, height }) => {
    const given = { viewport: { width, height } };
    const { page, close } = await gamePageOver(browser, fakeProvider(kind).answer, 'abc', given);
    const before = await topsOf(page);
    // Beside the panel the board begins where the panel does.
    if (width >= 720) expect(before[0]).toBe(before[1]);
    for (const spot of await page.locator('.spot').all()) await spot.click();
    await page.locator('.dock .main').click();
    await page.locator('.bead').waitFor();
    await page.evaluate(() => document.body.scrollTo(0, 0));
    expect((await topsOf(page))[0]).toBe(before[0]);
    expect(await page.evaluate(whatIsCovered)).toEqual([]);
    await close();
  },
);
