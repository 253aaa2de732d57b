import type { Frame } from 'playwright-core';
import { expect } from 'vitest';
import { axeFindings } from '@tests/support/browser/axe';
import { soon } from '@tests/support/journeys/soon';
import { wayOn } from '@tests/support/journeys/wayOn';

const MAX_STOPS = 60;

/** What has the focus in a game: what it says, or what it is called. */
const focused = (frame: Frame): Promise<string> =>
  frame.evaluate(() => {
    const here = document.activeElement;
    return here === document.body ? '' : (here?.getAttribute('aria-label') ?? here?.textContent ?? '');
  });

/** A title of each kind, and what is pressed for a round: one after the other is gone to by Tab, or by the arrows from where one is. */
const GAMES: readonly (readonly [maker: string, code: string, name: string, ...presses: RegExp[]])[] = [
  ['ezugi', 'speed-roulette', 'Speed Roulette', /^0$/, /^Spin$/],
  ['spribe', 'mines', 'Mines', /^Start$/, /^Tile 13, closed$/],
  ['spribe', 'goal', 'Goal', /^Start$/, /^Row 1, field 3: open/],
  ['spribe', 'aviator', 'Aviator', /^Fly$/, /^Cash out/],
  ['ezugi', 'teen-patti', 'Teen Patti', /^Player A/, /^Deal$/],
  ['ezugi', 'blackjack-salon', 'Blackjack Salon', /^Deal$/, /^Stand$/],
  ['qtech', '20101', 'Lotus Temple', /^Spin$/],
  ['spribe', 'dice', 'Dice', /^Roll$/],
  ['xpg', 'sic-bo', 'Sic Bo', /^Small/, /^Throw$/],
  ['spribe', 'plinko', 'Plinko', /^Drop$/],
  ['spribe', 'hilo', 'HiLo', /^Start$/, /^(Higher|The same)/],
  ['xpg', 'wheel-of-fortune', 'Wheel of Fortune', /^2x/, /^Spin$/],
];

/** Every kind of game from the app, a round by the keys alone; what it says then, and the money above it and inside. */
wayOn('phone', 'a round of every kind of game', ({ step, player, world }) => {
  const here = () => player().page;
  const game = () => player().game;
  const { stringify } = JSON;
  /** Goes there by Tab, however many stops lie between, and presses Enter. */
  const press = async (frame: Frame, what: RegExp): Promise<void> => {
    const stops: string[] = [];
    while (!what.test(await focused(frame))) {
      stops.push(await focused(frame));
      if (stops.length > MAX_STOPS) throw new Error(`no way to ${what.source} by Tab: ${stringify(stops)}`);
      await here().keyboard.press('Tab');
    }
    await here().keyboard.press('Enter');
  };

  for (const [maker, code, name, ...presses] of GAMES)
    step(`[CASINO-03] ${name}: opened, played by the keys alone, as promised, and paid`, async () => {
      await player().moveTo(`/casino/${maker}/${code}`);
      await game().begin();
      await game().ready();
      const frame = await game().frame();
      expect(await frame.locator('h1').innerText()).toBe(name);
      const over = frame.locator('.rounds .proof');
      const before = await over.count();
      for (const each of presses) {
        // A round may be over before its last press: a hand of 21, a flight that ends where it begins.
        const next = frame.getByRole('button', { name: each, disabled: false });
        await next.or(over.nth(before)).first().waitFor({ state: 'attached' });
        if ((await over.count()) > before) break;
        await press(frame, each);
      }
      // While a guess is on its way nothing can be collected, and after a wrong one there is nothing.
      const collect = frame.locator('button:visible:enabled', { hasText: /^Collect/ });
      await over.nth(before).or(collect).first().waitFor({ state: 'attached' });
      if ((await over.count()) === before) await press(frame, /^Collect/);
      await over.nth(before).waitFor({ state: 'attached' });
      expect(await over.first().getAttribute('data-verdict')).toBe('kept');
      expect(await frame.locator('.result').innerText()).not.toBe('');
      expect(await frame.locator('.problem').allInnerTexts()).toEqual(['']);
      await soon(async () => (await game().cashInBar()) === (await game().cashInside())).toBe(true);
      expect(await axeFindings(frame)).toEqual([]);
    });

  step('[P11] no paisa was made or lost', async () => {
    expect((await world().audit()).ledgerSum).toBe(0);
  });
});
