import type { Locator } from 'playwright-core';
import { CasinoScreens } from '@tests/support/journeys/CasinoScreens';
import type { Player } from '@tests/support/journeys/Player';
import { SearchScreen } from '@tests/support/journeys/SearchScreen';
import type { StillMatch } from '@tests/support/journeys/World';
import type { Effect } from './Effect';

export interface Interaction {
  readonly name: string;
  /** Brings a player of a phone to where it is done, and answers with what is pressed. */
  readonly arrive: (player: Player, match: StillMatch) => Promise<Locator>;
  /** Pressed on it; without one it is tapped. */
  readonly key?: string;
  readonly effect: Effect;
}

async function onMatch(player: Player, { path }: StillMatch): Promise<Locator> {
  await player.open(path);
  const [home] = await player.match.sides();
  const price = player.match.back(home);
  await price.waitFor();
  return price;
}

async function withSlip(player: Player, match: StillMatch): Promise<void> {
  await (await onMatch(player, match)).tap();
  await player.slip.stake.waitFor();
}

const STAKE = 'aside input[aria-label^="Stake"]';

/** Before something is typed no game is offered. */
const GAME_FOUND = 'dialog[open] [role="option"][href^="/casino/"]';

/** What a player does most, each from the page where it is done, as the first press there. */
export const TWELVE: readonly Interaction[] = [
  {
    name: 'a price opens the slip',
    arrive: onMatch,
    effect: { selector: STAKE },
  },
  {
    name: 'a key of the stake',
    arrive: async (player, match) => {
      await withSlip(player, match);
      return player.slip.slip.getByRole('button', { name: '5', exact: true });
    },
    effect: { selector: STAKE, says: '^5$' },
  },
  {
    name: 'a chip of the stake',
    arrive: async (player, match) => {
      await withSlip(player, match);
      return player.slip.slip.getByRole('button', { name: '+500', exact: true });
    },
    effect: { selector: STAKE, says: '^500$' },
  },
  {
    name: 'a tab of a match',
    arrive: async (player, match) => {
      await onMatch(player, match);
      const tab = player.page.getByRole('tab', { name: /^Fancy/ });
      await tab.filter({ hasText: /\d/ }).waitFor();
      return tab;
    },
    effect: { selector: '[role="tab"][aria-selected="true"]', says: '^Fancy' },
  },
  {
    name: 'from home to a list',
    arrive: async (player) => {
      await player.open('/home');
      await player.page.getByRole('main').locator('[data-price-cell]').first().waitFor();
      return player.page.locator('nav a[href="/exchange/Cricket"]').filter({ visible: true }).last();
    },
    effect: { selector: 'main:has(nav[aria-label="Sports"]) [data-price-cell]' },
  },
  {
    name: 'from a list to a match',
    arrive: async (player, match) => {
      await player.open('/exchange/Cricket');
      const row = player.match.linkTo(match);
      await row.waitFor();
      return row;
    },
    effect: { selector: 'main:has([role="tab"]) [data-price-cell]' },
  },
  {
    name: 'the search opens',
    arrive: async (player) => {
      await player.open('/home');
      return player.header.bar.getByRole('button', { name: 'Search' });
    },
    effect: { selector: 'dialog[open] input[role="combobox"]' },
  },
  {
    name: 'a key of the search',
    arrive: async (player) => {
      await player.open('/home');
      await player.header.bar.getByRole('button', { name: 'Search' }).tap();
      const search = new SearchScreen(player.page);
      await search.field.fill('');
      await player.page.locator(GAME_FOUND).first().waitFor({ state: 'detached' });
      return search.field;
    },
    key: 'r',
    effect: { selector: GAME_FOUND },
  },
  {
    name: 'the menu opens',
    arrive: async (player) => {
      await player.open('/home');
      return player.header.bar.getByRole('button', { name: 'Menu' });
    },
    effect: { selector: 'dialog[open] nav' },
  },
  {
    name: 'another theme',
    arrive: async (player) => {
      await player.open('/home');
      await player.header.bar.getByRole('button', { name: 'Menu' }).tap();
      await player.page.getByRole('dialog').getByRole('button', { name: 'Language and display' }).tap();
      const dark = player.page.getByRole('radio', { name: 'Dark', exact: true });
      await dark.waitFor();
      return dark;
    },
    effect: { selector: 'html[data-theme="dark"]' },
  },
  {
    name: 'a category of the lobby',
    arrive: async (player) => {
      await player.open('/games-all');
      await new CasinoScreens(player.page).games.getByRole('listitem').first().waitFor();
      return player.page.getByRole('group', { name: 'Categories' }).getByRole('button').nth(2);
    },
    effect: { selector: '[role="group"] button[aria-pressed="true"]:not(:first-child)' },
  },
  {
    name: 'the sheet of a game',
    arrive: async (player) => {
      await player.open('/games-all');
      const tile = new CasinoScreens(player.page).games.getByRole('link').first();
      await tile.waitFor();
      return tile;
    },
    effect: { selector: 'main article h1' },
  },
];
