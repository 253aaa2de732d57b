import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Profiler } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { rupees } from '@/domain/shared/Money';
import { marketId } from '@/domain/shared/ids';
import type { Market } from '@/domain/sports/Market';
import type { Match } from '@/domain/sports/Match';
import { MatchPage } from '@/ui/sports/match/MatchPage';
import { PLAYER, fakePlayerApp } from '@tests/support/fakes/fakePlayerApp';
import type { FakeGiven } from '@tests/support/fakes/fakePlayerApp';
import { aBet } from '@tests/support/mothers/betting';
import { FANCY, RUNS, aFancy, aFancyBook } from '@tests/support/mothers/matchPage';
import {
  AWAY,
  HOME,
  MARKET,
  MATCH,
  aBook,
  aMarket,
  aMatch,
  aRunnerBook,
} from '@tests/support/mothers/sports';
import { renderWithApp } from '@tests/support/renderWithApp';
import { showBooks } from '@tests/support/books';

interface Given extends FakeGiven {
  readonly markets?: readonly Market[];
  readonly match?: Partial<Match>;
  readonly path?: string;
}

function shownMatch({ markets = [aMarket(), aFancy()], match = {}, path, ...given }: Given = {}) {
  const fake = fakePlayerApp({ user: PLAYER, ...given });
  fake.matches.matchArrived(MATCH, { match: aMatch(match), markets });
  let drawn = 0;
  const rendered = renderWithApp(
    <Profiler id="page" onRender={() => (drawn += 1)}>
      <MatchPage id={MATCH} />
    </Profiler>,
    fake,
    path === undefined ? {} : { path },
  );
  const fancyPrices = (no: readonly [number, number], yes: readonly [number, number], changes = {}) =>
    act(() => {
      showBooks(fake.board, aFancyBook(no, yes, changes));
      fake.board.freshnessChanged([FANCY], 'live');
    });
  return { ...fake, ...rendered, fancyPrices, drawn: () => drawn };
}

const kinds = (): readonly Market[] => [
  aMarket({ name: 'Match Odds' }),
  aMarket({ id: marketId('bm'), name: 'Bookmaker', kind: 'bookmaker' }),
  aFancy(),
  aFancy({ id: marketId('wk'), name: 'Fall of wicket', group: 'wickets' }),
  aFancy({ id: marketId('done'), name: 'First over runs', result: '0' }),
  aMarket({ id: marketId('toss'), name: 'Who wins the toss', kind: 'toss' }),
  aMarket({ id: marketId('tie'), name: 'Tied match', kind: 'tiedMatch' }),
];
const regions = (): readonly string[] =>
  screen
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent.replace('Inplay', '').trim());

