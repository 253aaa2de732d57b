import { act, fireEvent, screen, within } from '@testing-library/react';
import { Profiler } from 'react';
import { describe, expect, it } from 'vitest';
import type { User } from '@/domain/session/User';
import { odds } from '@/domain/shared/Odds';
import { paise } from '@/domain/shared/Money';
import type { MarketKind } from '@/domain/sports/marketKinds';
import type { MarketBook } from '@tests/support/books';
import { MarketLadder } from '@/ui/sports/match/MarketLadder';
import { PLAYER, fakePlayerApp } from '@tests/support/fakes/fakePlayerApp';
import { AWAY, HOME, MARKET, aBook, aMarket, aRunnerBook, aTick } from '@tests/support/mothers/sports';
import { renderWithApp } from '@tests/support/renderWithApp';
import { imageOf } from '@tests/support/books';
import type { MarketBoard } from '@/adapters/stores/MarketBoard';
import type { MarketChange } from '@/domain/sports/MarketChange';

const bookAt = (homeBack: number, changes: Partial<MarketBook> = {}): MarketBook =>
  aBook(
    [
      [HOME, aRunnerBook([[homeBack, 500_000]], [[homeBack + 2, 300_000]])],
      [AWAY, aRunnerBook([[300, 500_000]], [[310, 300_000]])],
    ],
    changes,
  );

function arrives(board: MarketBoard, change: MarketChange): void {
  board.changeArrived(change);
  board.painted();
}

function shownLadder(kind: MarketKind = 'matchOdds', user: User | null = PLAYER) {
  const fake = fakePlayerApp({ user });
  let drawn = 0;
  arrives(fake.board, imageOf(bookAt(198)));
  fake.board.freshnessChanged([MARKET], 'live');
  const rendered = renderWithApp(
    <Profiler id="ladder" onRender={() => (drawn += 1)}>
      <MarketLadder market={aMarket({ kind })} matchName="Home v Away" />
    </Profiler>,
    fake,
  );
  const cells = within(screen.getByRole('grid')).getAllByRole('button', { name: /^(Back|Lay) / });
  /** How many cells were touched by what `tick` does, and how often React drew. */
  const during = (tick: () => void): { readonly touched: number; readonly drawn: number } => {
    const before = drawn;
    const watchers = cells.map((cell) => {
      const watcher = new MutationObserver(() => undefined);
      watcher.observe(cell, { subtree: true, childList: true, characterData: true });
      return watcher;
    });
    act(tick);
    const touched = watchers.filter((watcher) => watcher.takeRecords().length > 0).length;
    for (const watcher of watchers) watcher.disconnect();
    return { touched, drawn: drawn - before };
  };
  return { ...fake, ...rendered, cells, during };
}

describe('a price tick', () => {
  it('[RT-07] repaints one cell, and React draws nothing', () => {
    const { board, during, cells } = shownLadder();
    expect(cells.length).toBeGreaterThanOrEqual(4);
    const tick = during(() => arrives(board, aTick(202, 500_000)));
    expect(tick).toEqual({ touched: 1, drawn: 0 });
    expect(screen.getByRole('button', { name: 'Back Home 2.02 5K' })).toBeTruthy();
  });

  it.each([
    ['bookmaker', 'Back Home 102 5K'],
    ['toss', 'Back Home 102 5K'],
    ['tiedMatch', 'Back Home 2.02 5K'],
    ['other', 'Back Home 2.02 5K'],
  ] as const)('[RT-07] of a %s market repaints one cell, and React draws nothing', (kind, name) => {
    const { board, during } = shownLadder(kind);
    const tick = during(() => arrives(board, aTick(202, 500_000)));
    expect(tick).toEqual({ touched: 1, drawn: 0 });
    expect(screen.getByRole('button', { name })).toBeTruthy();
  });

  it('[RT-07] an equal tick repaints none', () => {
    const { board, during } = shownLadder();
    const tick = during(() => arrives(board, imageOf(bookAt(198))));
    expect(tick).toEqual({ touched: 0, drawn: 0 });
  });

  it('[RT-07] the cell flashes once and a sweep clears it', () => {
    const { board, scheduler } = shownLadder();
    act(() => arrives(board, aTick(202, 500_000)));
    const cell = screen.getByRole('button', { name: /Back Home 2.02/ });
    const flashing = cell.className;
    act(() => scheduler.advance(3_000));
    expect(cell.className).not.toBe(flashing);
    expect(board.price(MARKET, HOME, 'back', 0)).toEqual({ price: odds(202), size: paise(500_000) });
  });

  it('[F40] a suspension closes every cell and says so over the prices', () => {
    const { board, asked } = shownLadder();
    act(() => arrives(board, imageOf(bookAt(198, { status: 'suspended' }))));
    expect(screen.getByText('SUSPENDED')).toBeTruthy();
    for (const cell of within(screen.getByRole('grid')).getAllByRole('button', { name: /^(Back|Lay) / })) {
      expect(cell.getAttribute('aria-disabled')).toBe('true');
      act(() => cell.click());
    }
    expect(asked('betting.pickPrice')).toEqual([]);
  });

  it('[RT-07] stale prices are greyed and never offered', () => {
    const { board, asked } = shownLadder();
    act(() => board.freshnessChanged([MARKET], 'stale'));
    expect(screen.getByText('Updating…')).toBeTruthy();
    act(() => screen.getByRole('button', { name: 'Back Home 1.98 5K' }).click());
    expect(asked('betting.pickPrice')).toEqual([]);
    act(() => board.freshnessChanged([MARKET], 'live'));
    act(() => screen.getByRole('button', { name: 'Back Home 1.98 5K' }).click());
    expect(asked('betting.pickPrice')).toMatchObject([
      [{ marketId: MARKET, runnerId: HOME, side: 'back' }, 0, null],
    ]);
  });

  it('[SPORT-05] a press means the price that was under the finger as it came down; a key means the one of now', () => {
    const { board, asked } = shownLadder();
    const pressed = screen.getByRole('button', { name: 'Back Home 1.98 5K' });
    fireEvent.pointerDown(pressed);
    act(() => arrives(board, aTick(202, 500_000)));
    fireEvent.click(pressed, { detail: 1 });
    fireEvent.click(pressed, { detail: 1 });
    fireEvent.pointerDown(pressed);
    fireEvent.click(pressed, { detail: 0 });
    expect(asked('betting.pickPrice')).toMatchObject([
      [{ runnerId: HOME }, 0, { price: 198 }],
      [{ runnerId: HOME }, 0, null],
      [{ runnerId: HOME }, 0, null],
    ]);
  });

  it('[SPORT-03] prices kept from an earlier page are greyed, and no tap is taken, a visitor’s neither', () => {
    for (const user of [PLAYER, null]) {
      const { board, asked, unmount } = shownLadder('matchOdds', user);
      act(() => board.freshnessChanged([MARKET], 'saved'));
      expect(screen.getByText('Updating…')).toBeTruthy();
      act(() => screen.getByRole('button', { name: 'Back Home 1.98 5K' }).click());
      expect(asked('betting.pickPrice')).toEqual([]);
      unmount();
    }
  });

  it('[RT-07] leaves no listener behind', () => {
    const { board, unmount } = shownLadder();
    unmount();
    expect(board.listenedTo).toBe(0);
  });
});
