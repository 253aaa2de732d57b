import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { SlipPreview } from '@/application/betting/preview';
import { say } from '@/domain/shared/Message';
import { odds } from '@/domain/shared/Odds';
import { paise, rupees } from '@/domain/shared/Money';
import { slipId } from '@/domain/shared/ids';
import { BetSlipRegion } from '@/ui/betting/slip/BetSlipRegion';
import { PLAYER, fakePlayerApp } from '@tests/support/fakes/fakePlayerApp';
import { SLIP, aBet, aSelection, aSlip, aSlipView } from '@tests/support/mothers/betting';
import { aMarket } from '@tests/support/mothers/sports';
import { renderWithApp } from '@tests/support/renderWithApp';

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

function shownSlip(
  preview: Partial<SlipPreview> = {},
  slip: Parameters<typeof aSlip>[0] = {},
  more: Parameters<typeof fakePlayerApp>[1] = {},
) {
  const fake = fakePlayerApp(
    { user: PLAYER },
    { 'betting.preview': () => ({ ...PREVIEW, ...preview }), ...more },
  );
  renderWithApp(<BetSlipRegion />, fake);
  act(() => fake.betting.slipOpened(aSlipView({ slip: aSlip(slip) })));
  return fake;
}

const place = () =>
  screen.getAllByRole<HTMLButtonElement>('button').find(({ type }) => type === 'submit') as HTMLButtonElement;

