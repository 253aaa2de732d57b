import { afterAll, beforeAll, expect, it } from 'vitest';
import { borrowChromium } from '@tests/support/browser/borrowChromium';
import type { BorrowedChromium } from '@tests/support/browser/borrowChromium';
import { fakeProvider } from '@tests/support/sandbox/fakeProvider';
import { fakeSlot } from '@tests/support/sandbox/fakeSlot';
import { gamePageOver } from '@tests/support/sandbox/gameTable';

let browser: BorrowedChromium;
beforeAll(async () => {
  browser = await borrowChromium();
});
afterAll(() => browser.close());

/** Each spin costs ₹100; a line that wins pays ₹20. */
it.each([
  [
    'the loss limit, by itself and in Hindi',
    { lines: 0, limits: { 'auto-loss': '10' }, rounds: 10 },
    'Autoplay has stopped at your loss limit of ₹1,000: ₹1,000 lost in 10 spins.',
    'ऑटोप्ले आपकी ₹1,000 की हार की सीमा पर रुक गया: 10 स्पिन में ₹1,000 की हार।',
  ],
  [
    'the win limit',
    { lines: 1, limits: { 'auto-win': '1' }, rounds: 1 },
    'Autoplay has stopped at your win limit: this spin won ₹20.',
    'ऑटोप्ले आपकी जीत की सीमा पर रुक गया: इस स्पिन में ₹20 की जीत।',
  ],
  [
    'the number of spins',
    { lines: 1, limits: { 'auto-loss': '50' }, rounds: 10 },
    'Autoplay is over: 10 spins are done.',
    'ऑटोप्ले पूरा हुआ: 10 स्पिन हो गए।',
  ],
] as const)('[CASINO-03] autoplay says that it ended by %s', async (_, { lines, limits, rounds }, en, hi) => {
  for (const [language, words] of [
    ['en', en],
    ['hi', hi],
  ] as const) {
    const { answer, asked } = fakeProvider(fakeSlot({ lines }));
    const { open, close } = await gamePageOver(browser, answer, 'abc');
    const page = await open(language);
    await page.locator('.autoplay summary').click();
    for (const [field, value] of Object.entries(limits)) await page.locator(`#${field}`).selectOption(value);
    await page.locator('.autoplay button').click();
    // Also for a player who folds the panel away meanwhile.
    await page.locator('.autoplay summary').click();
    const note = page.getByText(words, { exact: true });
    await note.waitFor();
    expect(asked.filter(({ call }) => call === 'begin')).toHaveLength(rounds);
    await close();
  }
});
