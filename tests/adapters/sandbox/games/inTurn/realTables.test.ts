import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { borrowChromium } from '@tests/support/browser/borrowChromium';
import type { BorrowedChromium } from '@tests/support/browser/borrowChromium';
import { gameTable } from '@tests/support/sandbox/gameTable';
import { playWorld } from '../../provider/playWorld';

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
  const cash = () => world.cashOf(player.id);
  return { round: () => world.play(session, 'look').view.round, cash, sandbox: world.sandbox, ...table };
}
const AVIATOR = ['spribe', 'aviator'] as const;
const WHEEL = ['ezugi', 'speed-roulette'] as const;
const DICE = ['spribe', 'dice'] as const;
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const bet = (page: Page, which: 1 | 2) => page.getByRole('group', { name: `Bet ${which}` });
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '');

describe('the page of a game', () => {
  it('[CASINO-03] speaks the language that it was opened in, and English in one it does not know', async () => {
    const { open, close } = await at(['spribe', 'mines']);
    const page = await open('hi');
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('hi');
    await page.getByLabel('दाँव', { exact: true }).fill('5');
    await button(page, 'शुरू करें').click();
    await page.getByText('सबसे छोटा दाँव ₹10 है।').waitFor();
    expect(await page.locator('main').innerText()).not.toMatch(/Start|Bet|Provably|seed of/);
    const other = await open('xx');
    await button(other, 'Start').waitFor();
    expect(await other.evaluate(() => document.documentElement.lang)).toBe('en');
    await close();
  });

  it('[CASINO-03] is silent until its player wants to hear it, and again when it is opened anew', async () => {
    const { page, close } = await at(DICE);
    await page.context().addInitScript(() => {
      const made: unknown[] = [];
      class Counted extends AudioContext {
        constructor() {
          super();
          made.push(this);
        }
      }
      Object.assign(globalThis, { AudioContext: Counted, made });
    });
    const contexts = () => page.evaluate(() => (globalThis as unknown as { made: unknown[] }).made.length);
    await page.reload();
    await button(page, 'Roll').click();
    await page.locator('.bead').waitFor();
    expect(await contexts()).toBe(0);
    await button(page, 'Sound').click();
    expect(await button(page, 'Sound').getAttribute('aria-pressed')).toBe('true');
    await button(page, 'Roll').click();
    await expect.poll(() => page.locator('.bead').count()).toBe(2);
    expect(await contexts()).toBe(1);
    await page.reload();
    expect(await button(page, 'Sound').getAttribute('aria-pressed')).toBe('false');
    expect(await contexts()).toBe(0);
    await close();
  });
});

describe('dice', () => {
  it('[CASINO-03] a bet under the target is one, also after a reload, and is as promised', async () => {
    const { page, round, close } = await at(DICE);
    await page.getByRole('radio', { name: /^Under/ }).click();
    await page.getByLabel('Target').fill('3000');
    expect(await page.locator('.chance').textContent()).toBe('Win chance 30.00 % · pays 3.30x');
    await button(page, 'Roll').click();
    await page.locator('.bead').waitFor();
    expect(round()).toMatchObject({ over: true, above: false, target: 3000 });
    await expect.poll(() => page.locator('.proof').getAttribute('data-verdict')).toBe('kept');
    await page.reload();
    await page.getByRole('radio', { name: 'Under 30.00', checked: true }).waitFor();
    expect(await page.getByRole('radio', { name: 'Over 30.00' }).getAttribute('aria-checked')).toBe('false');
    expect(await page.getByLabel('Target').inputValue()).toBe('3000');
    await close();
  });

  it('[CASINO-03] a side that is not the one of the bet is caught', async () => {
    const { page, tamper, close } = await at(DICE);
    tamper((reply) =>
      reply.data?.round
        ? {
            ...reply,
            data: {
              ...reply.data,
              round: { ...reply.data.round, above: reply.data.round['above'] !== true },
            },
          }
        : reply,
    );
    await button(page, 'Roll').click();
    await expect.poll(() => page.locator('.proof').getAttribute('data-verdict')).toBe('broken');
    await close();
  });
});