describe('[SPORT-05] the bet slip on a phone', () => {
  it('is no dialog: the page beside it stays', () => {
    shownSlip();
    expect(screen.queryByRole('dialog')).toBeNull();
    const slip = screen.getByRole('complementary', { name: 'Bet slip' });
    expect(
      within(slip)
        .getAllByRole('definition')
        .map((each) => each.textContent),
    ).toEqual(['₹500', '₹500']);
  });

  it('opens no keyboard of the device, and takes what one of hardware types', async () => {
    const fake = shownSlip({}, { stakeText: '' });
    const stake = screen.getByRole('textbox', { name: 'Stake ₹' });
    expect(stake.getAttribute('inputmode')).toBe('none');
    expect(document.activeElement).toBe(stake);
    await userEvent.keyboard('7');
    expect(fake.asked('betting.edit')).toEqual([[SLIP, { stakeText: '7' }]]);
  });

  it('has keys for digits, for amounts, for the most, and one that takes back', async () => {
    const user = userEvent.setup();
    const fake = shownSlip({}, { stakeText: '25' });
    for (const name of ['00', '+500', 'Max', 'Delete the last digit'])
      await user.click(screen.getByRole('button', { name }));
    expect(fake.asked('betting.edit')).toEqual([
      [SLIP, { stakeText: '2500' }],
      [SLIP, { stakeText: '2' }],
    ]);
    expect(fake.asked('betting.addChip')).toEqual([[SLIP, rupees(500)]]);
    expect(fake.asked('betting.fillStake')).toEqual([[SLIP, 'max', []]]);
  });

  it('the last stake is said to the paisa, as it is put in', async () => {
    const fake = shownSlip({}, { stakeText: '' });
    act(() => fake.betting.openBetsReplaced([aBet({ stake: paise(123_455) })]));
    await userEvent.click(screen.getByRole('button', { name: 'Last ₹1,234.55' }));
    expect(fake.asked('betting.fillStake')).toEqual([[SLIP, 'last']]);
  });

  it('a nought in front is no amount', async () => {
    const fake = shownSlip({}, { stakeText: '' });
    await userEvent.click(screen.getByRole('button', { name: '000' }));
    expect(fake.asked('betting.edit')).toEqual([[SLIP, { stakeText: '' }]]);
  });

  it.each([
    ['back', /^Back ₹500 at 2\.00 Win ₹500$/],
    ['lay', /^Lay ₹500 at 2\.00 Win ₹500, risk ₹500$/],
  ] as const)('the button says all of a %s', (side, name) => {
    shownSlip({}, { stakeText: '500', selection: aSelection({ side }) });
    expect(place().textContent).toMatch(name);
  });

  it('[F40] what is in the way is on the button, which cannot be pressed then', () => {
    shownSlip({ problem: say('bet.suspended') }, { stakeText: '500' });
    expect(place().disabled).toBe(true);
    expect(place().textContent).toContain('Betting on this market is suspended for now.');
  });

  it('says before that nothing is there at these odds where no bet waits, and lets it be tried', () => {
    const market = aMarket({ allowUnmatched: false });
    shownSlip(
      { currentOdds: odds(190) },
      { stakeText: '500', acceptOdds: 'better' },
      { 'betting.marketOf': () => market },
    );
    expect(place().textContent).toContain('Nothing at 2.00 now, and no bet waits here');
    expect(place().disabled).toBe(false);
  });

  it('says the least and the most where no stake is typed, and nothing of limits that are not known', () => {
    shownSlip({}, { stakeText: '' });
    expect(place().textContent).toContain('Min ₹100, max ₹5,000');
    shownSlip({ limits: null }, { stakeText: '' });
    expect(screen.queryAllByText(/Min ₹0/)).toEqual([]);
  });

  it('money that is missing has the way to it in the place of the button', () => {
    shownSlip({ problem: say('bet.suspended'), fundsShort: rupees(60) }, { stakeText: '500' });
    expect(screen.getByRole('link', { name: 'Deposit' }).getAttribute('href')).toBe(
      '/gatewaylist?amount=100&back=%2F',
    );
  });

  it('[F42] a price that has moved is taken with a tap', async () => {
    const fake = shownSlip({ currentOdds: odds(196) });
    await userEvent.click(screen.getByRole('button', { name: 'Now 1.96: use it' }));
    expect(fake.asked('betting.takeOffer')).toEqual([[SLIP]]);
  });

  it('[P19] what is set once is behind one button', async () => {
    const user = userEvent.setup();
    const fake = shownSlip();
    await user.click(screen.getByRole('button', { name: 'Bet settings' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'If the odds move' }), 'any');
    expect(fake.asked('betting.chooseAcceptance')).toEqual([[SLIP, 'any']]);
    expect(screen.getByRole('button', { name: 'Edit chips' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'One-click' })).toBeTruthy();
  });

  it('folds to a bar, which brings it back as it was', async () => {
    const user = userEvent.setup();
    shownSlip({}, { stakeText: '500' });
    await user.click(screen.getByRole('button', { name: /Hide the bet slip/, expanded: true }));
    expect(screen.queryByRole('textbox', { name: /^Stake/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: /Back Home/, expanded: false }));
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Stake/ }).value).toBe('500');
  });

  it('Escape folds it from anywhere but the form, where it puts the slip away, and a dialog, which it closes', async () => {
    const user = userEvent.setup();
    const fake = shownSlip({}, { stakeText: '500' });
    const settings = screen.getByRole('button', { name: 'Bet settings' });
    await user.click(settings);
    within(screen.getByRole('dialog')).getByRole('combobox', { name: 'If the odds move' }).focus();
    await user.keyboard('{Escape}');
    expect(screen.getByRole('textbox', { name: /^Stake/ })).toBeTruthy();
    settings.focus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('textbox', { name: /^Stake/ })).toBeNull();
    expect(fake.asked('betting.closeSlip')).toEqual([]);
  });

  it('nothing waits: there is no bar', () => {
    renderWithApp(<BetSlipRegion />, fakePlayerApp({ user: PLAYER }));
    expect(screen.queryByRole('button', { expanded: false })).toBeNull();
  });

  it('comes up once: on the next page it waits in its bar', () => {
    const fake = fakePlayerApp({ user: PLAYER }, { 'betting.preview': () => PREVIEW });
    const first = renderWithApp(<BetSlipRegion />, fake);
    act(() => fake.betting.slipOpened(aSlipView()));
    expect(screen.getByRole('textbox', { name: /^Stake/ })).toBeTruthy();
    first.unmount();
    renderWithApp(<BetSlipRegion />, fake);
    expect(screen.queryByRole('textbox', { name: /^Stake/ })).toBeNull();
    expect(screen.getByRole('button', { name: /Back Home/, expanded: false })).toBeTruthy();
  });

  it('one that an earlier visit left waits in its bar, until it is touched', async () => {
    const fake = fakePlayerApp({ user: PLAYER }, { 'betting.preview': () => PREVIEW });
    renderWithApp(<BetSlipRegion />, fake);
    act(() => fake.betting.slipOpened(aSlipView({ saved: true })));
    expect(screen.queryByRole('textbox', { name: /^Stake/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: /Back Home/, expanded: false }));
    const stake = screen.getByRole('textbox', { name: /^Stake/ });
    expect(document.activeElement).not.toBe(stake);
    act(() => fake.betting.slipEdited(SLIP, aSlip({ selection: aSelection() }), 0));
    expect(document.activeElement).toBe(stake);
  });

  it('[SPORT-05] a bar that counts open bets opens them; a tap on a price takes their place', async () => {
    const user = userEvent.setup();
    const fake = fakePlayerApp({ user: PLAYER }, { 'betting.preview': () => PREVIEW });
    renderWithApp(<BetSlipRegion />, fake);
    act(() => fake.betting.openBetsReplaced([aBet()]));
    await user.click(screen.getByRole('button', { name: '1 open bet', expanded: false }));
    expect(screen.getByRole('tab', { name: 'Open bets (1)' }).getAttribute('aria-selected')).toBe('true');
    expect(screen.getByText('Bet matched')).toBeTruthy();
    act(() => fake.betting.slipOpened(aSlipView()));
    expect(screen.queryByRole('tab', { name: /^Open bets/ })).toBeNull();
    expect(screen.getByRole('textbox', { name: /^Stake/ })).toBeTruthy();
  });

  it('[F76] wherever the slip is, it says that a tap on a price is a bet while it is', async () => {
    const user = userEvent.setup();
    const fake = shownSlip();
    const says = () => screen.queryAllByText('One-click on: ₹500').length;
    expect(says()).toBe(0);
    act(() => fake.betting.oneClickChanged({ stake: rupees(500) }));
    expect(says()).toBe(1);
    await user.click(screen.getByRole('button', { name: /Hide/ }));
    expect(screen.getByRole('button', { name: /One-click on: ₹500.*Back Home/ })).toBeTruthy();
    act(() => fake.betting.slipOpened(aSlipView({ id: slipId('2') })));
    await user.click(screen.getByRole('button', { name: 'Show all 2 slips' }));
    expect(says()).toBe(1);
    act(() => {
      fake.betting.slipClosed(SLIP);
      fake.betting.slipClosed(slipId('2'));
      fake.betting.openBetsReplaced([aBet()]);
    });
    expect(screen.getByRole('button', { name: /One-click on: ₹500/ }).textContent).toMatch(/1/);
  });
});
