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

const NINE = Date.UTC(2026, 0, 15, 3, 30);

const STEP_MS = 500;
/** From one spin to the next. */
const LEAST_MS = 2_500;

/** Each spin costs ₹100; a line that wins pays ₹20. */
it.each([
  [
    'the loss limit, by itself and in Hindi',
    { lines: 0, limits: { 'auto-loss': '10' }, rounds: 10 },
    'Autoplay has stopped before a spin could pass your loss limit of ₹1,000: ₹1,000 lost in 10 spins.',
    'ऑटोप्ले रुक गया, ताकि आपकी ₹1,000 की हार की सीमा पार न हो: 10 स्पिन में ₹1,000 की हार।',
  ],
  [
    'the win limit',
    { lines: 6, limits: { 'auto-win': '1' }, rounds: 1 },
    'Autoplay has stopped at your win limit: this spin won ₹120.',
    'ऑटोप्ले आपकी जीत की सीमा पर रुक गया: इस स्पिन में ₹120 की जीत।',
  ],
  [
    'the number of spins, of which none paid more than its stake',
    { lines: 1, limits: { 'auto-loss': '50', 'auto-win': '1' }, rounds: 10 },
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
    // From here on its clock goes only as the test says.
    await page.clock.install({ time: NINE });
    await page.clock.pauseAt(NINE + 60_000);
    for (const [field, value] of Object.entries(limits)) await page.locator(`#${field}`).selectOption(value);
    await page.locator('.autoplay button').click();
    // Also for a player who folds the panel away meanwhile.
    await page.locator('.autoplay summary').click();
    const note = page.getByText(words, { exact: true });
    // By their keys: on a busy machine one whose answer is late is asked for a second time.
    const begun = (): number =>
      new Set(asked.filter(({ call }) => call === 'begin').map(({ key }) => key)).size;
    // However little is moved on the screen, each spin can be read and stopped before the next one.
    for (let passed = 0; !(await note.isVisible()); passed += STEP_MS) {
      expect(begun()).toBeLessThanOrEqual(1 + passed / LEAST_MS);
      await page.clock.runFor(STEP_MS);
      // Also between two spins: one beside them would begin a second row of them.
      const idle = page.locator(
        '.panel:has(.autoplay select:disabled) .dock .main:not(.auto-end, :disabled)',
      );
      expect(await idle.count()).toBe(0);
    }
    expect(begun()).toBe(rounds);
    await close();
  }
});
