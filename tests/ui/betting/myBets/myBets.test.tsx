import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { BetsShown } from '@/domain/betting/BetsShown';
import type { BetsWatcher } from '@/application/betting/watchBets';
import type { Cancellation } from '@/application/ports/device/Cancellation';
import type { Bet } from '@/domain/betting/Bet';
import { betList } from '@/domain/betting/BetList';
import type { BetsFilter } from '@/domain/betting/BetsFilter';
import type { BetsTab } from '@/domain/betting/BetsTab';
import { say, type Message } from '@/domain/shared/Message';
import { paise, rupees } from '@/domain/shared/Money';
import { odds } from '@/domain/shared/Odds';
import { fail, ok, type Result } from '@/domain/shared/Result';
import { betId } from '@/domain/shared/ids';
import { MyBetsPage } from '@/ui/betting/myBets/MyBetsPage';
import { CONFIG } from '@tests/support/fakes/aConfig';
import { PLAYER, fakePlayerApp } from '@tests/support/fakes/fakePlayerApp';
import { aBet } from '@tests/support/mothers/betting';
import { invent } from '@tests/support/mothers/invent';
import { renderWithApp } from '@tests/support/renderWithApp';

const NEWEST = aBet().createdAt ?? 0;
const many = (count: number): Bet[] =>
  Array.from({ length: count }, (_, n) => aBet({ id: betId(`B${n + 1}`), createdAt: NEWEST - n }));
const page = (bets: readonly Bet[], more: Partial<BetsShown> = {}, tab: BetsTab = 'open') =>
  ok({ list: betList({ tab }, bets), count: bets.length, totals: null, ...more });

type Load = (filter: BetsFilter, cancellation: Cancellation) => Promise<Result<BetsShown, Message>>;

/** Wide unless said: happy-dom's own answer to a media query is taken over. */
let wide = true;
beforeEach(() => {
  wide = true;
  Object.assign(globalThis, {
    matchMedia: () => ({ matches: wide, addEventListener() {}, removeEventListener() {} }),
  });
});

function shown(
  load: Load,
  path = '/mybets',
  more: Parameters<typeof fakePlayerApp>[1] = {},
  betPlacement = true,
) {
  let watcher: BetsWatcher | null = null;
  let released = 0;
  const fake = fakePlayerApp(
    { user: PLAYER, config: { capabilities: { ...CONFIG.capabilities, betPlacement } } },
    {
      'betting.loadBets': load,
      'betting.watchBets': (given: BetsWatcher) => {
        watcher = given;
        return () => (released += 1);
      },
      ...more,
    },
  );
  const rendered = renderWithApp(<MyBetsPage />, fake, { path });
  return {
    ...rendered,
    ...fake,
    released: () => released,
    tell: (bet: Bet) => act(() => watcher?.received(bet)),
    missed: () => act(async () => watcher?.missed()),
    filters: () => fake.asked('betting.loadBets').map(([filter]) => filter as BetsFilter),
  };
}

