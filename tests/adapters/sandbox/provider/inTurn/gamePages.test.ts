import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawFrom } from '@/adapters/sandbox/provider/fair';
import { sha256 } from '@/adapters/sandbox/provider/sha256';
import { pocketOf } from '@/adapters/sandbox/provider/wheel';
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

async function at(
  [provider, code]: readonly [provider: string, code: string],
  given: Parameters<typeof gameTable>[3] = {},
) {
  const world = playWorld();
  const player = world.demo();
  const session = player.launch(provider, code);
  const table = await gameTable(browser, world.sandbox, session, given);
  return { ...world, player, session, ...table };
}
const WHEEL = ['ezugi', 'speed-roulette'] as const;
const MINES = ['spribe', 'mines'] as const;
const AVIATOR = ['spribe', 'aviator'] as const;
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();
const bet = (page: Page) => page.getByLabel('Bet', { exact: true });
const spin = async (page: Page): Promise<void> => {
  await press(page, 'Red');
  await press(page, 'Spin');
  await page.locator('.result', { hasText: /You get|Nothing|comes back/ }).waitFor();
};
const lastCheck = (page: Page) => page.locator('.fair dd[data-verdict]');
const verdict = (page: Page) => lastCheck(page).getAttribute('data-verdict');

describe('what a game says of its fairness', () => {
  it.each([
    [WHEEL, spin],
    [
      MINES,
      async (page: Page) => {
        await press(page, 'Start');
        await press(page, 'Tile 13, closed');
        await page.getByRole('button', { name: /^Tile 13, (safe|mine)$/ }).waitFor();
        if (await goesOn(page, 'Collect')) await page.getByRole('button', { name: /^Collect/ }).click();
      },
    ],
    [
      AVIATOR,
      async (page: Page) => {
        await press(page, 'Fly');
        await page.getByRole('button', { name: /^Cash out/ }).click();
      },
    ],
  ])('[CASINO-03] at %s an honest round is as promised, seeds and outcome', async (where, play) => {
    const { page, session, play: ask, close } = await at(where);
    const promised = ask(session, 'open').view.next.commit;
    await play(page);
    await lastCheck(page).waitFor({ state: 'attached' });
    expect(await verdict(page)).toBe('kept');
    const received = await page.locator('details').textContent();
    const { round } = ask(session, 'look').view;
    for (const part of [
      promised,
      round?.server,
      round?.client,
      'HMAC-SHA256(server seed, client seed:nonce:part)',
    ])
      expect(received).toContain(part ?? 'nothing');
    await close();
  });

  const swap = (hex: unknown) => String(hex).replace(/./g, (digit) => (digit === '0' ? '1' : '0'));
  it.each([
    // The reply agrees with itself in everything: only who knew the promise before can tell.
    [
      'another seed, and a hash and a pocket that fit it',
      (round: Record<string, unknown>) => ({
        ...round,
        server: 'abc',
        commit: sha256('abc'),
        pocket: pocketOf(
          drawFrom({ server: 'abc', client: String(round['client']), nonce: Number(round['nonce']) }),
        ),
      }),
    ],
    ['no seed at all', (round: Record<string, unknown>) => ({ ...round, server: undefined })],
    [
      'another client seed',
      (round: Record<string, unknown>) => ({ ...round, client: swap(round['client']) }),
    ],
    ['another nonce', (round: Record<string, unknown>) => ({ ...round, nonce: 77 })],
    [
      'the right seeds and another pocket',
      (round: Record<string, unknown>) => ({ ...round, pocket: (Number(round['pocket']) + 1) % 37 }),
    ],
  ])('[CASINO-03] an operator who lies with %s is caught, and it is said plainly', async (_name, lie) => {
    const { page, tamper, close } = await at(WHEEL);
    tamper((reply) =>
      reply.data?.round ? { ...reply, data: { ...reply.data, round: lie(reply.data.round) } } : reply,
    );
    await spin(page);
    await page.getByRole('alert').filter({ hasText: 'NOT as it was promised' }).waitFor();
    expect(await verdict(page)).toBe('broken');
    expect(await page.locator('.rounds').textContent()).not.toContain('✓');
    await close();
  });

  it('[CASINO-03] a browser that cannot hash says so, and ticks nothing off', async () => {
    const { page, close, open } = await at(WHEEL);
    await page.context().addInitScript(() => {
      Object.defineProperty(Crypto.prototype, 'subtle', { get: () => undefined });
    });
    const insecure = await open();
    expect(await insecure.evaluate(() => 'subtle' in crypto && crypto.subtle)).toBe(undefined);
    await spin(insecure);
    await lastCheck(insecure).waitFor({ state: 'attached' });
    expect(await verdict(insecure)).toBe('unable');
    expect(await insecure.locator('details').textContent()).not.toContain('✓');
    await close();
  });

  it('[CASINO-03] a reload keeps the promise where the frame has a storage, and admits it where not', async () => {
    const { page, close } = await at(MINES);
    await press(page, 'Start');
    await page.getByRole('button', { name: 'Collect ₹100' }).waitFor();
    await page.reload();
    await page.getByRole('button', { name: 'Collect ₹100' }).click();
    await lastCheck(page).waitFor({ state: 'attached' });
    expect(await verdict(page)).toBe('kept');
    await press(page, 'Start');
    await page.getByRole('button', { name: 'Collect ₹100' }).waitFor();
    await page.evaluate(() => sessionStorage.clear());
    await page.reload();
    await page.getByRole('button', { name: 'Collect ₹100' }).click();
    await lastCheck(page).waitFor({ state: 'attached' });
    expect(await verdict(page)).toBe('lost');
    expect(await lastCheck(page).textContent()).toContain('Cannot be checked');
    await close();
  });
});

