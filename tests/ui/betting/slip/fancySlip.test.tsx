import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { SlipPreview } from '@/application/betting/preview';
import { say } from '@/domain/shared/Message';
import { rupees } from '@/domain/shared/Money';
import { odds } from '@/domain/shared/Odds';
import type { Side } from '@/domain/sports/Side';
import { BetSlipRegion } from '@/ui/betting/slip/BetSlipRegion';
import { PLAYER, fakePlayerApp } from '@tests/support/fakes/fakePlayerApp';
import { SLIP, aBet, aSelection, aSlip, aSlipView } from '@tests/support/mothers/betting';
import { FANCY, RUNS } from '@tests/support/mothers/matchPage';
import { onWideScreen } from '@tests/support/onWideScreen';
import { renderWithApp } from '@tests/support/renderWithApp';

onWideScreen();

const PREVIEW: SlipPreview = {
  profit: rupees(450),
  liability: rupees(500),
  problem: null,
  commission: 0,
  problemAtStake: false,
  fundsShort: null,
  currentOdds: null,
  currentLine: null,
  limits: { min: rupees(100), max: rupees(5_000) },
};

/** 47 runs at a rate of 90. */
function shownFancy(side: Side, preview: Partial<SlipPreview> = {}) {
  const fake = fakePlayerApp({ user: PLAYER }, { 'betting.preview': () => ({ ...PREVIEW, ...preview }) });
  const { address } = renderWithApp(<BetSlipRegion />, fake);
  const selection = aSelection({
    marketId: FANCY,
    marketName: '6 over runs Home',
    marketKind: 'fancy',
    runnerId: RUNS,
    runnerName: '6 over runs Home',
    side,
  });
  act(() => fake.betting.slipOpened(aSlipView({ slip: aSlip({ selection, odds: odds(190), line: 47 }) })));
  return { ...fake, address };
}

describe('a fancy in the slip', () => {
  it.each([
    ['back', 'Yes', 'Wins at 47 or more: 6 over runs Home'],
    ['lay', 'No', 'Wins below 47: 6 over runs Home'],
  ] as const)('[SPORT-05] %s is %s, and a sentence says when it wins', (side, word, sentence) => {
    shownFancy(side);
    expect(screen.getByText(word)).toBeTruthy();
    expect(screen.getByText(sentence)).toBeTruthy();
  });

  it('stands at its run and rate, which cannot be stepped', () => {
    shownFancy('back');
    expect(screen.getAllByText('47 / 90')).not.toHaveLength(0);
    expect(screen.queryByRole('spinbutton')).toBeNull();
  });

  it('[P05] shows what can be won and what can be lost as the core reckons them', () => {
    shownFancy('lay', { profit: rupees(500), liability: rupees(450) });
    const figures = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(figures).toEqual(['₹500.00', '₹450.00']);
    expect(screen.getByText('Profit if it wins')).toBeTruthy();
  });

  it('[F42] another line is another bet: old and new are said, and taken by choice', async () => {
    const { betting, asked } = shownFancy('back');
    act(() => betting.placementMoved(SLIP, { state: 'oddsChanged', offer: odds(200), offerLine: 48 }));
    expect(
      screen.getByText('You asked for 47 / 90, the price was 48 / 100. Nothing was placed.'),
    ).toBeTruthy();
    const take = screen.getByRole('button', { name: /48 \/ 100/ });
    await userEvent.click(take);
    expect(asked('betting.takeOffer')).toEqual([[SLIP]]);
  });

  it('its receipt names run and rate', () => {
    const { betting } = shownFancy('back');
    const bet = aBet({ marketKind: 'fancy', odds: odds(190), line: 47 });
    act(() => betting.placementMoved(SLIP, { state: 'accepted', bet }));
    expect(screen.getByText(/₹500 at 47 \/ 90/)).toBeTruthy();
  });
});

describe('money that is missing', () => {
  it('[F40] the way to the deposit keeps the slip as it is', async () => {
    const { address, betting, asked } = shownFancy('back', {
      problem: say('bet.insufficientBalance', { shortPaise: rupees(60) }),
      problemAtStake: true,
      fundsShort: rupees(60),
    });
    expect(
      screen.getByRole<HTMLButtonElement>('button', { name: /^(Place bet|(Back|Lay|Yes|No) )/ }).disabled,
    ).toBe(true);
    await userEvent.click(screen.getByRole('link', { name: 'Deposit' }));
    expect(address()).toBe('/gatewaylist?amount=100&back=%2F');
    expect(asked('betting.closeSlip')).toEqual([]);
    expect(betting.slips).toMatchObject([{ slip: { stakeText: '500', line: 47 } }]);
  });

  it('is not asked for where nothing is missing', () => {
    shownFancy('back', { problem: say('bet.belowMin'), problemAtStake: true });
    expect(screen.queryByRole('link', { name: 'Deposit' })).toBeNull();
  });
});
