import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { observable, runInAction } from 'mobx';
import { describe, expect, it } from 'vitest';
import { rupees } from '@/domain/shared/Money';
import { odds } from '@/domain/shared/Odds';
import { BetSlipRegion } from '@/ui/betting/slip/BetSlipRegion';
import { PLAYER, fakePlayerApp } from '@tests/support/fakes/fakePlayerApp';
import { SLIP, aSlip, aSlipView } from '@tests/support/mothers/betting';
import { renderWithApp } from '@tests/support/renderWithApp';

const ODDS = { kind: 'odds', ticks: 22, best: odds(250) } as const;
const STAKE = { kind: 'stake', times: 20, usual: rupees(100) } as const;

function asked() {
  const fake = fakePlayerApp({ user: PLAYER });
  renderWithApp(<BetSlipRegion />, fake);
  act(() => {
    fake.betting.slipOpened(aSlipView({ slip: aSlip({ stakeText: '2000' }) }));
    fake.betting.slipDoubted(SLIP, [ODDS, STAKE]);
  });
  return fake;
}

const question = () => screen.queryByRole('group', { name: 'Is this what you want?' });

describe('[SPORT-05] the guard against slips of the finger', () => {
  it('asks in the slip, over no price, and says what is odd; the focus is on the question, not on an answer', async () => {
    const fake = asked();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(question());
    expect(question()?.textContent).toContain('2.00 is 22 steps from the best price, 2.50.');
    expect(question()?.textContent).toContain('₹2,000 is 20 times your usual stake of ₹100.');
    await userEvent.keyboard('{Enter}');
    expect(fake.asked('betting.placeAnyway')).toEqual([]);
  });

  it('says it as it is now: the price goes on while it is asked', () => {
    const best = observable.box(odds(250));
    const fake = fakePlayerApp(
      { user: PLAYER },
      { 'betting.betDoubts': () => [{ ...ODDS, best: best.get() }] },
    );
    renderWithApp(<BetSlipRegion />, fake);
    act(() => {
      fake.betting.slipOpened(aSlipView());
      fake.betting.slipDoubted(SLIP, [ODDS]);
    });
    act(() => runInAction(() => best.set(odds(260))));
    expect(question()?.textContent).toContain('steps from the best price, 2.60.');
  });

  it('is answered by a yes, or by a no that leaves the slip as it was', async () => {
    const user = userEvent.setup();
    const fake = asked();
    await user.click(screen.getByRole('button', { name: 'Place it anyway' }));
    expect(fake.asked('betting.placeAnyway')).toEqual([[SLIP]]);
    await user.click(screen.getByRole('button', { name: 'Change' }));
    expect(question()).toBeNull();
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Stake ₹' }).value).toBe('2000');
  });

  it('Escape is a no', async () => {
    const fake = asked();
    await userEvent.keyboard('{Escape}');
    expect(question()).toBeNull();
    expect(fake.asked('betting.closeSlip')).toEqual([]);
  });

  it('is set in the settings of the slip', async () => {
    const user = userEvent.setup();
    const fake = asked();
    await user.click(screen.getByRole('button', { name: 'Bet settings' }));
    const setting = screen.getByRole<HTMLSelectElement>('combobox', {
      name: 'Ask me again if odds are far off',
    });
    expect(setting.value).toBe('10');
    await user.selectOptions(setting, 'Over 50 steps off');
    await user.selectOptions(setting, 'Never');
    expect(fake.asked('betting.chooseGuard')).toEqual([
      [{ on: true, ticks: 50 }],
      [{ on: false, ticks: 10 }],
    ]);
  });
});
