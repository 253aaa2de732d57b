import { describe, expect, it } from 'vitest';
import { BrowserPushDevice } from '@/adapters/browser/BrowserPushDevice';
import { RecordingLogger } from '@tests/support/RecordingLogger';

type Here = NonNullable<ConstructorParameters<typeof BrowserPushDevice>[1]>;

const BYTES = Uint8Array.from({ length: 65 }, (_, place) => (place === 0 ? 4 : place));
const KEY = Buffer.from(BYTES).toString('base64url');
const OTHER = Buffer.from(BYTES.toReversed().fill(4, 0, 1)).toString('base64url');

/** The Push API of a browser in which everything goes well, unless the test breaks it. */
function browser(
  changes: {
    readonly lang?: string;
    readonly standalone?: boolean;
    readonly answers?: NotificationPermission;
  } = {},
) {
  let key: ArrayBuffer | null = null;
  const did: string[] = [];
  const subscription = () => ({
    options: { applicationServerKey: key },
    toJSON: () => ({ endpoint: 'https://push.example.net/1', keys: { p256dh: 'p', auth: 'a' } }),
    unsubscribe: () => {
      did.push('unsubscribe');
      key = null;
      return Promise.resolve(true);
    },
  });
  const pushManager = {
    getSubscription: () => Promise.resolve(key === null ? null : subscription()),
    subscribe: (options: { userVisibleOnly: boolean; applicationServerKey: Uint8Array<ArrayBuffer> }) => {
      did.push(`subscribe ${options.userVisibleOnly}`);
      key = options.applicationServerKey.buffer;
      return Promise.resolve(subscription());
    },
  };
  const messages = new EventTarget();
  const workers = Object.assign(messages, {
    getRegistration: () => Promise.resolve({ pushManager }),
    ready: new Promise(() => undefined),
  });
  const notification = {
    permission: 'default' as NotificationPermission,
    requestPermission: () => {
      notification.permission = changes.answers ?? 'granted';
      return Promise.resolve(notification.permission);
    },
  };
  const here = {
    navigator: {
      serviceWorker: workers,
      ...(changes.standalone === undefined ? {} : { standalone: changes.standalone }),
    },
    document: { documentElement: { lang: changes.lang ?? 'en-IN' } },
    Notification: notification,
    PushManager: pushManager,
  };
  const logger = new RecordingLogger();
  return {
    ...{ here, did, notification, workers, pushManager, logger },
    device: (over: object = {}) =>
      new BrowserPushDevice(logger, { ...here, ...over } as unknown as Here, () => Promise.resolve()),
  };
}

function workersWith(getRegistration: () => Promise<unknown>): object {
  const ready = new Promise(() => undefined);
  return { navigator: { serviceWorker: Object.assign(new EventTarget(), { getRegistration, ready }) } };
}

describe('push messages of a browser', () => {
  it('asks, subscribes for the key of the server, and lets go', async () => {
    const { device, did } = browser();
    const here = device();
    expect(await here.permission()).toBe('askable');
    expect(await here.ask()).toBe('granted');
    expect(await here.current()).toBeNull();
    const address = { endpoint: 'https://push.example.net/1', p256dh: 'p', auth: 'a' };
    expect(await here.subscribe(KEY)).toEqual(address);
    expect(await here.subscribe(KEY)).toEqual(address);
    expect(did).toEqual(['subscribe true', 'subscribe true']);
    // A server with a new key: the old subscription would never be written to again.
    await here.subscribe(OTHER);
    expect(did.slice(2)).toEqual(['unsubscribe', 'subscribe true']);
    expect(await here.current()).toEqual(address);
    await here.unsubscribe();
    expect(await here.current()).toBeNull();
  });

  it.each([
    ['no word of notifications', { Notification: undefined, PushManager: undefined }],
    ['no Push API', { PushManager: undefined }],
    ['no workers', { navigator: {} }],
    ['a worker that never comes', workersWith(() => Promise.resolve(undefined))],
    ['workers that may not be asked for', workersWith(() => Promise.reject(new Error('no')))],
    ['a worker without push', workersWith(() => Promise.resolve({}))],
  ])('%s: unsupported, and nothing throws', async (_, over) => {
    const here = browser().device(over);
    expect(await here.permission()).toBe('unsupported');
    expect(await here.ask()).toBe('unsupported');
    expect(await here.subscribe(KEY)).toBeNull();
    expect(await here.current()).toBeNull();
    await here.unsubscribe();
    here.onTap(() => undefined)();
  });

  it('a page on iOS is told to be installed first, an installed app is not; a no is a no', async () => {
    expect(await browser({ standalone: false }).device().permission()).toBe('install');
    expect(await browser({ standalone: true }).device().permission()).toBe('askable');
    expect(await browser({ answers: 'denied' }).device().ask()).toBe('denied');
  });

  it('a browser that refuses says so in the log, and nothing throws', async () => {
    const { device, pushManager, notification, logger } = browser();
    Object.assign(pushManager, {
      subscribe: () => Promise.reject(new Error('no push service')),
      getSubscription: () => Promise.reject(new Error('broken')),
    });
    Object.assign(notification, { requestPermission: () => Promise.reject(new Error('not now')) });
    const here = device();
    expect(await here.ask()).toBe('askable');
    expect(await here.subscribe(KEY)).toBeNull();
    expect(await here.current()).toBeNull();
    await here.unsubscribe();
    expect(logger.lines.length).toBe(4);
  });

  it('a subscription without an address or keys is none', async () => {
    const { device, pushManager } = browser();
    Object.assign(pushManager, {
      subscribe: () =>
        Promise.resolve({ toJSON: () => ({ endpoint: 'https://push.example.net/1', keys: {} }) }),
    });
    expect(await device().subscribe(KEY)).toBeNull();
  });

  it('a tap is heard and answered once; an address that is none of ours is not', () => {
    const { device, workers } = browser();
    const went: string[] = [];
    const answers: unknown[] = [];
    const stop = device().onTap((path) => went.push(path));
    const say = (data: unknown): void => {
      const port = { postMessage: (answer: unknown) => answers.push(answer) };
      workers.dispatchEvent(Object.assign(new Event('message'), { data, ports: [port] }));
    };
    for (const data of [null, {}, { goTo: 5 }, { goTo: '//evil.example' }, { goTo: 'https://evil.example' }])
      say(data);
    say({ goTo: '/exchange/7' });
    stop();
    say({ goTo: '/mybets' });
    expect([went, answers]).toEqual([['/exchange/7'], [true]]);
  });

  it('notifications are in the language of the page', () => {
    expect(browser({ lang: 'hi-IN' }).device().language).toBe('hi');
    expect(browser().device().language).toBe('en');
  });
});