describe('/mybets', () => {
  it('[SPORT-06] lists open bets: columns, a word for the side, a link to the match, totals of what it sums', async () => {
    const lay = aBet({
      id: betId('B2'),
      side: 'lay',
      selection: 'Away',
      marketKind: 'bookmaker',
      odds: odds(185),
    });
    shown(async () =>
      page([aBet({ id: betId('B1') }), lay], {
        count: 143,
        totals: { stake: rupees(90_000), profitLoss: paise(0) },
      }),
    );
    const table = await screen.findByRole('table', { name: 'Open bets' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((head) => head.textContent),
    ).toEqual([
      'Placed',
      'Match',
      'Market',
      'Selection',
      'Side',
      'Odds',
      'Stake',
      'Profit / liability',
      'Status',
      'Bet ID',
    ]);
    const [, first, second] = within(table).getAllByRole('row');
    expect(first?.textContent).toContain('15 Jan, 17:30');
    expect(
      within(first as HTMLElement)
        .getByRole('link')
        .getAttribute('href'),
    ).toBe('/exchange/match-1');
    expect(first?.textContent).toContain('Back2.00₹500.00+₹500.00 -₹500.00Matched');
    expect(second?.textContent).toContain('Lay85 per 100₹500.00+₹500.00 -₹425.00Matched');
    expect(table.textContent).toContain('This page, 2 betsStake ₹1,000.00');
    expect(table.textContent).toContain('Total, 143 betsStake ₹90,000.00');
  });

  it('settled bets say how they ended; without totals of the backend only the page is summed', async () => {
    const ended = (id: string, result: number): Bet =>
      aBet({ id: betId(id), status: 'settled', profitLoss: paise(result), settledAt: NEWEST });
    shown(
      async () =>
        page(
          [
            ended('B1', 50_000),
            ended('B2', -50_000),
            aBet({ id: betId('B3'), status: 'void', profitLoss: paise(0) }),
          ],
          { count: 12 },
          'settled',
        ),
      '/mybets?tab=settled',
    );
    const table = await screen.findByRole('table', { name: 'Settled bets' });
    for (const text of ['Won', '+₹500.00', 'Lost', '-₹500.00', 'Void', 'This page, 3 bets'])
      expect(within(table).getByText(text)).toBeTruthy();
    expect(within(table).queryByText(/^Total/)).toBeNull();
  });

  it.each([true, false])(
    '[SPORT-06] what another bet took the place of is changed, and not cancelled (wide: %s)',
    async (screenIsWide) => {
      wide = screenIsWide;
      const cancelled = { status: 'cancelled', matched: paise(0) } as const;
      shown(async () =>
        page([
          aBet({ id: betId('B3'), replaces: betId('B1') }),
          aBet({ id: betId('B2'), ...cancelled }),
          aBet({ id: betId('B1'), ...cancelled }),
        ]),
      );
      expect(await screen.findAllByText('Changed')).toHaveLength(1);
      expect(screen.getAllByText('Cancelled')).toHaveLength(1);
      if (screenIsWide) return;
      const last = screen.getAllByRole('listitem').at(-1) as HTMLElement;
      await userEvent.click(within(last).getByRole('button', { name: /^Details/ }));
      expect(within(screen.getByRole('dialog')).getByText('Changed')).toBeTruthy();
    },
  );

  it.each([true, false])(
    '[SPORT-06] all bets have also what was cancelled or refused (wide: %s)',
    async (screenIsWide) => {
      wide = screenIsWide;
      const { filters } = shown(async () =>
        page(
          [
            aBet({ id: betId('B1') }),
            aBet({ id: betId('B2'), status: 'cancelled', matched: paise(0) }),
            aBet({ id: betId('B3'), status: 'rejected', matched: paise(0) }),
          ],
          {},
          'all',
        ),
      );
      await userEvent.click(await screen.findByRole('tab', { name: 'All' }));
      expect(await screen.findAllByText('Cancelled')).toHaveLength(1);
      expect(screen.getAllByText('Not placed')).toHaveLength(1);
      expect(screen.getByText('Total, 3 bets')).toBeTruthy();
      expect(screen.getByText('Stake taken ₹500.00')).toBeTruthy();
      expect(filters().at(-1)).toMatchObject({ tab: 'all', days: 'any' });
      if (screenIsWide) expect(screen.getByRole('columnheader', { name: 'Profit / loss' })).toBeTruthy();
      else {
        expect(screen.getByRole('list', { name: /^All bets, / })).toBeTruthy();
        // Nothing of that day has a result, so there is none to sum.
        expect(screen.getByRole('heading', { level: 2 }).textContent).not.toContain('₹');
      }
    },
  );

  it('of none that is still open there is no sum', async () => {
    shown(async () => page([aBet({ status: 'cancelled', matched: paise(0) })], {}, 'open'));
    expect(await screen.findByText(/^1 bet has ended while you were here/)).toBeTruthy();
    expect(screen.queryByText(/^Total, /)).toBeNull();
  });

  it('fancy bets are Yes and No, at a run and a rate', async () => {
    const fancy = aBet({ marketKind: 'fancy', odds: odds(190), side: 'lay', line: 47 });
    shown(async () => page([fancy]));
    expect((await screen.findByText('47 at 90')).closest('tr')?.textContent).toContain('No');
  });

  it('everything is in the address: a choice goes there, Back takes it back', async () => {
    const user = userEvent.setup();
    const { address, filters } = shown(async () => page(many(10), { count: 143 }));
    await screen.findByText('1-10 of 143');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(address()).toBe('/mybets?page=2');
    await user.click(screen.getByRole('radio', { name: 'Fancy' }));
    expect(address()).toBe('/mybets?market=fancy');
    await user.click(screen.getByRole('radio', { name: 'Yesterday' }));
    await user.click(screen.getByRole('checkbox', { name: 'Group by match' }));
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Bets per page' }), '50');
    expect(address()).toBe('/mybets?market=fancy&days=yesterday&size=50&group=match');
    await user.click(screen.getByRole('tab', { name: 'Settled' }));
    expect(address()).toBe('/mybets?tab=settled&market=fancy&days=yesterday&size=50&group=match');
    expect(filters().at(-1)).toMatchObject({ tab: 'settled', segment: 'fancy', days: 'yesterday', size: 50 });
    act(() => history.back());
    await waitFor(() => expect(address()).toBe('/mybets?market=fancy&days=yesterday&size=50&group=match'));
    expect(screen.getByRole('tab', { name: 'Open' }).getAttribute('aria-selected')).toBe('true');
  });

  it('[X30] a hostile address is the plain page, a page past the last one is the last one', async () => {
    const load: Load = async ({ page: at }) =>
      at > 2 ? page([], { count: 14 }) : page(many(4), { count: 14 });
    const { address, filters } = shown(load, '/mybets?tab=%00&size=1e9&from=9999-99-99&to=x&page=400');
    await screen.findByText('11-14 of 14');
    expect(address()).toBe('/mybets?page=2');
    expect(filters()[0]).toMatchObject({ tab: 'open', days: 'any', size: 10 });
  });

  it('any page by its number; what is no number goes nowhere', async () => {
    const user = userEvent.setup();
    const { address } = shown(async () => page(many(10), { count: 143 }));
    const field = await screen.findByRole('textbox', { name: 'Page' });
    await user.clear(field);
    await user.type(field, '-x{Enter}');
    expect(address()).toBe('/mybets');
    await user.clear(field);
    await user.type(field, '99{Enter}');
    expect(address()).toBe('/mybets?page=15');
  });

  it('[X30] custom days: swapped ones are put right, impossible ones are said in a sentence', async () => {
    const user = userEvent.setup();
    const { address } = shown(async () => page([]), '/mybets?from=2026-01-01&to=2026-01-10');
    const set = async (from: string, to: string): Promise<void> => {
      const [first, last] = [screen.getByLabelText('From'), screen.getByLabelText('To')];
      await user.clear(first);
      if (from !== '') await user.type(first, from);
      await user.clear(last);
      await user.type(last, to);
      await user.click(screen.getByRole('button', { name: 'Show' }));
    };
    await set('', '2026-01-05');
    expect(screen.getByText('Enter two valid dates.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('From'));
    expect(screen.getByLabelText('From').getAttribute('aria-invalid')).toBe('true');
    await set('2025-01-01', '2026-01-05');
    expect(screen.getByText('Choose at most 90 days.')).toBeTruthy();
    await set('2026-01-05', '2026-01-02');
    expect(address()).toBe('/mybets?from=2026-01-02&to=2026-01-05');
    expect(screen.queryByText('Choose at most 90 days.')).toBeNull();
    expect((screen.getByLabelText('From') as HTMLInputElement).value).toBe('2026-01-02');
  });
});

describe('/mybets while it is shown', () => {
  it('a bet changes in its row, a new one waits behind a button, nothing is loaded meanwhile', async () => {
    const user = userEvent.setup();
    const { tell, filters } = shown(async () => page(many(2)));
    await screen.findByText('B2');
    tell(aBet({ id: betId('B2'), status: 'settled', profitLoss: rupees(-500), settledAt: NEWEST + 9 }));
    expect(screen.getByText('Lost').closest('tr')?.textContent).toContain('B2');
    tell(aBet({ id: betId('B9'), createdAt: NEWEST + 5 }));
    expect(screen.getAllByRole('row')).toHaveLength(4);
    expect(filters()).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: '1 new bet: show' }));
    expect(filters()).toHaveLength(2);
    expect(document.activeElement?.textContent).toMatch(/^Open bets/);
    await waitFor(() => expect(screen.queryByRole('button', { name: /new bet/ })).toBeNull());
  });

  it('what is told while the page is on its way is newer than the page', async () => {
    let answer: (value: Result<BetsShown, Message>) => void = () => undefined;
    const { tell } = shown(() => new Promise((resolve) => (answer = resolve)));
    tell(aBet({ id: betId('B1'), status: 'settled', profitLoss: rupees(500), settledAt: NEWEST }));
    await act(async () => answer(page(many(1))));
    expect(screen.getByText('Won')).toBeTruthy();
    // It stays where it was read, and the sums below say why they leave it out.
    const ended = screen.getByRole('link', { name: '1 bet has ended while you were here: see all bets' });
    expect(ended.getAttribute('href')).toBe('/mybets?tab=all');
  });

  it('[F02] after a gap it asks again quietly; a failure of that takes nothing away', async () => {
    let failing = false;
    const { missed, filters } = shown(async () => (failing ? fail(say('bets.failed')) : page(many(2))));
    await screen.findByText('B2');
    failing = true;
    await missed();
    expect(filters()).toHaveLength(2);
    expect(screen.getByText('B2')).toBeTruthy();
  });

  it('[F05] leaving stops listening and gives the call up', async () => {
    let cancelled = false;
    const { unmount, released } = shown((_, cancellation) => {
      cancellation.onCancel(() => (cancelled = true));
      return new Promise(() => undefined);
    });
    unmount();
    expect([cancelled, released()]).toEqual([true, 1]);
  });
});

