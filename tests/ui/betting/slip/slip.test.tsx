import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { SlipPreview } from '@/application/betting/preview';
import { say } from '@/domain/shared/Message';
import { odds } from '@/domain/shared/Odds';
import { rupees } from '@/domain/shared/Money';
import { slipId } from '@/domain/shared/ids';
import { BetSlipRegion } from '@/ui/betting/slip/BetSlipRegion';
import { PLAYER, fakePlayerApp } from '@tests/support/fakes/fakePlayerApp';
import { KEY, SLIP, aBet, aSelection, aSlip, aSlipView } from '@tests/support/mothers/betting';
import { aMatch } from '@tests/support/mothers/sports';
import { onWideScreen } from '@tests/support/onWideScreen';
import { renderWithApp } from '@tests/support/renderWithApp';

onWideScreen();

const PREVIEW: SlipPreview = {
  profit: rupees(500),
  liability: rupees(500),
  problem: null,
  commission: 0,
  problemAtStake: false,
  fundsShort: null,
  currentOdds: null,
  currentLine: null,
  limits: { min: rupees(100), max: rupees(5_000) },
};

function shownSlip(preview: Partial<SlipPreview> = {}) {
  const fake = fakePlayerApp({ user: PLAYER }, { 'betting.preview': () => ({ ...PREVIEW, ...preview }) });
  renderWithApp(<BetSlipRegion />, fake);
  act(() => fake.betting.slipOpened(aSlipView()));
  return fake;
}

