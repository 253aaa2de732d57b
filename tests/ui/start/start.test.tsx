import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { ConfigurationError } from '@/ui/start/ConfigurationError';
import { reportStrayErrors } from '@/ui/start/reportStrayErrors';
import { StartFailed } from '@/ui/start/StartFailed';

describe('a start that cannot be', () => {
  it('names the key of config.json that is wrong, and why', () => {
    render(<ConfigurationError problem={{ key: 'capabilities.betKeys', reason: 'has the wrong type' }} />);
    expect(screen.getByRole('alert').textContent).toBe(
      'The setting capabilities.betKeys in config.json has the wrong type.',
    );
  });

  it('names the file when no key is to blame', () => {
    render(<ConfigurationError problem={{ key: null, reason: 'is not valid JSON' }} />);
    expect(screen.getByRole('alert').textContent).toBe('The file config.json is not valid JSON.');
  });

  it('[F01] without a connection: one sentence, another try by hand, and one by itself when the device is online', async () => {
    const reloads: string[] = [];
    const { unmount } = render(<StartFailed reload={() => reloads.push('reload')} />);
    expect(screen.getByRole('alert').textContent).toMatch(/Check your connection/);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(reloads).toHaveLength(1);
    dispatchEvent(new Event('online'));
    dispatchEvent(new Event('online'));
    expect(reloads).toHaveLength(2);
    unmount();
  });

  it('[F01] left behind it listens no more', () => {
    const reloads: string[] = [];
    render(<StartFailed reload={() => reloads.push('reload')} />).unmount();
    dispatchEvent(new Event('online'));
    expect(reloads).toEqual([]);
  });
});

describe('what nobody caught', () => {
  it('[F85] is reported by its kind, never by its words', () => {
    const page = new EventTarget();
    const told: unknown[] = [];
    reportStrayErrors(page as Window, {
      warn: () => undefined,
      error: (what, details) => told.push([what, details]),
    });
    page.dispatchEvent(
      Object.assign(new Event('unhandledrejection'), { reason: new TypeError('otp 482913') }),
    );
    page.dispatchEvent(Object.assign(new Event('error'), { error: 'password1' }));
    expect(told).toEqual([
      ['a promise was rejected and nobody listened', { kind: 'TypeError' }],
      ['an error reached the page', { kind: 'string' }],
    ]);
  });
});
