import { afterEach, describe, expect, it, vi } from 'vitest';
import { isPublicAddress, publicAgent } from '@/adapters/sandbox/doors/nodeServer/publicAgent';
import { vapidKeys, webPushSender } from '@/adapters/sandbox/doors/nodeServer/webPushSender';
import type { PushMessage } from '@/adapters/sandbox/wire/PushMessage';
import { claimsOf, PushedBrowser, startPushService } from '@tests/support/sandbox/pushService';
import { startNodeSandbox } from '@tests/support/sandbox/startNodeSandbox';
import { call, dataOf, demoToken } from '@tests/support/sandbox/wireClient';
import { until } from '@tests/support/until';

const close: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const each of close.splice(0).toReversed()) await each();
});

async function world() {
  const service = await startPushService();
  close.push(service.close);
  const failed: string[] = [];
  const sender = webPushSender(vapidKeys({}), service.agent, (why) => failed.push(why));
  const sandbox = await startNodeSandbox({ push: sender, judgesRequests: true });
  close.push(sandbox.close);
  const token = await demoToken(sandbox);
  const { matches } = await dataOf(sandbox, 'GET', '/bet/matches', { query: { inplay: 'true' } });
  const [match] = matches as { id: string; matchOdds: { id: string; runners: { id: string }[] } }[];
  const marketId = match?.matchOdds.id ?? '';
  const runnerId = match?.matchOdds.runners[0]?.id ?? '';
  const power = (command: Parameters<typeof sandbox.engine.market>[1]): void =>
    void sandbox.server.host.run(() => sandbox.engine.market(marketId, command));
  power({ action: 'freeze' });
  power({ action: 'inPlay', delaySeconds: 0 });
  power({ action: 'move', runnerId, odds: 2 });
  return {
    ...{ service, sandbox, sender, token, failed },
    move: (odds: number) => power({ action: 'move', runnerId, odds }),
    subscribe: (browser: PushedBrowser, odds = 2.5) =>
      dataOf(sandbox, 'POST', '/push/subscribe', {
        token,
        body: {
          ...browser.address,
          rules: [
            {
              ...{ id: `at ${odds}`, kind: 'price', refMatchId: match?.id, marketId, runnerId },
              ...{ selectionType: 'back', odds },
            },
          ],
          ...{ off: [], quiet: null, language: 'hi' },
        },
      }),
  };
}

describe('push messages over real HTTP', () => {
  it('are encrypted for the one browser, signed by our key and delivered soon or never', async () => {
    const { service, sandbox, sender, token, subscribe, move } = await world();
    expect(await dataOf(sandbox, 'GET', '/push/key', { token })).toEqual({ publicKey: sender.publicKey });
    const browser = new PushedBrowser('https://push.example.net/send/asha');
    await subscribe(browser);
    move(2.6);
    await service.until(1);
    const [message] = service.messages;
    expect(message?.path).toBe('/send/asha');
    expect(message?.headers).toMatchObject({ ttl: '900', 'content-encoding': 'aes128gcm' });
    expect(browser.read(message!)).toMatchObject({
      title: 'भाव मिला',
      body: expect.stringMatching(/ अभी 2\.60 पर बैक हो सकता है।/),
    });
    expect(() => new PushedBrowser().read(message!)).toThrow();
    const claims = claimsOf(message!, sender.publicKey);
    expect(claims).toMatchObject({ aud: 'https://push.example.net', sub: 'mailto:nobody@example.com' });
    expect(claimsOf(message!, webPushSender(vapidKeys({})).publicKey)).toBeNull();
  });

  it.each([404, 410])('a browser that is gone (%i) is not written to again', async (status) => {
    const { service, subscribe, sandbox, move } = await world();
    const gone = vi.spyOn(sandbox.engine, 'pushGone');
    service.answer(status);
    const browser = new PushedBrowser();
    await subscribe(browser);
    move(2.6);
    await service.until(1);
    await until(() => gone.mock.calls.length > 0, 'the end of the browser');
    expect(gone).toHaveBeenCalledWith(browser.address.endpoint);
  });

  it('a push service that fails or hangs up costs nobody anything, and the next message goes out', async () => {
    const { service, subscribe, move, failed } = await world();
    const browser = new PushedBrowser();
    service.answer(500);
    await subscribe(browser);
    move(2.6);
    await service.until(1);
    service.answer(201);
    await subscribe(browser, 2.9);
    move(3);
    await service.until(2);
    expect(browser.read(service.messages[1]!)).toMatchObject({ title: 'भाव मिला' });
    // Not the endpoint: who knows it can write to it.
    expect(failed).toEqual(['push.example.net answered 500']);
  });

  it('after the log-out nothing goes out', async () => {
    const { service, sandbox, token, subscribe, move } = await world();
    await subscribe(new PushedBrowser());
    await call(sandbox, 'GET', '/signout', { token });
    move(2.6);
    expect(sandbox.engine.takePushes()).toEqual([]);
    expect(service.messages).toEqual([]);
  });
});

describe('whom a sandbox server may call', () => {
  it.each([
    ['127.0.0.1', false],
    ['10.1.2.3', false],
    ['172.31.255.255', false],
    ['192.168.0.1', false],
    ['169.254.169.254', false],
    ['100.64.0.1', false],
    ['0.0.0.0', false],
    ['224.0.0.1', false],
    ['::1', false],
    ['fe80::1', false],
    ['fd00::1', false],
    ['::ffff:10.0.0.1', false],
    ['142.250.1.1', true],
    ['2a00:1450::1', true],
  ])('%s: %s', (address, isPublic) => {
    expect(isPublicAddress(address)).toBe(isPublic);
  });

  it('a name that resolves to this machine is not called', async () => {
    const sender = webPushSender(vapidKeys({}), publicAgent());
    const { address } = new PushedBrowser('https://localhost/x');
    const message: PushMessage = {
      ...{ ...address, ttlSeconds: 1 },
      payload: { id: 'a', title: 'b', body: 'c', refMatchId: null },
    };
    expect(await sender.send(message)).toBe('failed');
  });

  it('keys come from the environment whole, or are made', () => {
    const made = vapidKeys({});
    expect(made.publicKey).toMatch(/^B[\w-]{86}$/);
    expect(vapidKeys({ VAPID_PUBLIC_KEY: '', VAPID_PRIVATE_KEY: '' }).publicKey).not.toBe(made.publicKey);
    const env = {
      VAPID_PUBLIC_KEY: made.publicKey,
      VAPID_PRIVATE_KEY: made.privateKey,
      VAPID_SUBJECT: 'mailto:ops@example.com',
    };
    expect(vapidKeys(env)).toEqual({ ...made, subject: 'mailto:ops@example.com' });
    expect(() => vapidKeys({ VAPID_PUBLIC_KEY: made.publicKey })).toThrow('belong together');
  });
});
