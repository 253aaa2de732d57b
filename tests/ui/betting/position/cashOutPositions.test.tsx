import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { NO_MONEY, rupees } from '@/domain/shared/Money';
import { odds } from '@/domain/shared/Odds';
import { betId, marketId, token, userId, type MarketId } from '@/domain/shared/ids';
import type { CashOutOffer } from '@/domain/betting/CashOut';
import type { Bet } from '@/domain/betting/Bet';
import { CashOutPositions } from '@/ui/betting/position/CashOutPositions';
import { CONFIG } from '@tests/support/fakes/aConfig';
import { PLAYER, fakePlayerApp } from '@tests/support/fakes/fakePlayerApp';
import { aBet } from '@tests/support/mothers/betting';
import { aMarket } from '@tests/support/mothers/sports';
import { renderWithApp } from '@tests/support/renderWithApp';

const MARKETS = ['1', '2', '3', '4', '5', '6'];

function shown(docked: boolean, markets = MARKETS, cashOut = true) {
  const config = { capabilities: { ...CONFIG.capabilities, cashOut } };
  const fake = fakePlayerApp({ user: PLAYER, config });
  fake.betting.openBetsReplaced([
    ...markets.map((id) => aBet({ id: betId(id), marketId: marketId(id), selection: `Side ${id}` })),
    aBet({ id: betId('f'), marketId: marketId('f'), marketKind: 'fancy', selection: 'Runs' }),
  ]);
  renderWithApp(<CashOutPositions docked={docked} />, fake);
}

const rows = () => screen.queryAllByRole('listitem').length;

describe('cash out from My Bets', () => {
  it.each([
    ['over the list', false, 4],
    ['at the lower edge', true, 1],
  ])(
    '[SPORT-05] %s: a few markets that can be cashed out, all of them when asked for',
    async (_, docked, few) => {
      shown(docked);
      expect(screen.getByRole('region', { name: 'Cash out' })).toBeTruthy();
      expect(rows()).toBe(few);
      const more = screen.getByRole('button', { name: 'All 6' });
      expect(more.getAttribute('aria-expanded')).toBe('false');
      await userEvent.click(more);
      expect(rows()).toBe(6);
      expect(more.textContent).toBe('Fewer');
      expect(screen.queryByText('Runs')).toBeNull();
      await userEvent.click(more);
      expect(rows()).toBe(few);
    },
  );

  it('[SPORT-05] names what was taken, and not what waits; a market on which all waits is none of them', () => {
    const waits = { status: 'unmatched', matched: NO_MONEY } as const;
    const config = { capabilities: { ...CONFIG.capabilities, cashOut: true } };
    const fake = fakePlayerApp({ user: PLAYER, config });
    fake.betting.openBetsReplaced([
      aBet({ id: betId('b3'), marketId: marketId('2'), selection: 'Only waits', ...waits }),
      aBet({ id: betId('b2'), selection: 'Waits', ...waits }),
      aBet({ id: betId('b1'), selection: 'Taken' }),
    ]);
    renderWithApp(<CashOutPositions />, fake);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Taken'),
    ]);
    expect(screen.getByRole('listitem').textContent).toMatch(/₹500\s?Waiting ₹500/);
  });

  it('[SPORT-06] a position of both sides names each, with its own stake: nothing is added up', () => {
    const config = { capabilities: { ...CONFIG.capabilities, cashOut: true } };
    const fake = fakePlayerApp({ user: PLAYER, config });
    const stakes = { stake: rupees(4_000), matched: rupees(4_000) };
    fake.betting.openBetsReplaced([
      aBet({ id: betId('2'), side: 'lay', odds: odds(154), ...stakes }),
      aBet({ odds: odds(155), ...stakes }),
    ]);
    renderWithApp(<CashOutPositions />, fake);
    const text = screen.getByRole('link').textContent;
    expect(text).toContain('Back 1.55 ₹4,000 · Lay 1.54 ₹4,000');
    expect(text).not.toContain('8,000');
  });

  it('one market needs no more than its line', () => {
    shown(true, ['1']);
    expect([rows(), screen.queryByRole('button', { name: /^All/ })]).toEqual([1, null]);
  });

  it.each([
    ['nothing can be cashed out', [], true],
    ['it is not offered', ['1'], false],
  ] as const)('is not there where %s', (_, markets, cashOut) => {
    shown(false, [...markets], cashOut);
    expect(screen.queryByRole('region', { name: 'Cash out' })).toBeNull();
  });
});