describe('a game in two windows, and after a reload', () => {
  it('[CASINO-03] the idle window meets the open round of the other, and goes on with it', async () => {
    const { page, open, close, cashOf, player } = await at(MINES);
    const other = await open();
    await press(page, 'Start');
    await page.getByRole('button', { name: 'Collect ₹100' }).waitFor();
    await other.evaluate(() => {
      (document.getElementById('stake') as HTMLInputElement).value = '500';
    });
    await press(other, 'Start');
    await other.getByText('Your last round is still open. Here it is.').waitFor();
    await expect.poll(() => other.locator('.balance').textContent()).toBe('₹9,900');
    await press(other, 'Collect ₹100');
    await other.getByText('You get ₹100.').waitFor();
    await expect.poll(() => other.locator('.balance').textContent()).toBe('₹10,000');
    await expect.poll(() => cashOf(player.id)).toBe(1_000_000);
    // The first one has a round that is gone: it is told how it ended, and can begin again.
    await press(page, 'Collect ₹100');
    await page.getByText('You get ₹100.').waitFor();
    await press(page, 'Start');
    await page.getByRole('button', { name: 'Collect ₹100' }).waitFor();
    await close();
  });

  it('[CASINO-03] a bet whose promise was not shown is refused, and the next press shows and takes it', async () => {
    const { page, open, close } = await at(WHEEL);
    const other = await open();
    await spin(other);
    await press(page, 'Red');
    await press(page, 'Spin');
    await page.getByText('no bet was placed', { exact: false }).waitFor();
    await page.getByText('Last round:', { exact: false }).first().waitFor();
    await press(page, 'Spin');
    await page.locator('.result', { hasText: /^\d/ }).waitFor();
    await expect.poll(() => page.locator('.rounds .proof').first().getAttribute('data-verdict')).toBe('kept');
    await close();
  });

  it('[CASINO-03] whoever comes back to a window sees the money and the round of now', async () => {
    const { page, open, close } = await at(MINES);
    const other = await open();
    await press(other, 'Start');
    await other.getByRole('button', { name: 'Collect ₹100' }).waitFor();
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await page.getByRole('button', { name: 'Collect ₹100' }).waitFor();
    await expect.poll(() => page.locator('.balance').textContent()).toBe('₹9,900');
    await close();
  });

  it('[CASINO-03] a reload in the middle of a spin tells how it ended, and the win is there', async () => {
    const { page, close, play, session, cashOf, player } = await at(WHEEL, {
      reducedMotion: 'no-preference',
    });
    for (const name of ['Red', 'Black', '0']) await press(page, name);
    await press(page, 'Spin');
    await page.getByText('No more bets').waitFor();
    const { round } = play(session, 'look').view;
    expect(round?.credited).toBe(false);
    expect(cashOf(player.id)).toBe(970_000);
    await page.reload();
    await page.getByText(`Last round: ${round?.pocket}`, { exact: false }).waitFor();
    await expect.poll(() => cashOf(player.id)).toBe(970_000 + (round?.paid ?? 0) * 100);
    await close();
  });

  it('[CASINO-03] [P11] the wallet has the win when the wheel has stopped, and not before', async () => {
    const { page, close, cashOf, player } = await at(WHEEL, { reducedMotion: 'no-preference' });
    for (const name of ['Red', 'Black', '0']) await press(page, name);
    await press(page, 'Spin');
    await page.getByText('No more bets').waitFor();
    expect(cashOf(player.id)).toBe(970_000);
    await page.getByText(/You get|comes back/).waitFor();
    await expect.poll(() => cashOf(player.id)).toBeGreaterThan(970_000);
    await close();
  });
});