describe('a flight with two bets', () => {
  it('[CASINO-03] each leaves by its own button and is paid by where it left', async () => {
    const { page, round, cash, close } = await at(AVIATOR);
    await button(page, 'Add a second bet').click();
    await bet(page, 2).getByLabel('Bet', { exact: true }).fill('50');
    await bet(page, 2).getByLabel('Auto cash out').fill('1.5');
    await button(page, 'Fly').click();
    await button(page, /^Bet 1: cash out/).click();
    await page
      .getByText('Bet 1 cashed out at 1.00x: ₹100. Paid when the flight ends. ₹50 in the air')
      .waitFor();
    expect(round()).toMatchObject({
      over: false,
      bets: [
        { stake: 100, auto: null, leftAt: 100 },
        { stake: 50, auto: 150, leftAt: null },
      ],
    });
    await button(page, /^Bet 2: cash out/).click();
    await page.getByText('Your ₹150 comes back.', { exact: false }).waitFor();
    await expect.poll(cash).toBe(1_000_000);
    await expect.poll(() => page.locator('.proof').getAttribute('data-verdict')).toBe('kept');
    await close();
  });

  it('[CASINO-03] a reload finds both in the air, where they leave by themselves, and one that flies away says so', async () => {
    const { page, sandbox, close } = await at(AVIATOR);
    await button(page, 'Add a second bet').click();
    await bet(page, 2).getByLabel('Auto cash out').fill('900');
    await button(page, 'Fly').click();
    await button(page, /^Bet 1: cash out/).click();
    await page.getByText('₹100 in the air', { exact: false }).waitFor();
    await page.reload();
    await button(page, /^Bet 2: cash out/).waitFor();
    expect(await button(page, /^Bet 1: cash out/).count()).toBe(0);
    expect(await bet(page, 1).getByLabel('Auto cash out').inputValue()).toBe('');
    expect(await bet(page, 2).getByLabel('Auto cash out').inputValue()).toBe('900.00');
    sandbox.advance(3_600_000);
    await page.getByText('Bet 2 flew away. ₹100 of ₹200 comes back.', { exact: false }).waitFor();
    await close();
  });

  it('[X23] says beside its own field what is wrong, by the bounds of the provider, and places nothing', async () => {
    const { page, cash, close } = await at(AVIATOR);
    await button(page, 'Add a second bet').click();
    for (const [typed, sentence] of [
      ['1', 'From 1.01 to 1,000.'],
      ['1000.01', 'From 1.01 to 1,000.'],
      ['soon', 'A number such as 1.5 or 2.25.'],
    ] as const) {
      await bet(page, 2).getByLabel('Auto cash out').fill(typed);
      await button(page, 'Fly').click();
      expect(await page.locator('#auto-2-hint').textContent(), typed).toBe(sentence);
      expect(await page.locator('#auto-hint').textContent()).toBe('1.01x to 1,000x, empty for off');
    }
    await bet(page, 2).getByLabel('Auto cash out').fill('');
    for (const which of [1, 2] as const)
      await bet(page, which).getByLabel('Bet', { exact: true }).fill('6000');
    await button(page, 'Fly').click();
    expect(await page.locator('#stake-2-hint').textContent()).toBe('Both bets together: ₹10,000 at most.');
    expect(cash()).toBe(1_000_000);
    await close();
  });

  it('[CASINO-03] says once that its session is over, however often it asks how it flies', async () => {
    const { page, tamper, close } = await at(AVIATOR);
    await button(page, 'Fly').click();
    await button(page, /^Cash out/).waitFor();
    await page.evaluate(() => {
      const said: string[] = [];
      const alert = document.querySelector('[role="alert"]');
      new MutationObserver(() => said.push(alert?.textContent ?? '')).observe(alert ?? document, {
        childList: true,
      });
      Object.assign(globalThis, { said });
    });
    let looks = 0;
    tamper((_, call) => {
      if (call === 'look') looks += 1;
      return { error: true, code: 'SESSION_ENDED', message: 'It has ended.', data: null };
    });
    await expect.poll(() => looks).toBeGreaterThan(4);
    expect(await page.evaluate(() => (globalThis as unknown as { said: string[] }).said)).toEqual([
      'This game session has ended. Please open the game again.',
    ]);
    await close();
  });

  it('[CASINO-03] by the keys alone: add, fly, leave with the first and then with the second', async () => {
    const { page, close } = await at(AVIATOR, { viewport: { width: 320, height: 640 } });
    await button(page, 'Add a second bet').focus();
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('stake-2');
    await button(page, 'Fly').focus();
    await page.keyboard.press('Enter');
    await button(page, /^Bet 2: cash out/).waitFor();
    expect(await page.evaluate(() => document.body.scrollWidth)).toBe(320);
    for (const leave of [/^Bet 1/, /^Bet 2/]) {
      const box = await page.locator('.leave', { hasText: leave }).boundingBox();
      expect((box?.y ?? 999) + (box?.height ?? 0)).toBeLessThanOrEqual(640);
    }
    await expect.poll(() => focused(page)).toMatch(/^Bet 1: cash out/);
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page)).toMatch(/^Bet 2: cash out/);
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page)).toBe('Fly');
    await button(page, 'Remove the second bet').click();
    expect(await focused(page)).toBe('Add a second bet');
    await close();
  });
});

/** The highest figure that was painted so far, and the most that the button that leaves has promised; `frames` more of them first. */
const mostShown = (page: Page, frames: number) =>
  page.evaluate(async (count) => {
    const saved = globalThis as unknown as { most?: { height: number; worth: number } };
    const numberIn = (selector: string) =>
      Number(document.querySelector(selector)?.textContent?.replace(/[^\d.]/g, '') ?? 0);
    const most = (saved.most ??= { height: 0, worth: 0 });
    for (let left = count; left > 0; left -= 1) {
      await new Promise(requestAnimationFrame);
      most.height = Math.max(most.height, numberIn('.height'));
      most.worth = Math.max(most.worth, numberIn('.leave:not([hidden])'));
    }
    return most;
  }, frames);

