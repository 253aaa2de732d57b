import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { borrowChromium } from '@tests/support/browser/borrowChromium';
import type { BorrowedChromium } from '@tests/support/browser/borrowChromium';
import { FAKE_DRAGON_TIGER } from '@tests/support/sandbox/fakeCards';
import { fakeProvider } from '@tests/support/sandbox/fakeProvider';
import type { FakeKind } from '@tests/support/sandbox/fakeProvider';
import { fakeSlot } from '@tests/support/sandbox/fakeSlot';
import { gamePageOver } from '@tests/support/sandbox/gameTable';
import { recordWaits } from '@tests/support/sandbox/recordWaits';

let browser: BorrowedChromium;
beforeAll(async () => {
  browser = await borrowChromium();
});
afterAll(() => browser.close());

async function at(kind: FakeKind, given: Parameters<typeof gamePageOver>[3] = {}) {
  const provider = fakeProvider(kind);
  let refused: string | null = null;
  const answer: Parameters<typeof gamePageOver>[1] = (asked) =>
    refused !== null && asked.call === 'begin'
      ? { status: 409, body: { error: true, message: 'as the provider says it', code: refused, data: null } }
      : provider.answer(asked);
  const refuse = (code: string) => {
    refused = code;
  };
  const table = await gamePageOver(browser, answer, 'abc', given);
  const bets = () => provider.asked.filter(({ call }) => call === 'begin').map(({ bets: placed }) => placed);
  return { ...table, refuse, asked: provider.asked, bets };
}
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();
/** In Dragon Tiger an ace is the lowest. */
const RANKS = 'ace 2 3 4 5 6 7 8 9 10 jack queen king'.split(' ');
const verdict = async (page: Page) => {
  const last = page.locator('.fair dd[data-verdict]');
  await last.waitFor({ state: 'attached' });
  return last.getAttribute('data-verdict');
};
const total = (page: Page) => page.locator('.total').textContent();

describe('a card table', () => {
  it('[CASINO-03] deals what was decided, lights what has won, says it, and can be played again at once', async () => {
    const { page, bets, close } = await at(FAKE_DRAGON_TIGER);
    await press(page, 'Deal');
    expect(await total(page)).toBe('Put a chip on a field first.');
    await page.getByRole('radio', { name: '₹50', exact: true }).click();
    await press(page, 'Dragon');
    await press(page, 'Tie');
    await press(page, 'Double');
    expect(await total(page)).toBe('Total ₹200');
    await press(page, 'Undo');
    expect(
      await page.getByRole('button', { name: 'Tie', exact: true }).getAttribute('aria-description'),
    ).toBe('pays 12x, ₹50 on it');
    await press(page, 'Deal');
    await page.getByText('Dragon, Dragon red won. Your ₹100 comes back.').waitFor();
    const cards = /Dragon: (\w+) of \w+\. Tiger: (\w+) of \w+\.$/;
    const [, dragon = '', tiger = ''] = cards.exec((await page.locator('.result').textContent()) ?? '') ?? [];
    expect(RANKS).toEqual(expect.arrayContaining([dragon.toLowerCase(), tiger.toLowerCase()]));
    expect(await page.locator('.spot[data-hit="true"]').count()).toBe(2);
    expect(await page.getByRole('img').count()).toBe(2);
    const pips = page.locator('.card-face path');
    expect(await pips.count()).toBeGreaterThan(4);
    expect(
      await pips.evaluateAll(
        (all) => all.filter((pip) => !/^M.+Z$/.test(pip.getAttribute('d') ?? '')).length,
      ),
    ).toBe(0);
    // This dealer pays the dragon, whatever the cards are: that is seen.
    const rank = (card: string): number => RANKS.indexOf(card.toLowerCase());
    const isTrue = rank(dragon) > rank(tiger);
    expect(await verdict(page)).toBe(isTrue ? 'kept' : 'broken');
    await press(page, 'Deal');
    await expect.poll(() => bets().length).toBe(2);
    expect(bets()[1]).toEqual([
      { on: 'dragon', stake: 50 },
      { on: 'tie', stake: 50 },
    ]);
    await close();
  });

  it('[CASINO-03] a card that does not follow from the seeds is caught', async () => {
    const { page, tamper, close } = await at(FAKE_DRAGON_TIGER);
    tamper((reply) =>
      reply.data?.round
        ? {
            ...reply,
            data: {
              ...reply.data,
              round: {
                ...reply.data.round,
                deal: [
                  ['dragon', 'KS'],
                  ['tiger', 'KS'],
                ],
              },
            },
          }
        : reply,
    );
    await press(page, 'Dragon');
    await press(page, 'Deal');
    await page.getByRole('alert').filter({ hasText: 'NOT as it was promised' }).waitFor();
    expect(await verdict(page)).toBe('broken');
    await close();
  });

  it('by the keys: chips and fields are one stop each', async () => {
    const { page, close } = await at(FAKE_DRAGON_TIGER);
    const focused = () =>
      page.evaluate(() => document.activeElement?.querySelector('.said, .spot-name')?.textContent);
    await page.getByRole('button', { name: 'Dragon', exact: true }).focus();
    await page.keyboard.press('ArrowRight');
    expect(await focused()).toBe('Tiger');
    await page.keyboard.press('Enter');
    expect(await total(page)).toBe('Total ₹100');
    await page.keyboard.press('Tab');
    expect(await focused()).toBe('₹10');
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    expect(await page.getByRole('radio', { checked: true }).locator('.said').textContent()).toBe('₹5,000');
    await close();
  });
});