describe('the parts of a match page', () => {
  it.each<[readonly ('bookmaker' | 'fancy')[], readonly string[]]>([
    [
      ['bookmaker', 'fancy'],
      ['Match Odds', 'Bookmaker'],
    ],
    [['fancy'], ['Match Odds', 'Bookmaker', 'Session', 'Fancy']],
  ])('[SPORT-07] while %j are on their way, nothing is shown that they would push down', (waiting, shown) => {
    const { matches } = shownMatch({ markets: kinds() });
    const whole = regions();
    act(() => matches.matchArrived(MATCH, { match: aMatch(), markets: kinds(), waiting }));
    expect(regions()).toEqual(shown);
    act(() => matches.matchArrived(MATCH, { match: aMatch(), markets: kinds(), waiting: [] }));
    expect(regions()).toEqual(whole);
  });

  it('[SPORT-04] All shows every kind in its place, a tab its own; the tab stands in the address', async () => {
    const { address } = shownMatch({ markets: kinds() });
    expect(regions()).toEqual([
      'Match Odds',
      'Bookmaker',
      'Session',
      'Fancy',
      'Who wins the toss',
      'Tied match',
    ]);
    await userEvent.click(screen.getByRole('tab', { name: 'Others 2' }));
    expect(regions()).toEqual(['Who wins the toss', 'Tied match']);
    expect(address()).toContain('tab=others');
    await userEvent.click(screen.getByRole('tab', { name: 'Bookmaker 1' }));
    expect(regions()).toEqual(['Bookmaker']);
    await userEvent.click(screen.getByRole('tab', { name: 'All' }));
    expect(address()).not.toContain('tab=');
  });

  it('[SPORT-04] an address leads to its tab and group; a word it does not know to the first', () => {
    const first = shownMatch({ markets: kinds(), path: '/?tab=fancy&fancy=wickets' });
    expect(screen.getAllByRole('button', { name: /^Yes / })).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Wickets', pressed: true })).toBeTruthy();
    first.unmount();
    shownMatch({ markets: kinds(), path: '/?tab=__proto__' });
    expect(screen.getByRole('tab', { name: 'All', selected: true })).toBeTruthy();
  });

  it('[SPORT-04] a part without markets says so', () => {
    shownMatch({ markets: [aMarket()], path: '/?tab=bookmaker' });
    expect(screen.getByText('No markets here right now.')).toBeTruthy();
  });

  it('[SPORT-04] what is over is one line at the end, with its results; a session of 0 runs too', () => {
    const toss = aMarket({
      id: marketId('toss'),
      name: 'Who wins the toss',
      kind: 'toss',
      status: 'closed',
      result: AWAY,
    });
    shownMatch({ markets: [...kinds().filter(({ kind }) => kind !== 'toss'), toss] });
    expect(regions()).not.toContain('Who wins the toss');
    const over = screen.getByText('2 closed markets').closest('details');
    expect(over?.open).toBe(false);
    const results = within(over as HTMLElement).getAllByRole('listitem');
    expect(results.map(({ textContent }) => textContent)).toEqual([
      'First over runs0',
      'Who wins the tossAway',
    ]);
    const after = over?.compareDocumentPosition(screen.getByRole('heading', { name: /^Tied match/ }));
    expect(after).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  });

  it('[SPORT-04] a market that closes while it is looked at stays where it is; another tab folds it', async () => {
    const { matches } = shownMatch({ markets: kinds() });
    const closed = kinds().map((market) =>
      market.kind === 'bookmaker' ? { ...market, status: 'closed' as const, result: HOME } : market,
    );
    act(() => matches.matchArrived(MATCH, { match: aMatch(), markets: closed }));
    expect(regions()).toContain('Bookmaker');
    await userEvent.click(screen.getByRole('tab', { name: 'Bookmaker' }));
    expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
    expect(screen.getByText('1 closed market').closest('details')?.open).toBe(true);
  });

  it('[SPORT-04] a session that ends while it is looked at keeps its row, with its result and without a price; no tab counts it', async () => {
    const session = kinds().find(({ name, result }) => name === 'First over runs' && result !== null);
    const open = kinds().map((market) => (market.id === session?.id ? { ...market, result: null } : market));
    const { matches } = shownMatch({ markets: open });
    const rows = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent ?? '');
    const before = rows();
    const count = screen.getByRole('tab', { name: /^Fancy/ }).textContent ?? '';
    act(() => matches.matchArrived(MATCH, { match: aMatch(), markets: kinds() }));
    expect(rows()).toHaveLength(before.length);
    expect(rows().find((row) => row.startsWith('First over runs'))).toBe('First over runsResult: 0');
    expect(Number(/\d+/.exec(count)?.[0])).toBe(
      Number(/\d+/.exec(screen.getByRole('tab', { name: /^Fancy/ }).textContent ?? '')?.[0]) + 1,
    );
    await userEvent.click(screen.getByRole('tab', { name: /^Fancy/ }));
    expect(rows().some((row) => row.startsWith('First over runs'))).toBe(false);
  });

  it('[SPORT-04] a session that the backend no longer names keeps its row and is closed, whatever was streamed last', () => {
    const { matches, fancyPrices, board } = shownMatch();
    fancyPrices([45, 110], [45, 90]);
    act(() => {
      matches.matchArrived(MATCH, { match: aMatch(), markets: [aMarket()] });
      board.freshnessChanged([FANCY], 'stale');
    });
    const row = screen.getByRole('rowheader', { name: /over runs/ }).closest('[role="row"]');
    expect(within(row as HTMLElement).getByText('CLOSED')).toBeTruthy();
    expect(within(row as HTMLElement).getByText('Result awaited')).toBeTruthy();
    expect(within(row as HTMLElement).queryByText('Updating…')).toBeNull();
    for (const price of within(row as HTMLElement).getAllByRole('button', { name: /^(Yes|No) / }))
      expect(price.getAttribute('aria-disabled') ?? price.hasAttribute('disabled')).toBeTruthy();
  });

  it('[X01] names, notes and rules from the server are text', () => {
    const hostile = '<img src=x onerror="window.__pwned=1">';
    shownMatch({
      match: { home: hostile, venue: hostile, score: { home: '', away: '', note: hostile, clock: hostile } },
      markets: [
        aMarket({ name: hostile, rules: hostile, runners: [{ id: HOME, name: hostile, status: 'active' }] }),
        aFancy({ name: hostile, group: hostile }),
        aFancy({ id: marketId('done'), name: hostile, result: hostile }),
      ],
    });
    expect(screen.getAllByText(hostile).length).toBeGreaterThanOrEqual(7);
    expect(document.querySelector('img[src="x"], img[onerror]')).toBeNull();
  });
});

