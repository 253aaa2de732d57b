import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Placement } from '@/domain/betting/Placement';
import { rupees } from '@/domain/shared/Money';
import { odds } from '@/domain/shared/Odds';
import { BetSlipRegion } from '@/ui/betting/slip/BetSlipRegion';
import { PLAYER, fakePlayerApp } from '@tests/support/fakes/fakePlayerApp';
import { KEY, SLIP, aBet, aSlipView } from '@tests/support/mothers/betting';
import { onWideScreen } from '@tests/support/onWideScreen';
import { renderWithApp } from '@tests/support/renderWithApp';

onWideScreen();

const PREVIEW = {
  profit: rupees(500),
  liability: rupees(500),
  problem: null,
  problemAtStake: false,
  fundsShort: null,
  currentOdds: null,
  currentLine: null,
  min: rupees(100),
  max: rupees(5_000),
};
const ACCEPTED: Placement = { state: 'accepted', bet: aBet() };

/** A price was tapped, and its stake has the focus. */
function tapped() {
  const fake = fakePlayerApp({ user: PLAYER }, { 'betting.preview': () => PREVIEW });
  renderWithApp(
    <>
      <button type="button">2.00</button>
      <button type="button">elsewhere</button>
      <BetSlipRegion />
    </>,
    fake,
  );
  screen.getByRole('button', { name: '2.00' }).focus();
  act(() => fake.betting.slipOpened(aSlipView()));
  const become = (placement: Placement): void => act(() => fake.betting.placementMoved(SLIP, placement));
  const wait = (): void =>
    become({ state: 'delayed', key: KEY, bet: aBet(), until: fake.clock.monotonic() + 5_000 });
  return { fake, become, wait };
}

const focused = (): string => document.activeElement?.textContent ?? '';

describe('[SPORT-05] the focus of a bet that is placed', () => {
  it('goes from the stake to the waiting, to its receipt, and back to the price', async () => {
    const user = userEvent.setup();
    const { fake, become, wait } = tapped();
    become({ state: 'submitting', key: KEY, sentAt: 0 });
    wait();
    expect(document.activeElement).not.toBe(document.body);
    expect(focused()).toContain('5 seconds');
    become(ACCEPTED);
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Close the result');
    await user.keyboard('{Enter}');
    expect(fake.asked('betting.acknowledge')).toEqual([[SLIP]]);
    expect(focused()).toBe('2.00');
  });

  it('Escape puts the receipt away', async () => {
    const { fake, become } = tapped();
    become(ACCEPTED);
    await userEvent.keyboard('{Escape}');
    expect(fake.asked('betting.acknowledge')).toEqual([[SLIP]]);
    expect(focused()).toBe('2.00');
  });

  it('Escape does not put away a bet that is under way', async () => {
    const { fake, wait } = tapped();
    wait();
    await userEvent.keyboard('{Escape}');
    expect(fake.asked('betting.acknowledge')).toEqual([]);
    expect(focused()).toContain('5 seconds');
  });

  it.each<[string, Placement]>([
    ['a refusal', { state: 'rejected', reason: 'suspended' }],
    ['changed odds', { state: 'oddsChanged', offer: odds(190), offerLine: null }],
    ['a lost answer', { state: 'unknown', key: KEY, sentAt: 0, overdue: false }],
  ])('stays at %s, on none of its buttons', (_, placement) => {
    const { become } = tapped();
    become(placement);
    expect(document.activeElement).not.toBe(document.body);
    expect(document.activeElement?.querySelector('[role="alert"], [role="status"]')).toBeTruthy();
  });

  it('is not taken from what the player turned to', () => {
    const { become, wait } = tapped();
    wait();
    screen.getByRole('button', { name: 'elsewhere' }).focus();
    become(ACCEPTED);
    expect(focused()).toBe('elsewhere');
  });

  it('is not drawn in when the player had let go of it', () => {
    const { become } = tapped();
    screen.getByRole('textbox', { name: /^Stake/ }).blur();
    become(ACCEPTED);
    expect(document.activeElement).toBe(document.body);
  });
});
