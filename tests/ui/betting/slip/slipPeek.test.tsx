import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Placement } from '@/domain/betting/Placement';
import { rupees } from '@/domain/shared/Money';
import { odds } from '@/domain/shared/Odds';
import { SlipPeek } from '@/ui/betting/slip/SlipPeek';
import { fakePlayerApp, PLAYER } from '@tests/support/fakes/fakePlayerApp';
import { KEY, SLIP, aBet, aSlipView } from '@tests/support/mothers/betting';
import { renderWithApp } from '@tests/support/renderWithApp';

describe('a slip that is put away', () => {
  it.each<[string, Placement, string]>([
    ['was not sent', { state: 'editing' }, 'Match Odds'],
    ['is matched', { state: 'accepted', bet: aBet() }, 'Bet matched'],
    ['is lost', { state: 'accepted', bet: aBet({ status: 'settled', profitLoss: rupees(-100) }) }, 'Lost'],
    ['is on its way', { state: 'submitting', key: KEY, sentAt: 0 }, 'Sending…'],
  ])('[SPORT-05] says what became of its bet: one that %s', (_, placement, words) => {
    const fake = fakePlayerApp({ user: PLAYER });
    renderWithApp(<SlipPeek />, fake);
    const view = aSlipView();
    act(() => fake.betting.slipOpened(view));
    act(() => fake.betting.placementMoved(SLIP, placement));
    const { matchName } = view.slip.selection;
    expect(screen.getByText(matchName).parentElement?.textContent).toBe(`${words} · ${matchName}`);
  });

  it('shows the odds of the bet, not those that were asked for', () => {
    const fake = fakePlayerApp({ user: PLAYER });
    renderWithApp(<SlipPeek />, fake);
    act(() => fake.betting.slipOpened(aSlipView()));
    act(() => fake.betting.placementMoved(SLIP, { state: 'accepted', bet: aBet({ odds: odds(231) }) }));
    expect(screen.getByText('2.31')).toBeTruthy();
  });
});
