import { describe, expect, it } from 'vitest';
import { CryptoIdSource } from '@/adapters/platform/CryptoIdSource';
import { BroadcastTabs } from '@/adapters/browser/BroadcastTabs';
import { RouterNavigator } from '@/adapters/browser/RouterNavigator';
import { scrub } from '@/adapters/browser/telemetry/scrub';

describe('browser adapters', () => {
  it('[P14] bet keys are 32 lowercase hex characters and never the same', () => {
    const ids = new CryptoIdSource();
    const keys = Array.from({ length: 1000 }, () => ids.betKey());
    expect(keys.every((key) => /^[0-9a-f]{32}$/.test(key))).toBe(true);
    expect(new Set(keys).size).toBe(1000);
    expect(ids.next()).not.toBe(ids.next());
    expect(ids.random()).toBeLessThan(1);
  });

  it('[X34] nothing secret survives the scrubber', () => {
    const line = scrub('token eyJhbGciOiJIUzI1NiJ9.abc.def123 phone 9876543210 otp 482913');
    expect(line).not.toMatch(/eyJ|98765|482913/);
  });

  it('[X34] [F85] nor what an address carries after its path, a number in any spelling, or a mail address', () => {
    const line = scrub(
      'GET https://play.example/ref?code=AB12&next=/x#token=t failed for +91 98765-43210, (022) 2345 6789, asha@example.com',
    );
    expect(line).toBe('GET https://play.example/ref?[query] failed for [digits], ([digits], [mail]');
    expect(scrub('status 404 after 1.25 s')).toBe('status 404 after 1.25 s');
  });

  it('[SES-06] tabs hear each other and not themselves', async () => {
    const one = new BroadcastTabs();
    const two = new BroadcastTabs();
    const own: string[] = [];
    one.listen((message) => own.push(message.kind));
    const received = new Promise<string>((resolve) => two.listen((message) => resolve(message.kind)));
    one.tell({ kind: 'signedOut' });
    expect(await received).toBe('signedOut');
    expect(own).toEqual([]);
  });

  it('[SES-06] a foreign message on the channel is ignored', async () => {
    const tabs = new BroadcastTabs();
    const received: string[] = [];
    const done = new Promise<void>((resolve) =>
      tabs.listen((message) => {
        received.push(message.kind);
        resolve();
      }),
    );
    const channel = new BroadcastChannel('player-app:tabs');
    for (const junk of [null, 'signedOut', { kind: 'boom' }, { kind: 'signedIn' }]) channel.postMessage(junk);
    await done;
    channel.close();
    expect(received).toEqual(['signedIn']);
  });

  it('a move asked for before the router stands waits for it; the last one wins', () => {
    const navigator = new RouterNavigator({ pathname: '/a', search: '?b=1' });
    const moves: string[] = [];
    navigator.goTo('/first');
    navigator.goTo('/second', { replace: true });
    navigator.attach((path) => moves.push(path));
    navigator.goTo('/third');
    expect(moves).toEqual(['/second', '/third']);
    expect(navigator.currentPath).toBe('/a?b=1');
  });
});
