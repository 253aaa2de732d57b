import type { Page } from 'playwright-core';
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

/** A game of a player who may stake ₹150 in 24 hours, and lose ₹1,200 in seven days. */
async function limited(provider: string, code: string, language: string) {
  const { sandbox, demo } = playWorld();
  const { token, launch } = demo();
  const session = launch(provider, code);
  const set = (body: object) =>
    sandbox.handle({
      method: 'POST',
      path: '/playsafe/limits',
      query: {},
      headers: { token },
      body,
      client: 'c',
    });
  set({ kind: 'stake', period: 'day', amount: 150 });
  set({ kind: 'loss', period: 'week', amount: 1_200 });
  const { open, close } = await gameTable(browser, sandbox, session);
  return { page: await open(language), close };
}

const bet = async (page: Page, stake: string, press: string) => {
  await page.locator('#stake').fill(stake);
  await page.getByRole('button', { name: press, exact: true }).click();
};
const problem = (page: Page) => page.locator('.problem').textContent();

it.each([
  [
    'en',
    'Spin',
    'This bet would go over a limit you set yourself. No bet was placed.',
    'Stake limit, 24 hours: ₹150 of ₹150 left.',
    'Loss limit, 7 days: ₹1,200 of ₹1,200 left.',
    'See your limits',
  ],
  [
    'hi',
    'घुमाएँ',
    'यह दाँव आपकी अपनी तय की हुई सीमा से ऊपर जाता। कोई दाँव नहीं लगा।',
    'स्टेक लिमिट, 24 घंटे: ₹150 में से ₹150 बाक़ी।',
    'लॉस लिमिट, 7 दिन: ₹1,200 में से ₹1,200 बाक़ी।',
    'अपनी सीमाएँ देखें',
  ],
])(
  '[CASINO-03] a game names the limit that a bet would go over, and leads to it (%s)',
  async (language, press, no, stake, loss, way) => {
    const { page, close } = await limited('qtech', '20101', language);
    await bet(page, '1000', press);
    await expect.poll(() => problem(page)).toBe(`${no} ${stake} ${way}`);
    await bet(page, '2000', press);
    await expect.poll(() => problem(page)).toBe([no, stake, loss, way].join(' '));
    await page.evaluate(() =>
      addEventListener('message', ({ data }: MessageEvent<{ type: string }>) => (document.title = data.type)),
    );
    await page.getByRole('button', { name: way, exact: true }).click();
    await expect.poll(() => page.title()).toBe('game:limits');
    await close();
  },
);

it('[CASINO-03] what was refused goes with the next thing that is wrong with a bet', async () => {
  const slot = await limited('qtech', '20101', 'en');
  await bet(slot.page, '1000', 'Spin');
  await expect.poll(() => problem(slot.page)).toContain('Stake limit');
  await bet(slot.page, '5', 'Spin');
  expect(await slot.page.locator('#stake-hint').textContent()).toBe('The smallest bet is ₹10.');
  expect(await problem(slot.page)).toBe('');
  await slot.close();

  const wheel = await limited('ezugi', 'speed-roulette', 'en');
  await wheel.page.getByRole('radio', { name: '₹5,000', exact: true }).click();
  for (const name of ['Red', 'Spin']) await wheel.page.getByRole('button', { name, exact: true }).click();
  await expect.poll(() => problem(wheel.page)).toContain('Stake limit');
  for (const name of ['Black', 'Odd']) await wheel.page.getByRole('button', { name, exact: true }).click();
  expect(await wheel.page.locator('.total').textContent()).toBe('The table takes ₹10,000 at most.');
  expect(await problem(wheel.page)).toBe('');
  await wheel.close();
});
