import { expect } from 'vitest';
import { LANGUAGE_KEY } from '@/texts/chosenLanguage';
import { Keyboard } from '@tests/support/journeys/Keyboard';
import { SearchScreen } from '@tests/support/journeys/SearchScreen';
import { soon } from '@tests/support/journeys/soon';
import { stillWayOn, wayOn } from '@tests/support/journeys/wayOn';
import type { StillMatch } from '@tests/support/journeys/World';

stillWayOn('laptop', 'one search for all, by keys', ({ step, player, world, isInOrder }) => {
  const search = () => new SearchScreen(player().page);
  const keys = () => new Keyboard(player().page);
  const field = () => keys().isAt(search().field);
  let match: StillMatch;
  let home = '';

  step('[SRCH-01] the key / opens it with the focus in its field; what is live stands there', async () => {
    match = await world().stillMatch();
    await player().moveTo('/home');
    await player().heading.waitFor();
    await keys().press('/');
    // Typed before its script is there: no letter is lost, and no blank scrolls the page behind.
    await player().page.keyboard.type('ha w');
    await search().field.waitFor();
    await soon(() => search().field.inputValue()).toBe('ha w');
    await search().field.fill('');
    expect(await field()).toBe(true);
    expect(await search().field.getAttribute('placeholder')).toBe('Search your favourite games here...');
    const live = search().dialog.getByRole('group', { name: 'Live now' });
    await soon(() => live.getByRole('option').count()).toBeGreaterThan(0);
    await soon(() => search().prices(live).count()).toBeGreaterThan(1);
    // SRCH-02: no game before something is typed.
    expect(await search().dialog.locator('[data-game]').count()).toBe(0);
    // Nothing was chosen: Enter leads nowhere.
    await keys().press('Enter');
    expect(player().path).toBe('/home');
  });
  isInOrder('the search before typing');

  step('[SPORT-04] arrows choose among what is live, past the ends one is back in the text', async () => {
    const { field: input, chosen, options } = search();
    const all = await options.count();
    await keys().press('ArrowUp');
    expect(await chosen.getAttribute('id')).toBe(await options.nth(all - 1).getAttribute('id'));
    await keys().press('ArrowDown');
    expect(await chosen.count()).toBe(0);
    expect(await input.getAttribute('aria-activedescendant')).toBeNull();
    await keys().press('ArrowDown');
    expect(await input.getAttribute('aria-activedescendant')).toBe(await options.first().getAttribute('id'));
    expect(await field()).toBe(true);
  });

  step(
    '[SPORT-04] a live team is found first, with the best prices of its match; Enter opens it',
    async () => {
      await player().page.keyboard.press('Escape');
      await player().moveTo(match.path);
      await player().heading.filter({ hasText: ' v ' }).waitFor();
      [home] = await player().match.sides();
      await player().moveTo('/home');
      await keys().press('/');
      const found = await search().find(home.toLowerCase(), 'Matches');
      expect(await found.first().getAttribute('href')).toBe(match.path);
      // Live before later: whoever else plays under that name stands below.
      expect(await search().options.first().getAttribute('href')).toBe(match.path);
      await soon(() => search().prices(search().group('Matches')).first().innerText()).toContain('2.00');
      await keys().press('Enter');
      await soon(() => player().path).toBe(match.path);
      await search().dialog.waitFor({ state: 'hidden' });
    },
  );

  step('markets and players of the match that is open are found, and lead to it', async () => {
    await keys().press('/');
    const markets = await search().find('bookmaker', 'Markets');
    expect(await markets.first().getAttribute('href')).toBe(match.path);
    await search().close();
    const bowling = player()
      .page.getByRole('main')
      .locator('span:has(> span)', { hasText: /^bowling/i });
    const bowler = await bowling.first().locator('bdi').innerText();
    await keys().press('/');
    const players = await search().find(bowler, 'Players');
    expect(await players.first().getAttribute('href')).toBe(match.path);
  });

  step('a player of tennis is a side: found with the match and its prices', async () => {
    await search().field.fill('');
    await search().field.fill('masters');
    const matches = search().group('Matches').getByRole('option');
    await matches.first().waitFor();
    const [name = ''] = (await matches.first().locator('bdi').allInnerTexts()).filter((text) =>
      /^\w\. /.test(text),
    );
    await search().find(name.slice(3), 'Matches');
    await soon(() => search().options.first().innerText()).toContain(name);
  });

  step('a competition leads to its list, a page to itself, by arrows and Enter', async () => {
    await search().find('monsoon fives', 'Competitions');
    const competition = search().group('Competitions').getByRole('option').first();
    await soon(async () => {
      await keys().press('ArrowDown');
      return search().chosen.innerText();
    }).toBe(await competition.innerText());
    await keys().press('Enter');
    await soon(() => player().page.url()).toContain('/exchange/Cricket?competition=Monsoon+Fives');
    await keys().press('Control+k');
    await search().find('bets', 'Pages');
    await keys().press('Enter');
    await soon(() => player().path).toBe('/mybets');
  });

  step(
    '[SRCH-02] games by any part of their name, by category, linked to where they are played',
    async () => {
      await keys().press('/');
      const games = await search().find('viator', /games/i);
      expect(await games.first().getAttribute('href')).toBe('/casino/spribe/aviator');
      expect(await games.first().locator('bdi').innerText()).toBe('Aviator');
      const picture = games.first().locator('img').first();
      await soon(() => picture.evaluate((each: HTMLImageElement) => each.naturalWidth)).toBeGreaterThan(0);
    },
  );
  isInOrder('the search with games');

  step(
    '[SRCH-02] what was chosen is chosen no more with the next key, whatever stands in its place',
    async () => {
      const { field: input, chosen } = search();
      const games = await search().find('aviat', /games/i);
      await keys().press('ArrowDown');
      await soon(() => chosen.count()).toBe(1);
      await input.fill('mines');
      await soon(() => games.first().getAttribute('href')).toBe('/casino/spribe/mines');
      expect(await games.first().locator('bdi').innerText()).toBe('Mines');
      expect(await chosen.count()).toBe(0);
      expect(await input.getAttribute('aria-activedescendant')).toBeNull();
    },
  );

  step(
    '[SRCH-02] Escape closes and clears; what led somewhere is offered again, and can be removed',
    async () => {
      await search().close();
      await keys().press('/');
      await soon(() => search().field.inputValue()).toBe('');
      const recent = search().dialog.getByRole('region', { name: 'Recent searches' });
      expect(await recent.getByRole('listitem').allInnerTexts()).toEqual([
        'bets',
        'monsoon fives',
        home.toLowerCase(),
      ]);
      await recent.getByRole('button', { name: 'monsoon fives', exact: true }).click();
      await soon(() => search().field.inputValue()).toBe('monsoon fives');
      expect(await field()).toBe(true);
      await search().field.fill('');
      await recent.getByRole('button', { name: 'Remove bets from recent searches' }).click();
      await soon(() => recent.getByRole('listitem').count()).toBe(2);
    },
  );

  step('one letter wrong finds the team all the same; nothing called so says what helps', async () => {
    const [longest = ''] = home
      .toLowerCase()
      .split(' ')
      .toSorted((one, other) => other.length - one.length);
    const typo = home.toLowerCase().replace(longest, `${longest.slice(0, 2)}q${longest.slice(3)}`);
    const found = await search().find(typo, 'Matches');
    expect(await found.first().getAttribute('href')).toBe(match.path);
    await search().field.fill('qqqqqq');
    await search().dialog.getByText('Nothing found for “qqqqqq”').waitFor();
    await search().close();
  });
});

