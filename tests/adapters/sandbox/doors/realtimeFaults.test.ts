import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SocketLike } from '@/adapters/realtime/SocketLike';
import type { RealtimeFault } from '@/adapters/sandbox/faults/RealtimeFault';
import { doors } from '@tests/support/sandbox/doors';
import type { SandboxUnderTest } from '@tests/support/sandbox/SandboxUnderTest';
import { dataOf, next } from '@tests/support/sandbox/wireClient';
import { WAIT_LIMIT_MS } from '@tests/support/waitLimit';

const SOON = { reconnectionDelay: 1, reconnectionDelayMax: 2 };

describe.each(doors)('realtime faults through a door ($door)', ({ start }) => {
  let sandbox: SandboxUnderTest;
  let socket: SocketLike;
  beforeEach(async () => {
    sandbox = await start();
    socket = sandbox.openSocket(SOON);
    await next(socket, 'connect');
  });
  afterEach(async () => {
    vi.unstubAllGlobals();
    await sandbox.close();
  });

  /** Sends these numbers as toasts, then a last word; gives the numbers that arrived before it. */
  async function arriving(...numbers: number[]): Promise<unknown[]> {
    const seen: unknown[] = [];
    socket.on('sub:notification_toast', (payload) => seen.push((payload as { n: number }).n));
    const end = next(socket, 'end');
    for (const n of numbers) sandbox.engine.push('sub:notification_toast', { n });
    sandbox.engine.push('end', {});
    await end;
    return seen;
  }

  it.each<[RealtimeFault['kind'], RealtimeFault, number[]]>([
    ['dropMsg', { kind: 'dropMsg' }, [2, 3]],
    ['dup', { kind: 'dup' }, [1, 1, 2, 3]],
    ['swap', { kind: 'swap' }, [2, 1, 3]],
  ])('[F32] %s strikes the next message, and no other', async (_kind, fault, expected) => {
    const planned = sandbox.faults.realtime('sub:notification_toast', fault);
    await expect(arriving(1, 2, 3)).resolves.toEqual(expected);
    expect(planned.occurred()).toBe(1);
  });

  it('strikes by its count, after so many, and by its chance', async () => {
    const third = sandbox.faults.realtime(
      'sub:notification_toast',
      { kind: 'dropMsg' },
      { after: 2, times: 2 },
    );
    await expect(arriving(1, 2, 3, 4, 5)).resolves.toEqual([1, 2, 5]);
    expect(third.occurred()).toBe(2);
    const never = sandbox.faults.realtime('*', { kind: 'dropMsg' }, { times: Infinity, chance: 0 });
    await expect(arriving(6)).resolves.toEqual([6]);
    expect(never.occurred()).toBe(0);
  });

  it('[F49] loseAck: the engine did it, the client hears nothing', async () => {
    const planned = sandbox.faults.realtime('market:subscribe', { kind: 'loseAck' });
    const ids = [await marketInPlay(sandbox)];
    await expect(socket.timeout(50).emitWithAck('market:subscribe', { ids })).rejects.toThrow(
      'operation has timed out',
    );
    expect(planned.occurred()).toBe(1);
    const update = next(socket, 'market:update');
    sandbox.advance(30_000);
    expect((await update)[0]).toHaveProperty('markets');
  });

  it('delayAck: the answer comes, later', async () => {
    // The server's wait, and no other, is the test's to end.
    const [held, later, ms]: [(() => void)[], typeof setTimeout, number] = [[], setTimeout, 30_017];
    vi.stubGlobal('setTimeout', (task: () => void, wait?: number) =>
      wait === ms ? held.push(task) : later(task, wait),
    );
    const planned = sandbox.faults.realtime('get:balance', { kind: 'delayAck', ms });
    const answers: string[] = [];
    const ask = (event: string, name: string) =>
      socket
        .timeout(WAIT_LIMIT_MS)
        .emitWithAck(event)
        .then(() => answers.push(name));
    const late = ask('get:balance', 'late');
    await ask('session_check', 'prompt');
    expect(answers).toEqual(['prompt']);
    expect([planned.occurred(), held.length]).toEqual([1, 1]);
    held[0]?.();
    await late;
    expect(answers).toEqual(['prompt', 'late']);
  });

  it('[F34] gap: the numbering of the next update shows the loss', async () => {
    const ids = [await marketInPlay(sandbox)];
    const answer = (await socket.timeout(WAIT_LIMIT_MS).emitWithAck('market:subscribe', { ids })) as {
      seq: number;
    };
    const planned = sandbox.faults.realtime('market:update', { kind: 'gap' });
    const update = next(socket, 'market:update');
    sandbox.advance(60_000);
    const [first] = (await update) as [{ prev: number }];
    expect(planned.occurred()).toBe(1);
    expect(first.prev).toBeGreaterThan(answer.seq);
  });

  it('push: an event that the engine never sent, to every socket', async () => {
    const other = sandbox.openSocket();
    await next(other, 'connect');
    const both = [next(socket, 'update_balance'), next(other, 'update_balance')];
    expect(sandbox.faults.push('update_balance', { balance: 'NaN' }).occurred()).toBe(2);
    for (const received of both) expect(await received).toEqual([{ balance: 'NaN' }]);
  });

  it('[F03] kick: the socket comes back by itself, ten times, as one connection', async () => {
    for (let times = 0; times < 10; times += 1) {
      const [gone, back] = [next(socket, 'disconnect'), next(socket, 'connect')];
      expect(sandbox.faults.kick().occurred()).toBe(1);
      expect((await gone)[0]).toBe('transport close');
      await back;
      expect(sandbox.faults.connections).toBe(1);
    }
  });

  it('kick for good: the socket stays away until it is told to connect', async () => {
    const gone = next(socket, 'disconnect');
    expect(sandbox.faults.kick('io server disconnect').occurred()).toBe(1);
    expect((await gone)[0]).toBe('io server disconnect');
    expect([socket.active, socket.connected]).toEqual([false, false]);
    const back = next(socket, 'connect');
    socket.connect();
    await back;
  });

  it('[F55] an acknowledgement under way when the connection ends is refused at once', async () => {
    const lost = sandbox.faults.realtime('get:balance', { kind: 'loseAck' });
    const answer = socket.timeout(60_000).emitWithAck('get:balance');
    await lost.happened();
    sandbox.faults.kick();
    await expect(answer).rejects.toThrow('socket has been disconnected');
  });

  it('[F51] refuse: a SessionError, whatever the token', async () => {
    const planned = sandbox.faults.refuse('Signed in elsewhere.');
    const other = sandbox.openSocket();
    const [error] = await next(other, 'connect_error');
    expect(planned.occurred()).toBe(1);
    expect(error).toMatchObject({ message: 'Signed in elsewhere.', data: { type: 'SessionError' } });
    expect(other.active).toBe(false);
  });

  it('[F50] pollingOnly: websocket fails as a transport, polling works and stays', async () => {
    const planned = sandbox.faults.pollingOnly();
    const other = sandbox.openSocket({ ...SOON, transports: ['websocket', 'polling'] });
    const [error] = await next(other, 'connect_error');
    expect(planned.occurred()).toBe(1);
    expect(error).toMatchObject({ type: 'TransportError' });
    expect(error).not.toHaveProperty('data');
    expect(other.active).toBe(true);
    other.io.opts.transports = ['polling', 'websocket'];
    await next(other, 'connect');
    await expect(other.timeout(WAIT_LIMIT_MS).emitWithAck('session_check')).resolves.toEqual({
      status: 'failed',
    });
    const pushed = next(other, 'hello');
    sandbox.faults.push('hello', 1);
    await expect(pushed).resolves.toEqual([1]);
  });

  it('[F04] freeze: nothing is answered and nothing ends; another connection works', async () => {
    expect(sandbox.faults.freeze().occurred()).toBe(1);
    const received: unknown[] = [];
    socket.on('sub:notification_toast', (payload) => received.push(payload));
    sandbox.engine.push('sub:notification_toast', { n: 1 });
    await expect(socket.timeout(50).emitWithAck('session_check')).rejects.toThrow('operation has timed out');
    expect(socket.connected).toBe(true);
    expect(received).toEqual([]);
    const other = sandbox.openSocket();
    await next(other, 'connect');
    await expect(other.timeout(WAIT_LIMIT_MS).emitWithAck('session_check')).resolves.toEqual({
      status: 'failed',
    });
  });

  it('forgets what was planned when it is cleared', async () => {
    const planned = sandbox.faults.realtime('sub:notification_toast', { kind: 'dropMsg' });
    sandbox.faults.clear();
    await expect(arriving(1)).resolves.toEqual([1]);
    expect(planned.occurred()).toBe(0);
  });
});

async function marketInPlay(sandbox: SandboxUnderTest): Promise<string> {
  const { matches } = await dataOf(sandbox, 'GET', '/bet/matches', { query: { inplay: 'true' } });
  const found = (matches as { matchOdds: { id: string } | null }[]).find((match) => match.matchOdds !== null);
  if (!found?.matchOdds) throw new Error('no market in play');
  return found.matchOdds.id;
}
