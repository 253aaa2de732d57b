import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toneOf } from '@games/parts/toneOf';
import { borrowChromium } from '@tests/support/browser/borrowChromium';
import type { BorrowedChromium } from '@tests/support/browser/borrowChromium';
import { fakeProvider } from '@tests/support/sandbox/fakeProvider';
import type { FakeKind } from '@tests/support/sandbox/fakeProvider';
import { fakeSlot } from '@tests/support/sandbox/fakeSlot';
import { gamePageOver } from '@tests/support/sandbox/gameTable';

let browser: BorrowedChromium;
beforeAll(async () => {
  browser = await borrowChromium();
});
afterAll(() => browser.close());

/** A ball that falls where a third of the stake comes back. */
const PLINKO: FakeKind = {
  table: 'plinko',
  name: 'Plinko',
  view: { times: { 2: { low: [30, 30, 30], medium: [30, 30, 30], high: [30, 30, 30] } } },
  round: () => ({ rows: 2, risk: 'low', path: [0, 1], pocket: 1, times: 30, paid: 30 }),
};

/** Two fields of ₹100, and the one of them that wins pays ₹190. */
const DICE_TABLE: FakeKind = {
  table: 'dicetable',
  name: 'Dice',
  view: {
    variant: 'updown7',
    dice: 2,
    fields: [
      { on: 'down', pays: 1.9, range: [] },
      { on: 'up', pays: 1.9, range: [] },
    ],
  },
  round: ({ bets }) => ({ bets, faces: [1, 2], winners: ['down'], paid: 190 }),
};

/** A round of ₹100 on whatever there is to bet on; the tones of what is said of it and of its bead. */
async function tonesOf(page: Page): Promise<readonly (string | null)[]> {
  for (const spot of await page.locator('.spot').all()) await spot.click();
  await page.locator('.dock .main').click();
  const bead = page.locator('.bead');
  await bead.waitFor();
  return [await page.locator('.result').getAttribute('data-tone'), await bead.getAttribute('data-tone')];
}

describe('[CASINO-03] a round that pays less than its stake does not look like a win', () => {
  it.each([
    [100, 0, 'lost'],
    [100, 30, 'plain'],
    [100, 100, 'plain'],
    [100, 101, 'won'],
    [100, 1_000, 'gold'],
    [100, null, 'lost'],
  ] as const)('₹%d staked, ₹%s paid: %s', (stake, paid, tone) => {
    expect(toneOf({ stake, paid })).toBe(tone);
  });

  it.each([
    ['a spin', fakeSlot({ lines: 1 }), '₹20 of ₹100 comes back. Line 1'],
    ['a ball', PLINKO, '₹30 of ₹100 comes back'],
    ['a throw', DICE_TABLE, '₹190 of ₹200 comes back'],
  ])('%s', async (_, kind, words) => {
    const { page, close } = await gamePageOver(browser, fakeProvider(kind).answer, 'abc');
    expect(await tonesOf(page)).toEqual(['plain', 'plain']);
    expect(await page.locator('.result').textContent()).toContain(words);
    await close();
  });

  it('and one that pays more does', async () => {
    const { page, close } = await gamePageOver(browser, fakeProvider(fakeSlot({ lines: 3 })).answer, 'abc');
    await page.getByLabel('Bet', { exact: true }).fill('50');
    expect(await tonesOf(page)).toEqual(['won', 'won']);
    // Each line ends at the last reel that counts: three, four and five of a kind.
    const points = await page
      .locator('.lit-line')
      .evaluateAll((lines) => lines.map((line) => line.getAttribute('points')?.split(' ').length));
    expect(points).toEqual([3, 4, 5]);
    await close();
  });
});