describe('[X23] what is typed into a game', () => {
  it('is a stake as people write it', async () => {
    for (const [typed, total] of [
      ['10,000', '₹10,000'],
      ['१,०००', '₹1,000'],
      ['₹ 250.5', '₹250.50'],
    ] as const) {
      const { page, close } = await at(MINES);
      await bet(page).fill(typed);
      await press(page, 'Start');
      await page.getByRole('button', { name: `Collect ${total}`, exact: true }).waitFor();
      expect(await page.locator('.problem').textContent(), typed).toBe('');
      await close();
    }
  });

  it('or is none, and it is said why beside the field', async () => {
    const { page, close, cashOf, player } = await at(MINES);
    for (const [typed, sentence] of [
      ['10.555', 'At most two digits after the point.'],
      ['0x10', 'Digits only'],
      ['1e3', 'Digits only'],
      ['-5', 'Digits only'],
      ['abc', 'Digits only'],
      ['1,00', 'Digits only'],
      ['', 'Enter a bet of ₹10 to ₹10,000.'],
      ['9.99', 'The smallest bet is ₹10.'],
      ['10001', 'The largest bet is ₹10,000.'],
      ['9'.repeat(30), 'The largest bet is ₹10,000.'],
    ] as const) {
      await bet(page).fill(typed);
      await press(page, 'Start');
      expect(await page.locator('#stake-hint').textContent(), typed).toContain(sentence);
      expect(await bet(page).getAttribute('aria-invalid'), typed).toBe('true');
      await bet(page).fill('100');
      expect(await page.locator('#stake-hint').textContent()).toBe('₹10 to ₹10,000');
    }
    expect(cashOf(player.id)).toBe(1_000_000);
    await close();
  });

  it('the table takes no more than a round may cost', async () => {
    const { page, close } = await at(WHEEL);
    await page.getByRole('radio', { name: '₹5,000', exact: true }).click();
    for (const name of ['Red', 'Black', 'Odd']) await press(page, name);
    expect(await page.locator('.total').textContent()).toBe('The table takes ₹10,000 at most.');
    expect(await page.locator('.spot[aria-pressed="true"]').count()).toBe(2);
    await press(page, 'Undo');
    expect(await page.locator('.total').textContent()).toBe('Total ₹5,000');
    await close();
  });

  it('a number takes its neighbours on the wheel, when asked to', async () => {
    const { page, close } = await at(WHEEL);
    await press(page, 'Neighbours');
    await press(page, '0');
    const on = await page
      .locator('.spot[aria-pressed="true"]')
      .evaluateAll((spots) => spots.map((spot) => spot.querySelector('.spot-name')?.textContent));
    expect(on).toEqual(['0', '3', '15', '26', '32']);
    await close();
  });

  it('every field of the cloth at once is a bet', async () => {
    const { page, close } = await at(WHEEL);
    await page.getByRole('radio', { name: '₹10', exact: true }).click();
    // The lines lie over the borders of the numbers, and cover none of them.
    for (const spot of await page.locator('.spot').all()) await spot.dispatchEvent('click');
    expect(await page.locator('.total').textContent()).toBe('Total ₹1,550');
    await press(page, 'Spin');
    await page.locator('.result', { hasText: /You get|comes back/ }).waitFor();
    expect(await page.locator('.problem').textContent()).toBe('');
    await close();
  });

  it('a flight is left at a height only, and no bet is placed for anything else', async () => {
    const { page, close, cashOf, player } = await at(AVIATOR);
    for (const [typed, sentence] of [
      ['abc', 'A number such as 1.5 or 2.25.'],
      ['1', 'From 1.01 to 1,000.'],
      ['1000.01', 'From 1.01 to 1,000.'],
      ['-2', 'A number such as 1.5 or 2.25.'],
    ] as const) {
      await page.getByLabel('Auto cash out').fill(typed);
      await press(page, 'Fly');
      expect(await page.locator('#auto-hint').textContent(), typed).toBe(sentence);
    }
    expect(cashOf(player.id)).toBe(1_000_000);
    await page.getByLabel('Auto cash out').fill('१.५x');
    await press(page, 'Fly');
    await page.getByText(/in the air|Flew away/).waitFor();
    await close();
  });

  it('an empty seed is filled by chance, not refused', async () => {
    const { page, close } = await at(WHEEL);
    await page.getByText('Provably fair').click();
    await page.getByLabel('Your seed').fill('');
    await spin(page);
    expect(await page.getByLabel('Your seed').inputValue()).toMatch(/^[0-9a-f]{16}$/);
    await close();
  });
});

