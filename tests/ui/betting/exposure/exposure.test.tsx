import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { BetsWatcher } from '@/application/betting/watchBets';
import type { Bet } from '@/domain/betting/Bet';
import { say } from '@/domain/shared/Message';
import { paise, rupees } from '@/domain/shared/Money';
import { odds } from '@/domain/shared/Odds';
import { fail, ok } from '@/domain/shared/Result';
import { betId, matchId } from '@/domain/shared/ids';
import { ExposureButton } from '@/ui/betting/exposure/ExposureButton';
import { PLAYER, fakePlayerApp } from '@tests/support/fakes/fakePlayerApp';
import { aBet } from '@tests/support/mothers/betting';
import { renderWithApp } from '@tests/support/renderWithApp';

const EXPOSURE = {
  total: rupees(12_500),
  rows: [{ matchId: matchId('77'), matchName: 'Home v Away', amount: rupees(12_500), bets: 12 }],
};

function shownButton(answers: Parameters<typeof fakePlayerApp>[1] = {}) {
  const fake = fakePlayerApp({ user: PLAYER }, answers);
  act(() => fake.exposure.exposureReplaced(EXPOSURE));
  renderWithApp(<ExposureButton />, fake);
  return fake;
}

/** The popup's script comes with the first tap. */
async function open(user: UserEvent, figure: RegExp): Promise<void> {
  await user.click(screen.getByRole('button', { name: figure }));
  await screen.findByRole('dialog');
}

const headsOf = (table: HTMLElement): (string | null)[] =>
  within(table)
    .getAllByRole('columnheader')
    .map((head) => head.textContent);

