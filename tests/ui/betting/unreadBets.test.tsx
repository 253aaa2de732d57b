import { act, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { BetsShown } from '@/domain/betting/BetsShown';
import type { Bet } from '@/domain/betting/Bet';
import { betList } from '@/domain/betting/BetList';
import { tenThousandths } from '@/domain/betting/exactOdds';
import { rowId } from '@/domain/betting/rowId';
import { paise, rupees } from '@/domain/shared/Money';
import { ok } from '@/domain/shared/Result';
import { matchId } from '@/domain/shared/ids';
import { MyBetsPage } from '@/ui/betting/myBets/MyBetsPage';
import { OpenBets } from '@/ui/betting/openBets/OpenBets';
import { fakePlayerApp, PLAYER } from '@tests/support/fakes/fakePlayerApp';
import { aBet } from '@tests/support/mothers/betting';
import { renderWithApp } from '@tests/support/renderWithApp';

beforeEach(() => {
  Object.assign(globalThis, {
    matchMedia: () => ({ matches: true, addEventListener() {}, removeEventListener() {} }),
  });
});

function myBets(bets: readonly Bet[], more: Partial<BetsShown> = {}, tab: 'open' | 'settled' = 'open') {
  const shown = { list: betList({ tab }, bets), count: bets.length, totals: null, ...more };
  const fake = fakePlayerApp({ user: PLAYER }, { 'betting.loadBets': async () => ok(shown) });
  return renderWithApp(<MyBetsPage />, fake, { path: `/mybets?tab=${tab}` });
}

const UNREAD = /^1 bet could not be read\. It is still on the server; ask support about it\.$/;

describe('rows that cannot be read', () => {
  it('[F93] are said on /mybets, and it never says that there are none', async () => {
    myBets([], { count: 1, unread: 1 });
    expect(await screen.findByText(UNREAD)).toBeTruthy();
    expect(screen.queryByText(/No open bets/)).toBeNull();
  });

  it('[F93] are said beside those that can, and only then', async () => {
    const { unmount } = myBets([aBet()], { count: 3, unread: 2 });
    expect(await screen.findByText(/^2 bets could not be read\./)).toBeTruthy();
    expect(screen.getByRole('table', { name: 'Open bets' })).toBeTruthy();
    unmount();
    myBets([aBet()]);
    await screen.findByRole('table', { name: 'Open bets' });
    expect(screen.queryByText(/could not be read/)).toBeNull();
  });

  it('[F93] are said among the open bets of the slip', () => {
    const fake = fakePlayerApp({ user: PLAYER });
    renderWithApp(<OpenBets />, fake);
    expect(screen.getByText('No open bets.')).toBeTruthy();
    act(() => fake.betting.openBetsReplaced([], 1));
    expect(screen.getByText(UNREAD)).toBeTruthy();
    expect(screen.queryByText('No open bets.')).toBeNull();
    act(() => fake.betting.openBetsReplaced([aBet()], 1));
    expect(screen.getByText(UNREAD)).toBeTruthy();
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
  });
});

describe('a row of a backend that says little', () => {
  const bare = aBet({
    id: rowId(0),
    matchName: '',
    matchId: matchId('33101'),
    marketName: '',
    selection: '',
    status: 'other',
    statusWord: 'half-won',
    exactOdds: tenThousandths(18_550),
  });

  it('[F93] is shown whole: its own word, its odds as they came, nothing empty', async () => {
    myBets([bare]);
    const [, row] = within(await screen.findByRole('table', { name: 'Open bets' })).getAllByRole('row');
    if (row === undefined) throw new Error('no row');
    expect(within(row).getByText('half-won')).toBeTruthy();
    expect(within(row).getByText('1.855')).toBeTruthy();
    expect(within(row).getByRole('link', { name: '33101' })).toBeTruthy();
    const cells = [...row.querySelectorAll('td, th')].map(({ textContent }) => textContent?.trim());
    expect(cells.filter((text) => text === '')).toEqual([]);
    expect(within(row).queryByText(/row-0/)).toBeNull();
  });

  it('[F93] [SPORT-06] a result that was worked out is right in word, sign and total, and is said to be so', async () => {
    const settled = { ...bare, status: 'settled', statusWord: null, workedOut: true } as const;
    const won = { ...settled, profitLoss: paise(8_550) };
    const lost = { ...settled, id: rowId(1), profitLoss: rupees(-100) };
    myBets([won, lost], {}, 'settled');
    const table = await screen.findByRole('table', { name: 'Settled bets' });
    const [, first, second, foot] = within(table).getAllByRole('row');
    if (first === undefined || second === undefined || foot === undefined) throw new Error('no rows');
    expect(within(first).getByText('Won')).toBeTruthy();
    expect(within(first).getByText('+₹85.50')).toBeTruthy();
    expect(within(second).getByText('Lost')).toBeTruthy();
    expect(within(second).getByText('-₹100.00')).toBeTruthy();
    expect(within(foot).getByText('-₹14.50')).toBeTruthy();
    expect(within(foot).getByText(/work it out from odds and stake, before commission\.$/)).toBeTruthy();
  });
});