describe('states of /mybets', () => {
  it('loading shows boxes, and says when it takes long', async () => {
    const { scheduler } = shown(() => new Promise(() => undefined));
    expect(screen.getByText('Loading')).toBeTruthy();
    act(() => scheduler.advance(5_000));
    expect(screen.getByText('This is taking longer than usual…')).toBeTruthy();
  });

  it.each([
    [true, 'No open bets. Pick a price to place one.'],
    [false, 'No open bets. Betting is not available here.'],
  ])('[SPORT-06] betting offered %s: who has none is told what is true', async (betPlacement, text) => {
    shown(async () => page([]), '/mybets', {}, betPlacement);
    expect(await screen.findByText(text)).toBeTruthy();
  });

  it('nothing found: one sentence and one way on', async () => {
    const user = userEvent.setup();
    const { address } = shown(async () => page([]), '/mybets?market=fancy&days=today');
    await screen.findByText('No open bets match these filters.');
    await user.click(screen.getByRole('button', { name: 'Show all open bets' }));
    expect(address()).toBe('/mybets');
    expect((await screen.findByRole('link', { name: 'See live matches' })).getAttribute('href')).toBe(
      '/spmsports/live',
    );
    expect(screen.queryByRole('button', { name: 'Download CSV' })).toBeNull();
  });

  it('[F01] a failure is said, with another try', async () => {
    const user = userEvent.setup();
    let tries = 0;
    shown(async () => ((tries += 1) === 1 ? fail(say('wire.offline')) : page(many(1))));
    expect(
      await screen.findByText('We cannot reach the server. Check your connection and try again.'),
    ).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('B1')).toBeTruthy();
  });

  it('[F05] a late answer of the filter before is dropped', async () => {
    const user = userEvent.setup();
    const answers: ((value: Result<BetsShown, Message>) => void)[] = [];
    shown(() => new Promise((resolve) => answers.push(resolve)));
    await user.click(screen.getByRole('radio', { name: 'Today' }));
    await act(async () => answers[1]?.(page([aBet({ selection: 'Of today' })])));
    await act(async () => answers[0]?.(page([aBet({ selection: 'Of thirty days' })])));
    expect(screen.getByText('Of today')).toBeTruthy();
    expect(screen.queryByText('Of thirty days')).toBeNull();
  });

  it.each(['matchOdds', 'bookmaker', 'fancy'] as const)(
    '[F44] a bet on %s that is void says so',
    async (marketKind) => {
      const line = marketKind === 'fancy' ? 40 : null;
      const bet = aBet({
        id: betId('B1'),
        marketKind,
        line,
        status: 'void',
        profitLoss: paise(0),
        settledAt: NEWEST,
      });
      shown(async () => page([bet], {}, 'settled'), '/mybets?tab=settled');
      const table = await screen.findByRole('table', { name: 'Settled bets' });
      expect(within(table).getByText('Void')).toBeTruthy();
      expect(within(table).queryByText(/Won|Lost/)).toBeNull();
    },
  );

  it('[F19] fifty rows are the most that are drawn', async () => {
    const { container } = shown(async () => page(many(50), { count: 10_000 }), '/mybets?size=50');
    await screen.findByText('1-50 of 10,000');
    expect(container.querySelectorAll('tbody tr')).toHaveLength(50);
  });
});