wayOn('phone', 'one search for all, by touch', ({ step, player, world, isInOrder }) => {
  let search = () => new SearchScreen(player().page);
  const open = (name: string) => player().header.bar.getByRole('button', { name }).click();
  let match: StillMatch;

  step('[SPORT-04] [SPORT-05] a price in a result is tapped: its match, with the slip open', async () => {
    match = await world().stillMatch();
    await player().moveTo(match.path);
    await player().heading.filter({ hasText: ' v ' }).waitFor();
    const [, away] = await player().match.sides();
    await player().moveTo('/home');
    await open('Search...');
    await search().find(away, 'Matches');
    const price = search().prices(search().group('Matches')).first();
    await soon(() => price.innerText()).toContain('2.00');
    const box = await price.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    await price.click();
    await soon(() => player().path).toBe(match.path);
    await player().slip.stake.waitFor();
    await player().slip.slip.getByRole('button', { name: 'Cancel' }).first().click();
  });

  step('rows are 44 px high at least, and nothing sticks out at 320 px', async () => {
    const { page } = player();
    await page.setViewportSize({ width: 320, height: 640 });
    await open('Search...');
    await search().find('tiger', /./);
    const least = () =>
      search().options.evaluateAll((all) =>
        all.length === 0 ? 0 : Math.min(...all.map((each) => each.getBoundingClientRect().height)),
      );
    // What was there before has no height for a moment while its part is fetched.
    await soon(least).toBeGreaterThanOrEqual(44);
    expect(await search().dialog.evaluate((each) => each.scrollWidth - each.clientWidth)).toBe(0);
    await search().close();
    await page.setViewportSize({ width: 390, height: 844 });
  });

  step('in Hindi a page is found by its Hindi name, a team by its own', async () => {
    const { page } = player();
    await page.evaluate((key) => localStorage.setItem(key, 'hi'), LANGUAGE_KEY);
    await page.reload();
    await player().heading.waitFor();
    search = () => new SearchScreen(page, 'गेम खोजें');
    await open('खोजें…');
    await search().field.fill('मेरी');
    await soon(() => search().options.allInnerTexts()).toContain('मेरी बेट');
    await search().field.fill('MONSOON');
    await search().group('टूर्नामेंट').getByRole('option').first().waitFor();
  });
  isInOrder('the search in Hindi');
});
