import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { token } from '@/domain/shared/ids';
import { ManualScheduler } from '@/adapters/node/ManualScheduler';
import { settle } from '@/adapters/node/settle';
import { fakeOpener } from '@tests/support/wire/FakeSocket';
import { realtimeWorld } from '@tests/support/wire/realtimeWorld';
import { wireBet } from '@tests/support/wire/wireFixtures';

async function connected() {
  const scheduler = new ManualScheduler();
  const { open, sockets } = fakeOpener();
  const world = realtimeWorld({ open, scheduler, clock: scheduler.clock });
  world.player.connect(token('tok-1'));
  await settle();
  const [socket] = sockets;
  if (socket === undefined) throw new Error('no socket was opened');
  socket.succeed();
  return { ...world, scheduler, socket };
}

describe('the balance', () => {
  it('[WAL-01] [WAL-02] get:balance gives the wallet without the reply’s status', async () => {
    const { player, socket } = await connected();
    const wallet = player.requestBalance();
    socket.asked[0]?.answer({
      status: 'success',
      balance: 1500.5,
      cash: 1000.5,
      coins: 500,
      version: 3,
      extra: 'x',
    });
    expect(socket.asked[0]?.event).toBe('get:balance');
    expect(await wallet).toEqual({
      ok: true,
      value: { balance: 150_050, cash: 100_050, coins: 50_000, version: 3 },
    });
  });

  it('[WAL-01] missing coins are 0; missing cash is missing, so that it blocks no bet', async () => {
    const { player, socket } = await connected();
    const wallet = player.requestBalance();
    socket.asked[0]?.answer({ status: 'success', balance: 10, cash: null });
    expect(await wallet).toEqual({ ok: true, value: { balance: 1_000, cash: null, coins: 0 } });
  });

  it('[WAL-01] more than two places are rounded to the paisa, and the log says so once for each place', async () => {
    const { player, socket, received, logger } = await connected();
    for (const asked of [0, 1]) {
      const wallet = player.requestBalance();
      socket.asked[asked]?.answer({
        status: 'success',
        balance: 100.1 + 200.2,
        cash: '200.205',
        coins: 1.004,
      });
      expect(await wallet).toEqual({ ok: true, value: { balance: 30_030, cash: 20_021, coins: 100 } });
    }
    socket.fire('update_balance', { balance: 0.1 + 0.2 });
    socket.fire('update_balance', { balance: 0.30000000000000004 });
    expect(received.balances).toEqual([{ balance: 30 }, { balance: 30 }]);
    expect(logger.lines.map(({ what, details }) => [what, details])).toEqual([
      ['rounded to the paisa', { where: 'get:balance', amounts: 3 }],
      ['rounded to the paisa', { where: 'update_balance', amounts: 1 }],
    ]);
  });

  it.each(['v2', -1, 1.5, null, {}])(
    '[WAL-02] a version of %j is none, and no reason to show no balance',
    async (version) => {
      const { player, socket } = await connected();
      const wallet = player.requestBalance();
      socket.asked[0]?.answer({ status: 'success', balance: 1, cash: 1, coins: 0, version });
      expect(await wallet).toEqual({ ok: true, value: { balance: 100, cash: 100, coins: 0 } });
    },
  );

  it.each([
    { status: 'failed', balance: 10 },
    { balance: 10 },
    { status: 'success' },
    { status: 'success', balance: 'NaN' },
    { status: 'success', balance: 1, cash: 'lots' },
    null,
    'success',
    [],
  ])('[F22] get:balance answered with %j is no wallet', async (reply) => {
    const { player, socket } = await connected();
    const wallet = player.requestBalance();
    socket.asked[0]?.answer(reply);
    expect(await wallet).toEqual({ ok: false, error: { kind: 'unexpected', sent: true } });
  });

  it('[WAL-03] a pushed number updates, with the figures that came along', async () => {
    const { socket, received } = await connected();
    socket.fire('update_balance', { balance: 1500.5 });
    socket.fire('update_balance', { balance: 2, cash: 1, coins: 1, version: 9 });
    expect(received.balances).toEqual([
      { balance: 150_050 },
      { balance: 200, cash: 100, coins: 100, version: 9 },
    ]);
  });

  it.each([NaN, null, '', '1500', {}, [], Infinity, undefined, true, 1e21, 100_000_000_000.01])(
    '[WAL-03] [F45] a pushed balance of %j is not a number',
    async (balance) => {
      const { socket, received } = await connected();
      socket.fire('update_balance', { balance });
      expect(received.balances).toEqual([null]);
    },
  );

  it.each([undefined, null, 5, 'x', [], { balance: 1, cash: 'x' }, { balance: 1, version: -1 }])(
    '[F45] a push of %j is not half believed',
    async (payload) => {
      const { socket, received } = await connected();
      socket.fire('update_balance', payload);
      expect(received.balances).toEqual([null]);
    },
  );
});