describe('bets on a phone and in hand', () => {
  it('a card per bet, the rest of it on a sheet that follows the bet', async () => {
    wide = false;
    const user = userEvent.setup();
    const { tell } = shown(async () => page(many(1)));
    await user.click(await screen.findByRole('button', { name: 'Details of the bet on Home' }));
    const sheet = screen.getByRole('dialog', { name: 'Home' });
    expect(within(sheet).getByText('B1')).toBeTruthy();
    expect(within(sheet).getByRole('button', { name: 'Copy' })).toBeTruthy();
    tell(aBet({ id: betId('B1'), status: 'settled', profitLoss: rupees(500), settledAt: NEWEST }));
    expect(within(sheet).getByText('Won')).toBeTruthy();
    await user.click(within(sheet).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('[SPORT-06] the match of an open bet has a line of its own, as high as its figures; of a settled one the hour stands beside it', async () => {
    wide = false;
    const settled = aBet({ id: betId('B2'), status: 'settled', profitLoss: rupees(500) });
    shown(async () => page([aBet({ id: betId('B1') }), settled]));
    const list = await screen.findByRole('list', { name: 'Open bets' });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map((row) =>
          [...row.querySelectorAll('p')].map((line) => line.textContent?.replaceAll(/\s+/g, ' ').trim()),
        ),
    ).toEqual([
      [
        'Back Home 2.00',
        'Matched 15 Jan, 17:30',
        'Home v Away',
        ...['Win +₹500.00', 'Lose -₹500.00', 'Stake ₹500.00'],
      ],
      ['Back Home 2.00', 'Won 15 Jan, 17:30 Home v Away', ...['+₹500.00', 'Stake ₹500.00']],
    ]);
  });

  it.each([
    ['matchOdds', 'Match Odds', 'Home', 'Home v Away'],
    ['other', 'Tied Match', 'Yes', 'Tied Match · Home v Away'],
    ['fancy', '6 over runs Home', '6 over runs Home', 'Home v Away'],
    ['other', '', 'Odd', 'Home v Away'],
  ] as const)(
    '[SPORT-06] of a %s bet on %j the line says what the answer %j is to',
    async (marketKind, marketName, selection, where) => {
      wide = false;
      shown(async () => page([aBet({ id: betId('B1'), marketKind, marketName, selection })]));
      const list = await screen.findByRole('list', { name: 'Open bets' });
      expect(within(list).getByText(where)).toBeTruthy();
    },
  );

  it('[SPORT-06] settled bets are lines of their day, and a whole day says its result', async () => {
    wide = false;
    const settled = (id: string, days: number, profitLoss: number) =>
      aBet({
        ...{ id: betId(id), status: 'settled', createdAt: NEWEST - days * 86_400_000 },
        profitLoss: rupees(profitLoss),
      });
    const bets = [settled('B4', 0, 500), settled('B3', 0, -200), settled('B2', 1, 70), settled('B1', 2, 9)];
    shown(async () => page(bets, { count: 40 }, 'settled'), '/mybets?tab=settled');
    const days = await screen.findAllByRole('list', { name: /^Settled bets, / });
    expect(days.map((list) => within(list).getAllByRole('listitem').length)).toEqual([2, 1, 1]);
    // The last day goes on with the next page: its result is not known here.
    expect(
      screen
        .getAllByRole('heading', { level: 2 })
        .map((head) => /[+-]₹[\d.]+/.exec(head.textContent ?? '')?.[0]),
    ).toEqual(['+₹300.00', '+₹70.00', undefined]);
  });

  it('by match: a heading per match on both', async () => {
    const bets = [aBet({ id: betId('B1') }), aBet({ id: betId('B2') })];
    const { unmount } = shown(async () => page(bets), '/mybets?group=match');
    expect((await screen.findByRole('rowheader', { name: /Home v Away/ })).textContent).toBe(
      'Home v Away 2 bets',
    );
    unmount();
    wide = false;
    shown(async () => page(bets), '/mybets?group=match');
    expect((await screen.findByRole('heading', { name: /Home v Away/ })).textContent).toBe(
      'Home v Away 2 bets',
    );
  });

  it.each([true, false])(
    '[SPORT-06] a bet that waits says whether it stays in-play (wide: %s)',
    async (screenIsWide) => {
      wide = screenIsWide;
      const waits = { status: 'unmatched', matched: paise(0) } as const;
      shown(async () =>
        page([
          aBet({ id: betId('B1'), ...waits, keepInPlay: true }),
          aBet({ id: betId('B2'), ...waits }),
          // Of one that is taken there is nothing left to stay.
          aBet({ id: betId('B3'), keepInPlay: true }),
        ]),
      );
      await screen.findAllByText('Unmatched');
      expect(screen.getAllByText('Stays when the match goes in-play')).toHaveLength(1);
    },
  );

  it('the id is copied', async () => {
    const user = userEvent.setup();
    shown(async () => page(many(1)));
    await user.click(await screen.findByRole('button', { name: 'Copy bet ID B1' }));
    expect(await navigator.clipboard.readText()).toBe('B1');
    expect(screen.getByText('Copied')).toBeTruthy();
  });

  it('[X10] the file holds all bets of the choice under a name with its days', async () => {
    const user = userEvent.setup();
    const saved: { name: string; blob: Blob | null }[] = [];
    let blob: Blob | null = null;
    Object.assign(URL, {
      createObjectURL: (given: Blob) => {
        blob = given;
        return 'blob:x';
      },
      revokeObjectURL: () => undefined,
    });
    HTMLAnchorElement.prototype.click = function click(this: HTMLAnchorElement) {
      saved.push({ name: this.download, blob });
    };
    const { asked } = shown(
      async () => page(many(1), { count: 3 }),
      '/mybets?from=2026-01-01&to=2026-01-10',
      {
        'betting.collectBets': async () => ok({ bets: many(3), whole: false, unread: 0 }),
      },
    );
    await screen.findByText('1-1 of 3');
    await user.click(screen.getByRole('button', { name: 'Download CSV' }));
    await screen.findByText('The file has the newest 3 bets. Choose fewer days for the rest.');
    expect(asked('betting.collectBets')[0]?.[0]).toMatchObject({
      days: { from: '2026-01-01', to: '2026-01-10' },
    });
    expect(saved[0]?.name).toBe('my-bets-open-2026-01-01-to-2026-01-10.csv');
    const bytes = new Uint8Array((await saved[0]?.blob?.arrayBuffer()) ?? new ArrayBuffer(0));
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(new TextDecoder().decode(bytes).trim().split('\r\n')).toHaveLength(4);
  });

  it('what fits on the smallest page needs no pager', async () => {
    const first = shown(async () => page(many(10)));
    await screen.findByText('B10');
    expect(screen.queryByRole('combobox', { name: 'Bets per page' })).toBeNull();
    first.unmount();
    shown(async () => page(many(10), { count: 11 }));
    await screen.findByRole('combobox', { name: 'Bets per page' });
  });

  it('a file that could not be collected says why', async () => {
    const user = userEvent.setup();
    shown(async () => page(many(1)), '/mybets', {
      'betting.collectBets': async () => fail(say('wire.timedOut')),
    });
    await screen.findByText('B1');
    await user.click(screen.getByRole('button', { name: 'Download CSV' }));
    expect(await screen.findByText('This is taking too long. Try again.')).toBeTruthy();
  });

  it('[SPORT-06] names of runners, markets and matches are whole in their rows, whatever they are', async () => {
    const from = invent('open bets');
    const bets = Array.from({ length: 5 }, (_, at) =>
      aBet({
        id: betId(`B${at}`),
        selection: from.longName(),
        marketName: from.sentence(),
        matchName: `${from.company()} v ${from.company()}`,
      }),
    );
    shown(async () => page(bets));
    const table = await screen.findByRole('table', { name: 'Open bets' });
    for (const { selection, marketName, matchName } of bets)
      for (const text of [selection, marketName, matchName]) expect(table.textContent).toContain(text);
  });
});
