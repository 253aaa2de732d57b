import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { borrowChromium } from '@tests/support/browser/borrowChromium';
import type { BorrowedChromium } from '@tests/support/browser/borrowChromium';
import { gameTable } from '@tests/support/sandbox/gameTable';
import { goesOn } from '@tests/support/sandbox/goesOn';
import { playWorld } from '../playWorld';

let browser: BorrowedChromium;
beforeAll(async () => {
  browser = await borrowChromium();
});
afterAll(() => browser.close());

async function at(provider: string, code: string, given: Parameters<typeof gameTable>[3] = {}) {
  const world = playWorld();
  const player = world.demo();
  const session = player.launch(provider, code);
  const table = await gameTable(browser, world.sandbox, session, given);
  return { ...world, player, session, ...table };
}
const BLACKJACK = ['ezugi', 'blackjack-salon'] as const;
const GOAL = ['spribe', 'goal'] as const;
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '');
const ended = (page: Page) => page.locator('.result', { hasText: /You get|Nothing|comes back/ });
const lastCheck = (page: Page) => page.locator('.fair dd[data-verdict]').first();
/** Deals until a hand goes on. */
const openHand = async (page: Page): Promise<void> => {
  for (let round = 0; ; round += 1) {
    await page.getByRole('button', { name: 'Deal', exact: true }).press('Enter');
    if (await goesOn(page, 'Hit', round)) return;
  }
};

describe('the page of Blackjack', () => {
  it('[CASINO-03] is played by the keys alone, and the focus is where the next move is', async () => {
    const { page, close } = await at(...BLACKJACK);
    await openHand(page);
    expect(await focused(page)).toBe('Hit');
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('Stand');
    await page.keyboard.press('Enter');
    await ended(page).waitFor();
    // Once the money of the round has come: it is said before.
    await expect.poll(() => focused(page)).toBe('Deal');
    await expect.poll(() => lastCheck(page).getAttribute('data-verdict')).toBe('kept');
    await close();
  });

  it('[CASINO-03] a hand is found again after a reload, with the hidden card face down', async () => {
    const { page, close, play, session } = await at(...BLACKJACK);
    await openHand(page);
    const cards = await page.getByRole('img').count();
    await page.reload();
    await page.getByRole('button', { name: 'Hit', exact: true }).waitFor();
    expect(await page.getByRole('img').count()).toBe(cards);
    expect(await page.locator('.card-down').count()).toBe(1);
    const server = play(session, 'look').view.round;
    expect(server?.over).toBe(false);
    await page.getByRole('button', { name: /^Double to ₹200$/ }).click();
    await ended(page).waitFor();
    expect(await page.locator('.card-down').count()).toBe(0);
    await expect.poll(() => lastCheck(page).getAttribute('data-verdict')).toBe('kept');
    await close();
  });

  it.each([
    ['another card', { deal: [['player', 'KS']] }],
    ['less than the hands are worth', { paid: 7 }],
    ['another move than was made', { moves: ['hit', 'hit'] }],
  ])('[CASINO-03] an operator who shows %s is caught', async (_, lie) => {
    const { page, tamper, close } = await at(...BLACKJACK);
    await openHand(page);
    tamper((reply) =>
      reply.data?.round?.['over'] === true
        ? { ...reply, data: { ...reply.data, round: { ...reply.data.round, ...lie } } }
        : reply,
    );
    await page.getByRole('button', { name: 'Stand', exact: true }).click();
    await page.getByRole('alert').filter({ hasText: 'NOT as it was promised' }).waitFor();
    expect(await lastCheck(page).getAttribute('data-verdict')).toBe('broken');
    await close();
  });
});

describe('the page of Goal', () => {
  it('[CASINO-03] is played by the keys, and a pitch is found again after a reload', async () => {
    const { page, close } = await at(...GOAL);
    const label = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
    await page.getByRole('button', { name: 'Start', exact: true }).press('Enter');
    await expect.poll(label).toMatch(/^Row 1, field 3: open/);
    await page.keyboard.press('ArrowLeft');
    expect(await label()).toMatch(/^Row 1, field 2: open/);
    await page.keyboard.press('Enter');
    await page.locator('.result', { hasText: /1 passed|Nothing/ }).waitFor();
    if (await goesOn(page, 'Collect')) {
      await page.reload();
      await page.getByRole('button', { name: 'Row 1, field 2: passed' }).waitFor();
      await page.getByRole('button', { name: 'Collect ₹129.33' }).click();
      await page.getByText('Collected. You get ₹129.33 for ₹100.').waitFor();
    }
    await expect.poll(() => lastCheck(page).getAttribute('data-verdict')).toBe('kept');
    await close();
  });

  it.each([320, 390])('[CASINO-03] on a phone of %i the widest pitch has fields to tap', async (width) => {
    const { page, close } = await at(...GOAL, { viewport: { width, height: 844 } });
    await page.getByLabel('Size', { exact: true }).selectOption('5');
    const boxes = await Promise.all((await page.locator('.pass').all()).map((each) => each.boundingBox()));
    expect(boxes).toHaveLength(50);
    for (const box of boxes) {
      expect(box?.height).toBeGreaterThanOrEqual(44);
      expect(box?.width).toBeGreaterThanOrEqual(40);
    }
    expect(await page.evaluate(() => document.body.scrollWidth)).toBe(width);
    await close();
  });
});

describe('the new tables on a small phone', () => {
  it.each([
    ['xpg', 'sic-bo', 'Throw'],
    ['kingmaker', '7-up-7-down', 'Throw'],
    ['kingmaker', 'jhandi-munda', 'Throw'],
    ['spribe', 'mini-roulette', 'Spin'],
    ['aura', 'amar-akbar-anthony', 'Deal'],
    ['ezugi', 'blackjack-salon', 'Deal'],
  ])(
    '[CASINO-03] %s %s: nothing is wider than it, and the main button is on the screen',
    async (maker, code, main) => {
      const { page, close } = await at(maker, code, { viewport: { width: 320, height: 640 } });
      const box = await page.getByRole('button', { name: main, exact: true }).boundingBox();
      expect((box?.y ?? 999) + (box?.height ?? 0)).toBeLessThanOrEqual(640);
      expect(await page.evaluate(() => document.body.scrollWidth)).toBe(320);
      await close();
    },
  );
});