/** A screen of which the queries hold that say so. */
function screenOf(holds: (query: string) => boolean): void {
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(new EventTarget(), { matches: holds(query), media: query } as MediaQueryList),
  );
}
afterEach(() => vi.restoreAllMocks());

describe('three prices a side on a phone', () => {
  beforeEach(() => screenOf(() => false));

  it('[SPORT-04] come by a tap on the head of their market, and go again', async () => {
    shownMatch({ markets: [aMarket({ name: 'Match Odds' })] });
    const prices = () =>
      within(screen.getByRole('grid')).getAllByRole('button', { name: /^(Back|Lay) / }).length;
    expect(prices()).toBe(4);
    await userEvent.click(screen.getByRole('button', { name: /Three prices a side: Match Odds$/ }));
    expect(prices()).toBe(12);
    await userEvent.click(
      screen.getByRole('button', { name: /Three prices a side: Match Odds$/, pressed: true }),
    );
    expect(prices()).toBe(4);
  });

  it('[SPORT-04] SUSPENDED lies over the prices of each row, and over no name', async () => {
    const { board } = shownMatch({ markets: [aMarket()] });
    await userEvent.click(screen.getByRole('button', { name: /Three prices/ }));
    act(() => showBooks(board, aBook([], { status: 'suspended' })));
    expect(screen.getAllByText('SUSPENDED')).toHaveLength(2);
  });

  it('[SPORT-04] are not offered where the house gives one price', () => {
    shownMatch({ markets: [aMarket({ kind: 'bookmaker' })] });
    expect(screen.queryByRole('button', { name: /Three prices/ })).toBeNull();
  });
});

describe('a bookmaker', () => {
  const bookmaker = (commission: number): Market =>
    aMarket({ kind: 'bookmaker', name: 'Bookmaker', commission });

  it('[SPORT-04] quotes rates per 100, one a side, and says 0% commission only when nothing is taken', () => {
    const { board, unmount } = shownMatch({ markets: [bookmaker(0)] });
    act(() => showBooks(board, aBook([[HOME, aRunnerBook([[185, 500_000]], [[187, 500_000]])]])));
    const grid = screen.getByRole('grid');
    expect(within(grid).getByRole('button', { name: 'Back Home 85 5K' })).toBeTruthy();
    expect(within(grid).getAllByRole('button', { name: /^(Back|Lay) / })).toHaveLength(4);
    expect(screen.getByText('0% commission')).toBeTruthy();
    unmount();
    shownMatch({ markets: [bookmaker(2)] });
    expect(screen.queryByText('0% commission')).toBeNull();
    expect(screen.getByText('2%')).toBeTruthy();
  });
});