describe('the table itself', () => {
  it('[CASINO-03] by the keys: the numbers are one stop, arrows move, Enter and Space put the chip', async () => {
    const { page, close } = await at(WHEEL);
    const focused = () =>
      page.evaluate(() => document.activeElement?.querySelector('.said, .spot-name')?.textContent);
    await page.locator('.spot').first().focus();
    const { keyboard } = page;
    for (const [key, at_] of [
      ['ArrowRight', '1'],
      ['ArrowDown', '4'],
      ['ArrowRight', '5'],
      ['ArrowUp', '2'],
      ['ArrowUp', '0'],
      ['End', '36'],
      ['ArrowLeft', '35'],
    ] as const) {
      await keyboard.press(key);
      expect(await focused(), key).toBe(at_);
    }
    await keyboard.press('Enter');
    await keyboard.press('Space');
    expect(await page.locator('.total').textContent()).toBe('Total ₹200');
    await keyboard.press('Tab');
    expect(await focused()).toBe('Corner 0, 1, 2, 3');
    await keyboard.press('Tab');
    expect(await focused()).toBe('1–18');
    await keyboard.press('Tab');
    expect(await focused()).toBe('₹10');
    await close();
  });

  it.each([MINES, AVIATOR])('[CASINO-03] %s: the stake rests during a round', async (...where) => {
    const { page, close } = await at(where);
    await press(page, where[1] === 'mines' ? 'Start' : 'Fly');
    await page.getByRole('button', { name: /^(Collect|Cash out)/ }).waitFor();
    for (const name of ['½ the bet', '2x the bet', '₹500'])
      expect(await page.getByRole('button', { name, exact: true }).isDisabled()).toBe(true);
    expect(await bet(page).isDisabled()).toBe(true);
    await close();
  });

  it('[CASINO-03] on a small phone the main button is on the screen, and nothing is wider than it', async () => {
    for (const where of [WHEEL, MINES, AVIATOR]) {
      const { page, close } = await at(where, { viewport: { width: 320, height: 640 } });
      const box = await page.getByRole('button', { name: /^(Spin|Start|Fly)$/ }).boundingBox();
      expect((box?.y ?? 999) + (box?.height ?? 0)).toBeLessThanOrEqual(640);
      expect(await page.evaluate(() => document.body.scrollWidth)).toBe(320);
      await close();
    }
  });
});