/** Positions that can be cashed out, on markets that are known; those in `level` are cashed out already. */
function cashable(docked: boolean, markets: readonly string[], level: readonly string[] = []) {
  const config = { capabilities: { ...CONFIG.capabilities, cashOut: true } };
  const over = new Set<string>(level);
  const figure = (_match: unknown, market: MarketId): CashOutOffer =>
    over.has(market) ? { amount: rupees(-3), problem: 'level' } : { amount: rupees(60), problem: null };
  const fake = fakePlayerApp(
    { user: PLAYER, config },
    {
      'betting.marketOf': (_match: unknown, market: MarketId) => aMarket({ id: market }),
      'betting.cashOutFigure': figure,
    },
  );
  const on = (id: string, changes: Partial<Bet> = {}) =>
    aBet({ id: betId(id), marketId: marketId(id), selection: `Side ${id}`, ...changes });
  const bets = markets.map((id) => on(id));
  fake.betting.openBetsReplaced(bets);
  const { unmount } = renderWithApp(<CashOutPositions docked={docked} />, fake);
  /** As the server does it: a bet the other way, the newest of all. */
  const cashedOut = (id: string): void => {
    over.add(id);
    act(() => fake.betting.openBetChanged(on(id, { id: betId(`leg ${id}`), side: 'lay' })));
  };
  const ended = (id: string): void => {
    const others = fake.betting.openBets.filter((bet) => bet.marketId !== id);
    act(() => fake.betting.openBetsReplaced(others));
  };
  const begun = (id: string): void => act(() => fake.betting.openBetChanged(on(id)));
  return { ...fake, cashedOut, ended, begun, unmount };
}

/** The sides of the rows, from above. */
const sides = (): readonly string[] =>
  screen.getAllByRole('listitem').map((row) => /Side (\w)/.exec(row.textContent ?? '')?.[1] ?? '');

describe('the rows of the cash out', () => {
  it('[F53] stay where they are: when one is cashed out, when another begins, and when one ends', () => {
    const page = cashable(false, ['a', 'b', 'c']);
    page.cashedOut('c');
    expect(sides()).toEqual(['a', 'b', 'c']);
    expect(screen.getAllByRole('listitem')[2]?.textContent).toContain('Locked in');
    page.begun('d');
    expect(sides()).toEqual(['a', 'b', 'c', 'd']);
    page.ended('a');
    expect(sides()).toEqual(['a', 'b', 'c', 'd']);
    const [gone] = screen.getAllByRole('listitem');
    expect(gone?.textContent).toContain('No longer open');
    expect(gone?.querySelector('button')).toBeNull();
    expect(gone?.querySelector('a')?.getAttribute('href')).toBe('/mybets?tab=settled');
  });

  it('say what became of the last one too', () => {
    const page = cashable(true, ['a']);
    page.ended('a');
    expect(screen.getByText('No longer open')).toBeTruthy();
  });

  it('[F96] are those of one player: another one meets none of them', () => {
    const page = cashable(false, ['a']);
    const other = { ...PLAYER, id: userId('U2') };
    act(() => {
      page.betting.bettingForgotten();
      page.session.sessionOpened(token('t2'), other, true);
    });
    expect(screen.queryByText(/Side a/)).toBeNull();
  });

  it('[SPORT-05] what can be cashed out comes first when the page is opened', () => {
    cashable(false, ['a', 'b', 'c'], ['a', 'b']);
    expect(sides()).toEqual(['c', 'a', 'b']);
  });

  it('[F53] at the lower edge the next one comes above the one that is done: what was pressed stays under the finger', () => {
    const page = cashable(true, ['a', 'b', 'c']);
    expect(sides()).toEqual(['a']);
    page.cashedOut('a');
    expect(sides()).toEqual(['b', 'a']);
    page.cashedOut('b');
    expect(sides()).toEqual(['c', 'b', 'a']);
    page.cashedOut('c');
    expect(sides()).toEqual(['c', 'b', 'a']);
  });

  it('[F53] at the lower edge all of them come above what is there, and the button under them stays', async () => {
    cashable(true, ['a', 'b', 'c']);
    const all = screen.getByRole('button', { name: 'All 3' });
    const [first] = screen.getAllByRole('listitem');
    const after = (one: Node | undefined, other: Node): boolean =>
      one !== undefined && (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) > 0;
    expect(after(first, all)).toBe(true);
    await userEvent.click(all);
    expect(sides()).toEqual(['c', 'b', 'a']);
    expect(after(screen.getAllByRole('listitem').at(-1), all)).toBe(true);
  });

  it('of which nothing can be cashed out any more are no more than one at the lower edge', () => {
    cashable(true, ['a', 'b', 'c'], ['a', 'b', 'c']);
    expect(sides()).toEqual(['a']);
  });
});