describe('a slot', () => {
  it('[CASINO-03] counts its free spins, lights its lines, and says what they pay', async () => {
    const { page, close } = await at(fakeSlot({ lines: 2, free: 2 }));
    await press(page, 'Spin');
    await page.getByText('You get ₹120 for ₹100. 2 free spins.').waitFor();
    expect(await page.locator('.lit-line').count()).toBe(2);
    expect(await page.locator('.bead').allTextContents()).toEqual(['1.20x']);
    // Lines are paid here that the reels do not show: that is seen.
    expect(await verdict(page)).toBe('broken');
    await close();
  });

  it('[CASINO-03] leaves time to read each free spin, also where nothing moves', async () => {
    const { page, close } = await at(fakeSlot({ lines: 2, free: 3 }), { reducedMotion: 'reduce' });
    const waits = await recordWaits(page);
    await press(page, 'Spin');
    await page.getByText('3 free spins.').waitFor();
    expect((await waits()).filter((ms) => ms === 900)).toHaveLength(3);
    await close();
  });

  it('[CASINO-03] plays by itself within the limits set before, and no further', async () => {
    const { page, bets, close } = await at(fakeSlot({}));
    await page.getByText('Autoplay', { exact: true }).click();
    await page.getByLabel('Stop on a loss of').selectOption('10x the bet');
    await page.getByLabel('How many').selectOption('25 spins');
    await press(page, 'Start autoplay');
    await page.getByRole('button', { name: 'Start autoplay' }).waitFor();
    await page.getByRole('button', { name: 'Spin', exact: true, disabled: false }).waitFor();
    expect(bets()).toHaveLength(10);
    await close();
  });
});

describe('what ends spins that follow by themselves', () => {
  it('[CASINO-03] a limit of the player’s own, and it is said in the game', async () => {
    const { page, bets, refuse, close } = await at(fakeSlot({}));
    await page.getByText('Autoplay', { exact: true }).click();
    refuse('SELF_LIMIT');
    await press(page, 'Start autoplay');
    await page.getByRole('alert').filter({ hasText: 'a limit you set yourself' }).waitFor();
    await page.getByRole('button', { name: 'Start autoplay' }).waitFor();
    expect(bets()).toHaveLength(0);
    await close();
  });

  it('[CASINO-03] a question of the page around it, such as a reality check', async () => {
    const { page, bets, close } = await at(fakeSlot({}), { reducedMotion: 'no-preference' });
    await page.getByText('Autoplay', { exact: true }).click();
    await page.getByLabel('Stop on a loss of').selectOption('50x the bet');
    await press(page, 'Start autoplay');
    const stop = page.getByRole('button', { name: 'Stop autoplay (10 left)' });
    await stop.waitFor();
    // Chosen below the reels, it is watched beside them.
    const seen = await page.evaluate(() =>
      ['.machine', '.dock .main'].map((part) => {
        const { top, bottom } = document.querySelector(part)?.getBoundingClientRect() ?? new DOMRect();
        return top >= 0 && bottom <= innerHeight;
      }),
    );
    expect(seen).toEqual([true, true]);
    expect(await stop.evaluate((button) => button === document.activeElement)).toBe(true);
    await page.evaluate(() => window.dispatchEvent(new Event('blur')));
    await page.getByText('Autoplay has stopped: you turned to something else.').waitFor();
    const spin = page.getByRole('button', { name: 'Spin', exact: true, disabled: false });
    await spin.waitFor();
    await expect.poll(() => spin.evaluate((button) => button === document.activeElement)).toBe(true);
    expect(bets()).toHaveLength(1);
    await close();
  });

  it('[CASINO-03] a time-out: the session is over, and it is said in the game', async () => {
    const { page, bets, refuse, close } = await at(FAKE_DRAGON_TIGER);
    refuse('SESSION_ENDED');
    await press(page, 'Tie');
    await press(page, 'Deal');
    await page.getByRole('alert').filter({ hasText: 'This game session has ended.' }).waitFor();
    expect(bets()).toHaveLength(0);
    await close();
  });
});

describe('on a small phone', () => {
  it.each([FAKE_DRAGON_TIGER, fakeSlot({})])(
    '[CASINO-03] the main button of $name is on the screen, and nothing is wider',
    async (kind) => {
      const { page, close } = await at(kind, { viewport: { width: 320, height: 640 } });
      const box = await page.getByRole('button', { name: /^(Deal|Spin)$/ }).boundingBox();
      expect((box?.y ?? 999) + (box?.height ?? 0)).toBeLessThanOrEqual(640);
      expect(await page.evaluate(() => document.body.scrollWidth)).toBe(320);
      await close();
    },
  );
});
