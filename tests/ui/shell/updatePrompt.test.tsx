import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { UpdatePrompt } from '@/ui/start/UpdatePrompt';
import { fakePlayerApp } from '@tests/support/fakes/fakePlayerApp';
import { aSlipView, KEY, SLIP } from '@tests/support/mothers/betting';
import { renderWithApp } from '@tests/support/renderWithApp';

function setUp() {
  const fake = fakePlayerApp();
  let reloads = 0;
  const reload = () => {
    reloads += 1;
  };
  renderWithApp(<UpdatePrompt reload={reload} />, fake);
  return { fake, reloads: () => reloads };
}

describe('the offer of a newer build', () => {
  it('[F82] reloads when the player wants it', async () => {
    const { reloads } = setUp();
    await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
    expect(reloads()).toBe(1);
  });

  it('[F82] goes away for a player who does not want it now', async () => {
    const { reloads } = setUp();
    await userEvent.click(screen.getByRole('button', { name: 'Later' }));
    expect(screen.queryByRole('status')).toBeNull();
    expect(reloads()).toBe(0);
  });

  it('[F79] waits for a bet that is on its way', async () => {
    const { fake, reloads } = setUp();
    act(() => fake.betting.slipOpened(aSlipView()));
    act(() => fake.betting.placementMoved(SLIP, { state: 'submitting', key: KEY, sentAt: 0 }));
    await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
    expect(reloads()).toBe(0);
    expect(screen.getByRole('status').textContent).toContain('Your bet is being placed');
    act(() => fake.betting.placementMoved(SLIP, { state: 'editing' }));
    expect(reloads()).toBe(1);
  });
});
