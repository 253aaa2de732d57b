import { act, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { MarketId } from '@/domain/shared/ids';
import { marketId, matchId } from '@/domain/shared/ids';
import { SportsPage } from '@/ui/sports/SportsPage';
import { PLAYER, fakePlayerApp } from '@tests/support/fakes/fakePlayerApp';
import { aMarket, aMatch } from '@tests/support/mothers/sports';
import { OnScreen } from '@tests/support/onScreen';
import { renderWithApp } from '@tests/support/renderWithApp';

const ROWS = 200;
const SEEN = 12;

/** A list of 200 of which twelve rows are seen, from `first` on. */
function longList() {
  const watched = new Map<MarketId, number>();
  let most = 0;
  const fake = fakePlayerApp(
    { user: PLAYER },
    {
      'sports.watchMarkets': ([market]: readonly [MarketId]) => {
        watched.set(market, (watched.get(market) ?? 0) + 1);
        most = Math.max(most, watched.size);
        return () => {
          const left = (watched.get(market) ?? 0) - 1;
          if (left > 0) watched.set(market, left);
          else watched.delete(market);
        };
      },
    },
  );
  const rendered = renderWithApp(<SportsPage params={{ category: 'cricket' }} />, fake);
  const list = Array.from({ length: ROWS }, (_, at) =>
    aMatch({
      id: matchId(`m${at}`),
      startsAt: at,
      matchOdds: aMarket({ id: marketId(`k${at}`), matchId: matchId(`m${at}`) }),
    }),
  );
  OnScreen.startWith(false);
  act(() => fake.matches.listArrived('cricket', list));
  const rows = screen.getAllByRole('listitem');
  let first = -SEEN;
  const scrollTo = (to: number): void =>
    act(() => {
      for (const [at, row] of rows.entries()) {
        const was = at >= first && at < first + SEEN;
        const is = at >= to && at < to + SEEN;
        if (was !== is) OnScreen.moved(row, is);
      }
      first = to;
    });
  const cells = (row: Element | undefined): number =>
    row === undefined
      ? -1
      : within(row as HTMLElement).queryAllByRole('button', { name: /^(Back|Lay)/ }).length;
  return { ...rendered, watched, rows, scrollTo, cells, most: () => most };
}

beforeEach(() => OnScreen.everything());

describe('a list of 200 matches', () => {
  it('[RT-07] draws and watches the prices that can be seen, and no others', () => {
    const { watched, rows, scrollTo, cells, unmount, most } = longList();
    expect([rows.length, watched.size, cells(rows[0])]).toEqual([ROWS, 0, 0]);
    for (let first = 0; first <= ROWS - SEEN; first += 4) scrollTo(first);
    expect([...watched.keys()]).toEqual(Array.from({ length: SEEN }, (_, at) => `k${ROWS - SEEN + at}`));
    expect(most()).toBeLessThanOrEqual(2 * SEEN);
    expect([cells(rows[0]), cells(rows[ROWS - 1])]).toEqual([0, 4]);
    unmount();
    expect([watched.size, OnScreen.watched]).toEqual([0, 0]);
  });

  it('every row has its names all the same: to search in the page, and for a reader', () => {
    const { rows } = longList();
    for (const row of rows) expect(within(row).getByRole('link')).toBeTruthy();
  });

  it('a row that holds the focus stays as it is until the focus leaves', () => {
    const { rows, scrollTo, cells, watched } = longList();
    scrollTo(0);
    const [cell] = within(rows[0] as HTMLElement).getAllByRole('button', { name: /^Back/ });
    act(() => cell?.focus());
    scrollTo(100);
    expect([cells(rows[0]), watched.has(marketId('k0')), document.activeElement === cell]).toEqual([
      4,
      true,
      true,
    ]);
    act(() => cell?.blur());
    expect([cells(rows[0]), watched.has(marketId('k0'))]).toEqual([0, false]);
  });
});