describe('the bet slip', () => {
  it('says the side in words, the selection, profit and what can be lost', () => {
    shownSlip();
    expect(screen.getByText('Back')).toBeTruthy();
    expect(screen.getByText('Profit if it wins').nextSibling?.textContent).toBe('₹500.00');
    expect(screen.getByText('You can lose').nextSibling?.textContent).toBe('₹500.00');
    expect(screen.getByText('Min ₹100, max ₹5,000')).toBeTruthy();
  });

  it('[SPORT-05] a profit after commission is said to be that, beside the figure and on the button', () => {
    shownSlip({ commission: 2.5 });
    expect(screen.getAllByText(/after 2\.5% commission/).length).toBe(2);
  });

  it('a fresh selection takes the focus to the stake', () => {
    shownSlip();
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /^Stake/ }));
  });

  it('chips, stepper, typing and the choice about odds reach the core; nothing is reckoned here', async () => {
    const user = userEvent.setup();
    const fake = shownSlip();
    await user.click(screen.getByRole('button', { name: '+500' }));
    await user.click(screen.getByRole('button', { name: 'Odds up one step' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'If the odds move' }), 'any');
    await user.type(screen.getByRole('textbox', { name: /^Stake/ }), '7');
    expect(fake.asked('betting.addChip')).toEqual([[SLIP, rupees(500)]]);
    expect(fake.asked('betting.stepOdds')).toEqual([[SLIP, 'up']]);
    await user.click(screen.getByRole('spinbutton', { name: 'Odds' }));
    await user.keyboard('50{Enter}');
    expect(fake.asked('betting.typeOdds')).toEqual([[SLIP, '50']]);
    expect(fake.asked('betting.place')).toEqual([]);
    expect(fake.asked('betting.chooseAcceptance')).toEqual([[SLIP, 'any']]);
    expect(fake.asked('betting.edit')).toEqual([[SLIP, { stakeText: '5007' }]]);
  });

  it('[P19] any odds says how far it reaches: this match, and no reload', () => {
    const fake = shownSlip();
    expect(screen.queryByText(/For this match only/)).toBeNull();
    act(() => fake.betting.acceptanceChanged(SLIP, 'any'));
    const field = screen.getByRole('combobox', { name: 'If the odds move' });
    const hint = document.getElementById(field.getAttribute('aria-describedby') ?? '');
    expect(hint?.textContent).toBe(
      'For this match only; takes worse odds too. Turns off after a reload or a lost connection.',
    );
  });

  it('[F53] Enter places, and a bet that is on its way cannot be placed again', async () => {
    const user = userEvent.setup();
    const fake = shownSlip();
    await user.type(screen.getByRole('textbox', { name: /^Stake/ }), '{Enter}');
    expect(fake.asked('betting.place')).toHaveLength(1);
    act(() => fake.betting.placementMoved(SLIP, { state: 'submitting', key: KEY, sentAt: 0 }));
    const button = screen.getByRole('button', { name: 'Submitting..' });
    await user.click(button);
    await user.type(screen.getByRole('textbox', { name: /^Stake/ }), '{Enter}');
    expect(fake.asked('betting.place')).toHaveLength(1);
  });

  it('[F40] what stands in the way is said, Place is off and the stake stays', () => {
    shownSlip({ problem: say('bet.suspended') });
    expect(screen.getByText('Betting on this market is suspended for now.')).toBeTruthy();
    expect(
      screen.getByRole<HTMLButtonElement>('button', { name: /^(Place bet|(Back|Lay|Yes|No) )/ }).disabled,
    ).toBe(true);
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Stake/ }).value).toBe('500');
  });

  it('[X23] a pasted amount loses its Indian grouping', async () => {
    const user = userEvent.setup();
    const fake = shownSlip();
    await user.click(screen.getByRole('textbox', { name: /^Stake/ }));
    await user.paste('1,23,456.50');
    expect(fake.asked('betting.edit')).toEqual([[SLIP, { stakeText: '123456.50' }]]);
  });

  it('[X23] the phone offers a point, for stakes may have paise', () => {
    shownSlip();
    expect(screen.getByRole('textbox', { name: /^Stake/ }).getAttribute('inputmode')).toBe('decimal');
  });

  it('Escape clears the slip', async () => {
    const user = userEvent.setup();
    const fake = shownSlip();
    await user.type(screen.getByRole('textbox', { name: /^Stake/ }), '{Escape}');
    expect(fake.asked('betting.closeSlip')).toHaveLength(1);
  });

  it('Escape gives the focus back to the price that was tapped, from wherever in the form', async () => {
    const user = userEvent.setup();
    const fake = fakePlayerApp({ user: PLAYER }, { 'betting.preview': () => PREVIEW });
    renderWithApp(
      <>
        <button type="button">2.00</button>
        <BetSlipRegion />
      </>,
      fake,
    );
    screen.getByRole('button', { name: '2.00' }).focus();
    act(() => fake.betting.slipOpened(aSlipView()));
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /^Stake/ }));
    screen.getByRole('button', { name: 'Min' }).focus();
    await user.keyboard('{Escape}');
    expect(fake.asked('betting.closeSlip')).toEqual([[SLIP]]);
    expect(document.activeElement?.textContent).toBe('2.00');
  });

  it('[SPORT-05] Alt and a digit pick a chip; a digit alone is typed into the stake, and picks elsewhere', async () => {
    const user = userEvent.setup();
    const fake = shownSlip({ limits: { min: rupees(100), max: rupees(1_000) } });
    const picked = (): readonly unknown[] => fake.asked('betting.addChip').map(([, chip]) => chip);
    const stake = screen.getByRole('textbox', { name: /^Stake/ });
    await user.keyboard('{Alt>}2{/Alt}');
    expect([picked(), stake.getAttribute('value')]).toEqual([[rupees(500)], '500']);
    await user.keyboard('2');
    expect(picked()).toHaveLength(1);
    expect(fake.asked('betting.edit')).toHaveLength(1);
    screen.getByRole('button', { name: /^(Place bet|(Back|Lay|Yes|No) )/ }).focus();
    await user.keyboard('19{Control>}1{/Control}');
    expect(picked()).toEqual([rupees(500), rupees(100)]);
    // More than is allowed here.
    await user.keyboard('{Alt>}8{/Alt}');
    expect(picked()).toHaveLength(2);
    expect(screen.getByRole('button', { name: '+500' }).getAttribute('aria-keyshortcuts')).toBe('Alt+2');
  });

  it('the in-play delay counts down and waits at zero for the server', () => {
    const fake = shownSlip();
    act(() =>
      fake.betting.placementMoved(SLIP, {
        state: 'delayed',
        key: KEY,
        bet: aBet(),
        until: fake.clock.monotonic() + 2_000,
      }),
    );
    expect(screen.getByText('2 seconds')).toBeTruthy();
    act(() => fake.scheduler.advance(1_000));
    expect(screen.getByText('1 second')).toBeTruthy();
    act(() => fake.scheduler.advance(5_000));
    expect(screen.getByText('Waiting for the answer…')).toBeTruthy();
  });

  it('[F42] changed odds are shown old and new; taking them is a choice', async () => {
    const user = userEvent.setup();
    const fake = shownSlip();
    act(() => fake.betting.placementMoved(SLIP, { state: 'oddsChanged', offer: odds(190), offerLine: null }));
    expect(screen.getByText('You asked for 2.00, the price was 1.90. Nothing was placed.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Use 1.90' }));
    expect(fake.asked('betting.takeOffer')).toHaveLength(1);
    expect(fake.asked('betting.place')).toHaveLength(0);
  });

  it('[F42] a market that changed while the odds did not is no move of the odds', () => {
    const fake = shownSlip();
    act(() => fake.betting.placementMoved(SLIP, { state: 'oddsChanged', offer: odds(200), offerLine: null }));
    expect(screen.getByText('The market changed meanwhile. Nothing was placed.')).toBeTruthy();
  });

  it('[F42] the odds that can be taken follow the market while the player reads', () => {
    const fake = shownSlip({ currentOdds: odds(196) });
    act(() => fake.betting.placementMoved(SLIP, { state: 'oddsChanged', offer: odds(121), offerLine: null }));
    expect(screen.getByRole('button', { name: 'Use 1.96' })).toBeTruthy();
  });

  it('[F57] a bet whose fate is not known says so, with a reference, and offers no second try', () => {
    const fake = shownSlip();
    act(() => fake.betting.placementMoved(SLIP, { state: 'unknown', key: KEY, sentAt: 0, overdue: false }));
    expect(screen.getByText('Checking your bet…')).toBeTruthy();
    expect(screen.getByText(/Reference 01234567/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^(Place bet|(Back|Lay|Yes|No) )/ })).toBeNull();
    act(() => fake.betting.placementMoved(SLIP, { state: 'unknown', key: KEY, sentAt: 0, overdue: true }));
    expect(screen.getByRole('link', { name: 'My Bets' }).getAttribute('href')).toBe('/mybets');
  });

  it.each([
    ['suspended', 'Betting on this market is suspended for now.'],
    ['insufficientBalance', 'Your cash is too low for this bet.'],
    ['marketClosed', 'This market is closed.'],
  ] as const)('[F41] a refusal interrupts with its reason: %s', (reason, words) => {
    const fake = shownSlip();
    act(() => fake.betting.placementMoved(SLIP, { state: 'rejected', reason }));
    expect(screen.getByRole('alert').textContent).toContain(words);
  });

  it('[TOAST-04] a server’s own words in a refusal are text', () => {
    const fake = shownSlip();
    act(() =>
      fake.betting.placementMoved(SLIP, {
        state: 'rejected',
        reason: 'server',
        serverMessage: '<b>Not now</b>',
      }),
    );
    expect(screen.getByRole('alert').textContent).toContain('<b>Not now</b>');
  });

  it('one that is matched says so, also where its server names a result of nothing for it', () => {
    const fake = shownSlip();
    act(() => fake.betting.placementMoved(SLIP, { state: 'accepted', bet: aBet({ profitLoss: rupees(0) }) }));
    expect(screen.getByText('Bet matched')).toBeTruthy();
  });

  it.each([
    [rupees(90), 'Won +₹90.00'],
    [rupees(-100), 'Lost -₹100.00'],
    [rupees(0), 'Settled ₹0.00'],
  ])('one that is settled while its card is open says how it ended: %d', (profitLoss, title) => {
    const fake = shownSlip();
    act(() =>
      fake.betting.placementMoved(SLIP, { state: 'accepted', bet: aBet({ status: 'settled', profitLoss }) }),
    );
    expect(screen.getByText(title)).toBeTruthy();
  });

  it('an accepted bet shows stake, odds and number; Done goes on', async () => {
    const user = userEvent.setup();
    const fake = shownSlip();
    act(() => fake.betting.placementMoved(SLIP, { state: 'accepted', bet: aBet() }));
    expect(screen.getByText('₹500 at 2.00. Bet bet-1.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Close the result' }));
    expect(fake.asked('betting.acknowledge')).toHaveLength(1);
  });

  it('[SPORT-03] one that is matched in part names both amounts', () => {
    const fake = shownSlip();
    const bet = aBet({ status: 'partlyMatched', stake: rupees(500), matched: rupees(120) });
    act(() => fake.betting.placementMoved(SLIP, { state: 'accepted', bet }));
    expect(screen.getByText('₹120 of ₹500 at 2.00. Bet bet-1.')).toBeTruthy();
  });

  it('[F58] bets of before a reload whose answer never came are shown as being checked', () => {
    const fake = shownSlip();
    act(() =>
      fake.betting.pendingChanged([
        { key: KEY, slip: aSlip(), stake: rupees(500), sentAt: 0, delaySeconds: 5 },
      ]),
    );
    expect(screen.getByText(/₹500 on Home. We are checking/)).toBeTruthy();
  });

  it.each([
    ['inPlay', 'This market is closed'],
    ['finished', 'The match has ended'],
  ] as const)(
    '[F43] a market that closed leaves a note of what became of the stake: match %s',
    async (status, title) => {
      const user = userEvent.setup();
      const fake = shownSlip();
      const match = aMatch({ status });
      act(() => {
        fake.matches.matchArrived(match.id, { match, markets: [] });
        fake.betting.placementMoved(SLIP, { state: 'ended' });
      });
      expect(screen.getByText(title)).toBeTruthy();
      expect(screen.getByText(/Your stake of ₹500 was not taken: it is in your balance\./)).toBeTruthy();
      expect(screen.queryByRole('button', { name: /^(Place bet|(Back|Lay|Yes|No) )/ })).toBeNull();
      await user.click(screen.getByRole('button', { name: 'Remove' }));
      expect(fake.asked('betting.acknowledge')).toEqual([[SLIP]]);
    },
  );

  it('[F43] without a stake there is nothing of it to say', () => {
    const fake = fakePlayerApp({ user: PLAYER });
    renderWithApp(<BetSlipRegion />, fake);
    act(() => fake.betting.slipOpened(aSlipView({ slip: aSlip({ stakeText: '' }) })));
    act(() => fake.betting.placementMoved(SLIP, { state: 'ended' }));
    expect(screen.getByText('The bet was not placed, and no money was taken.')).toBeTruthy();
  });

  it('[SPORT-05] limits that are not known are not said, and cannot be put in', () => {
    shownSlip({ limits: null });
    expect(screen.queryByText(/^Min/, { selector: 'p, span' })).toBeNull();
    expect(document.body.textContent).not.toContain('₹0,');
    for (const [name, disabled] of [
      ['Min', true],
      ['Max', true],
      ['Clear', false],
    ] as const)
      expect(screen.getByRole<HTMLButtonElement>('button', { name }).disabled).toBe(disabled);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: '+500' }).disabled).toBe(false);
  });

  it('[F42] a price that moved during the log-in is said, until the player chooses odds', () => {
    const fake = fakePlayerApp({ user: PLAYER }, { 'betting.preview': () => PREVIEW });
    renderWithApp(<BetSlipRegion />, fake);
    const slip = aSlip({ odds: odds(190) });
    const moved = { from: { odds: odds(200), line: null }, to: { odds: odds(190), line: null } };
    act(() => fake.betting.slipOpened(aSlipView({ slip, moved })));
    const words = 'The price moved from 2.00 to 1.90 while you were logging in.';
    expect(screen.getByText(words)).toBeTruthy();
    act(() => fake.betting.slipEdited(SLIP, { ...slip, stakeText: '5' }, 0));
    expect(screen.getByText(words)).toBeTruthy();
    act(() => fake.betting.slipEdited(SLIP, { ...slip, odds: odds(191) }, 0));
    expect(screen.queryByText(words)).toBeNull();
  });

  it('open bets are a tab with their number', async () => {
    const user = userEvent.setup();
    const fake = shownSlip();
    // Nobody has said how many there are.
    expect(screen.getByRole('tab', { name: 'Open bets' })).toBeTruthy();
    act(() => fake.betting.openBetsReplaced([aBet()]));
    await user.click(screen.getByRole('tab', { name: 'Open bets (1)' }));
    expect(screen.getByText('Bet matched')).toBeTruthy();
  });

  describe('several at once', () => {
    const LAY = slipId('2');
    function twoSlips() {
      const fake = shownSlip();
      const slip = aSlip({ selection: aSelection({ side: 'lay', runnerName: 'Away' }), odds: odds(310) });
      act(() => fake.betting.slipOpened(aSlipView({ id: LAY, slip })));
      return fake;
    }

    it('the one at hand is whole, the others are a line each with their state', () => {
      const fake = twoSlips();
      expect(screen.getAllByRole('textbox', { name: /^Stake/ })).toHaveLength(1);
      const folded = screen.getByRole('button', { name: /^Back Home 2\.00 · ₹500/ });
      expect(folded.textContent).toContain('Not placed yet');
      expect(screen.getByRole('tab', { name: 'Slips (2)' })).toBeTruthy();
      act(() => fake.betting.placementMoved(SLIP, { state: 'submitting', key: KEY, sentAt: 0 }));
      expect(folded.textContent).toContain('Sending…');
      act(() => fake.betting.placementMoved(SLIP, { state: 'accepted', bet: aBet() }));
      expect(folded.textContent).toContain('Bet matched');
    });

    it('[SPORT-03] a folded one says what it is on, its amount grouped, and the odds that were matched', () => {
      const fake = shownSlip();
      const rich = slipId('rich');
      act(() => fake.betting.slipOpened(aSlipView({ id: rich, slip: aSlip({ stakeText: '12500' }) })));
      act(() => fake.betting.slipTouched(SLIP));
      const folded = screen.getByRole('button', { name: /^Back Home 2\.00 · ₹12,500/ });
      expect(folded.textContent).toContain('Match Odds · Home v Away');
      const bet = aBet({ odds: odds(206), stake: rupees(12_500) });
      act(() => fake.betting.placementMoved(rich, { state: 'accepted', bet }));
      expect(folded.textContent).toContain('2.06 · ₹12,500');
    });

    it('three that are not placed can be put away at once; what was sent stays', async () => {
      const fake = twoSlips();
      expect(screen.queryByRole('button', { name: 'Clear all' })).toBeNull();
      const more = [slipId('third'), slipId('fourth')];
      for (const id of more) act(() => fake.betting.slipOpened(aSlipView({ id })));
      act(() => fake.betting.placementMoved(SLIP, { state: 'submitting', key: KEY, sentAt: 0 }));
      await userEvent.click(screen.getByRole('button', { name: 'Clear all' }));
      expect(fake.asked('betting.closeSlip')).toEqual([[LAY], ...more.map((id) => [id])]);
    });

    it('a tap on a line brings that slip to hand, with the focus on its stake', async () => {
      const user = userEvent.setup();
      twoSlips();
      await user.click(screen.getByRole('button', { name: /^Back Home/ }));
      expect(screen.getByRole('button', { name: /^Lay Away 3\.10/ })).toBeTruthy();
      expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /^Stake/ }));
    });

    it('a line can be removed, but not while its bet is under way', async () => {
      const user = userEvent.setup();
      const fake = twoSlips();
      await user.click(screen.getByRole('button', { name: 'Remove the slip for Home' }));
      expect(fake.asked('betting.closeSlip')).toEqual([[SLIP]]);
      act(() => fake.betting.placementMoved(SLIP, { state: 'submitting', key: KEY, sentAt: 0 }));
      expect(screen.queryByRole('button', { name: 'Remove the slip for Home' })).toBeNull();
    });

    it('each is asked about and placed by its own id', async () => {
      const user = userEvent.setup();
      const fake = twoSlips();
      await user.click(screen.getByRole('button', { name: /^(Place bet|Lay ₹)/ }));
      expect(fake.asked('betting.place')).toEqual([[LAY]]);
      expect(fake.asked('betting.preview').at(-1)).toEqual([LAY]);
    });
  });
});
