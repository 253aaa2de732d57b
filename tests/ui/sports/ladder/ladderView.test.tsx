import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { rupees } from '@/domain/shared/Money';
import { odds } from '@/domain/shared/Odds';
import { betId } from '@/domain/shared/ids';
import { say } from '@/domain/shared/Message';
import { fail } from '@/domain/shared/Result';
import { LadderHead } from '@/ui/sports/ladder/LadderHead';
import { LadderView } from '@/ui/sports/ladder/LadderView';
import { PLAYER, fakePlayerApp } from '@tests/support/fakes/fakePlayerApp';
import { aBet } from '@tests/support/mothers/betting';
import { AWAY, HOME, MARKET, aBook, aMarket, aRunnerBook } from '@tests/support/mothers/sports';
import { renderWithApp } from '@tests/support/renderWithApp';
import { imageOf, showBooks } from '@tests/support/books';

const WAITS = aBet({
  id: betId('w'),
  status: 'unmatched',
  odds: odds(206),
  requestedOdds: odds(206),
  stake: rupees(500),
  matched: rupees(0),
});

const QUOTES = aRunnerBook(
  [
    [200, 50_000],
    [199, 20_000],
    [198, 10_000],
  ],
  [
    [202, 40_000],
    [204, 30_000],
  ],
);
const book = (home = QUOTES, changes = {}) =>
  aBook(
    [
      [HOME, home],
      [AWAY, QUOTES],
    ],
    changes,
  );

function shown(answers = {}, market = aMarket(), { live = true, home = QUOTES } = {}) {
  // On a desktop all runners stand side by side.
  vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(new EventTarget(), { matches: true, media } as MediaQueryList),
  );
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(private readonly tell: (entries: readonly unknown[]) => void) {}
      observe(target: Element) {
        this.tell([{ target, isIntersecting: true }]);
      }
      unobserve() {}
    },
  );
  const fake = fakePlayerApp({ user: PLAYER }, answers);
  showBooks(fake.board, book(home));
  if (live) fake.board.freshnessChanged([MARKET], 'live');
  fake.betting.openBetsReplaced([WAITS]);
  const rendered = renderWithApp(
    <>
      <LadderHead market={market} onClose={() => undefined} />
      <LadderView market={market} matchName="Home v Away" />
    </>,
    fake,
  );
  return { ...fake, ...rendered, user: userEvent.setup() };
}
const ladder = (): HTMLElement => screen.getByRole('grid', { name: 'Ladder: Home' });
const cell = (name: RegExp): HTMLElement => within(ladder()).getByRole('button', { name });
const centre = (): HTMLElement =>
  within(screen.getByRole('region', { name: 'Home' })).getByRole('button', { name: 'Centre' });
const mine = (): HTMLElement => cell(/^My back bet, ₹500 at 2.06/);

/** Under the pointer from now on lies this. */
const isOver = (element: Element | null): void => {
  Object.assign(document, { elementFromPoint: () => element });
};
const rowOf = (name: string, odds: string): Element =>
  within(screen.getByRole('grid', { name: `Ladder: ${name}` }))
    .getByRole('rowheader', { name: odds })
    .closest('[role=row]')!;
const drag = (to: Element | null): void => {
  HTMLElement.prototype.setPointerCapture = () => undefined;
  isOver(to);
  fireEvent.pointerDown(mine(), { button: 0, pointerId: 1, clientY: 100 });
  fireEvent.pointerMove(mine(), { pointerId: 1, clientY: 140 });
};
const drop = (): void => {
  fireEvent.pointerUp(mine(), { pointerId: 1, clientY: 140 });
  fireEvent.click(mine());
};
const marked = (): number => document.querySelectorAll('[data-over]').length;

