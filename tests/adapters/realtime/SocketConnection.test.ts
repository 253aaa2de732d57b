import { describe, expect, it } from 'vitest';
import { token } from '@/domain/shared/ids';
import { ManualScheduler } from '@/adapters/node/ManualScheduler';
import { settle } from '@/adapters/node/settle';
import { fakeOpener } from '@tests/support/wire/FakeSocket';
import { realtimeWorld } from '@tests/support/wire/realtimeWorld';

const ASHA = token('tok-asha');
const BALA = token('tok-bala');

function setUp() {
  const scheduler = new ManualScheduler();
  const opener = fakeOpener();
  const world = realtimeWorld({ open: opener.open, scheduler, clock: scheduler.clock });
  const socket = (place: number) => {
    const found = opener.sockets[place];
    if (found === undefined) throw new Error(`socket ${place} was not opened`);
    return found;
  };
  const start = async () => {
    world.player.connect(ASHA);
    await settle();
    socket(0).succeed();
    return socket(0);
  };
  return { ...world, ...opener, socket, start, scheduler };
}

describe('opening', () => {
  it('[RT-01] [RT-02] is done with exactly the options of the specification', async () => {
    const { player, opened } = setUp();
    player.connect(ASHA);
    await settle();
    expect(opened).toEqual([
      {
        url: 'https://socket.test',
        options: {
          path: '/public/',
          transports: ['websocket', 'polling'],
          reconnectionDelay: 1_000,
          reconnectionDelayMax: 5_000,
          randomizationFactor: 0.5,
          reconnectionAttempts: Infinity,
          timeout: 20_000,
          auth: { token: 'tok-asha' },
          forceNew: true,
          autoConnect: false,
        },
      },
    ]);
  });

  it('[RT-01] takes the token from storage when none is passed, and an empty one for a visitor', async () => {
    const { player, store, opened } = setUp();
    const tokens = () => opened.map(({ options }) => options.auth.token);
    player.connect();
    store.write('token', 'tok-stored');
    player.connect();
    store.write('token', 'with a blank');
    player.connect();
    store.write('token', 'tok-stored');
    player.connect(null);
    await settle();
    expect(tokens()).toEqual(['', 'tok-stored', '', '']);
  });

  it('attaches each handler once, before the socket begins to connect', async () => {
    const { start, received } = setUp();
    const socket = await start();
    for (const event of ['connect', 'disconnect', 'connect_error', 'update_balance', 'market:update']) {
      expect(socket.handlers(event), event).toBe(1);
    }
    expect(socket.connects).toBe(1);
    expect(received.statuses).toEqual(['connecting', 'connected']);
  });

  it('a handler that would miss a socket is a bug, and says so', () => {
    const { player, connection } = setUp();
    player.connect(ASHA);
    expect(() => connection.handle('late', () => undefined)).toThrow('late');
  });

  it('tries again when the library did not load, and stops when it is no longer wanted', async () => {
    const { player, state, opened, scheduler, logger, received } = setUp();
    state.broken = true;
    player.connect(ASHA);
    await scheduler.pass(10_000);
    const attempts = opened.length;
    expect(attempts).toBeGreaterThan(2);
    expect(logger.lines[0]?.what).toBe('realtime library not loaded');
    state.broken = false;
    await scheduler.pass(5_000);
    expect(opened).toHaveLength(attempts + 1);
    player.disconnect();
    await scheduler.pass(60_000);
    expect(opened).toHaveLength(attempts + 1);
    expect(received.statuses.at(-1)).toBe('idle');
    expect(scheduler.timersLeft).toBe(0);
  });
});

