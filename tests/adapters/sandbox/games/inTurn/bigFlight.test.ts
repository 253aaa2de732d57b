import { afterAll, beforeAll, expect, it } from 'vitest';
import { borrowChromium } from '@tests/support/browser/borrowChromium';
import type { BorrowedChromium } from '@tests/support/browser/borrowChromium';
import { fakeProvider } from '@tests/support/sandbox/fakeProvider';
import { gamePageOver } from '@tests/support/sandbox/gameTable';

let browser: BorrowedChromium;
beforeAll(async () => {
  browser = await borrowChromium();
});
afterAll(() => browser.close());

it('[CASINO-03] with letters twice as big one sees the flight that one leaves', async () => {
  const { answer } = fakeProvider({
    table: 'crash',
    name: 'Aviator',
    view: { heights: { min: 101, max: 100_000 } },
    round: () => ({ over: false, paid: null, height: 100, bets: [{ stake: 100, auto: null, leftAt: null }] }),
  });
  const { page, close } = await gamePageOver(browser, answer, 'abc', {
    viewport: { width: 390, height: 720 },
  });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await page.getByRole('button', { name: 'Fly', exact: true }).click();
  const leave = page.getByRole('button', { name: /^Cash out/ });
  await leave.waitFor();
  const isSeen = (part: string) =>
    page.locator(part).evaluate((node) => {
      const { left, right, top, bottom } = node.getBoundingClientRect();
      const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return top >= 0 && bottom <= innerHeight && (at === node || node.contains(at) || at?.contains(node));
    });
  expect([await isSeen('.height'), await isSeen('.dock .leave:not([hidden])')]).toEqual([true, true]);
  await close();
});
