import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { PageName } from '@/domain/routing/Route';
import { gameKey } from '@/domain/casino/Game';
import { ROUTE_TABLE } from '@/domain/routing/routeTable';
import { say } from '@/domain/shared/Message';
import { rupees } from '@/domain/shared/Money';
import { CasinoPage } from '@/ui/casino/CasinoPage';
import { LobbyPage } from '@/ui/casino/lobby/LobbyPage';
import { ProviderPage } from '@/ui/casino/lobby/ProviderPage';
import { fakePlayerApp, PLAYER } from '@tests/support/fakes/fakePlayerApp';
import type { FakePlayerApp } from '@tests/support/fakes/fakePlayerApp';
import { aCatalogue, aTable } from '@tests/support/mothers/casino';
import { renderWithApp } from '@tests/support/renderWithApp';
import { settle } from '@/adapters/node/settle';

const GAMES = aCatalogue(
  { name: 'Aviator', groups: ['instant', 'spribe'], minStake: rupees(10) },
  { name: 'Royal Roulette', code: 'royal', provider: 'ezugi', groups: ['roulette', 'ezugi', 'popular'] },
  { name: 'Speed Baccarat', code: 'speed', provider: 'evolution', groups: ['baccarat', 'evolution'] },
  { name: 'Lotus Temple', code: '20101', provider: 'qtech', groups: ['slots'], features: ['jackpot'] },
  { name: 'Jhandi Munda', code: 'jhandi', provider: 'kingmaker', groups: ['dice'] },
  {
    name: 'Lucky 7 A',
    code: 'lucky-7-a',
    provider: 'aura',
    href: '/casino/aura-lucky-7-a',
    groups: ['lucky7', 'aura'],
  },
);

function propsOf(page: PageName, params: Readonly<Record<string, string>> = {}) {
  const route = ROUTE_TABLE.find(({ page: name }) => name === page);
  if (route === undefined) throw new Error(`no route shows ${page}`);
  return { route, params, layoutSwitch: null };
}

function lobby(page: PageName, path: string, given: Parameters<typeof fakePlayerApp>[0] = { user: PLAYER }) {
  const fake = fakePlayerApp(given);
  const shown = renderWithApp(<LobbyPage {...propsOf(page)} />, fake, { path });
  return { fake, ...shown };
}

const arrive = (fake: FakePlayerApp) => act(() => fake.casino.catalogueArrived(GAMES));
const names = () =>
  within(screen.getByRole('list', { name: 'Games' }))
    .getAllByRole('link')
    .map((link) => link.querySelector('bdi')?.textContent);

