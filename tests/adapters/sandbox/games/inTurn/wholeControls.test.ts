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

const GAMES = [
  ['qtech', '20101'],
  ['spribe', 'plinko'],
  ['spribe', 'mines'],
  ['spribe', 'dice'],
  ['spribe', 'hilo'],
  ['spribe', 'goal'],
  ['spribe', 'aviator'],
  ['ezugi', 'blackjack-salon'],
] as const;

/** Runs in the page: what the row of the button cuts through, in the window as it is opened. */
function whatIsCut(): string[] {
  const dock = document.querySelector('.dock')?.getBoundingClientRect() ?? new DOMRect();
  return [...document.querySelectorAll('.panel :is(.entry, .rack-chip, .field, .tool, .autoplay, .paytable)')]
    .filter((part) => !part.closest('[hidden]'))
    .map((part) => ({ name: part.className, box: part.getBoundingClientRect() }))
    .filter(({ box }) => box.height > 0 && box.top < dock.bottom - 0.5 && box.bottom > dock.top + 0.5)
    .map(({ name, box }) => `${name} ${box.top}–${box.bottom} in ${dock.top}–${dock.bottom}`);
}

/** What the app leaves to a game of a phone of 390 by 844 and of 412 by 915, and of a wide screen. */
it.each(
  [
    [390, 800],
    [412, 871],
    [1440, 772],
  ].flatMap(([width = 0, height = 0]) => GAMES.map(([maker, code]) => [width, height, maker, code] as const)),
)(
  '[CASINO-03] the button that begins a round cuts through no other control, at %i by %i: %s %s',
  async (width, height, maker, code) => {
    const { sandbox, demo } = playWorld();
    const given = { viewport: { width, height } };
    const { page, close } = await gameTable(browser, sandbox, demo().launch(maker, code), given);
    await page.locator('.dock .main:visible').waitFor();
    expect(await page.evaluate(whatIsCut)).toEqual([]);
    await close();
  },
);
