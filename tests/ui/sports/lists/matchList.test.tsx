import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { marketId, matchId } from '@/domain/shared/ids';
import type { MatchId } from '@/domain/shared/ids';
import { rupees } from '@/domain/shared/Money';
import type { Match } from '@/domain/sports/Match';
import { ExchangePage } from '@/ui/sports/ExchangePage';
import { SportsPage } from '@/ui/sports/SportsPage';
import { SportsbookPage } from '@/ui/sports/SportsbookPage';
import { PLAYER, fakePlayerApp } from '@tests/support/fakes/fakePlayerApp';
import { AWAY, DRAW, HOME, MARKET, aMarket, aMatch } from '@tests/support/mothers/sports';
import { OnScreen } from '@tests/support/onScreen';
import { renderWithApp } from '@tests/support/renderWithApp';

const HOUR = 3_600_000;
/** Noon in India, on a day of which the whole list is. */
const NOON = Date.UTC(2026, 0, 15, 6, 30);

function named(name: string, changes: Partial<Match> = {}): Match {
  const id = matchId(name);
  return aMatch({
    id,
    name,
    home: `${name} one`,
    away: `${name} two`,
    matchOdds: aMarket({ id: marketId(`odds-${name}`), matchId: id }),
    ...changes,
  });
}

const LIST = [
  named('Now', { startsAt: NOON - HOUR }),
  named('Later', { status: 'upcoming', startsAt: NOON + HOUR, badges: ['matchOdds', 'fancy'] }),
  named('Next', { status: 'upcoming', startsAt: NOON + 24 * HOUR, competition: 'Cup' }),
];

/** The matches shown, in their order, by what their links lead to. */
const names = (): (string | undefined)[] =>
  screen
    .getAllByRole('listitem')
    .map((row) => within(row).getByRole('link').getAttribute('href'))
    .filter((href) => href?.startsWith('/exchange/') === true)
    .map((href) => href?.replace('/exchange/', ''));

function shown(path = '/spmsports/cricket', list = LIST, answers: Parameters<typeof fakePlayerApp>[1] = {}) {
  const fake = fakePlayerApp({ user: PLAYER }, answers);
  fake.clock.jump(NOON - fake.clock.now());
  const rendered = renderWithApp(<SportsPage params={{ category: 'cricket' }} />, fake, { path });
  act(() => fake.matches.listArrived('cricket', list));
  return { ...fake, ...rendered };
}

/** A screen of which these media queries hold. */
function screenOf(holds: (query: string) => boolean): void {
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(new EventTarget(), { matches: holds(query), media: query } as MediaQueryList),
  );
}
const laptop = (): void => screenOf((query) => query.includes('width >='));

beforeEach(() => OnScreen.everything());
afterEach(() => vi.restoreAllMocks());

