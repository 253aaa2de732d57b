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

it.each([
  ['qtech', '20101'],
  ['spribe', 'dice'],
  ['spribe', 'plinko'],
  ['spribe', 'mines'],
  ['spribe', 'goal'],
  ['spribe', 'hilo'],
  ['spribe', 'aviator'],
  ['ezugi', 'blackjack-salon'],
])(
  '[CASINO-03] Enter in the field for the stake begins a round of %s/%s as its button does',
  async (maker, code) => {
    const { sandbox, demo } = playWorld();
    const table = await gameTable(browser, sandbox, demo().launch(maker, code));
    const { page, close } = table;
    const stakes: unknown[] = [];
    table.tamper((reply, call) => {
      if (call === 'begin') stakes.push(reply.data?.round?.['stake']);
      return reply;
    });
    const stake = page.getByLabel('Bet', { exact: true });
    // What is no bet is said, and not placed.
    await stake.fill('3');
    await stake.press('Enter');
    await page.getByText('The smallest bet is ₹10.').waitFor();
    expect(stakes).toEqual([]);
    await stake.fill('40');
    await stake.press('Enter');
    await expect.poll(() => stakes).toEqual([40]);
    await close();
  },
);
