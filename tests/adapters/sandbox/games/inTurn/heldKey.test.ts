import { afterAll, beforeAll, expect, it } from 'vitest';
import { borrowChromium } from '@tests/support/browser/borrowChromium';
import type { BorrowedChromium } from '@tests/support/browser/borrowChromium';
import { FAKE_DICE } from '@tests/support/sandbox/fakeInstant';
import { fakeProvider } from '@tests/support/sandbox/fakeProvider';
import { gamePageOver } from '@tests/support/sandbox/gameTable';

let browser: BorrowedChromium;
beforeAll(async () => {
  browser = await borrowChromium();
});
afterAll(() => browser.close());

it('[CASINO-03] [F53] Enter that is held stakes once', async () => {
  const { answer, asked } = fakeProvider(FAKE_DICE);
  const { page, close } = await gamePageOver(browser, answer, 'abc');
  const stakes = (): number => asked.filter(({ call }) => call === 'begin').length;
  const roll = page.getByRole('button', { name: 'Roll', exact: true });
  const rounds = page.locator('.bead');
  await roll.focus();
  await page.keyboard.down('Enter');
  await rounds.first().waitFor({ state: 'attached' });
  await expect.poll(() => roll.isEnabled()).toBe(true);
  for (let at = 0; at < 4; at += 1) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await roll.click();
  await rounds.nth(1).waitFor({ state: 'attached' });
  expect(stakes()).toBe(2);
  await close();
});