describe.each(['no-preference', 'reduce'] as const)('how high a flight is shown (motion: %s)', (motion) => {
  /** In the air, with a seed that takes it to 11.24x. */
  async function inTheAir() {
    const table = await at(AVIATOR, { reducedMotion: motion });
    const { page } = table;
    await page.getByText('Provably fair').click();
    await page.getByLabel('Your seed').fill('high');
    await button(page, 'Fly').click();
    await button(page, /^Cash out/).waitFor();
    return table;
  }

  it('[CASINO-03] never above what the provider has said is in the air, nor is more promised', async () => {
    const { page, round, sandbox, close } = await inTheAir();
    expect(await mostShown(page, 40)).toEqual({ height: 1, worth: 100 });
    for (const [passed, height] of [
      [1_000, 106],
      [4_000, 134],
    ] as const) {
      sandbox.advance(passed);
      expect(round()).toMatchObject({ over: false, height });
      await button(page, `Cash out ₹${height}`).waitFor();
      expect(await mostShown(page, 40)).toEqual({ height: height / 100, worth: height });
    }
    await close();
  });

  it('[CASINO-03] stands still while an answer is late, and where it flew away is no lower', async () => {
    const { page, sandbox, tamper, close } = await inTheAir();
    let release = (): void => undefined;
    const late = new Promise<void>((resolve) => {
      release = resolve;
    });
    const asked = new Promise<void>((resolve) => {
      tamper(async (reply) => {
        resolve();
        await late;
        return reply;
      });
    });
    sandbox.advance(5_000);
    await asked;
    expect(await mostShown(page, 40)).toEqual({ height: 1, worth: 100 });
    sandbox.advance(3_600_000);
    release();
    await page.getByText(/^Flew away at/).waitFor();
    const { height } = await mostShown(page, 2);
    expect(await page.locator('.result').textContent()).toContain(`at ${height.toFixed(2)}x.`);
    await close();
  });

  it('[CASINO-03] a bet is left where the provider is by then, and an answer from that flight says nothing of the next', async () => {
    const { page, sandbox, tamper, cash, close } = await inTheAir();
    let release = (): void => undefined;
    const late = new Promise<void>((resolve) => {
      release = resolve;
    });
    const asked = new Promise<void>((resolve) => {
      tamper(async (reply, call) => {
        if (call !== 'look') return reply;
        resolve();
        await late;
        return reply;
      });
    });
    sandbox.advance(5_000);
    await asked;
    await button(page, 'Cash out ₹100').click();
    await page.getByText('Cashed out at 1.34x: you get ₹134.', { exact: false }).waitFor();
    await expect.poll(cash).toBe(1_003_400);
    tamper(null);
    await button(page, 'Fly').click();
    await button(page, 'Cash out ₹100').waitFor();
    release();
    expect(await mostShown(page, 40)).toEqual({ height: 1, worth: 100 });
    await close();
  });
});

describe('the cloth of a roulette', () => {
  it.each([390, 860, 1280])(
    '[CASINO-03] %i px: a line lies between the numbers that it covers',
    async (width) => {
      const { page, close } = await at(WHEEL, { viewport: { width, height: 844 } });
      const middle = async (on: string) => {
        const box = await page.locator(`[data-on="${on}"]`).boundingBox();
        return [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2] as const;
      };
      for (const [line, ...numbers] of [
        ['split-17-18', 17, 18],
        ['split-17-20', 17, 20],
        ['corner-32', 32, 33, 35, 36],
        ['corner-1', 1, 2, 4, 5],
      ] as const) {
        const all = await Promise.all(numbers.map((number) => middle(`n-${number}`)));
        const [x, y] = await middle(line);
        expect(Math.abs(x - all.reduce((sum, each) => sum + each[0], 0) / all.length), line).toBeLessThan(2);
        expect(Math.abs(y - all.reduce((sum, each) => sum + each[1], 0) / all.length), line).toBeLessThan(2);
      }
      expect(await page.evaluate(() => document.body.scrollWidth)).toBe(width);
      await close();
    },
  );

  it('[CASINO-03] a chip on a line is the bet of that line, by a press and by the keys', async () => {
    const { page, round, close } = await at(WHEEL);
    await button(page, 'Split 1, 2').click();
    await button(page, 'Corner 0, 1, 2, 3').focus();
    for (const key of ['ArrowDown', 'ArrowDown', 'Enter', 'ArrowRight', 'ArrowRight', 'Enter'])
      await page.keyboard.press(key);
    expect(await button(page, 'Split 1, 2').getAttribute('aria-description')).toBe('pays 18x, ₹100 on it');
    await button(page, 'Spin').click();
    await page.locator('.bead').waitFor();
    expect(
      (round() as unknown as { readonly bets: readonly { readonly on: string }[] }).bets.map(({ on }) => on),
    ).toEqual(['split-1-2', 'six-1', 'corner-1']);
    await close();
  });
});
