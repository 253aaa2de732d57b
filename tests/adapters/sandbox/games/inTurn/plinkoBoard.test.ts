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

/** Runs in the page: what of the board does not belong together. */
function whatIsApart(): string[] {
  const boxes = (what: string): DOMRect[] =>
    [...document.querySelectorAll(what)].map((part) => part.getBoundingClientRect());
  const pockets = boxes('.pockets li');
  const pins = boxes('.pin').slice(-(pockets.length + 1));
  const [ball = new DOMRect()] = boxes('.ball');
  const [hit = new DOMRect()] = boxes('.pockets [data-hit="true"]');
  const [felt = new DOMRect()] = boxes('.felt');
  const middle = ({ left, right }: DOMRect): number => (left + right) / 2;
  const wrong: string[] = [];
  for (const [at, pocket] of pockets.entries()) {
    const [left, right] = [pins[at], pins[at + 1]].map((pin) => middle(pin ?? new DOMRect()));
    const off = middle(pocket) - ((left ?? 0) + (right ?? 0)) / 2;
    if (Math.abs(off) > 1) wrong.push(`pocket ${at} is ${off} px beside its pins`);
    if (pocket.right > felt.right || pocket.bottom > felt.bottom) wrong.push(`pocket ${at} leaves the cloth`);
  }
  const [pin = new DOMRect(), next = new DOMRect()] = pins;
  const below = (pockets[0]?.top ?? 0) - pin.bottom;
  if (below < 0 || below > next.left - pin.left) wrong.push(`${below} px from the last pins to the pockets`);
  if (ball.left < hit.left || ball.right > hit.right || ball.top < hit.top || ball.bottom > hit.bottom)
    wrong.push(`the ball ends at ${ball.left}, ${ball.top}, its pocket is at ${hit.left}, ${hit.top}`);
  const figures = boxes('.pocket-times');
  for (const [at, figure] of figures.entries()) {
    const pocket = pockets[at] ?? new DOMRect();
    if (Math.abs(middle(figure) - middle(pocket)) > 1) wrong.push(`figure ${at} is beside its pocket`);
    if (figure.left < felt.left || figure.right > felt.right || figure.bottom > pocket.bottom + 1)
      wrong.push(`figure ${at} is cut`);
    for (const [next, other] of figures.slice(at + 1).entries())
      if (figure.right > other.left + 0.5 && figure.bottom > other.top && figure.top < other.bottom)
        wrong.push(`figure ${at} lies over figure ${at + 1 + next}`);
  }
  for (const times of document.querySelectorAll('.pocket-times')) {
    const { writingMode, fontSize } = getComputedStyle(times);
    if (writingMode !== 'horizontal-tb' || Number.parseFloat(fontSize) < 12)
      wrong.push(`${times.textContent} is hard to read`);
  }
  return wrong;
}

/** What the app leaves to a game of phones, one of them on its side, and of wide windows. */
it.each(
  [
    [320, 596],
    [360, 596],
    [390, 800],
    [844, 346],
    [1440, 772],
    [1920, 952],
  ].flatMap(([width = 0, height = 0]) => ['8', '12', '16'].map((rows) => [rows, width, height] as const)),
)(
  '[CASINO-03] the pins of %s rows stand over their pockets, and the ball ends in one, at %i by %i',
  async (rows, width, height) => {
    const { sandbox, demo } = playWorld();
    const given = { viewport: { width, height } };
    const { page, close } = await gameTable(browser, sandbox, demo().launch('spribe', 'plinko'), given);
    await page.getByLabel('Rows').selectOption(rows);
    await page.getByLabel('Risk').selectOption('high');
    await page.getByRole('button', { name: 'Drop', exact: true }).click();
    await page.locator('.bead').waitFor();
    expect(await page.evaluate(whatIsApart)).toEqual([]);
    await close();
  },
);
