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

const TITLES = chipTitles(/^(cards|dicetable|wheel)/);

/** Runs in the page: fields whose middle is not theirs to press, and what lies over another part of the dock. */
function whatIsWrong(): string[] {
  const wrong: string[] = [];
  for (const spot of document.querySelectorAll('.fields .spot, .dice-fields .spot, .outside .spot')) {
    const { left, top, width, height } = spot.getBoundingClientRect();
    const under = document.elementFromPoint(left + width / 2, top + height / 2);
    if (under === null || !spot.contains(under)) wrong.push(`covered: ${spot.textContent}`);
  }
  const parts = [...document.querySelectorAll('.dock :is(.rack-chip, .tool, .total, .main)')];
  const boxes = parts.map((part) => [part.textContent, part.getBoundingClientRect()] as const);
  for (const [at, [name, one]] of boxes.entries())
    for (const [other, two] of boxes.slice(at + 1))
      if (
        Math.min(one.right, two.right) - Math.max(one.left, two.left) > 3 &&
        Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top) > 3
      )
        wrong.push(`${name} over ${other}`);
  for (const [name, { right }] of boxes) if (right > innerWidth) wrong.push(`beyond the edge: ${name}`);
  return wrong;
}

describe.each([
  [667, 375],
  [844, 390],
])('on a phone that lies on its side, %i by %i', (width, height) => {
  it.each(TITLES.map(({ plays, provider, code }) => [plays, provider, code] as const))(
    '%s shows every field, and nothing in its dock lies over another part',
    async (_, provider, code) => {
      const { sandbox, demo } = playWorld();
      const given = { viewport: { width, height } };
      const { page, close } = await gameTable(browser, sandbox, demo().launch(provider, code), given);
      await page.locator('.dock .main').waitFor();
      expect(await page.evaluate(whatIsWrong)).toEqual([]);
      await close();
    },
  );
});

it.each([
  [667, 'qtech', '20101'],
  [844, 'qtech', '20101'],
  [667, 'spribe', 'plinko'],
  [844, 'spribe', 'plinko'],
])(
  '[CASINO-03] the last rounds are whole beside a long result, at %i in %s %s',
  async (width, provider, code) => {
    const { sandbox, demo } = playWorld();
    const given = { viewport: { width, height: 346 } };
    const { page, close } = await gameTable(browser, sandbox, demo().launch(provider, code), given);
    for (const played of [1, 2, 3, 4]) {
      await page.locator('.dock .main:enabled').click();
      await expect.poll(() => page.locator('.bead').count()).toBe(played);
    }
    const cut = await page.evaluate(() => {
      const result = document.querySelector('.result');
      if (result !== null) result.textContent = 'You get ₹240. Line 2: 3 × lamp, ₹120. '.repeat(3);
      const past = document.querySelector('.past')?.getBoundingClientRect() ?? new DOMRect();
      const beads = [...document.querySelectorAll('.bead')].map((bead) => bead.getBoundingClientRect());
      const isSeen = beads.map(({ top }) => top < past.bottom - 1);
      return [isSeen[0], beads.filter(({ right }, at) => isSeen[at] && right > past.right + 1).length];
    });
    expect(cut).toEqual([true, 0]);
    await close();
  },
);