describe('a winner', () => {
  it('[SPORT-04] quotes decimal odds to back, one a runner, and has nothing to lay', async () => {
    const name = 'Winner (incl. super over)';
    const { board, asked } = shownMatch({
      markets: [aMarket({ kind: 'winner', name })],
      path: '/?tab=others',
    });
    act(() => {
      showBooks(board, aBook([[HOME, aRunnerBook([[185, 500_000]], [])]]));
      board.freshnessChanged([MARKET], 'live');
    });
    const grid = screen.getByRole('grid');
    expect(within(grid).getAllByRole('button', { name: /^(Back|Lay) / })).toHaveLength(2);
    expect(within(grid).queryByRole('button', { name: /^Lay / })).toBeNull();
    expect(screen.queryByText('Lay')).toBeNull();
    // A house matches nobody with nobody.
    expect(screen.queryByText(/^Matched/)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: `Read prices: ${name}` }));
    expect(screen.getByText(`${name}. Home: back 1.85. Away: back none.`)).toBeTruthy();
    await userEvent.click(within(grid).getByRole('button', { name: 'Back Home 1.85 5K' }));
    expect(asked('betting.pickPrice')).toMatchObject([[{ marketKind: 'winner', side: 'back' }, 0, {}]]);
  });
});

describe('a fancy', () => {
  it('[SPORT-04] has No on the left and Yes on the right, runs over rate, and opens its slip', async () => {
    const { fancyPrices, asked } = shownMatch({ markets: [aFancy()] });
    fancyPrices([45, 110], [46, 90]);
    const cells = within(screen.getByRole('grid')).getAllByRole('button', { name: /^(No|Yes) / });
    expect(cells.map(({ textContent }) => textContent)).toEqual([
      'No 6 over runs Home 45110',
      'Yes 6 over runs Home 4690',
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Yes 6 over runs Home 46 90' }));
    expect(asked('betting.pickPrice')).toMatchObject([
      [{ marketId: FANCY, marketKind: 'fancy', runnerId: RUNS, side: 'back' }, 0, { line: 46 }],
    ]);
  });

  it('[RT-07] a tick writes the run and the rate as two texts of one cell, and React draws nothing', () => {
    const { fancyPrices, drawn } = shownMatch({ markets: [aFancy()] });
    fancyPrices([45, 100], [46, 100]);
    const before = drawn();
    const watcher = new MutationObserver(() => undefined);
    watcher.observe(screen.getByRole('grid'), { subtree: true, childList: true, characterData: true });
    fancyPrices([45, 100], [48, 95]);
    const texts = watcher.takeRecords();
    watcher.disconnect();
    expect(texts.map(({ type, target }) => [type, target.nodeValue])).toEqual([
      ['characterData', '48'],
      ['characterData', '95'],
    ]);
    expect(drawn()).toBe(before);
  });

  it.each([
    ['suspended', '', 'SUSPENDED'],
    ['suspended', 'Ball Running', 'BALL RUNNING'],
    ['closed', '', 'CLOSED'],
  ] as const)(
    '[F40] %s %s says %s over its prices, keeps its name, and offers nothing',
    async (status, statusLabel, text) => {
      const { fancyPrices, asked } = shownMatch({ markets: [aFancy()] });
      fancyPrices([45, 100], [46, 100], { status, statusLabel });
      expect(screen.getByText(text)).toBeTruthy();
      expect(screen.getAllByText('6 over runs Home').length).toBeGreaterThan(0);
      await userEvent.click(screen.getByRole('button', { name: /^Yes / }));
      expect(asked('betting.pickPrice')).toEqual([]);
    },
  );

  it('[RT-07] a stale feed greys it and offers nothing', async () => {
    const { fancyPrices, board, asked } = shownMatch({ markets: [aFancy()] });
    fancyPrices([45, 100], [46, 100]);
    act(() => board.freshnessChanged([FANCY], 'stale'));
    expect(screen.getByText('Updating…')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: /^Yes / }));
    expect(asked('betting.pickPrice')).toEqual([]);
  });

  it('[P09] with bets it says what they come to at worst, and Book opens the ladder of runs', async () => {
    const { betting } = shownMatch({ markets: [aFancy()] });
    expect(screen.queryByRole('button', { name: /^Book/ })).toBeNull();
    const bet = aBet({ marketId: FANCY, marketKind: 'fancy', runnerId: RUNS, matched: rupees(2_000) });
    act(() =>
      betting.openBetsReplaced([
        { ...bet, side: 'lay', line: 40 },
        { ...bet, line: 48 },
      ]),
    );
    expect(screen.getByText('-₹4,000.00')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Book: 6 over runs Home' }));
    const book = await screen.findByRole('table', { name: 'Book: 6 over runs Home' });
    expect(
      within(book)
        .getAllByRole('row')
        .slice(1)
        .map(({ textContent }) => textContent),
    ).toEqual([
      expect.stringContaining('0 to 39'),
      expect.stringMatching(/40 to 47.*-₹4,000\.00/),
      expect.stringContaining('48 or more'),
    ]);
  });

  it('[P09] its book is said after commission', async () => {
    const { betting } = shownMatch({ markets: [aFancy({ commission: 5 })] });
    const bet = aBet({ marketId: FANCY, marketKind: 'fancy', runnerId: RUNS, matched: rupees(2_000) });
    act(() => betting.openBetsReplaced([{ ...bet, line: 48 }]));
    expect(screen.getByText('-₹2,000.00')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Book: 6 over runs Home' }));
    const book = await screen.findByRole('table', { name: 'Book: 6 over runs Home' });
    expect(within(book).getByText('+₹1,900.00')).toBeTruthy();
  });
});

describe('the live picture', () => {
  const onAir = { badges: ['tv'], status: 'inPlay' } as const;

  it('[SPORT-04] in the sandbox is drawn, says so, and shows only when asked for', async () => {
    shownMatch({ match: { ...onAir, score: { home: '12/1', away: '', note: '', clock: '2.1 ov' } } });
    expect(screen.queryByText('Simulated video')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Show live TV' }));
    expect(screen.getByText('Simulated video')).toBeTruthy();
    expect(within(screen.getByRole('region', { name: 'Live TV' })).getByText('12/1')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Hide live TV' }));
    expect(screen.queryByText('Simulated video')).toBeNull();
  });

  it('[SPORT-04] stands over the slip where there is one beside the prices, and can be closed there', async () => {
    const dock = document.createElement('div');
    dock.id = 'tv-dock';
    document.body.append(dock);
    screenOf((query) => query.includes('width >='));
    shownMatch({ match: onAir });
    await userEvent.click(screen.getByRole('button', { name: 'Show live TV' }));
    const picture = within(dock).getByRole('region', { name: 'Live TV' });
    await userEvent.click(within(picture).getByRole('button', { name: 'Close live TV' }));
    expect(dock.childElementCount).toBe(0);
    expect(screen.getByRole('button', { name: 'Show live TV' })).toBeTruthy();
    dock.remove();
  });

  it('[SPORT-04] there is no switch where there is no picture', () => {
    shownMatch({ match: onAir, config: { backend: 'remote' } });
    expect(screen.queryByRole('button', { name: /live TV/ })).toBeNull();
  });
});

describe('the percentage of a book', () => {
  const priced = (home: number, away: number | null) =>
    aBook([
      [HOME, aRunnerBook([[home, 500_000]], [])],
      [AWAY, aRunnerBook(away === null ? [] : [[away, 500_000]], [])],
    ]);

  it('stands in the head of an exchange market where there is room, and follows its prices by the second', () => {
    screenOf((query) => query.includes('width >='));
    const { board, scheduler } = shownMatch({ markets: kinds() });
    expect(screen.queryByText(/^Book \d/)).toBeNull();
    act(() => showBooks(board, priced(190, 190)));
    act(() => scheduler.advance(1_000));
    expect(screen.getAllByText(/^Book \d/).map(({ textContent }) => textContent)).toEqual(['Book 105.3%']);
    act(() => showBooks(board, priced(190, null)));
    act(() => scheduler.advance(1_000));
    expect(screen.queryByText(/^Book \d/)).toBeNull();
  });

  it('is left out on a phone', () => {
    screenOf(() => false);
    const { board, scheduler } = shownMatch({ markets: kinds() });
    act(() => showBooks(board, priced(190, 190)));
    act(() => scheduler.advance(1_000));
    expect(screen.queryByText(/^Book \d/)).toBeNull();
  });
});

describe('trading by keyboard', () => {
  const priced = () => {
    const shown = shownMatch({ markets: [aMarket(), aFancy()] });
    act(() => {
      showBooks(
        shown.board,
        aBook([
          [HOME, aRunnerBook([[198, 500_000]], [[200, 500_000]])],
          [AWAY, aRunnerBook([[300, 500_000]], [[310, 500_000]])],
        ]),
      );
      shown.board.freshnessChanged([MARKET], 'live');
    });
    return shown;
  };

  it('[SPORT-05] each grid is one stop, arrows move through it by row and column, Enter picks', async () => {
    const { asked } = priced();
    const [odds] = screen.getAllByRole('grid');
    if (odds === undefined) throw new Error('no grid');
    const cells = within(odds).getAllByRole('button');
    expect(cells.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
    expect(within(odds).getAllByRole('row')).toHaveLength(2);
    expect(
      within(odds)
        .getAllByRole('rowheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Home', 'Away']);
    expect(within(odds).getAllByRole('gridcell')).toHaveLength(cells.length);
    act(() => within(odds).getByRole('button', { name: 'Back Home 1.98 5K' }).focus());
    await userEvent.keyboard('{ArrowRight}');
    expect(document.activeElement?.textContent).toContain('Lay Home');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(document.activeElement?.textContent).toContain('Lay Away');
    expect(asked('betting.pickPrice')).toMatchObject([[{ runnerId: AWAY, side: 'lay' }, 0, null]]);
  });

  it('[SPORT-05] Read prices says them once, politely, as they are now; a tick says nothing', async () => {
    const { board, fancyPrices } = priced();
    const statuses = () =>
      screen
        .getAllByRole('status')
        .map(({ textContent }) => textContent)
        .join('');
    expect(statuses()).toBe('');
    await userEvent.click(screen.getByRole('button', { name: 'Read prices: Match Odds' }));
    expect(statuses()).toBe('Match Odds. Home: back 1.98, lay 2.00. Away: back 3.00, lay 3.10.');
    act(() => showBooks(board, aBook([[HOME, aRunnerBook([[150, 1]], [])]])));
    expect(statuses()).toContain('1.98');
    fancyPrices([45, 110], [46, 90]);
    await userEvent.click(screen.getByRole('button', { name: 'Read prices: Session' }));
    expect(statuses()).toContain('6 over runs Home: no 45 at 110, yes 46 at 90.');
  });

  it('no cell of a price stands in a live region', () => {
    priced();
    for (const cell of document.querySelectorAll('[data-price-cell]'))
      expect(cell.closest('[aria-live], [role="status"], [role="alert"]')).toBeNull();
  });
});