describe('a lobby', () => {
  it('[CASINO-04] asks for the catalogue, shows its boxes until it is there, then how many games there are', async () => {
    const { fake } = lobby('allGames', '/games-all');
    await act(settle);
    expect(fake.asked('casino.loadCatalogue')).toHaveLength(1);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('All games');
    expect(screen.getByRole('status').getAttribute('aria-busy')).toBe('true');
    arrive(fake);
    expect(screen.getByRole('status').textContent).toBe('6 games');
    expect(names()).toEqual([
      'Royal Roulette',
      'Aviator',
      'Speed Baccarat',
      'Lotus Temple',
      'Jhandi Munda',
      'Lucky 7 A',
    ]);
  });

  it.each([
    ['nothing played yet', '/games-all', [], 3],
    ['a game played before', '/games-all', [gameKey('ezugi', 'royal')], 4],
    ['a filter in the address', '/games-all?by=evolution', [], 0],
    ['a lobby without rails', '/slots', [], 0],
  ] as const)('[CASINO-04] waits with as many empty rails as will come: %s', (_name, path, recent, rails) => {
    const fake = fakePlayerApp({ user: PLAYER });
    fake.casino.recentChanged(recent);
    const page = path === '/slots' ? 'slots' : 'allGames';
    renderWithApp(<LobbyPage {...propsOf(page)} />, fake, { path });
    const waiting = screen.getByRole('status');
    expect(waiting.querySelectorAll('[class*="room"]')).toHaveLength(rails);
  });

  it.each([
    ['slots', '/slots', ['Lotus Temple']],
    ['kingmaker', '/kingmaker', ['Jhandi Munda']],
    ['auraGames', '/aura-games', ['Lucky 7 A']],
    ['instantGames', '/spmgames', ['Aviator']],
  ] as const)('[CASINO-04] %s shows what its name promises', (page, path, expected) => {
    const { fake } = lobby(page, path);
    arrive(fake);
    expect(names()).toEqual(expected);
  });

  it('[CASINO-04] filters stand in the address, and come from it', async () => {
    const { fake, address } = lobby('allGames', '/games-all?by=evolution.ezugi&sort=name');
    arrive(fake);
    expect(names()).toEqual(['Royal Roulette', 'Speed Baccarat']);
    await userEvent.click(screen.getByRole('button', { name: 'Baccarat' }));
    expect(names()).toEqual(['Speed Baccarat']);
    expect(address()).toBe('/games-all?by=ezugi.evolution&in=baccarat&sort=name');
    await userEvent.click(screen.getByRole('button', { name: 'Reset filters' }));
    expect(names()).toHaveLength(6);
    expect(address()).toBe('/games-all?sort=name');
  });

  it('[CASINO-04] several providers can be chosen, each with its number of games', async () => {
    const { fake, address } = lobby('allGames', '/games-all');
    arrive(fake);
    if (screen.queryByRole('group', { name: 'Providers' }) === null)
      await userEvent.click(screen.getByRole('button', { name: 'Filters' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Ezugi 1' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Qtech 1' }));
    expect(names()).toEqual(['Royal Roulette', 'Lotus Temple']);
    expect(address()).toBe('/games-all?by=ezugi.qtech');
  });

  it('[CASINO-04] the search narrows at every key and reaches the address when the typing pauses', async () => {
    const { fake, address } = lobby('allGames', '/games-all');
    arrive(fake);
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search these games' }), 'lu');
    expect(names()).toEqual(['Lucky 7 A']);
    expect(address()).toBe('/games-all');
    await act(() => fake.scheduler.pass(300));
    expect(address()).toBe('/games-all?q=lu');
    await userEvent.click(screen.getByRole('button', { name: 'Clear the search' }));
    expect(names()).toHaveLength(6);
  });

  it('[CASINO-04] a favourite is a pressed heart, and can be all that is shown', async () => {
    const { fake } = lobby('allGames', '/games-all');
    arrive(fake);
    await userEvent.click(screen.getByRole('button', { name: 'Favourite: Lotus Temple' }));
    expect(fake.asked('casino.toggleFavourite')).toEqual([[gameKey('qtech', '20101')]]);
    act(() => fake.casino.favouritesChanged([gameKey('qtech', '20101')]));
    const heart = screen.getByRole('button', { name: 'Favourite: Lotus Temple' });
    expect(heart.getAttribute('aria-pressed')).toBe('true');
    await userEvent.click(screen.getByRole('button', { name: 'Favourites' }));
    expect(names()).toEqual(['Lotus Temple']);
  });

  it('[CASINO-04] what was played last stands first on /games-all; a game that is gone does not', () => {
    const { fake } = lobby('allGames', '/games-all');
    act(() => fake.casino.recentChanged([gameKey('aura', 'gone'), gameKey('spribe', 'aviator')]));
    arrive(fake);
    const recent = within(screen.getByRole('region', { name: 'Continue playing' }));
    expect(recent.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/casino/spribe/aviator',
    ]);
  });

  it('[CASINO-04] above all games stand what is played, liked, open, popular and new; a choice puts them away', async () => {
    const fake = fakePlayerApp({ user: PLAYER });
    const { container } = renderWithApp(<LobbyPage {...propsOf('allGames')} />, fake, { path: '/games-all' });
    act(() => fake.casino.favouritesChanged([gameKey('qtech', '20101')]));
    act(() =>
      fake.casino.catalogueArrived(
        aCatalogue(
          {
            name: 'Lotus Temple',
            code: '20101',
            provider: 'qtech',
            groups: ['slots', 'popular'],
            features: ['new'],
          },
          {
            name: 'Royal Roulette',
            code: 'royal',
            provider: 'ezugi',
            groups: ['roulette'],
            table: aTable({
              dealer: '<b>Asha</b>',
              players: 1_412,
              results: ['17', '0', '32'],
              min: rupees(10),
              max: rupees(50_000),
            }),
          },
          {
            name: 'Silent Roulette',
            code: 'silent',
            provider: 'ezugi',
            groups: ['roulette'],
            table: aTable(),
          },
        ),
      ),
    );
    const heads = () => screen.queryAllByRole('heading', { level: 2 }).map((each) => each.textContent);
    expect(heads()).toEqual(['Your favourites', 'Live now', 'Popular', 'New games']);
    const live = within(screen.getByRole('region', { name: 'Live now' })).getAllByRole('listitem');
    expect(live[0]?.textContent).toBe(
      'Royal RouletteEzugiDealer <b>Asha</b>₹10 to ₹50,000Last results17032Live1,412 players',
    );
    expect(live[1]?.textContent).toBe('Silent RouletteEzugiLive');
    await userEvent.click(screen.getByRole('button', { name: 'Favourite: Royal Roulette' }));
    act(() => fake.casino.favouritesChanged([]));
    expect(heads()).toContain('Your favourites');
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search these games' }), 'ezugi');
    expect(heads()).toEqual([]);
    expect(names()).toEqual(['Royal Roulette', 'Silent Roulette']);
    expect(container.querySelector('b')).toBeNull();
  });

  it('says that nothing matches, and takes the filters off', async () => {
    const { fake, address } = lobby('allGames', '/games-all?q=zzz&mine=1');
    arrive(fake);
    act(() => fake.casino.favouritesChanged([gameKey('spribe', 'aviator')]));
    expect(screen.getByText('Nothing found for “zzz” with these filters.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Reset filters' }));
    expect(address()).toBe('/games-all');
    expect(names()).toHaveLength(6);
  });

  it('shows one kind at a time, and all again when it is pressed once more', async () => {
    const { fake, address } = lobby('allGames', '/games-all');
    arrive(fake);
    const kind = (name: string) => screen.getByRole('button', { name });
    await userEvent.click(kind('Roulette'));
    await userEvent.click(kind('Baccarat'));
    expect(address()).toBe('/games-all?in=baccarat');
    expect(names()).toEqual(['Speed Baccarat']);
    expect(kind('Roulette').getAttribute('aria-pressed')).toBe('false');
    await userEvent.click(kind('Baccarat'));
    expect(address()).toBe('/games-all');
  });

  it('blames the filters for what they hide, and what was typed for what it does not find', async () => {
    const { fake, address } = lobby('allGames', '/games-all?with=jackpot&mine=1');
    arrive(fake);
    expect(screen.getByText('No games match these filters.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Reset filters' }));
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search these games' }), 'qqqq');
    expect(screen.getByText('Nothing found for “qqqq”')).toBeTruthy();
    await userEvent.click(screen.getByText('Clear the search'));
    expect(address()).toBe('/games-all');
    expect(names()).toHaveLength(6);
  });

  it('[F10] says that a lobby is empty, and where there are games', () => {
    const { fake } = lobby('kingmaker', '/kingmaker');
    act(() => fake.casino.catalogueArrived(aCatalogue({})));
    expect(screen.getByText('There are no games here right now.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See all games' }).getAttribute('href')).toBe('/games-all');
  });

  it('says why there are no games, and asks again by hand and when it is online again', async () => {
    const { fake } = lobby('slots', '/slots');
    act(() => fake.casino.catalogueFailed(say('wire.offline')));
    expect(screen.getByRole('alert').textContent).toContain('We cannot reach the server.');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(fake.asked('casino.loadCatalogue')).toHaveLength(2);
    act(() => fake.connection.onlineChanged(false));
    await act(async () => fake.connection.onlineChanged(true));
    expect(fake.asked('casino.loadCatalogue')).toHaveLength(3);
  });

  it('[F19] of 10,000 games it draws a screen, and tells each its place', () => {
    const { fake, container } = lobby('allGames', '/games-all');
    const many = Array.from({ length: 10_000 }, (_, at) => ({ code: `g-${at}`, name: `Game ${at}` }));
    act(() => fake.casino.catalogueArrived(aCatalogue(...many)));
    expect(screen.getByRole('status').textContent).toBe('10,000 games');
    const items = container.querySelectorAll('ul[aria-label="Games"] > li');
    expect(items.length).toBeLessThan(60);
    expect(items[1]?.getAttribute('aria-posinset')).toBe('2');
    expect(items[1]?.getAttribute('aria-setsize')).toBe('10000');
  });

  it('[X01] [X11] names are text, and only a checked picture is shown', () => {
    const { fake, container } = lobby('allGames', '/games-all');
    const name = '<img src=x onerror=alert(1)>';
    act(() =>
      fake.casino.catalogueArrived(aCatalogue({ name }, { code: 'b', imgUrl: 'https://pics.example/b.png' })),
    );
    expect(screen.getByText(name)).toBeTruthy();
    const pictures = [...container.querySelectorAll('img')].filter(({ src }) => !src.startsWith('data:'));
    const drawn = () =>
      [...container.querySelectorAll('ul > li')].filter((tile) => tile.querySelector('img[src^="data:"]'))
        .length;
    expect(drawn()).toBe(1);
    expect(pictures.map(({ src, alt }) => [src, alt])).toEqual([['https://pics.example/b.png', '']]);
    act(() => void pictures[0]?.dispatchEvent(new Event('error')));
    expect(container.querySelector('img[src^="https:"]')).toBeNull();
    expect(drawn()).toBe(2);
  });
});