describe('the filters of a list', () => {
  it('[SPORT-04] what the address says is shown', () => {
    laptop();
    shown('/spmsports/cricket?when=today');
    expect(names()).toEqual(['Now', 'Later']);
    expect(screen.getByRole('link', { name: 'Today' }).getAttribute('aria-current')).toBe('true');
  });

  it('[SPORT-04] on a phone they stand behind one button, which says how many are set', async () => {
    const { address } = shown('/spmsports/cricket?when=today&competition=Cup');
    expect(screen.queryByRole('combobox')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Filters, 2 set' }));
    const sheet = within(screen.getByRole('dialog', { name: 'Filters' }));
    await userEvent.click(sheet.getByRole('link', { name: 'All' }));
    expect(address()).toBe('/spmsports/cricket?competition=Cup');
    expect(screen.getByRole('button', { name: 'Filters, 1 set' })).toBeTruthy();
  });

  it('[SPORT-04] a day, a competition and "fancy only" change the address, and each keeps the others', async () => {
    laptop();
    const { address } = shown();
    await userEvent.click(screen.getByRole('link', { name: 'Tomorrow' }));
    expect(address()).toBe('/spmsports/cricket?when=tomorrow');
    await userEvent.click(screen.getByRole('button', { name: 'Filters' }));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Competition' }), 'Cup');
    expect(address()).toBe('/spmsports/cricket?when=tomorrow&competition=Cup');
    expect(names()).toEqual(['Next']);
    await userEvent.click(screen.getByRole('button', { name: 'Fancy only' }));
    expect(address()).toBe('/spmsports/cricket?when=tomorrow&competition=Cup&fancy=1');
    expect(screen.getByText('No matches with these filters.')).toBeTruthy();
    await userEvent.click(screen.getByRole('link', { name: 'Show all matches' }));
    expect(address()).toBe('/spmsports/cricket');
    expect(names()).toEqual(['Now', 'Later', 'Next']);
  });

  it('a competition of the address that has no match now can be seen and left', () => {
    laptop();
    shown('/spmsports/cricket?competition=Gone');
    act(() => screen.getByRole('button', { name: 'Filters, 1 set' }).click());
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Competition' }).value).toBe('Gone');
  });

  it('an empty day says when the next match starts', () => {
    shown('/spmsports/cricket?when=inplay', LIST.slice(1));
    expect(screen.getByText('No live matches right now.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Next: Later' }).getAttribute('href')).toBe('/exchange/Later');
    expect(screen.getByText('Today, 13:00')).toBeTruthy();
  });

  it('nothing in play at all: the next match comes from what is to come', () => {
    const fake = fakePlayerApp({ user: PLAYER });
    fake.clock.jump(NOON - fake.clock.now());
    renderWithApp(<SportsPage params={{ category: 'live' }} />, fake);
    expect(screen.queryByRole('navigation', { name: 'When' })).toBeNull();
    act(() => fake.matches.listArrived('live', []));
    expect(fake.asked('sports.watchList')).toContainEqual(['upcoming']);
    act(() => fake.matches.listArrived('upcoming', LIST));
    expect(screen.getByText('Today, 13:00')).toBeTruthy();
  });
});

describe('the rows of a list', () => {
  const density = () => document.querySelector('[data-density]')?.getAttribute('data-density');

  it('[SPORT-04] are as high as the player chose, kept on the device; until then compact', async () => {
    laptop();
    const { storage } = shown();
    expect(density()).toBe('compact');
    await userEvent.click(screen.getByRole('button', { name: 'Filters' }));
    const rows = within(screen.getByRole('group', { name: 'Rows' }));
    expect(rows.getByRole<HTMLInputElement>('radio', { name: 'Compact' }).checked).toBe(true);
    await userEvent.click(rows.getByRole('radio', { name: 'Comfortable' }));
    expect(density()).toBe('comfortable');
    expect(storage.read('ui.listDensity')).toBe('comfortable');
  });

  it('[SPORT-04] "fancy only" is offered where a match has fancies, and nowhere else', async () => {
    shown(undefined, [LIST[0] as Match]);
    await userEvent.click(screen.getByRole('button', { name: 'Filters' }));
    expect(screen.queryByRole('button', { name: 'Fancy only' })).toBeNull();
  });
});

describe('a group of the list', () => {
  const folding = (groups: readonly string[]) => ({
    'sports.watchFolded': (listener: (folded: readonly string[]) => void) => {
      listener(groups);
      return () => undefined;
    },
  });

  it('[SPORT-04] is folded by its name', async () => {
    const { asked } = shown();
    const cup = screen.getByRole('button', { name: 'Cup Upcoming' });
    expect(cup.getAttribute('aria-expanded')).toBe('true');
    await userEvent.click(cup);
    expect(asked('sports.toggleFolded')).toEqual([['upcoming|cricket|Cup']]);
  });

  it('[SPORT-04] that the player folded is one line, and says how many matches it has', () => {
    shown(undefined, LIST, folding(['upcoming|cricket|Cup']));
    expect(names()).toEqual(['Now', 'Later']);
    const cup = screen.getByRole('button', { name: 'Cup Upcoming 1 match' });
    expect(cup.getAttribute('aria-expanded')).toBe('false');
  });
});

