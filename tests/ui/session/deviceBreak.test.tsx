import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { followBreak, isDeviceOnBreak, rememberBreak } from '@/ui/device/deviceBreak';
import { VisitorHeader } from '@/ui/layout/header/VisitorHeader';
import { LandingHero } from '@/ui/pages/LandingHero';
import { SandboxDialog } from '@/ui/sandbox/SandboxDialog';
import { SharedKeyValueStore } from '@tests/support/fakes/fakeDevices';
import { fakePlayerApp } from '@tests/support/fakes/fakePlayerApp';
import { quietSandbox } from '@tests/support/fakes/quietSandbox';
import { renderWithApp } from '@tests/support/renderWithApp';

const isShown = () => document.documentElement.hasAttribute('data-on-break');
const aDevice = () => ({ storage: new SharedKeyValueStore(), clock: { now: () => 1_000 } });

describe('a device on which somebody takes a break', () => {
  afterEach(() => document.documentElement.removeAttribute('data-on-break'));

  it('knows it until its end, the latest of them', () => {
    const device = aDevice();
    expect(isDeviceOnBreak(device)).toBe(false);
    rememberBreak(device, 3_000);
    rememberBreak(device, 2_000);
    expect(isShown()).toBe(true);
    expect(isDeviceOnBreak({ ...device, clock: { now: () => 2_999 } })).toBe(true);
    expect(isDeviceOnBreak({ ...device, clock: { now: () => 3_000 } })).toBe(false);
    rememberBreak(device, null);
    expect(isDeviceOnBreak({ ...device, clock: { now: () => 9e15 } })).toBe(true);
  });

  it('[F71] takes what is none of ours for none', () => {
    const device = aDevice();
    device.storage.write('ui.breakUntil', 'tomorrow');
    expect(isDeviceOnBreak(device)).toBe(false);
    rememberBreak(device, 3_000);
    expect(isDeviceOnBreak(device)).toBe(true);
  });

  it('shows it in the other windows too', () => {
    const device = aDevice();
    const stop = followBreak(device);
    device.storage.external('ui.breakUntil', '3000');
    expect(isShown()).toBe(true);
    stop();
  });

  it('of a sandbox that begins a new world, in which no player does, knows nothing of it', async () => {
    const fake = fakePlayerApp();
    const device = { storage: fake.storage, clock: fake.clock };
    rememberBreak(device, null);
    const tools = { ...quietSandbox, reset: async () => undefined };
    renderWithApp(<SandboxDialog open tools={tools} onClose={() => undefined} />, fake);
    await userEvent.click(screen.getByRole('button', { name: 'Reset the sandbox' }));
    await userEvent.click(screen.getByRole('button', { name: 'Delete everything' }));
    await waitFor(() => expect(isShown()).toBe(false));
    expect(isDeviceOnBreak(device)).toBe(false);
  });

  it('marks what invites to play, in the header and on the start page; not the log-in', () => {
    renderWithApp(
      <>
        <VisitorHeader />
        <LandingHero />
      </>,
      fakePlayerApp(),
    );
    const invites = [...document.querySelectorAll('[data-invites]')].map(({ textContent }) => textContent);
    expect(invites).toEqual([
      screen.getByRole('button', { name: 'Register' }).textContent,
      screen.getByRole('button', { name: 'Create account' }).textContent,
    ]);
    expect(screen.getAllByRole('button', { name: /^Login/ }).length).toBeGreaterThan(0);
  });
});