describe('the ladder of a runner', () => {
  it('[SPORT-04] no row moves when the first price comes: those before it are put away', () => {
    const home = aRunnerBook([[188, 50_000]], [[189, 40_000]]);
    const { board } = shown({}, aMarket(), { live: false, home });
    const before = rowOf('Home', '1.97');
    act(() => board.freshnessChanged([MARKET], 'live'));
    expect(rowOf('Home', '1.88')).not.toBeNull();
    expect(rowOf('Home', '1.97')).not.toBe(before);
    expect(cell(/^Back Home at 1.88: /).textContent).toContain('500');
  });

  it('[SPORT-04] says what was matched last in its head, and marks that row; nothing where nobody says it', () => {
    const { board } = shown();
    const head = (): HTMLElement => screen.getByRole('region', { name: 'Home' });
    const marked = (): readonly (string | null)[] =>
      [...ladder().querySelectorAll('[data-last]')].map((row) => row.getAttribute('data-odds'));
    board.changeArrived(imageOf(book()));
    expect(within(head()).queryByText(/^Last/)).toBeNull();
    expect(marked()).toEqual([]);
    const match = (at: number): void =>
      act(() => {
        board.changeArrived({ id: MARKET, image: false, runners: [{ id: HOME, last: odds(at) }] });
        board.painted();
      });
    match(206);
    expect(within(head()).getByText('Last 2.06')).toBeTruthy();
    expect(marked()).toEqual(['206']);
    match(900);
    expect(within(head()).getByText('Last 9.00')).toBeTruthy();
    expect(marked()).toEqual([]);
  });

  it('is a table of odds, highest first, with the sizes of the known depth', async () => {
    const { board } = shown();
    const rows = within(ladder())
      .getAllByRole('rowheader')
      .map(({ textContent }) => Number(textContent));
    expect(rows).toEqual(rows.toSorted((one, other) => other - one));
    expect(
      within(ladder())
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Mine', 'Back', 'Odds', 'Lay', 'Mine']);
    const quoted = (): readonly string[] =>
      [...ladder().querySelectorAll('[data-quoted] [data-size]')].map(
        (each) => each.getAttribute('data-size') ?? '',
      );
    const known = (['back', 'lay'] as const).flatMap((side) =>
      [0, 1, 2].flatMap((level) => {
        const offer = board.price(MARKET, HOME, side, level);
        return offer === null ? [] : [`${side}${offer.price}`];
      }),
    );
    expect(quoted().toSorted()).toEqual(known.toSorted());
  });

  it('[SPORT-05] where no bet may wait, a press on odds that nobody offers says so and opens nothing', async () => {
    const { user, asked } = shown({}, aMarket({ allowUnmatched: false }));
    for (const name of [/^Lay Home at 1.99:/, /^Back Home at 2.02:/]) {
      await user.click(cell(name));
      expect(screen.getByText(/^There is no match at these odds now/)).toBeTruthy();
    }
    expect(asked('betting.pickOdds')).toEqual([]);
    await user.click(cell(/^Back Home at 1.99:/));
    expect(asked('betting.pickOdds')).toHaveLength(1);
    expect(screen.queryByText(/^There is no match/)).toBeNull();
  });

  it('a press is a bet at its odds, for the stake that was chosen', async () => {
    const { user, asked } = shown();
    await user.click(screen.getByRole('radio', { name: '500' }));
    await user.click(cell(/^Lay Home at 1.99:/));
    expect(asked('betting.pickOdds')).toEqual([
      [expect.objectContaining({ marketId: MARKET, runnerId: HOME, side: 'lay' }), 199, '500'],
    ]);
  });

  it('[SPORT-05] with one-click on, the stake that is chosen here is the one that is bet everywhere', async () => {
    const { user, asked, betting } = shown();
    await user.click(screen.getByRole('radio', { name: '500' }));
    act(() => betting.oneClickChanged({ stake: rupees(100) }));
    expect(screen.getByText('One-click is on: a press bets ₹100 at once.')).toBeTruthy();
    expect(screen.getByRole('radio', { name: '100', checked: true })).toBeTruthy();
    expect(screen.queryByRole('radio', { name: 'Slip' })).toBeNull();
    await user.click(cell(/^Lay Home at 1.99:/));
    expect(asked('betting.pickOdds').map(([, , stake]) => stake)).toEqual(['']);
    await user.click(screen.getByRole('radio', { name: '500' }));
    expect(asked('betting.switchOneClick')).toEqual([['500']]);
  });

  it('arrow keys walk the rows, Enter picks', async () => {
    const { user, asked } = shown();
    act(() => cell(/^Back Home at 2.00:/).focus());
    await user.keyboard('{ArrowUp}{ArrowRight}{Enter}');
    expect(asked('betting.pickOdds').map(([, at]) => at)).toEqual([202]);
  });

  it('[SPORT-05] up and down keep to their side of the ladder, also beside a bet of the player’s own', async () => {
    const { user } = shown();
    const at = (): string => document.activeElement?.closest('[role=row]')?.getAttribute('data-odds') ?? '';
    const side = (): string =>
      /back|lay/.exec(
        document.activeElement?.querySelector('[data-size]')?.getAttribute('data-size') ?? '',
      )?.[0] ?? 'own';
    for (const each of ['Back', 'Lay'] as const) {
      act(() => cell(new RegExp(`^${each} Home at 2.04:`)).focus());
      const met: string[] = [];
      for (const key of ['{ArrowUp}', '{ArrowUp}', '{ArrowDown}', '{ArrowDown}']) {
        await user.keyboard(key);
        met.push(`${side()} ${at()}`);
      }
      const own = each.toLowerCase();
      expect(met).toEqual([`${own} 206`, `${own} 208`, `${own} 206`, `${own} 204`]);
    }
  });

  it('[SPORT-05] [F53] after a bet was put down by keys a second Enter is no new bet: the focus is on the bet, and goes with it', async () => {
    const { user, asked, betting } = shown();
    act(() => mine().focus());
    await user.keyboard('{Enter}{ArrowRight}{ArrowUp}{Enter}');
    expect(document.activeElement).toBe(mine());
    // Changed, it is another bet.
    const moved = { ...WAITS, id: betId('n'), replaces: WAITS.id, odds: odds(208), requestedOdds: odds(208) };
    act(() => betting.openBetsReplaced([]));
    await waitFor(() => expect(document.activeElement).toBe(centre()));
    act(() => betting.openBetsReplaced([moved]));
    expect(document.activeElement).toBe(cell(/^My back bet, ₹500 at 2.08/));
    await user.keyboard('{Enter}');
    expect(asked('betting.pickOdds')).toEqual([]);
    expect(asked('betting.editBet')).toHaveLength(1);
  });

  it('[SPORT-05] several bets at the same odds are one place: their sum and count, moved and cancelled together', async () => {
    const { user, asked, betting } = shown();
    act(() => betting.openBetsReplaced([{ ...WAITS, id: betId('x'), stake: rupees(1_000) }, WAITS]));
    const both = (): HTMLElement => cell(/^My 2 back bets, ₹1,500 at 2.06/);
    expect(both().textContent).toBe('1.5K×2');
    await user.click(both());
    await user.click(within(ladder()).getAllByRole('button', { name: /^Move to 2.08:/ })[0]!);
    expect(asked('betting.editBet')).toEqual([
      ['x', { odds: 208, stakeText: '1000' }],
      ['w', { odds: 208, stakeText: '500' }],
    ]);
    await user.click(both());
    await user.click(screen.getByRole('button', { name: 'Cancel 2 bets' }));
    expect(asked('betting.cancelBet')).toEqual([['w'], ['x']]);
  });

  it('a bet that waits is picked up and put down by keys; meanwhile nothing is placed', async () => {
    const { user, asked } = shown();
    act(() => mine().focus());
    await user.keyboard('{Enter}');
    expect(screen.getByText('₹500 at 2.06: press the odds to move it to.')).toBeTruthy();
    expect(mine().getAttribute('aria-pressed')).toBe('true');
    await user.keyboard('{ArrowRight}{ArrowUp}{Enter}');
    expect(asked('betting.editBet')).toEqual([['w', { odds: 208, stakeText: '500' }]]);
    expect(asked('betting.pickOdds')).toEqual([]);
  });

  it('[SPORT-05] while a bet is in hand, a press on the ladder of another runner is no bet; Escape there lets go of it', async () => {
    const { user, asked } = shown();
    const away = screen.getByRole('grid', { name: 'Ladder: Away' });
    const other = within(away).getByRole('button', { name: /^Back Away at 2.00:/ });
    await user.click(mine());
    await user.click(other);
    expect(asked('betting.pickOdds')).toEqual([]);
    expect(other.getAttribute('aria-disabled')).toBe('true');
    expect(mine().getAttribute('aria-pressed')).toBe('true');
    await user.keyboard('{Escape}');
    await user.click(other);
    expect(asked('betting.pickOdds')).toHaveLength(1);
    expect(asked('betting.editBet')).toEqual([]);
  });

  it('[SPORT-05] a press that was meant for a bet which was taken meanwhile is no bet, and says so', async () => {
    const { user, asked, betting } = shown();
    await user.click(mine());
    act(() => betting.openBetsReplaced([]));
    await user.click(cell(/^Back Home at 2.08:/));
    expect(asked('betting.pickOdds')).toEqual([]);
    expect(asked('betting.editBet')).toEqual([]);
    expect(screen.getByText(/^The bet was not changed: it was matched or cancelled first/)).toBeTruthy();
    await user.click(cell(/^Back Home at 2.08:/));
    expect(asked('betting.pickOdds')).toHaveLength(1);
  });

  it('[SPORT-05] of a bet that was taken in part only what waits is moved: what was taken stays beside it', async () => {
    const { user, asked, betting } = shown();
    act(() => betting.openBetsReplaced([{ ...WAITS, status: 'partlyMatched', matched: rupees(200) }]));
    await user.click(cell(/^My back bet, ₹300 at 2.06/));
    await user.click(within(ladder()).getAllByRole('button', { name: /^Move to 2.08:/ })[0]!);
    expect(asked('betting.editBet')).toEqual([['w', { odds: 208, stakeText: '300' }]]);
  });

  describe('a bet that is dragged', () => {
    it('[SPORT-05] goes to the row that it is dropped on', () => {
      const { asked } = shown();
      drag(rowOf('Home', '2.10'));
      expect(marked()).toBe(1);
      drop();
      expect(asked('betting.editBet')).toEqual([['w', { odds: 210, stakeText: '500' }]]);
    });

    it('[SPORT-05] stays where it is when it is dropped on the ladder of another runner', () => {
      const { asked } = shown();
      drag(rowOf('Away', '1.98'));
      expect(marked()).toBe(0);
      drop();
      expect(asked('betting.editBet')).toEqual([]);
      expect(mine().getAttribute('aria-pressed')).toBe('false');
    });

    it('[SPORT-05] stays where it is once Escape was pressed', () => {
      const { asked } = shown();
      drag(rowOf('Home', '2.10'));
      fireEvent.keyDown(mine(), { key: 'Escape' });
      expect(marked()).toBe(0);
      fireEvent.pointerMove(mine(), { pointerId: 1, clientY: 150 });
      expect(marked()).toBe(0);
      drop();
      expect(asked('betting.editBet')).toEqual([]);
      expect(mine().getAttribute('aria-pressed')).toBe('false');
    });

    it('[SPORT-05] is let go of when the system takes the finger', async () => {
      const { user, asked } = shown();
      drag(rowOf('Home', '2.10'));
      fireEvent.pointerCancel(mine(), { pointerId: 1 });
      expect(mine().getAttribute('aria-pressed')).toBe('false');
      await user.click(cell(/^Back Home at 2.08:/));
      expect(asked('betting.editBet')).toEqual([]);
    });

    it('leaves no row marked when it is taken meanwhile', () => {
      const { betting } = shown();
      drag(rowOf('Home', '2.10'));
      act(() => betting.openBetsReplaced([]));
      expect(marked()).toBe(0);
    });
  });

  it('Escape lets go of it, and a second press as well', async () => {
    const { user, asked } = shown();
    await user.click(mine());
    await user.keyboard('{Escape}');
    expect(mine().getAttribute('aria-pressed')).toBe('false');
    await user.click(mine());
    await user.click(mine());
    await user.click(cell(/^Back Home at 2.00:/));
    expect(asked('betting.editBet')).toEqual([]);
    expect(asked('betting.pickOdds')).toHaveLength(1);
  });

  it('says why a bet cannot stand there, and cancels it where it is', async () => {
    const { user, asked, betting } = shown({ 'betting.editBet': () => fail(say('bet.suspended')) });
    await user.click(mine());
    await user.click(within(ladder()).getAllByRole('button', { name: /^Move to 2.10:/ })[0]!);
    expect(screen.getByText('Betting on this market is suspended for now.')).toBeTruthy();
    await user.click(mine());
    screen.getByRole('button', { name: 'Cancel bet' }).focus();
    await user.keyboard('{Enter}');
    expect(asked('betting.cancelBet')).toEqual([['w']]);
    // Not on a price: a second press would be a bet.
    expect(document.activeElement).toBe(mine());
    act(() => betting.openBetsReplaced([]));
    await waitFor(() => expect(document.activeElement).toBe(centre()));
  });

  it('while the market cannot be bet on, a press does nothing, and it says so', () => {
    const { board, asked } = shown();
    act(() => showBooks(board, book(QUOTES, { version: 9, status: 'suspended' })));
    expect(screen.getByText('Suspended')).toBeTruthy();
    fireEvent.click(cell(/^Back Home at 2.00:/));
    expect(asked('betting.pickOdds')).toEqual([]);
  });

  it('what a suspended market was in the way of is not said any more once it opens', () => {
    const { board } = shown({ 'betting.editBet': () => fail(say('bet.suspended')) });
    act(() => showBooks(board, book(QUOTES, { version: 9, status: 'suspended' })));
    drag(rowOf('Home', '2.10'));
    drop();
    expect(screen.getByText('Betting on this market is suspended for now.')).toBeTruthy();
    act(() => showBooks(board, book(QUOTES, { version: 10 })));
    expect(screen.queryByText('Betting on this market is suspended for now.')).toBeNull();
  });

  it('the rows stay when the price goes away, until they are centred; own bets out of sight are counted', async () => {
    const { board, user } = shown();
    const far = aRunnerBook([[900, 100]], [[920, 100]]);
    act(() => showBooks(board, book(far, { version: 9 })));
    expect(within(ladder()).getByRole('rowheader', { name: '2.00' })).toBeTruthy();
    await user.click(
      within(screen.getByRole('region', { name: 'Home' })).getByRole('button', { name: 'Centre' }),
    );
    expect(within(ladder()).getByRole('rowheader', { name: '9.00' })).toBeTruthy();
    expect(screen.getByText('Lower odds, 1 bet there')).toBeTruthy();
    await user.click(
      within(screen.getByRole('region', { name: 'Home' })).getByRole('button', { name: 'Higher odds' }),
    );
    expect(within(ladder()).queryByRole('rowheader', { name: '6.00' })).toBeNull();
  });
});
