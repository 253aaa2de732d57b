import { afterEach, describe, expect, it } from 'vitest';
import type { Socket } from 'socket.io';
import { CryptoIdSource } from '@/adapters/platform/CryptoIdSource';
import { axiosTransport } from '@/adapters/http/axiosTransport';
import { openSocket } from '@/adapters/realtime/openSocket';
import { fundsNow } from '@/domain/wallet/fundsNow';
import { MapKeyValueStore } from '@tests/support/fakes/MapKeyValueStore';
import { realClock, realScheduler } from '@tests/support/realTime';
import { until } from '@tests/support/until';
import { wholeClient } from '@tests/support/wholeClient';
import { good, json, startWireServer } from '@tests/support/wireServer';
import type { SeenRequest } from '@tests/support/wireServer';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

const USER = { mstruserid: 'P100', name: 'Asha', username: 'asha', mobileno: '9876543210' };
const FORM = { username: 'asha', password: 'Secret1234', remember: false };

/** Sections 3, 4 and 7 of the specification and nothing else: what is not shown there is 404. */
async function backend() {
  const server = await startWireServer();
  closing.push(() => server.close());
  const state = {
    /** What get:balance answers with beside its status. */
    wallet: { balance: 1000 } as Record<string, unknown>,
    exposure: { exposureAmount: 0 } as unknown,
    asked: 0,
    /** Acknowledgements of session_check that were not given yet. */
    checks: [] as ((reply: object) => void)[],
    handshakes: [] as unknown[],
    refuses: null as ((token: unknown) => Error | undefined) | null,
  };
  server.answer((request: SeenRequest) => {
    switch (`${request.method} ${request.path}`) {
      case 'POST /login':
        return good({ token: 'tok-1', user: USER });
      case 'GET /getAppDetails':
        return good({ OTP: 0, BRAND_STATUS: 'live', SEO_TITLE: 'Letter' });
      case 'GET /bet/exposure/amount':
        return good(state.exposure);
      case 'GET /signout':
        return good({});
      default:
        return json({ error: true, data: null, message: 'Not found' }, 404);
    }
  });
  server.io.use(({ handshake }, next) => {
    state.handshakes.push(handshake.auth['token']);
    next(state.refuses?.(handshake.auth['token']));
  });
  server.io.on('connection', (socket: Socket) => {
    socket.on('get:balance', (acknowledge: (reply: object) => void) => {
      state.asked += 1;
      acknowledge({ status: 'success', ...state.wallet });
    });
    socket.on('session_check', (acknowledge: (reply: object) => void) => {
      state.checks.push(acknowledge);
    });
  });
  const store = new MapKeyValueStore();
  return {
    server,
    state,
    store,
    push: (payload: unknown) => server.io.emit('update_balance', payload),
    load(streams = false) {
      const client = wholeClient({
        clock: realClock,
        scheduler: realScheduler,
        ids: new CryptoIdSource(),
        store,
        url: server.url,
        transport: axiosTransport(),
        openSocket,
        streams,
      });
      closing.push(client.die);
      return client;
    },
  };
}

type Backend = Awaited<ReturnType<typeof backend>>;

async function loggedIn({ load }: Backend) {
  const client = load();
  expect(await client.app.session.logIn(FORM)).toMatchObject({ ok: true });
  const { view } = client.app.wallet;
  await until(() => view.current, 'the wallet');
  return { ...client, view };
}

