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
  ['vivo european-roulette', 'Red', 'Spin'],
  ['vivo baccarat', 'Player', 'Deal'],
  ['ezugi blackjack-salon', null, 'Deal'],
])('[CASINO-03] the row of results of %s is as it was for who comes back', async (title, field, press) => {
  const [provider = '', code = ''] = title.split(' ');
  const { sandbox, demo } = playWorld();
  const { page, open, close } = await gameTable(browser, sandbox, demo().launch(provider, code));
  const beads = page.locator('.past .bead');
  const row = () =>
    beads.evaluateAll((all) => all.map((each) => [each.textContent, each.getAttribute('data-tone')]));
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
  for (let round = 1; round <= 3; round += 1) {
    const end = beads.nth(round - 1);
    if (field !== null) await button(field).click();
    await button(press).click();
    if (field === null) {
      const stand = page.locator('.move-stand:enabled');
      // A blackjack has ended the round already.
      await end.or(stand).first().waitFor({ state: 'attached' });
      if ((await beads.count()) < round) await stand.click();
    }
    await end.waitFor({ state: 'attached' });
  }
  const before = await row();
  await page.reload();
  await page.locator('.balance').waitFor();
  await beads.nth(2).waitFor({ state: 'attached' });
  expect(await row()).toEqual(before);
  const other = await open();
  expect(await other.locator('.past .bead').count()).toBe(3);
  await close();
});