describe('one identity, one socket', () => {
  it('[F37] [F64] nothing that an older socket says is delivered after another identity connected', async () => {
    const { start, player, socket, received } = setUp();
    const old = await start();
    old.fire('update_balance', { balance: 100 });
    expect(received.balances).toHaveLength(1);
    player.connect(BALA);
    await settle();
    expect(old.disconnects).toBe(1);
    expect(socket(1)).not.toBe(old);
    old.fire('update_balance', { balance: 666 });
    old.fire('sub:notification_toast', { title: 'secret', status: 'info' });
    old.fire('session_refresh');
    old.refuse(Object.assign(new Error('gone'), { data: { type: 'SessionError' } }), false);
    old.drop('transport close', true);
    expect(received.balances).toHaveLength(1);
    expect(received.notices).toEqual([]);
    expect(received.refreshes).toBe(0);
    expect(received.refusals).toEqual([]);
    expect(received.statuses.at(-1)).toBe('connecting');
    socket(1).succeed();
    socket(1).fire('update_balance', { balance: 7 });
    expect(received.balances.at(-1)).toEqual({ balance: 700 });
  });

  it('[F17] an answer to the older identity is not handed to the newer', async () => {
    const { start, player } = setUp();
    const old = await start();
    const balance = player.requestBalance();
    player.connect(BALA);
    old.asked[0]?.answer({ status: 'success', balance: 666, cash: 666, coins: 0 });
    expect(await balance).toEqual({ ok: false, error: { kind: 'aborted', sent: true } });
  });

  it('a socket whose library came too late is never connected', async () => {
    const { player, socket, received } = setUp();
    player.connect(ASHA);
    player.disconnect();
    await settle();
    expect(socket(0).connects).toBe(0);
    expect(received.statuses).toEqual(['connecting', 'idle']);
  });

  it('[F04] gives up a link that looks alive and opens another for the same identity', async () => {
    const { start, player, socket, received, market } = setUp();
    const dead = await start();
    market.restart();
    await settle();
    expect(dead.disconnects).toBe(1);
    expect(socket(1).options.auth.token).toBe('tok-asha');
    expect(received.statuses.at(-1)).toBe('reconnecting');
    player.disconnect();
    market.restart();
    await settle();
    expect(received.statuses.at(-1)).toBe('idle');
  });
});

describe('trouble on the way', () => {
  it('[RT-05] [F50] another order of transports is tried after an error, and the first again after the next', async () => {
    const { player, socket, received } = setUp();
    player.connect(ASHA);
    await settle();
    const trouble = () =>
      socket(0).refuse(Object.assign(new Error('websocket error'), { type: 'TransportError' }), true);
    trouble();
    expect(socket(0).io.opts.transports).toEqual(['polling', 'websocket']);
    trouble();
    expect(socket(0).io.opts.transports).toEqual(['websocket', 'polling']);
    expect(received.statuses).toEqual(['connecting', 'reconnecting']);
    expect(received.refusals).toEqual([]);
  });

  it.each([
    ['data', Object.assign(new Error('Please log in again'), { data: { type: 'SessionError' } })],
    ['type', Object.assign(new Error('Please log in again'), { type: 'SessionError' })],
    ['name', Object.assign(new Error('Please log in again'), { name: 'SessionError' })],
  ])(
    '[SES-05] [F51] a SessionError is read from its %s, told once, and not tried again',
    async (_, error) => {
      const { player, socket, received, scheduler, opened } = setUp();
      player.connect(ASHA);
      await settle();
      socket(0).refuse(error, false);
      expect(received.refusals).toEqual(['Please log in again']);
      expect(received.statuses.at(-1)).toBe('disconnected');
      await scheduler.pass(60_000);
      expect(opened).toHaveLength(1);
      player.connect(BALA);
      await settle();
      expect(opened[1]?.options.auth.token).toBe('tok-bala');
    },
  );

  it.each([
    ['a SessionError', { data: { type: 'SessionError' } }],
    ['another refusal', { data: { type: 'Forbidden' } }],
  ])('[RT-01] %s of a visitor is final and silent: idle, nothing said, nothing tried', async (_, more) => {
    const { player, socket, received, scheduler, sockets } = setUp();
    player.connect(null);
    await settle();
    socket(0).refuse(Object.assign(new Error('No visitors'), more), false);
    expect(received.refusals).toEqual([]);
    expect(received.statuses).toEqual(['connecting', 'idle']);
    expect(scheduler.timersLeft).toBe(0);
    player.reconnect();
    await scheduler.pass(600_000);
    expect(sockets).toHaveLength(1);
    player.connect(ASHA);
    await settle();
    socket(1).succeed();
    expect(received.statuses).toEqual(['connecting', 'idle', 'connecting', 'connected']);
  });

  it('[RT-01] a server that says goodbye to a visitor is left alone; a broken transport is not', async () => {
    const { player, socket, received, scheduler, sockets } = setUp();
    player.connect(null);
    await settle();
    socket(0).succeed();
    socket(0).drop('transport close', true);
    expect(received.statuses.at(-1)).toBe('reconnecting');
    socket(0).succeed();
    socket(0).drop('io server disconnect', false);
    expect(received.statuses.at(-1)).toBe('idle');
    await scheduler.pass(600_000);
    expect(sockets).toHaveLength(1);
    expect(received.statuses).not.toContain('disconnected');
  });

  it('[SES-05] another kind of refusal does not end the session, whatever its words', async () => {
    const { player, socket, received } = setUp();
    player.connect(ASHA);
    await settle();
    socket(0).refuse(Object.assign(new Error('SessionError'), { data: { type: 'Busy' } }), false);
    expect(received.refusals).toEqual([]);
    expect(received.statuses.at(-1)).toBe('disconnected');
  });

  it('[RT-06] tells apart what comes back by itself and what does not', async () => {
    const { start, received } = setUp();
    const socket = await start();
    socket.drop('transport close', true);
    expect(received.statuses.at(-1)).toBe('reconnecting');
    socket.succeed();
    socket.drop('io server disconnect', false);
    expect(received.statuses).toEqual([
      'connecting',
      'connected',
      'reconnecting',
      'connected',
      'disconnected',
    ]);
    expect(received.stream).toEqual(['connected', 'disconnected', 'connected', 'disconnected']);
  });
});

