import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { borrowChromium } from '@tests/support/browser/borrowChromium';
import type { BorrowedChromium } from '@tests/support/browser/borrowChromium';
import { gameTable } from '@tests/support/sandbox/gameTable';
import { playWorld } from '../provider/playWorld';
import { GameList } from '@/adapters/sandbox/engine/casino/GameList';

let browser: BorrowedChromium;
beforeAll(async () => {
  browser = await borrowChromium();
});
afterAll(() => browser.close());

/** One title of each kind that is bet on with chips. */
const TITLES = [
  ...new Map(
    new GameList('play')
      .all()
      .filter(({ plays, minStake }) => minStake !== null && /^(cards|dicetable|wheel)/.test(plays ?? ''))
      .map((game) => [game.plays, game]),
  ).values(),
];

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