describe('what is in play', () => {
  it('[SPORT-04] stands by sport, then by the money that was matched', () => {
    const fake = fakePlayerApp({ user: PLAYER });
    renderWithApp(<SportsPage params={{ category: 'live' }} />, fake);
    const match = (name: string, sport: Match['sport'], money: number) =>
      named(name, {
        sport,
        competition: `of ${sport}`,
        matchOdds: aMarket({ id: marketId(name), totalMatched: rupees(money) }),
      });
    act(() =>
      fake.matches.listArrived('live', [
        match('T', 'tennis', 9),
        match('Little', 'cricket', 1),
        match('Much', 'cricket', 2),
      ]),
    );
    expect(names()).toEqual(['Much', 'Little', 'T']);
  });
});

describe('a row', () => {
  it('says when it starts, what can be bet on, and how much was matched', () => {
    const market = aMarket({ totalMatched: rupees(250_000) });
    shown(undefined, [
      named('Later', {
        status: 'upcoming',
        startsAt: NOON + 24 * HOUR,
        badges: ['matchOdds', 'bookmaker', 'fancy', 'tv'],
        matchOdds: market,
      }),
    ]);
    const row = within(screen.getByRole('listitem'));
    expect(row.getByText('Tomorrow, 12:00')).toBeTruthy();
    for (const badge of ['Bookmaker', 'Fancy', 'Live TV'])
      expect(row.getByRole('img', { name: badge })).toBeTruthy();
    expect(row.getByText('Matched 2.5L')).toBeTruthy();
  });

  it('tells who bats, when the score does', () => {
    shown(undefined, [
      named('Now', { score: { home: '151/6', away: '29/0', note: 'Now two need 123 from 90', clock: '' } }),
    ]);
    expect(screen.getByRole('link', { name: /Now one\s*151\/6.*Now two\s*batting\s*29\/0/ })).toBeTruthy();
  });

  it('[SPORT-04] SUSPENDED lies over its prices; a market that closed carries a lock', () => {
    shown(undefined, [
      named('Held', { matchOdds: aMarket({ status: 'suspended' }) }),
      named('Over', { matchOdds: aMarket({ id: marketId('o'), status: 'closed' }) }),
    ]);
    const [held, over] = screen.getAllByRole('listitem').map((row) => within(row));
    expect(held?.getByText('SUSPENDED')).toBeTruthy();
    expect(held?.queryByRole('img', { name: 'Betting is closed' })).toBeNull();
    expect(over?.getByRole('img', { name: 'Betting is closed' })).toBeTruthy();
    expect(over?.getByText('CLOSED')).toBeTruthy();
  });

  it.each([
    ['suspended', 'CLOSED'],
    ['open', null],
  ] as const)('[SPORT-04] closed by the list, and %s as last streamed: over it lies %s', (status, over) => {
    const { board } = shown(undefined, [
      named('Now', { matchOdds: aMarket({ id: MARKET, status: 'closed' }) }),
    ]);
    act(() => {
      board.changeArrived({ id: MARKET, image: true, status, runners: [] });
      board.painted();
      board.freshnessChanged([MARKET], 'live');
    });
    for (const word of ['CLOSED', 'SUSPENDED'])
      expect(screen.queryAllByText(word)).toHaveLength(word === over ? 1 : 0);
  });

  it('[SPORT-04] what ends while the list is read keeps its row; another filter puts the list in order', async () => {
    laptop();
    const { matches } = shown();
    act(() => matches.listArrived('cricket', LIST.slice(1)));
    expect(names()).toEqual(['Now', 'Later', 'Next']);
    const over = within(screen.getByRole('link', { name: /Now one/ }).closest('li')!);
    expect(over.getByText('Betting is closed')).toBeTruthy();
    expect(over.getByText('CLOSED')).toBeTruthy();
    expect(over.queryByRole('img', { name: 'Betting is closed' })).toBeNull();
    await userEvent.click(screen.getByRole('link', { name: 'Today' }));
    expect(names()).toEqual(['Later']);
  });

  it('shows back and lay for 1, X and 2; where there is no room for three pairs, what can be backed', () => {
    const runners = [HOME, AWAY, DRAW].map((id) => ({ id, name: id, status: 'active' as const }));
    const three = [named('Now', { matchOdds: aMarket({ runners }) })];
    const prices = () =>
      screen
        .getAllByRole('button', { name: /^(Back|Lay) / })
        .map((cell) => cell.getAttribute('aria-label') ?? cell.textContent);
    const { unmount } = shown(undefined, three);
    expect(prices()).toHaveLength(6);
    unmount();
    screenOf((query) => query === '(width < 37.5em)');
    shown(undefined, three);
    expect(prices()).toHaveLength(3);
    expect(screen.queryByRole('button', { name: /^Lay / })).toBeNull();
  });
});

