import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Bet } from '@/domain/betting/Bet';
import { NO_MONEY } from '@/domain/shared/Money';
import { BetSlipRegion } from '@/ui/betting/slip/BetSlipRegion';
import { showBooks } from '@tests/support/books';
import { PLAYER, fakePlayerApp } from '@tests/support/fakes/fakePlayerApp';
import { SLIP, aBet, aSlipView } from '@tests/support/mothers/betting';
import { aBook } from '@tests/support/mothers/sports';
import { renderWithApp } from '@tests/support/renderWithApp';

const WAITS = { status: 'unmatched', matched: NO_MONEY } as const;

function placed(changes: Partial<Bet> = {}) {
  const fake = fakePlayerApp({ user: PLAYER });
  const bet = aBet(changes);
  fake.betting.openBetsReplaced([bet]);
  showBooks(fake.board, aBook([]));
  renderWithApp(<BetSlipRegion />, fake);
  act(() => fake.betting.slipOpened(aSlipView({ placement: { state: 'accepted', bet } })));
  return { ...fake, bet };
}

const undo = () => screen.queryByRole('button', { name: 'Undo' });

describe('[SPORT-05] the result line of a bet', () => {
  it('one that still waits is called back from it', async () => {
    const { asked, bet } = placed(WAITS);
    await userEvent.click(undo()!);
    expect(asked('betting.cancelBet')).toEqual([[bet.id]]);
  });

  it('what is matched cannot be undone', () => {
    placed();
    expect(undo()).toBeNull();
  });

  it('[F89] says how far it got, and what is not known stays not known; again is safe', () => {
    const { betting, bet } = placed(WAITS);
    act(() => betting.changesReplaced([{ betId: bet.id, what: 'cancel', state: 'unknown' }]));
    expect(undo()).toBeNull();
    expect(screen.getByText('No answer came. We are checking.')).toBeTruthy();
    act(() => betting.changesReplaced([{ betId: bet.id, what: 'cancel', state: 'unheard' }]));
    expect(undo()).toBeTruthy();
  });

  it('the same is bet again, in a slip', async () => {
    const { asked } = placed();
    await userEvent.click(screen.getByRole('button', { name: 'Same again' }));
    expect(asked('betting.repeatBet')).toEqual([[SLIP]]);
  });

  it('placed by Enter, the focus is on what puts the result away: a key that is held undoes nothing', async () => {
    const fake = fakePlayerApp({ user: PLAYER });
    showBooks(fake.board, aBook([]));
    renderWithApp(<BetSlipRegion />, fake);
    act(() => fake.betting.slipOpened(aSlipView()));
    screen.getByRole('textbox', { name: 'Stake ₹' }).focus();
    act(() => fake.betting.placementMoved(SLIP, { state: 'accepted', bet: aBet(WAITS) }));
    expect(undo()).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close the result' }));
  });

  it('not where nothing can be bet any more', () => {
    const { board } = placed();
    act(() => showBooks(board, aBook([], { status: 'closed' })));
    expect(screen.queryByRole('button', { name: 'Same again' })).toBeNull();
  });
});
