import { afterEach, describe, expect, it } from 'vitest';
import { openSocket } from '@/adapters/realtime/openSocket';
import { socketOptions } from '@/adapters/realtime/SocketOptions';
import { token } from '@/domain/shared/ids';
import { ackWithin } from '@/adapters/realtime/ackWithin';
import { until } from '@tests/support/until';
import { startWireServer } from '@tests/support/wireServer';
import type { WireServer } from '@tests/support/wireServer';
import { realtimeWorld } from '@tests/support/wire/realtimeWorld';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

async function backend(options: Parameters<typeof startWireServer>[0] = {}): Promise<WireServer> {
  const server = await startWireServer(options);
  closing.push(() => server.close());
  return server;
}

function player(url: string) {
  const world = realtimeWorld({ url, open: openSocket });
  closing.push(() => world.player.disconnect());
  return world;
}

describe('socket.io-client, as the specification configures it', () => {
  it('[RT-01] [X34] speaks at /public/ over a websocket; the token is in the auth payload and in no address', async () => {
    const { url, io } = await backend();
    const { player: feed, received } = player(url);
    const handshakes: { url: string; auth: object; transport: string }[] = [];
    io.on('connection', ({ handshake, conn }) => {
      handshakes.push({ url: handshake.url, auth: handshake.auth, transport: conn.transport.name });
    });
    feed.connect(token('tok-secret'));
    await until(() => received.statuses.at(-1) === 'connected', 'the connection');
    expect(handshakes).toHaveLength(1);
    expect(handshakes[0]).toMatchObject({ auth: { token: 'tok-secret' }, transport: 'websocket' });
    expect(handshakes[0]?.url).toMatch(/^\/public\//);
    expect(handshakes[0]?.url).not.toContain('tok-secret');
  });

  it('[RT-05] [F50] gets through by polling where websockets are blocked', async () => {
    let refused = 0;
    const { url, io } = await backend({
      allowRequest: (request, decide) => {
        const isWebSocket = request.headers.upgrade !== undefined;
        refused += isWebSocket ? 1 : 0;
        decide(null, !isWebSocket);
      },
    });
    const { player: feed, received } = player(url);
    const transports: string[] = [];
    io.on('connection', ({ conn }) => transports.push(conn.transport.name));
    feed.connect(token('tok-1'));
    await until(() => received.statuses.at(-1) === 'connected', 'the connection');
    expect(refused).toBeGreaterThan(0);
    expect(transports).toEqual(['polling']);
    expect(received.statuses).toEqual(['connecting', 'reconnecting', 'connected']);
  });

  it('[RT-03] a packet that was not sent within its time is never sent: no ghost acts later', async () => {
    const { url, io } = await backend();
    const received: string[] = [];
    io.on('connection', (socket) => socket.onAny((event: string) => received.push(event)));
    const socket = await openSocket(url, socketOptions(token('tok-1')));
    closing.push(() => socket.disconnect());
    const lost = await ackWithin(socket, 20, 'get:balance');
    expect(lost).toEqual({ ok: false, error: { kind: 'timedOut', sent: true } });
    socket.connect();
    await until(() => socket.connected, 'the connection');
    void ackWithin(socket, 1_000, 'session_check');
    await until(() => received.length > 0, 'the second packet');
    expect(received).toEqual(['session_check']);
  });

  it('[RT-03] resolves with the acknowledgement, and fails after the second when there is none', async () => {
    const { url, io } = await backend();
    io.on('connection', (socket) => {
      socket.on('get:balance', (acknowledge: (reply: object) => void) =>
        acknowledge({ status: 'success', balance: 5, cash: 5, coins: 0 }),
      );
    });
    const { player: feed, received } = player(url);
    feed.connect(token('tok-1'));
    await until(() => received.statuses.at(-1) === 'connected', 'the connection');
    expect(await feed.requestBalance()).toEqual({ ok: true, value: { balance: 500, cash: 500, coins: 0 } });
    expect(await feed.checkSession()).toMatchObject({ ok: false, error: { kind: 'timedOut' } });
  });

  it('[RT-03] asked before the connection stands, it is answered when it does', async () => {
    const { url, io } = await backend();
    io.on('connection', (socket) => {
      socket.on('session_check', (acknowledge: (reply: object) => void) =>
        acknowledge({ status: 'success' }),
      );
    });
    const { player: feed } = player(url);
    feed.connect(token('tok-1'));
    expect(await feed.checkSession()).toEqual({ ok: true, value: 'success' });
  });

  it('[SES-05] [F51] a middleware’s refusal arrives as a SessionError; the next log-in connects with the new token', async () => {
    const { url, io } = await backend();
    const tokens: unknown[] = [];
    io.use(({ handshake }, next) => {
      tokens.push(handshake.auth['token']);
      const refusal = Object.assign(new Error('Please log in again'), { data: { type: 'SessionError' } });
      next(handshake.auth['token'] === 'tok-new' ? undefined : refusal);
    });
    const { player: feed, received } = player(url);
    feed.connect(token('tok-old'));
    await until(() => received.refusals.length > 0, 'the refusal');
    expect(received.refusals).toEqual(['Please log in again']);
    expect(received.statuses.at(-1)).toBe('disconnected');
    feed.connect(token('tok-new'));
    await until(() => received.statuses.at(-1) === 'connected', 'the connection');
    expect(tokens).toEqual(['tok-old', 'tok-new']);
  });

  it('[F03] a connection that breaks ten times leaves one live socket', async () => {
    const { url, io } = await backend();
    const { player: feed, market, received } = player(url);
    feed.connect(token('tok-1'));
    let kicks = 0;
    for (; kicks < 10; kicks += 1) {
      await until(() => received.statuses.at(-1) === 'connected', `connection ${kicks}`);
      market.restart();
      expect(received.statuses.at(-1)).toBe('reconnecting');
    }
    await until(() => received.statuses.at(-1) === 'connected', 'the last connection');
    await until(() => io.sockets.sockets.size === 1, 'the old sockets to go');
    expect(received.refusals).toEqual([]);
  });

  it('[F03] comes back by itself when the transport breaks, on the same identity', async () => {
    const { url, io } = await backend();
    const { player: feed, received } = player(url);
    const tokens: unknown[] = [];
    io.on('connection', ({ handshake }) => tokens.push(handshake.auth['token']));
    feed.connect(token('tok-1'));
    await until(() => received.statuses.at(-1) === 'connected', 'the connection');
    for (const socket of io.sockets.sockets.values()) socket.conn.close();
    await until(() => received.statuses.includes('reconnecting'), 'the loss to be noticed');
    await until(() => received.statuses.at(-1) === 'connected', 'the reconnection');
    expect(tokens).toEqual(['tok-1', 'tok-1']);
  });

  it('[RT-02] comes back by itself when the server ended the connection, and on a new connect at once', async () => {
    const { url, io } = await backend();
    const { player: feed, received } = player(url);
    feed.connect(token('tok-1'));
    await until(() => received.statuses.at(-1) === 'connected', 'the connection');
    io.disconnectSockets(true);
    await until(() => received.statuses.at(-1) === 'disconnected', 'the end');
    await until(() => received.statuses.at(-1) === 'connected', 'the return');
    expect(received.statuses).toEqual([
      'connecting',
      'connected',
      'disconnected',
      'reconnecting',
      'connected',
    ]);
    io.disconnectSockets(true);
    await until(() => received.statuses.at(-1) === 'disconnected', 'the second end');
    feed.connect(token('tok-2'));
    await until(() => received.statuses.at(-1) === 'connected', 'the new connection');
    expect(received.statuses.slice(-3)).toEqual(['disconnected', 'connecting', 'connected']);
    expect(io.sockets.sockets.size).toBe(1);
  });

  it('[RT-02] [F52] reconnects after 1 to 5 s, spread by half: no two clients in step', async () => {
    const socket = await openSocket('http://127.0.0.1:9', socketOptions(null));
    const backoff: unknown = Reflect.get(socket.io, 'backoff');
    if (typeof backoff !== 'object' || backoff === null)
      throw new Error('socket.io keeps its back-off elsewhere');
    const { duration, reset } = backoff as { duration: () => number; reset: () => void };
    const delays = (attempt: number): number[] =>
      Array.from({ length: 1_000 }, () => {
        reset.call(backoff);
        for (let n = 0; n < attempt; n += 1) duration.call(backoff);
        return duration.call(backoff);
      });
    const first = delays(0);
    expect(Math.min(...first)).toBeGreaterThanOrEqual(500);
    expect(Math.max(...first)).toBeLessThanOrEqual(1_500);
    expect(new Set(first).size).toBeGreaterThan(300);
    const later = delays(10);
    expect(Math.max(...later)).toBeLessThanOrEqual(5_000);
    expect(Math.min(...later)).toBeGreaterThanOrEqual(2_500);
  });
});