describe('pins', () => {
  const pinning = (tell: (listener: (pins: readonly MatchId[]) => void) => void) => ({
    'sports.watchPins': (listener: (pins: readonly MatchId[]) => void) => {
      tell(listener);
      return () => undefined;
    },
  });

  it('the star asks for it; what is pinned stands first, in one place', async () => {
    let tell: (pins: readonly MatchId[]) => void = () => undefined;
    const { asked } = shown(
      undefined,
      LIST,
      pinning((listener) => (tell = listener)),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Pin Next' }));
    expect(asked('sports.togglePin')).toEqual([['Next']]);
    act(() => tell([matchId('Next')]));
    expect(names()).toEqual(['Next', 'Now', 'Later']);
    expect(screen.getAllByRole('heading', { level: 2 })[0]?.textContent).toBe('Pinned');
    expect(screen.getByRole('button', { name: 'Pin Next' }).getAttribute('aria-pressed')).toBe('true');
    expect(screen.getByRole('button', { name: 'Pin Now' }).getAttribute('aria-pressed')).toBe('false');
  });
});

describe('other lists', () => {
  it('[SPORT-04] /exchange/{Sport} heads its columns, and sums up what was matched', () => {
    const fake = fakePlayerApp({ user: PLAYER });
    renderWithApp(<ExchangePage params={{ gameId: 'TENNIS' }} />, fake);
    const market = (id: string) => aMarket({ id: marketId(id), totalMatched: rupees(100_000) });
    act(() =>
      fake.matches.listArrived('tennis', [
        named('A', { matchOdds: market('a') }),
        named('B', { matchOdds: market('b') }),
      ]),
    );
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Tennis exchange');
    expect(screen.getByText('Matched 2L')).toBeTruthy();
    expect(screen.getAllByText('Back').length).toBe(2);
    expect(screen.getByRole('link', { name: /^Soccer/ }).getAttribute('href')).toBe('/exchange/Soccer');
  });

  it('[SPORT-04] /sportsbook2 is our own lobby: every sport, or the one of the address', () => {
    for (const [path, list] of [
      ['/sportsbook2', 'all'],
      ['/sportsbook2?sport=Tennis', 'tennis'],
      ['/sportsbook2?sport=curling', 'all'],
    ] as const) {
      const fake = fakePlayerApp({ user: PLAYER });
      const { unmount } = renderWithApp(<SportsbookPage />, fake, { path });
      expect(fake.asked('sports.watchList')).toContainEqual([list]);
      unmount();
    }
  });

  it('[SPORT-01] the tabs count what is in play', () => {
    const { matches } = shown();
    act(() => matches.listArrived('live', [LIST[0] as Match, named('T', { sport: 'tennis' })]));
    const tabs = within(screen.getByRole('navigation', { name: 'Sports' }));
    expect(tabs.getByRole('link', { name: 'Inplay 2 matches live' })).toBeTruthy();
    expect(tabs.getByRole('link', { name: 'Tennis 1 match live' })).toBeTruthy();
    expect(tabs.getByRole('link', { name: 'Soccer' })).toBeTruthy();
  });
});
