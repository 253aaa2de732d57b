import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { borrowChromium } from '@tests/support/browser/borrowChromium';
import type { BorrowedChromium } from '@tests/support/browser/borrowChromium';
import { FAKE_DICE, FAKE_FORTUNE, FAKE_HILO, FAKE_PLINKO } from '@tests/support/sandbox/fakeInstant';
import { fakeProvider } from '@tests/support/sandbox/fakeProvider';
import { gamePageOver } from '@tests/support/sandbox/gameTable';

let browser: BorrowedChromium;
beforeAll(async () => {
  browser = await borrowChromium();
});
afterAll(() => browser.close());

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();
const verdict = async (page: Page) => {
  const last = page.locator('.fair dd[data-verdict]');
  await last.waitFor({ state: 'attached' });
  return last.getAttribute('data-verdict');
};

/** A round of each, as a player plays it. */
const GAMES = [
  { kind: FAKE_DICE, play: (page: Page) => press(page, 'Roll'), lie: { roll: 77_777 } },
  { kind: FAKE_PLINKO, play: (page: Page) => press(page, 'Drop'), lie: { path: [2, 2] } },
  {
    kind: FAKE_HILO,
    play: async (page: Page) => {
      await press(page, 'Start');
      // This server does not say what a right guess is worth. Over an ace it is either: the other guess is "The same" there.
      await page
        .getByRole('button', { name: /^(Higher|The same).* \d+ %$/ })
        .first()
        .waitFor();
      await press(page, 'Skip this card');
      await page.getByText('0 guessed. Now worth ₹100.', { exact: false }).waitFor();
      await press(page, 'Collect ₹100');
    },
    lie: { cards: ['0S', '0S'] },
  },
  {
    kind: FAKE_FORTUNE,
    play: async (page: Page) => {
      await press(page, /^4x 13 of 54/);
      await press(page, 'Spin');
    },
    lie: { at: -1 },
  },
];

describe('a game that is decided at once', () => {
  it.each(GAMES)(
    '[CASINO-03] $kind.name shows its round, fits a small phone, and is as promised',
    async ({ kind, play }) => {
      const provider = fakeProvider(kind);
      const { page, close } = await gamePageOver(browser, provider.answer, 'abc', {
        viewport: { width: 320, height: 640 },
      });
      const main = await page.getByRole('button', { name: /^(Roll|Drop|Start|Spin)$/ }).boundingBox();
      expect((main?.y ?? 999) + (main?.height ?? 0)).toBeLessThanOrEqual(640);
      expect(await page.evaluate(() => document.body.scrollWidth)).toBe(320);
      await play(page);
      await page.locator('.result', { hasText: /You get|Nothing|comes back/ }).waitFor();
      expect(await verdict(page)).toBe('kept');
      expect(await page.locator('.bead').count()).toBe(1);
      await close();
    },
  );

  it.each(GAMES)(
    '[CASINO-03] $kind.name is reckoned again: another outcome is caught',
    async ({ kind, play, lie }) => {
      const provider = fakeProvider(kind);
      const { page, tamper, close } = await gamePageOver(browser, provider.answer, 'abc');
      tamper((reply) =>
        reply.data?.round?.['over'] === true
          ? { ...reply, data: { ...reply.data, round: { ...reply.data.round, ...lie } } }
          : reply,
      );
      await play(page);
      expect(await verdict(page)).toBe('broken');
      await close();
    },
  );
});
