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

/** What the app leaves to a game of a phone of 390 by 844 and of one of 320 by 640. */
const PHONES = [
  { width: 390, height: 800 },
  { width: 320, height: 596 },
];

it.each(
  PHONES.flatMap((viewport) =>
    [1, 2].map((count) => [viewport.width, viewport.height, count, viewport] as const),
  ),
)(
  '[CASINO-03] a flight is left where it was begun, at %i by %i with %i bets',
  async (_width, _height, count, viewport) => {
    const { sandbox, demo } = playWorld();
    const { page, close } = await gameTable(browser, sandbox, demo().launch('spribe', 'aviator'), {
      viewport,
    });
    const fly = page.getByRole('button', { name: 'Fly', exact: true });
    const leave = page.getByRole('button', { name: /cash out/i });
    const names = count === 1 ? [/^Cash out/] : [/^Bet 1: cash out/, /^Bet 2: cash out/];
    const [begins, leaves]: [unknown[], unknown[]] = [[], []];
    // In the page, wherever it is scrolled to: the panel ends with the row of the button.
    const placeOf = (here: typeof fly) =>
      here.first().evaluate((main) => {
        const panel = main.closest('.panel')?.getBoundingClientRect();
        const { left, height } = main.getBoundingClientRect();
        return [(panel?.bottom ?? 0) + document.body.scrollTop, left, height];
      });
    if (count === 2) await page.getByRole('button', { name: 'Add a second bet' }).click();
    for (const isLeft of [true, false]) {
      begins.push(await placeOf(fly));
      await fly.click();
      await leave.nth(count - 1).waitFor();
      leaves.push(await placeOf(leave));
      if (isLeft) for (const each of names) await page.getByRole('button', { name: each }).click();
      else sandbox.advance(3_600_000);
      await fly.waitFor();
      await page.locator('.result', { hasText: /flew/i }).waitFor();
      begins.push(await placeOf(fly));
    }
    expect(leaves).toEqual([begins[0], begins[0]]);
    expect(begins).toEqual(begins.map(() => begins[0]));
    await close();
  },
);
