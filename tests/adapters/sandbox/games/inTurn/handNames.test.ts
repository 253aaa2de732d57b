import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { teenPatti } from '@/adapters/sandbox/provider/kinds/cards/teenPatti';
import { borrowChromium } from '@tests/support/browser/borrowChromium';
import type { BorrowedChromium } from '@tests/support/browser/borrowChromium';
import { fakeCards } from '@tests/support/sandbox/fakeCards';
import { fakeProvider } from '@tests/support/sandbox/fakeProvider';
import { gamePageOver } from '@tests/support/sandbox/gameTable';

let browser: BorrowedChromium;
beforeAll(async () => {
  browser = await borrowChromium();
});
afterAll(() => browser.close());

/** Two hands with the longest names there are. */
const TEEN_PATTI = fakeCards({
  variant: 'teenpatti',
  name: 'Teen Patti',
  fields: [
    ['a', 1.96],
    ['b', 1.96],
  ],
  places: ['a', 'b', 'a', 'b', 'a', 'b'],
  winners: ['a'],
  scores: { a: 'Pure sequence', b: 'High card' },
});

const boxes = (page: Page, of: string) =>
  page.locator(of).evaluateAll((all) =>
    all.map((each) => {
      const { left, right, top, bottom } = each.getBoundingClientRect();
      return { left, right, top, bottom };
    }),
  );

it.each([
  [320, 596, ''],
  [390, 800, ''],
  [320, 596, 'hi'],
])(
  '[CASINO-03] what the hands of Teen Patti are called has a line of its own, at %i by %i %s',
  async (width, height, language) => {
    const { answer } = fakeProvider(TEEN_PATTI);
    const given = { viewport: { width, height } };
    const { open, close } = await gamePageOver(browser, answer, 'abc', given);
    const page = await open(language === '' ? undefined : language);
    const fields = await boxes(page, '.fields');
    await page.locator('.fields .spot').first().click();
    await page.locator('.dock .main').click();
    await page.locator('.bead').waitFor();
    expect(
      await page.locator('.hand-score').evaluateAll((all) => all.every((each) => each.textContent)),
    ).toBe(true);
    const [felt] = await boxes(page, '.felt');
    const [first, second] = await boxes(page, '.plate');
    expect(first?.left).toBeGreaterThan(felt?.left ?? 0);
    expect(second?.right).toBeLessThan(felt?.right ?? 0);
    expect(second?.left).toBeGreaterThan(first?.right ?? 999);
    const [names, scores] = [await boxes(page, '.plate > :first-child'), await boxes(page, '.hand-score')];
    for (const [at, name] of names.entries()) expect(scores[at]?.top).toBeGreaterThanOrEqual(name.bottom - 1);
    // The fields stay under the thumb that bets again.
    expect(await boxes(page, '.fields')).toEqual(fields);
    await close();
  },
);

it('[CASINO-03] a field that pays by the hand says the most that it pays', async () => {
  // Ten, jack and queen of spades against three sevens: the two best hands.
  const cards = [10, 7, 11, 7, 12, 7].map((rank, at) => ({ rank, suit: at % 2 === 0 ? 0 : (at - 1) / 2 }));
  const { times } = teenPatti.play(() => cards.shift() as never);
  const most = Math.max(times['pair-a'] ?? 0, times['pair-b'] ?? 0) / 100;
  const { answer } = fakeProvider({
    ...TEEN_PATTI,
    view: { variant: 'teenpatti', fields: [{ on: 'pair-a', pays: null }] },
  });
  const { page, open, close } = await gamePageOver(browser, answer, 'abc');
  expect(await page.locator('.spot-pays').textContent()).toBe(`up to ${most}x`);
  expect(await (await open('hi')).locator('.spot-pays').textContent()).toBe(`${most}x तक`);
  await close();
});