describe('exposure', () => {
  it('[HDR-08] the figure in the header opens the popup and asks afresh', async () => {
    const user = userEvent.setup();
    const { asked } = shownButton();
    await open(user, /Exp: -12,500/);
    expect(asked('exposure.load')).toHaveLength(1);
    const table = screen.getByRole('table', { name: 'Exposure' });
    expect(headsOf(table)).toEqual(['#', 'Exposure amount', 'Match name', 'Ref match ID', 'Total bets']);
    expect(within(table).getByText('Total -12,500')).toBeTruthy();
    await user.click(screen.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
    await waitFor(() => expect(screen.queryByRole('table')).toBeNull());
  });

  it('[HDR-08] a row opens the bets of its match: ten from the first, five columns, and a pager', async () => {
    const user = userEvent.setup();
    const bets = Array.from({ length: 10 }, (_, index) => aBet({ id: betId(`b${index}`) }));
    const { asked } = shownButton({ 'exposure.betsOfMatch': async () => ok({ bets, count: 12 }) });
    await open(user, /Exp: -12,500/);
    await user.click(screen.getByRole('button', { name: 'Bets on Home v Away' }));
    const table = await screen.findByRole('table', { name: 'Home v Away' });
    expect(headsOf(table)).toEqual(['Odds', 'Stack', 'Selection type', 'Status', 'Create date']);
    expect(asked('exposure.betsOfMatch')[0]?.slice(0, 2)).toEqual(['77', 0]);
    expect(screen.getByText('1-10 of 12')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(asked('exposure.betsOfMatch')[1]?.slice(0, 2)).toEqual(['77', 10]);
  });

  it('[F05] leaving the bets gives up their call; a failure is said with another try', async () => {
    const user = userEvent.setup();
    let cancelled = false;
    const { asked } = shownButton({
      'exposure.betsOfMatch': async (
        _match: never,
        _skip: never,
        cancellation: { onCancel(f: () => void): void },
      ) => {
        cancellation.onCancel(() => (cancelled = true));
        return fail(say('bets.failed'));
      },
    });
    await open(user, /Exp: -12,500/);
    await user.click(screen.getByRole('button', { name: 'Bets on Home v Away' }));
    expect(await screen.findByText('Your bets could not be loaded.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: /try again|retry/i }));
    await waitFor(() => expect(asked('exposure.betsOfMatch')).toHaveLength(2));
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(cancelled).toBe(true));
  });

  it('[WAL-04] nothing at risk reads 0, and an exposure that did not load says so', async () => {
    const user = userEvent.setup();
    const fake = fakePlayerApp({ user: PLAYER });
    renderWithApp(<ExposureButton />, fake);
    await open(user, /Exp: –,/);
    act(() => fake.exposure.exposureFailed());
    expect(screen.getByText('Your exposure could not be loaded. Try again.')).toBeTruthy();
    act(() => fake.exposure.exposureReplaced({ total: paise(0), rows: [] }));
    expect(screen.getByText('No open exposure.')).toBeTruthy();
    expect(screen.getByRole('button', { name: /^Exp: 0,/ })).toBeTruthy();
  });

  it('[F93] [HDR-08] matches that could not be read are said to be missing', async () => {
    const user = userEvent.setup();
    const fake = shownButton();
    await open(user, /Exp: -12,500/);
    expect(screen.queryByText(/could not be read/)).toBeNull();
    act(() => fake.exposure.exposureReplaced({ ...EXPOSURE, unread: 2 }));
    expect(
      screen.getByText('2 matches could not be read and are not in this list. The total includes them.'),
    ).toBeTruthy();
  });

  it('[F91] [WAL-04] a figure that could not be brought up to date is marked as the last known one', () => {
    const fake = shownButton();
    const named = () => screen.getByRole('button', { name: /Exp: -12,500/ }).getAttribute('aria-label');
    expect(named()).not.toContain('Last known');
    act(() => fake.exposure.exposureFailed());
    expect(named()).toContain('Last known balance, being checked');
    expect(screen.getByTitle('Last known balance, being checked').textContent).toBe('Exp: -12,500');
    act(() => fake.exposure.exposureReplaced(EXPOSURE));
    expect(named()).not.toContain('Last known');
  });

  it('[WAL-04] the figure kept from the last visit has no rows yet: nothing is claimed before the server told', async () => {
    const user = userEvent.setup();
    let answer: () => void = () => undefined;
    const fake = fakePlayerApp(
      { user: PLAYER },
      { 'exposure.load': () => new Promise<void>((resolve) => (answer = resolve)) },
    );
    act(() => fake.exposure.exposureReplaced({ total: rupees(12_500), rows: [] }));
    renderWithApp(<ExposureButton />, fake);
    await open(user, /Exp: -12,500/);
    expect(screen.getByText('Loading')).toBeTruthy();
    await act(async () => answer());
    expect(screen.getByText('The exposure of -12,500 cannot be shown match by match.')).toBeTruthy();
  });

  it('[HDR-08] rows and total follow the server while the popup is open; one that could not be refreshed says so', async () => {
    const user = userEvent.setup();
    const { exposure } = shownButton();
    await open(user, /Exp: -12,500/);
    const other = { matchId: matchId('78'), matchName: 'C v D', amount: rupees(500), bets: 1 };
    act(() => exposure.exposureReplaced({ total: rupees(13_000), rows: [...EXPOSURE.rows, other] }));
    const table = screen.getByRole('table', { name: 'Exposure' });
    expect(within(table).getByText('C v D')).toBeTruthy();
    expect(within(table).getByText('Total -13,000')).toBeTruthy();
    act(() => exposure.exposureFailed());
    expect(screen.getByText('These figures could not be updated and may be out of date.')).toBeTruthy();
    expect(within(table).getByText('C v D')).toBeTruthy();
  });

  it('[F19] however many matches there are, 25 rows are drawn', async () => {
    const user = userEvent.setup();
    const { exposure } = shownButton();
    const rows = Array.from({ length: 60 }, (_, n) => ({
      matchId: matchId(`m${n}`),
      matchName: `Match ${n}`,
      amount: rupees(1),
      bets: 1,
    }));
    act(() => exposure.exposureReplaced({ total: rupees(60), rows }));
    await open(user, /Exp: -60/);
    expect(screen.getAllByRole('button', { name: /^Bets on/ })).toHaveLength(25);
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(screen.getByText('26-50 of 60')).toBeTruthy();
    expect(screen.getByText('Match 25')).toBeTruthy();
    act(() => exposure.exposureReplaced({ total: rupees(1), rows: rows.slice(0, 1) }));
    expect(screen.getByText('Match 0')).toBeTruthy();
  });

  it('[HDR-08] bets of every kind, each at its own kind of price, and live', async () => {
    const user = userEvent.setup();
    let watcher: BetsWatcher | null = null;
    const bets = [
      aBet({ id: betId('f'), marketKind: 'fancy', odds: odds(190), side: 'lay', line: 47 }),
      aBet({ id: betId('b'), marketKind: 'bookmaker', odds: odds(185) }),
      aBet({ id: betId('m'), odds: odds(198) }),
    ];
    const { asked } = shownButton({
      'exposure.betsOfMatch': async () => ok({ bets, count: 3 }),
      'betting.watchBets': (given: BetsWatcher) => {
        watcher = given;
        return () => undefined;
      },
    });
    await open(user, /Exp: -12,500/);
    await user.click(screen.getByRole('button', { name: 'Bets on Home v Away' }));
    const table = await screen.findByRole('table', { name: 'Home v Away' });
    const facts = within(table)
      .getAllByRole('row')
      .slice(1)
      .map((row) =>
        within(row)
          .getAllByRole('cell')
          .map((cell) => cell.textContent),
      );
    expect(facts.map((row) => [row[0], row[2], row[3]])).toEqual([
      ['47 at 90', 'No Home', 'Bet matched'],
      ['85 per 100', 'Back Home', 'Bet matched'],
      ['1.98', 'Back Home', 'Bet matched'],
    ]);
    const tell = (bet: Bet) => act(() => (watcher as unknown as BetsWatcher).received(bet));
    tell(
      aBet({
        id: betId('m'),
        status: 'settled',
        profitLoss: rupees(490),
        settledAt: 1,
        matchId: matchId('77'),
      }),
    );
    expect(within(table).getByText('Won')).toBeTruthy();
    tell(aBet({ id: betId('n'), matchId: matchId('elsewhere'), createdAt: Date.UTC(2027, 0, 1) }));
    expect(screen.queryByRole('button', { name: /new bet/ })).toBeNull();
    tell(aBet({ id: betId('n'), matchId: matchId('77'), createdAt: Date.UTC(2027, 0, 1) }));
    await user.click(screen.getByRole('button', { name: '1 new bet: show' }));
    expect(asked('exposure.betsOfMatch')).toHaveLength(2);
  });
});