describe('after a farewell of the server', () => {
  it('[RT-02] [RT-06] [F52] opens another socket for the same identity, later each time up to 5 s', async () => {
    const { start, socket, sockets, opened, scheduler, received } = setUp();
    await start();
    // `random` is 0 here: half of 1, 2, 4, 5, 5 s.
    for (const [place, waitMs] of [500, 1_000, 2_000, 2_500, 2_500].entries()) {
      socket(place).drop('io server disconnect', false);
      expect(received.statuses.at(-1)).toBe('disconnected');
      await scheduler.pass(waitMs - 1);
      expect(sockets).toHaveLength(place + 1);
      await scheduler.pass(1);
      expect(received.statuses.at(-1)).toBe('reconnecting');
      socket(place + 1).succeed();
      expect(received.statuses.at(-1)).toBe('connected');
    }
    expect(new Set(opened.map(({ options }) => options.auth.token))).toEqual(new Set(['tok-asha']));
  });

  it('[SES-05] stays away when it is then refused with a SessionError, or when another identity came', async () => {
    const { player, start, socket, sockets, scheduler, received } = setUp();
    const first = await start();
    first.drop('io server disconnect', false);
    await scheduler.pass(500);
    socket(1).refuse(
      Object.assign(new Error('Please log in again'), { data: { type: 'SessionError' } }),
      false,
    );
    expect(received.refusals).toEqual(['Please log in again']);
    await scheduler.pass(60_000);
    expect(sockets).toHaveLength(2);

    player.connect(BALA);
    await settle();
    socket(2).succeed();
    socket(2).drop('io server disconnect', false);
    player.connect(null);
    await scheduler.pass(60_000);
    expect(sockets).toHaveLength(4);
    expect(scheduler.timersLeft).toBe(0);
  });
});

describe('asking', () => {
  it('[RT-03] waits one second and no longer for an acknowledgement, the opening included', async () => {
    const { player, socket, scheduler } = setUp();
    player.connect(ASHA);
    const balance = player.requestBalance();
    await settle();
    expect(socket(0).asked).toMatchObject([{ event: 'get:balance', args: [], ms: 1_000 }]);
    socket(0).asked[0]?.fail('operation has timed out');
    expect(await balance).toEqual({ ok: false, error: { kind: 'timedOut', sent: true } });
    expect(scheduler.timersLeft).toBe(0);
  });

  it('[RT-03] nothing is sent when the library is not there within that second', async () => {
    const { player, state, scheduler } = setUp();
    state.broken = true;
    player.connect(ASHA);
    const check = player.checkSession();
    await scheduler.pass(1_000);
    expect(await check).toEqual({ ok: false, error: { kind: 'offline', sent: false } });
  });

  it('a connection that is lost while waiting is offline', async () => {
    const { start, player } = setUp();
    const socket = await start();
    const check = player.checkSession();
    await settle();
    socket.asked[0]?.fail('socket has been disconnected');
    expect(await check).toEqual({ ok: false, error: { kind: 'offline', sent: true } });
  });

  it('what needs no answer is sent now or not at all', async () => {
    const { start, market } = setUp();
    market.unsubscribe([]);
    const socket = await start();
    socket.drop('transport close', true);
    market.unsubscribe([]);
    expect(socket.emitted).toEqual([]);
    socket.succeed();
    market.unsubscribe([]);
    expect(socket.emitted).toEqual([{ event: 'market:unsubscribe', args: [{ ids: [] }] }]);
  });
});
