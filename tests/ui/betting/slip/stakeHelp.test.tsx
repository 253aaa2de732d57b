import { PlaySafeStore } from '@/adapters/stores/PlaySafeStore';
import type { PlaySafeApp } from '@/application/playSafe/PlaySafeApp';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { say } from '@/domain/shared/Message';
import { rupees } from '@/domain/shared/Money';
import { fail } from '@/domain/shared/Result';
import { BetSlipRegion } from '@/ui/betting/slip/BetSlipRegion';
import { CONFIG } from '@tests/support/fakes/aConfig';
import { PLAYER, fakePlayerApp } from '@tests/support/fakes/fakePlayerApp';
import { SLIP, aSlipView } from '@tests/support/mothers/betting';
import { onWideScreen } from '@tests/support/onWideScreen';
import { renderWithApp } from '@tests/support/renderWithApp';

onWideScreen();

const PREVIEW = {
  profit: null,
  liability: null,
  problem: null,
  problemAtStake: false,
  fundsShort: null,
  currentOdds: null,
  currentLine: null,
  limits: { min: rupees(100), max: rupees(400) },
};

function shown(answers: Parameters<typeof fakePlayerApp>[1] = {}, playSafe = false) {
  const config = { capabilities: { ...CONFIG.capabilities, playSafe } };
  const fake = fakePlayerApp({ user: PLAYER, config }, { 'betting.preview': () => PREVIEW, ...answers });
  renderWithApp(<BetSlipRegion />, fake);
  act(() => fake.betting.slipOpened(aSlipView()));
  return fake;
}

describe('help with the stake', () => {
  it('Min, Max and Clear are the core’s to fill in', async () => {
    const user = userEvent.setup();
    const fake = shown();
    for (const name of ['Min', 'Max', 'Clear']) await user.click(screen.getByRole('button', { name }));
    expect(fake.asked('betting.fillStake')).toEqual([
      [SLIP, 'min'],
      [SLIP, 'max', []],
      [SLIP, 'nothing'],
    ]);
  });

  it('Max is asked for with the limits that the player set', async () => {
    const view = new PlaySafeStore();
    const limit = {
      kind: 'stake',
      period: 'day',
      amount: rupees(500),
      used: rupees(0),
      wanted: null,
    } as const;
    act(() => view.safetyArrived({ limits: [limit], check: { every: null, dueAt: null } as never }));
    const app = { view, load: async () => undefined } as Partial<PlaySafeApp> as PlaySafeApp;
    const fake = shown({ 'playSafe.open': async () => app }, true);
    await act(async () => undefined);
    await userEvent.click(screen.getByRole('button', { name: 'Max' }));
    expect(fake.asked('betting.fillStake')).toEqual([[SLIP, 'max', [limit]]]);
  });

  it('a chip above the largest stake is shown, not offered', () => {
    shown();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: '+100' }).disabled).toBe(false);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: '+500' }).disabled).toBe(true);
  });

  it('chips are edited in a dialog, whose errors stand at their fields', async () => {
    const user = userEvent.setup();
    const fake = shown({ 'betting.changeChips': () => fail([null, say('chips.twice')]) });
    await user.click(screen.getByRole('button', { name: 'Edit chips' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Stake chips' }));
    await user.clear(dialog.getByRole('textbox', { name: 'Chip 2 ₹' }));
    await user.type(dialog.getByRole('textbox', { name: 'Chip 2 ₹' }), '100');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(fake.asked('betting.changeChips')).toEqual([[['100', '100']]]);
    expect(dialog.getByText('This amount is already there.')).toBeTruthy();
    expect(fake.asked('betting.place')).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Reset to default' }));
    expect(fake.asked('betting.changeChips').at(-1)).toEqual(['defaults']);
  });

  it('money that is missing is named, with the way to deposit it', () => {
    shown({
      'betting.preview': () => ({
        ...PREVIEW,
        problem: say('bet.insufficientBalance', { shortPaise: rupees(60) }),
        problemAtStake: true,
        fundsShort: rupees(60),
      }),
    });
    expect(screen.getByText('Your cash is too low for this bet: you need ₹60 more.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Deposit' }).getAttribute('href')).toBe(
      '/gatewaylist?amount=100&back=%2F',
    );
    // What stays in sight of a slip on a low screen is one piece: why not, the way out, and the button.
    const foot = screen.getByRole('link', { name: 'Deposit' }).parentElement;
    expect(foot?.querySelector('[role=status]')?.textContent).toMatch(/too low/);
    expect(foot?.querySelector('[type=submit]')).not.toBeNull();
    expect(foot?.tagName).not.toBe('FORM');
  });
});

describe('one-click betting', () => {
  it('is switched on for a stake, and only once it was understood', async () => {
    const user = userEvent.setup();
    const fake = shown();
    await user.click(screen.getByRole('button', { name: 'One-click' }));
    const dialog = within(screen.getByRole('dialog', { name: 'One-click betting' }));
    await user.type(dialog.getByRole('textbox', { name: 'Stake of each bet ₹' }), '500');
    const confirm = dialog.getByRole<HTMLButtonElement>('button', { name: 'Turn on' });
    expect(confirm.disabled).toBe(true);
    await user.click(dialog.getByRole('checkbox'));
    await user.click(confirm);
    expect(fake.asked('betting.switchOneClick')).toEqual([['500']]);
  });

  it('warns of a stake that the market at hand would not take', async () => {
    const user = userEvent.setup();
    shown();
    await user.click(screen.getByRole('button', { name: 'One-click' }));
    const dialog = within(screen.getByRole('dialog', { name: 'One-click betting' }));
    await user.type(dialog.getByRole('textbox', { name: 'Stake of each bet ₹' }), '10');
    expect(dialog.getByText('The stake is below the minimum here: ₹100.')).toBeTruthy();
    await user.keyboard('0');
    expect(dialog.queryByText(/below the minimum/)).toBeNull();
  });

  it('says all the time that it is on, and off is one tap', async () => {
    const user = userEvent.setup();
    const fake = shown();
    act(() => fake.betting.oneClickChanged({ stake: rupees(500) }));
    expect(screen.getByText('One-click on: ₹500')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Off' }));
    expect(fake.asked('betting.switchOneClick')).toEqual([[null]]);
  });

  it('the focus stays on the switch, whichever way it goes', () => {
    const fake = shown();
    const focused = () => document.activeElement?.textContent;
    screen.getByRole('button', { name: 'One-click' }).focus();
    act(() => fake.betting.oneClickChanged({ stake: rupees(500) }));
    expect(focused()).toBe('Off');
    act(() => fake.betting.oneClickChanged(null));
    expect(focused()).toBe('One-click');
  });
});
