import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { loadConfiguration } from '@/adapters/config/loadConfiguration';
import { ConfigurationError } from '@/ui/start/ConfigurationError';
import { reportStrayErrors } from '@/ui/start/reportStrayErrors';
import { StartFailed } from '@/ui/start/StartFailed';
import { StartProblem } from '@/ui/start/StartProblem';

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

describe('which of the two', () => {
  async function start(reply: () => Promise<Response>) {
    const loaded = await loadConfiguration(reply, {});
    if (loaded.ok) throw new Error('this configuration was meant to be refused');
    render(<StartProblem problem={loaded.error} />);
    return screen.getByRole('heading').textContent;
  }

  it('[F01] a file that could not be fetched is the connection’s fault', async () => {
    expect(await start(() => Promise.reject(new TypeError('Failed to fetch')))).toBe('The app did not load');
  });

  it('[F01] so is a server in trouble', async () => {
    expect(await start(async () => new Response('', { status: 503 }))).toBe('The app did not load');
  });

  it.each(['{', '{"apiUrl": 1}', '{"backend": "remote"}'])('%s is the operator’s', async (file) => {
    expect(await start(async () => new Response(file))).toBe('This site is not set up correctly');
  });
});

describe('what nobody caught', () => {
  it('[F85] is reported by its kind, never by its words', () => {
    const page = new EventTarget();
    const received: unknown[] = [];
    reportStrayErrors(page as Window, {
      info: () => undefined,
      warn: () => undefined,
      error: (what, details) => received.push([what, details]),
    });
    page.dispatchEvent(
      Object.assign(new Event('unhandledrejection'), { reason: new TypeError('otp 482913') }),
    );
    page.dispatchEvent(Object.assign(new Event('error'), { error: 'password1' }));
    expect(received).toEqual([
      ['a promise was rejected and nobody listened', { kind: 'TypeError' }],
      ['an error reached the page', { kind: 'string' }],
    ]);
  });
});