describe('the session', () => {
  it.each(['success', 'failed'] as const)('[SES-04] session_check answered with %s', async (status) => {
    const { player, socket } = await connected();
    const check = player.checkSession();
    socket.asked[0]?.answer({ status });
    expect(socket.asked[0]).toMatchObject({ event: 'session_check', ms: 1_000 });
    expect(await check).toEqual({ ok: true, value: status });
  });

  it.each([{ status: 'FAILED' }, { status: 'expired' }, {}, null, 'failed'])(
    '[F49] session_check answered with %j says nothing about the session',
    async (reply) => {
      const { player, socket } = await connected();
      const check = player.checkSession();
      socket.asked[0]?.answer(reply);
      expect(await check).toEqual({ ok: false, error: { kind: 'unexpected', sent: true } });
    },
  );

  it('[F49] no answer is a time-out, never "failed"', async () => {
    const { player, socket } = await connected();
    const check = player.checkSession();
    socket.asked[0]?.fail('operation has timed out');
    expect(await check).toEqual({ ok: false, error: { kind: 'timedOut', sent: true } });
  });

  it('[RT-04] [F48] session_refresh is told; a storm is told five times a second, and counted', async () => {
    const { socket, received, scheduler, logger } = await connected();
    for (let n = 0; n < 200; n += 1) socket.fire('session_refresh');
    expect(received.refreshes).toBe(5);
    expect(logger.lines.map(({ details }) => details['dropped'])).toEqual([1, 101]);
    scheduler.advance(1_000);
    socket.fire('session_refresh');
    expect(received.refreshes).toBe(6);
  });
});

describe('notices', () => {
  it('[RT-04] [TOAST-01] come with title, message and type', async () => {
    const { socket, received } = await connected();
    socket.fire('sub:notification_toast', { title: 'Bonus', message: 'You won', status: 'success' });
    expect(received.notices).toEqual([{ title: 'Bonus', message: 'You won', type: 'success' }]);
  });

  it.each(['fatal', '', null, undefined, 1, {}, '__proto__', 'constructor'])(
    '[TOAST-02] [F47] the status %j is an error',
    async (status) => {
      const { socket, received } = await connected();
      socket.fire('sub:notification_toast', { title: 'a', message: 'b', status });
      expect(received.notices).toEqual([{ title: 'a', message: 'b', type: 'error' }]);
    },
  );

  it('[F47] [X04] what is no text is empty; what is too long is clipped; markup stays letters', async () => {
    const { socket, received } = await connected();
    socket.fire('sub:notification_toast', {
      title: { $$typeof: 'x', props: {} },
      message: ['a'],
      status: 'info',
    });
    socket.fire('sub:notification_toast', {
      title: 't'.repeat(5_000),
      message: 'm'.repeat(1_000_000),
      status: 'info',
    });
    socket.fire('sub:notification_toast', { message: '<script>x</script>' });
    expect(received.notices[0]).toEqual({ title: '', message: '', type: 'info' });
    expect([received.notices[1]?.title.length, received.notices[1]?.message.length]).toEqual([121, 501]);
    expect(received.notices[2]).toEqual({ title: '', message: '<script>x</script>', type: 'error' });
  });

  it('[F47] what is no object at all is dropped, and the log says so', async () => {
    const { socket, received, logger } = await connected();
    for (const payload of [null, undefined, 'hello', 5]) socket.fire('sub:notification_toast', payload);
    expect(received.notices).toEqual([]);
    expect(logger.dropped).toHaveLength(4);
  });

  it('[X31] [F47] a flood of 200 lets 30 through in ten seconds and counts the rest', async () => {
    const { socket, received, logger, scheduler } = await connected();
    for (let n = 0; n < 200; n += 1)
      socket.fire('sub:notification_toast', { message: `n${n}`, status: 'info' });
    expect(received.notices).toHaveLength(30);
    expect(logger.lines.at(-1)).toMatchObject({ what: 'too many events', details: { dropped: 101 } });
    scheduler.advance(10_000);
    socket.fire('sub:notification_toast', { message: 'later', status: 'info' });
    expect(received.notices.at(-1)?.message).toBe('later');
  });

  it('[X31] deep nesting is refused without harm', async () => {
    const { socket, received } = await connected();
    let deep: unknown = 'x';
    for (let n = 0; n < 50_000; n += 1) deep = [deep];
    socket.fire('sub:notification_toast', { title: deep, message: 'm', status: 'info' });
    socket.fire('update_balance', { balance: deep });
    socket.fire('bet:update', { bet: deep });
    expect(received.notices).toEqual([{ title: '', message: 'm', type: 'info' }]);
    expect(received.balances).toEqual([null]);
    expect(received.bets).toEqual([]);
  });
});

describe('bets', () => {
  it('[SPORT-05] bet:update tells of the bet, or of nothing', async () => {
    const { socket, received, logger } = await connected();
    socket.fire('bet:update', { bet: wireBet });
    socket.fire('bet:update', { bet: { ...wireBet, status: 'quantum' } });
    expect(received.bets.map(({ id, status }) => [id, status])).toEqual([['bet1', 'matched']]);
    expect(logger.dropped).toEqual(['bet:update:bet.status']);
  });
});

describe('anything at all', () => {
  it('[X19] [X04] never throws, never pollutes, and never lets anything but its own shapes through', async () => {
    const { socket, received } = await connected();
    const events = ['update_balance', 'sub:notification_toast', 'bet:update', 'market:update', 'match:score'];
    fc.assert(
      fc.property(fc.constantFrom(...events), fc.json(), (event, text) => {
        socket.fire(event, JSON.parse(text));
        socket.fire(event, JSON.parse(`{"__proto__":{"polluted":1},"balance":${text},"title":${text}}`));
        expect(Reflect.get({}, 'polluted')).toBeUndefined();
      }),
    );
    expect(received.bets).toEqual([]);
    for (const notice of received.notices)
      expect([typeof notice.title, typeof notice.message]).toEqual(['string', 'string']);
    for (const balance of received.balances)
      expect(balance === null || Number.isSafeInteger(balance.balance)).toBe(true);
  });

  it('whoever has stopped listening hears nothing more', async () => {
    const { player, socket } = await connected();
    let pushes = 0;
    const stop = player.listen({ balancePushed: () => (pushes += 1) });
    socket.fire('update_balance', { balance: 1 });
    stop();
    socket.fire('update_balance', { balance: 1 });
    expect(pushes).toBe(1);
  });
});
