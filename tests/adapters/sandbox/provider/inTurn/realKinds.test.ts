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

type Play = (page: Page) => Promise<void>;

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();
const result = (page: Page) => page.locator('.result').textContent();
/** A chip on the first field, then the deal. */
const onField =
  (main: string): Play =>
  async (page) => {
    await page.locator('.spot').first().click();
    await press(page, main);
  };
const main =
  (name: string): Play =>
  (page) =>
    press(page, name);

const pressUnlessOver = async (page: Page, name: string): Promise<void> => {
  if (await goesOn(page, name)) await page.getByRole('button', { name }).first().click();
};

/** Until it is over: a hit, and then it is left at that. */
const playBlackjack: Play = async (page) => {
  await press(page, 'Deal');
  for (const move of ['Hit', 'Stand']) await pressUnlessOver(page, move);
};
const playGoal: Play = async (page) => {
  await press(page, 'Start');
  await page.getByRole('button', { name: /^Row 1, field 2: / }).click();
  await pressUnlessOver(page, 'Collect');
};

/** A title of each kind that the provider has, and how a round of it is played. */
const TITLES: readonly (readonly [maker: string, code: string, play: Play])[] = [
  ['ezugi', 'teen-patti', onField('Deal')],
  ['ezugi', 'andar-bahar', onField('Deal')],
  ['ezugi', 'lucky-7', onField('Deal')],
  ['ezugi', '32-cards', onField('Deal')],
  ['vivo', 'baccarat', onField('Deal')],
  ['aura', 'dragon-tiger', onField('Deal')],
  ['aura', 'casino-war', onField('Deal')],
  ['aura', 'amar-akbar-anthony', onField('Deal')],
  ['xpg', 'wheel-of-fortune', onField('Spin')],
  ['kingmaker', 'crazy-wheel', onField('Spin')],
  ['spribe', 'mini-roulette', onField('Spin')],
  ['xpg', 'sic-bo', onField('Throw')],
  ['kingmaker', '7-up-7-down', onField('Throw')],
  ['kingmaker', 'jhandi-munda', onField('Throw')],
  ['ezugi', 'blackjack-salon', playBlackjack],
  ['spribe', 'goal', playGoal],
  ['spribe', 'dice', main('Roll')],
  ['spribe', 'plinko', main('Drop')],
  [
    'spribe',
    'hilo',
    async (page) => {
      await press(page, 'Start');
      await page
        .getByRole('button', { name: /^(Higher|Lower)/ })
        .first()
        .click();
      await pressUnlessOver(page, 'Collect');
    },
  ],
  ...Array.from({ length: 25 }, (_, at) => ['qtech', String(20_101 + at), main('Spin')] as const),
];

describe('each kind of game, its own page before the provider', () => {
  it.each(TITLES)(
    '[CASINO-03] %s %s is what it says, and its round is as promised',
    async (maker, code, play) => {
      const world = playWorld();
      const player = world.demo();
      const { page, close } = await gameTable(browser, world.sandbox, player.launch(maker, code));
      await play(page);
      const verdict = page.locator('.fair dd[data-verdict]').first();
      await verdict.waitFor({ state: 'attached' });
      expect(await verdict.getAttribute('data-verdict'), (await result(page)) ?? '').toBe('kept');
      expect((await page.locator('.problem').allTextContents()).join('')).toBe('');
      await close();
    },
  );
});
