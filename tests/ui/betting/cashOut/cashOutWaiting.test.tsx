import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { CashOutStage } from '@/application/ports/state/CashOutView';
import type { CashOutOffer, CashOutQuote } from '@/domain/betting/CashOut';
import { NO_MONEY, rupees } from '@/domain/shared/Money';
import { betId, betKey, cashOutQuoteId } from '@/domain/shared/ids';
import { CashOutButton } from '@/ui/betting/cashOut/CashOutButton';
import { CONFIG } from '@tests/support/fakes/aConfig';
import { PLAYER, fakePlayerApp } from '@tests/support/fakes/fakePlayerApp';
import { aBet } from '@tests/support/mothers/betting';
import { HOME, MARKET, aMarket } from '@tests/support/mothers/sports';
import { renderWithApp } from '@tests/support/renderWithApp';

const QUOTE: CashOutQuote = {
  id: cashOutQuoteId('Q1'),
  marketId: MARKET,
  marketVersion: 1,
  amount: rupees(-40),
  expiresInMs: 5_000,
  legs: [],
  outcomes: [{ runnerId: HOME, result: rupees(-40) }],
};

/** A taken bet, and one that waits beside it. */
function shown(offer: CashOutOffer) {
  const config = { capabilities: { ...CONFIG.capabilities, cashOut: true } };
  const fake = fakePlayerApp({ user: PLAYER, config }, { 'betting.cashOutFigure': () => offer });
  fake.betting.openBetsReplaced([
    aBet({ id: betId('waits'), status: 'unmatched', matched: NO_MONEY }),
    aBet(),
  ]);
  renderWithApp(<CashOutButton market={aMarket()} />, fake);
  const at = (stage: CashOutStage): void => act(() => fake.betting.cashOutMoved({ marketId: MARKET, stage }));
  return { ...fake, at };
}

const dialog = () => within(screen.getByRole('dialog', { name: 'Cash out: Match Odds' }));
const WAITS = /^1 bet on this market is still waiting to be matched\. Cash out does not cancel it/;

describe('[SPORT-05] while a bet on the market waits to be matched', () => {
  it('nothing is called locked in', () => {
    shown({ amount: rupees(-3.08), problem: 'level' });
    expect(screen.queryByText(/Locked in/)).toBeNull();
    expect(screen.getByText('Matched bets').textContent).toBe('Matched bets -₹3.08');
  });

  it('the dialog says so before and after', () => {
    const { at, app } = shown({ amount: rupees(-42), problem: null });
    at({ state: 'quoted', quote: QUOTE, until: app.device.clock.monotonic() + 5_000, before: null });
    expect(dialog().getByText(WAITS)).toBeTruthy();
    expect(dialog().getByText('Your matched bets afterwards, no matter who wins')).toBeTruthy();
    const key = betKey('c0ffee00c0ffee00c0ffee00c0ffee00');
    at({ state: 'done', cashOut: { key, status: 'done', reason: null, amount: rupees(-40), bets: [] } });
    expect(dialog().getByText(WAITS)).toBeTruthy();
    expect(dialog().getByText('Your matched bets now come to -₹40.00, no matter who wins.')).toBeTruthy();
    expect(dialog().queryByText(/locked in/)).toBeNull();
  });
});
