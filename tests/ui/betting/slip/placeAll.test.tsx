import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { observable, runInAction } from 'mobx';
import { describe, expect, it } from 'vitest';
import type { SlipsTogether } from '@/application/betting/PlaceAll';
import { rupees } from '@/domain/shared/Money';
import { slipId } from '@/domain/shared/ids';
import { BetSlipRegion } from '@/ui/betting/slip/BetSlipRegion';
import { PLAYER, fakePlayerApp } from '@tests/support/fakes/fakePlayerApp';
import { SLIP, aBet, aSelection, aSlip, aSlipView } from '@tests/support/mothers/betting';
import { onWideScreen } from '@tests/support/onWideScreen';
import { renderWithApp } from '@tests/support/renderWithApp';

const TOGETHER: SlipsTogether = {
  ready: 2,
  unready: 0,
  stake: rupees(800),
  risk: rupees(200),
  short: null,
  asked: false,
};

function twoSlips(together: Partial<SlipsTogether> = {}, answers = {}) {
  const fake = fakePlayerApp(
    { user: PLAYER },
    { 'betting.slipsTogether': () => ({ ...TOGETHER, ...together }), ...answers },
  );
  renderWithApp(<BetSlipRegion />, fake);
  act(() => {
    fake.betting.slipOpened(aSlipView());
    fake.betting.slipOpened(
      aSlipView({ id: slipId('2'), slip: aSlip({ selection: aSelection({ side: 'lay' }) }) }),
    );
  });
  return fake;
}

const placeAll = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Place 2 bets/ });

describe('[SPORT-05] placing several slips with one press, beside the prices', () => {
  onWideScreen();

  it('the button stands with the slips and says all of it', async () => {
    const fake = twoSlips({ unready: 1 });
    expect(placeAll().textContent).toBe('Place 2 bets for ₹800 ₹200 more at risk · 1 slip not ready');
    await userEvent.click(placeAll());
    expect(fake.asked('betting.placeAll')).toEqual([[]]);
  });

  it('[P07] when the money does not do for all of them it says how much is missing, and where to get it', () => {
    twoSlips({ short: rupees(60) });
    expect(placeAll().disabled).toBe(true);
    expect(screen.getByText('You need ₹60 more for all of them.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Deposit' })).toBeTruthy();
  });

  it('whoever reads each bet once more reads these once more; Escape goes back', async () => {
    const user = userEvent.setup();
    const fake = twoSlips({}, { 'betting.confirmsPlacing': () => true });
    await user.click(placeAll());
    expect(fake.asked('betting.placeAll')).toEqual([]);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('button', { name: 'Change' })).toBeNull();
    await user.click(placeAll());
    await user.click(placeAll());
    expect(fake.asked('betting.placeAll')).toEqual([[]]);
  });

  it('a folded slip says what is in its way, that it waits its turn, or that it asks', () => {
    const fake = twoSlips();
    act(() => fake.betting.slipQueued(SLIP, true));
    expect(screen.getByText('Waiting its turn')).toBeTruthy();
    act(() => {
      fake.betting.slipQueued(SLIP, false);
      fake.betting.slipDoubted(SLIP, [{ kind: 'stake', times: 10, usual: rupees(100) }]);
    });
    expect(screen.getByText(/times your usual stake of ₹100\.$/)).toBeTruthy();
    act(() => fake.betting.placementMoved(SLIP, { state: 'rejected', reason: 'selfLimit' }));
    expect(screen.getByText(/^Not placed: ./)).toBeTruthy();
  });

  it('the one that is shown whole asks about itself, and is not asked about twice', () => {
    const fake = fakePlayerApp(
      { user: PLAYER },
      { 'betting.slipsTogether': () => ({ ...TOGETHER, ready: 1, asked: true }) },
    );
    renderWithApp(<BetSlipRegion />, fake);
    act(() => {
      fake.betting.slipOpened(aSlipView());
      fake.betting.slipDoubted(SLIP, [{ kind: 'stake', times: 10, usual: rupees(100) }]);
    });
    expect(screen.getAllByRole('group', { name: 'Is this what you want?' })).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Place it anyway' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Place 1 bet/ })).toBeNull();
  });

  it('those that look like slips of the finger are asked about at once: meant, or to be changed', async () => {
    const user = userEvent.setup();
    const doubtful = observable.box(false);
    const fake = twoSlips({}, { 'betting.slipsTogether': () => ({ ...TOGETHER, asked: doubtful.get() }) });
    act(() => runInAction(() => doubtful.set(true)));
    const asked = screen.getByRole('group', { name: 'Is this what you want?' });
    expect(document.activeElement).toBe(asked);
    expect(
      within(asked)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Change', 'Place 2 bets for ₹800 anyway']);
    await user.click(within(asked).getByRole('button', { name: /anyway$/ }));
    expect(fake.asked('betting.placeAllAnyway')).toEqual([[]]);
    expect(fake.asked('betting.placeAll')).toEqual([]);
    await user.click(within(asked).getByRole('button', { name: 'Change' }));
    expect(fake.asked('betting.dropDoubts')).toEqual([[SLIP], [slipId('2')]]);
    asked.focus();
    await user.keyboard('{Escape}');
    expect(fake.asked('betting.dropDoubts')).toHaveLength(4);
  });

  it('[P07] those that are asked about go only when the money does for them', () => {
    twoSlips({ asked: true, short: rupees(60) });
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /anyway$/ }).disabled).toBe(true);
    expect(screen.getByText('You need ₹60 more for all of them.')).toBeTruthy();
  });
});

describe('[SPORT-05] placing several slips with one press, on a phone', () => {
  it('all slips lie as low as one of them, over no dialog; one that is tapped comes up', async () => {
    const user = userEvent.setup();
    const fake = twoSlips();
    await user.click(screen.getByRole('button', { name: 'Show all 2 slips' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    const list = screen.getByRole('list', { name: 'Bet slips' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(2);
    await user.click(placeAll());
    expect(fake.asked('betting.placeAll')).toEqual([[]]);
    await user.click(within(list).getAllByRole('button', { expanded: false })[0]!);
    expect(fake.asked('betting.chooseSlip')).toEqual([[SLIP]]);
    expect(screen.getByRole('textbox', { name: 'Stake ₹' })).toBeTruthy();
  });

  it('what is asked grows upwards: the way back is where the button was', async () => {
    const user = userEvent.setup();
    twoSlips({ asked: true });
    await user.click(screen.getByRole('button', { name: 'Show all 2 slips' }));
    const asked = within(screen.getByRole('group', { name: 'Is this what you want?' }));
    expect(asked.getAllByRole('button').at(-1)?.textContent).toBe('Change');
  });

  it('one that is put away leaves the list; the open bets are a tap away', async () => {
    const user = userEvent.setup();
    const fake = twoSlips();
    act(() => {
      fake.betting.slipOpened(aSlipView({ id: slipId('3') }));
      fake.betting.openBetsReplaced([aBet()]);
    });
    await user.click(screen.getByRole('button', { name: 'Show all 3 slips' }));
    act(() => fake.betting.slipClosed(slipId('3')));
    expect(screen.getByRole('list', { name: 'Bet slips' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Open bets (1)' }));
    expect(screen.getByRole('dialog', { name: 'Bet slip' })).toBeTruthy();
  });
});
