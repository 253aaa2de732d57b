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

/** Runs in the page: what stands in the way of three equal places, and cards that are cut or lie on each other. */
function whatIsCut(): string[] {
  const boxes = (what: string, from: ParentNode = document): DOMRect[] =>
    [...from.querySelectorAll(what)].map((part) => part.getBoundingClientRect());
  const widths = new Set(boxes('.hand').map(({ width }) => Math.round(width)));
  const wrong = widths.size === 1 ? [] : [`places of ${[...widths].join(', ')} px`];
  for (const hand of document.querySelectorAll('.hand')) {
    const [rest = new DOMRect()] = boxes('.hand-covered', hand);
    const [card = new DOMRect()] = boxes('.hand-slot', hand);
    const ratio = card.width / card.height;
    if (Math.abs(ratio - 68 / 92) > 0.02) wrong.push(`a card of ${card.width} by ${card.height}`);
    const shown = boxes('.card-chip', hand).filter(({ top }) => top < rest.bottom - 1);
    if (shown.some(({ bottom, right }) => bottom > rest.bottom + 1 || right > rest.right + 1))
      wrong.push('a covered card is shown by half');
  }
  return wrong;
}

/** What the app leaves to a game of phones, one of them on its side, and of a wide window. */
it.each([
  [360, 596],
  [390, 800],
  [844, 346],
  [1440, 772],
])(
  '[CASINO-03] Andar Bahar shows its last cards whole at equal places, at %i by %i',
  async (width, height) => {
    const { sandbox, demo } = playWorld();
    const given = { viewport: { width, height } };
    const { page, close } = await gameTable(browser, sandbox, demo().launch('ezugi', 'andar-bahar'), given);
    await page.getByRole('button', { name: 'Andar', exact: true }).click();
    for (const played of [1, 2, 3]) {
      await page.locator('.dock .main:enabled').click();
      await expect.poll(() => page.locator('.bead').count()).toBe(played);
      expect(await page.evaluate(whatIsCut)).toEqual([]);
    }
    await close();
  },
);