describe('the lobby of a provider', () => {
  it('[NAV-03] [NAV-10] [HDR-01] a visitor sees it, and is asked to log in for the game they press', async () => {
    const fake = fakePlayerApp();
    renderWithApp(<ProviderPage {...propsOf('provider', { providerCode: 'EZUGI' })} />, fake, {
      path: '/EZUGI',
    });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Ezugi');
    arrive(fake);
    expect(names()).toEqual(['Royal Roulette']);
    await userEvent.click(screen.getByRole('link', { name: /Royal Roulette/ }));
    expect(fake.asked('casino.openGame')).toEqual([['/casino/ezugi/royal']]);
    await userEvent.click(screen.getByRole('button', { name: 'Login' }));
    expect([fake.panel.panel, fake.panel.returnTo]).toEqual(['login', '/EZUGI']);
  });

  it.each([
    ['evolution', 'Evolution', ['Speed Baccarat']],
    ['baccarat', 'Baccarat', ['Speed Baccarat']],
    ['KINGMAKER', 'Kingmaker', ['Jhandi Munda']],
  ])('[NAV-10] [CASINO-04] /casino/%s is a lobby, by provider and then by category', (slug, title, games) => {
    const fake = fakePlayerApp({ user: PLAYER });
    renderWithApp(<CasinoPage {...propsOf('casino', { casinoslug: slug })} />, fake, {
      path: `/casino/${slug}`,
    });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
    arrive(fake);
    expect(names()).toEqual(games);
  });

  it.each(['nope', '..%2f..', 'a'.repeat(2_000)])(
    '[CASINO-04] [X13] /casino/%s is no game, and says so',
    (slug) => {
      const fake = fakePlayerApp({ user: PLAYER });
      const { container } = renderWithApp(<CasinoPage {...propsOf('casino', { casinoslug: slug })} />, fake);
      arrive(fake);
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Game not found');
      expect(container.textContent).not.toContain(slug);
    },
  );
});