describe('the wallet of a backend that follows the specification to the letter', () => {
  it('[WAL-01] [WAL-02] [STORE-01] says no cash: the balance is there, can be staked, and is stored in rupees', async () => {
    const there = await backend();
    there.state.exposure = { exposureAmount: -1250.5 };
    const { view, app } = await loggedIn(there);
    expect(view.wallet).toEqual({ balance: 100_000, cash: null, coins: 0 });
    expect(fundsNow(view)).toBe(100_000);
    await until(() => app.exposure.view.current, 'the exposure');
    expect(app.exposure.view.exposure?.total).toBe(125_050);
    expect(JSON.parse(there.store.read('wallet') ?? '')).toEqual({ balance: 1000, coins: 0 });
    expect(JSON.parse(there.store.read('exposureAmount') ?? '')).toBe(1250.5);
    expect(JSON.parse(there.store.read('appDetails') ?? '')).toMatchObject({
      OTP: 0,
      BRAND_STATUS: 'live',
      SEO_TITLE: 'Letter',
    });
  });

  it('[WAL-01] rounds what a float made of its sums, and says so in the log', async () => {
    const there = await backend();
    there.state.wallet = { balance: 100.1 + 200.2, cash: 100.1 + 200.2, coins: 0 };
    const { view, logger } = await loggedIn(there);
    expect(view.wallet).toEqual({ balance: 30_030, cash: 30_030, coins: 0 });
    expect(logger.lines).toContainEqual({
      level: 'warn',
      what: 'rounded to the paisa',
      details: { where: 'get:balance', amounts: 2 },
    });
  });

  it('[WAL-03] a pushed number is the balance at once and nothing is asked; anything else asks', async () => {
    const there = await backend();
    there.state.wallet = { balance: 1000, cash: 800, coins: 200 };
    const { view } = await loggedIn(there);
    const before = there.state.asked;
    there.push({ balance: 5000 });
    await until(() => view.wallet?.balance === 500_000, 'the pushed balance');
    // A win can be staked, though the cash of before is all that is known of it.
    expect(fundsNow(view)).toBe(500_000);
    expect(view.wallet).toMatchObject({ cash: 80_000, coins: 20_000, partsAreOlder: true });
    expect(there.state.asked).toBe(before);

    there.state.wallet = { balance: 5001, cash: 4801, coins: 200 };
    there.push({ balance: 'much' });
    await until(() => view.wallet?.balance === 500_100, 'the answer');
    expect(fundsNow(view)).toBe(480_100);
    expect(there.state.asked).toBe(before + 1);
  });

  it('[F91] [X22] [F46] a forged or restarted version beside a true token: shown as old until the server speaks, then gone', async () => {
    const there = await backend();
    there.state.wallet = { balance: 10, cash: 10, coins: 0, version: 3 };
    const first = await loggedIn(there);
    const forged = '{"balance":999999.00,"cash":999999.00,"coins":0.00,"version":9007199254740991}';
    first.die();
    there.store.write('wallet', forged);

    const again = there.load();
    const { view } = again.app.wallet;
    expect(view.wallet?.balance).toBe(99_999_900);
    expect(view.current).toBe(false);
    expect(fundsNow(view)).toBeNull();
    await until(() => view.current, 'the server');
    expect(view.wallet).toEqual({ balance: 1000, cash: 1000, coins: 0, version: 3 });

    // Another server takes over, from a copy whose counter is behind.
    there.state.wallet = { balance: 7, cash: 7, coins: 0, version: 1 };
    there.server.io.disconnectSockets(true);
    await until(() => !view.current, 'the loss');
    await until(() => view.current, 'the return');
    expect(view.wallet).toEqual({ balance: 700, cash: 700, coins: 0, version: 1 });
    there.push({ balance: 8, cash: 8, coins: 0, version: 2 });
    await until(() => view.wallet?.balance === 800, 'its pushes');
  });
});

describe('the session check of such a backend', () => {
  it('[F48] [F49] [SES-04] however many session_refresh come, one check is out; silence is no log-out, failed is', async () => {
    const there = await backend();
    const { app } = await loggedIn(there);
    const seen = there.state.checks.length;
    for (let count = 0; count < 50; count += 1) there.server.io.emit('session_refresh');
    there.push({ balance: 77 });
    // The push was sent after the storm: all of the storm has arrived.
    await until(() => app.wallet.view.wallet?.balance === 7_700, 'the end of the storm');
    await until(() => there.state.checks.length > seen, 'the check');
    expect(there.state.checks).toHaveLength(seen + 1);

    // Nobody answers it: its second passes, and another refresh asks anew.
    await until(() => {
      there.server.io.emit('session_refresh');
      return there.state.checks.length > seen + 1;
    }, 'another check');
    expect(app.session.view.signedIn).toBe(true);
    there.state.checks.at(-1)?.({ status: 'failed' });
    await until(() => !app.session.view.signedIn, 'the log-out');
  });
});

describe('the socket of a visitor', () => {
  it('[RT-01] is not opened where the backend streams nothing: with the log-in only, and closed after it', async () => {
    const there = await backend();
    const { app } = there.load();
    await until(() => app.brand.view.details !== null, 'the brand');
    expect(app.connection.view.status).toBe('idle');
    expect(await app.session.logIn(FORM)).toMatchObject({ ok: true });
    await until(() => app.connection.view.status === 'connected', 'the connection');
    await app.session.logOut();
    await until(() => there.server.io.sockets.sockets.size === 0, 'the end of it');
    expect(app.connection.view.status).toBe('idle');
    expect(there.state.handshakes).toEqual(['tok-1']);
  });

  it.each(['SessionError', 'Forbidden'])(
    '[RT-01] refused with %s it is tried once, and nobody is told; the log-in opens the next',
    async (type) => {
      const there = await backend();
      there.state.refuses = (held) =>
        held === '' ? Object.assign(new Error('Who are you?'), { data: { type } }) : undefined;
      const client = there.load(true);
      const { app, states, notifier } = client;
      await until(() => there.state.handshakes.length === 1, 'the handshake');
      await until(() => states.connection.status !== 'connecting', 'the refusal');
      expect(states.connection.status).toBe('idle');
      expect(await app.session.logIn(FORM)).toMatchObject({ ok: true });
      await until(() => app.connection.view.status === 'connected', 'the connection');
      expect(there.state.handshakes).toEqual(['', 'tok-1']);
      expect(notifier.words).not.toContain('Who are you?');
    },
  );
});
