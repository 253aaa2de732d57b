import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeFindings } from '@tests/support/browser/axe';
import { wayOn } from '@tests/support/journeys/wayOn';
import { CasinoScreens } from '@tests/support/journeys/CasinoScreens';
import { Keyboard } from '@tests/support/journeys/Keyboard';
import type { Player } from '@tests/support/journeys/Player';
import { soon } from '@tests/support/journeys/soon';
import { openStage } from '@tests/support/journeys/Stage';
import type { Stage, Width } from '@tests/support/journeys/Stage';
import { widthsOf } from '@tests/support/journeys/widthsOf';

wayOn('laptop', 'through the lobbies', ({ step, player, isInOrder }) => {
  const casino = () => new CasinoScreens(player().page);

  step('[CASINO-04] [NAV-03] /{providerCode} is the lobby of a provider', async () => {
    await player().moveTo('/ezugi');
    await soon(() => player().heading.innerText()).toBe('Ezugi');
    await soon(() => casino().count.innerText()).toBe('10 games');
    expect(await casino().nameShows('Speed Roulette')).toBe(true);
  });
  isInOrder('a provider');

  step('[CASINO-04] [X13] an unknown slug says so, and searches', async () => {
    await player().moveTo('/casino/no-such-game');
    await soon(() => player().heading.innerText()).toBe('Game not found');
    await player().page.getByRole('main').getByRole('textbox').fill('aviator');
    await player().page.keyboard.press('Enter');
    await soon(() => player().path).toBe('/games-all');
    await soon(() => casino().count.innerText()).toBe('1 game');
  });

  step(
    '[CASINO-04] filters stand in the address; a game leads back to the same place with them',
    async () => {
      const { page } = player();
      await player().moveTo('/games-all');
      await page.getByRole('button', { name: 'Slots', exact: true }).click();
      await soon(() => casino().count.innerText()).toBe('25 games');
      expect(page.url()).toContain('in=slots');
      await page.evaluate(() => scrollTo(0, 400));
      await casino()
        .game(/Tuk Tuk Express/)
        .click();
      await soon(() => player().path).toBe('/casino/qtech/20114');
      await page.goBack();
      await soon(() => casino().count.innerText()).toBe('25 games');
      expect(page.url()).toContain('in=slots');
      await soon(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
    },
  );

  step('[SRCH-01] [SRCH-02] by the key /, arrows and Enter, without a mouse', async () => {
    const { page } = player();
    const keyboard = new Keyboard(page);
    await keyboard.press('/');
    await casino().searchField.waitFor();
    expect(await keyboard.isAt(casino().searchField)).toBe(true);
    expect(await casino().search.getByRole('option').filter({ hasText: 'Roulette' }).count()).toBe(0);
    await keyboard.type('roulette');
    await soon(() => casino().search.getByRole('status').innerText()).toMatch(/^\d+ games$/);
    const chosen = casino().search.getByRole('option', { selected: true });
    await keyboard.press('ArrowDown');
    const first = await chosen.getAttribute('id');
    expect(await casino().searchField.getAttribute('aria-activedescendant')).toBe(first);
    await keyboard.press('ArrowDown');
    expect(await chosen.getAttribute('id')).not.toBe(first);
    await keyboard.press('ArrowUp');
    expect(await chosen.getAttribute('id')).toBe(first);
    expect(await keyboard.isAt(casino().searchField)).toBe(true);
  });
  isInOrder('the search with results');

  step(
    '[SRCH-02] closing clears; the search is asked for again from the header, and opens a game',
    async () => {
      const { page, header } = player();
      await page.keyboard.press('Escape');
      await casino().search.waitFor({ state: 'hidden' });
      await header.bar.getByRole('button', { name: 'Search...' }).click();
      await soon(() => casino().searchField.inputValue()).toBe('');
      await casino().searchField.fill('mines');
      await casino()
        .search.getByRole('option', { name: /^Mines/ })
        .click();
      await soon(() => player().path).toBe('/casino/spribe/mines');
      await casino().search.waitFor({ state: 'hidden' });
    },
  );
});

describe.each(widthsOf('phone'))('10,000 games on a %s', (width: Width) => {
  let stage: Stage;
  let player: Player;
  let casino: CasinoScreens;
  /** Rows of a screen and two on either side, of at most six. */
  const most = width === 'phone' ? 36 : 66;

  beforeAll(async () => {
    stage = await openStage('remote', { seed: 'huge' });
    player = await stage.arrive({ width });
    casino = new CasinoScreens(player.page);
    await player.enterAsDemo('/games-all');
    await casino.count.waitFor();
  });
  afterAll(() => stage.close());

  it('[F19] draws a screen of them and a little more, wherever the reader is', async () => {
    await soon(() => casino.count.innerText()).toBe('9,988 games');
    for (let share = 0; share <= 1; share += 0.125) {
      await player.page.evaluate((to) => scrollTo(0, document.documentElement.scrollHeight * to), share);
      if (share > 0 && share < 1) await soon(() => casino.nameInTheMiddle()).not.toBeNull();
      const drawn = await casino.drawn();
      expect(drawn).toBeGreaterThan(0);
      expect(drawn).toBeLessThanOrEqual(most);
    }
    const nodes = await player.page.evaluate(() => document.querySelectorAll('*').length);
    expect(nodes).toBeLessThan(2_500);
  });

  it('[F19] the last game is there at the end, and the first again at the top', async () => {
    const place = (at: 'first' | 'last') =>
      casino.games.getByRole('listitem')[at]().getAttribute('aria-posinset');
    await player.page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await soon(() => place('last')).toBe('9988');
    await player.page.evaluate(() => scrollTo(0, 0));
    await soon(() => place('first')).toBe('1');
  });

  it('[F19] [SRCH-02] the search draws a screen of what it finds, and says how much there is', async () => {
    await player.page.keyboard.press('/');
    await casino.searchField.fill('tiger');
    await soon(() => casino.search.getByRole('status').innerText()).toMatch(/^60 of [\d,]+ games/);
    expect(await casino.search.getByRole('option').count()).toBeLessThanOrEqual(60);
  });

  it('is in order for a screen reader, and nothing sticks out', async () => {
    await player.page.keyboard.press('Escape');
    await casino.search.waitFor({ state: 'hidden' });
    expect(await axeFindings(player.page)).toEqual([]);
    const wider = await player.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wider).toBeLessThanOrEqual(0);
    expect(player.traffic.problems).toEqual([]);
  });
});

describe('a visitor in the casino', () => {
  let stage: Stage;
  let visitor: Player;
  beforeAll(async () => {
    stage = await openStage('sandbox');
    visitor = await stage.arrive({ width: 'phone' });
  });
  afterAll(() => stage.close());

  it('[CASINO-01] [HDR-01] presses a game on the landing page, logs in, and is in that game', async () => {
    const casino = new CasinoScreens(visitor.page);
    await visitor.open('/');
    // In one go past where the rest of the page begins, once there is as much of it: what lies under the fold is drawn a little later.
    await soon(() =>
      visitor.page.evaluate(() => document.documentElement.scrollHeight - innerHeight),
    ).toBeGreaterThan(1_500);
    await visitor.page.mouse.wheel(0, 1500);
    await casino
      .game(/^Mines/)
      .first()
      .click();
    await visitor.auth.titled('Login').getByRole('button', { name: 'Try the demo' }).click();
    await soon(() => visitor.path).toBe('/casino/spribe/mines');
    expect(visitor.traffic.problems).toEqual([]);
  });

  it('[NAV-03] an unknown provider leads to /', async () => {
    const other = await stage.arrive({ width: 'laptop' });
    await other.open('/nosuchprovider');
    await soon(() => other.path).toBe('/');
  });
});
