import { request as httpRequest } from 'node:http';
import { io } from 'socket.io-client';
import type { Socket } from 'socket.io-client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { socketOptions } from '@/adapters/realtime/SocketOptions';
import { token } from '@/domain/shared/ids';
import type { NodeSandbox } from '@tests/support/sandbox/startNodeSandbox';
import { startNodeSandbox } from '@tests/support/sandbox/startNodeSandbox';
import { demoToken, next } from '@tests/support/sandbox/wireClient';

const HOME = 'http://127.0.0.1:4173';
/** Another site, a page without an origin of its own, and what only looks like ours. */
const FOREIGN = [
  'https://evil.example',
  'null',
  'http://127.0.0.1:4174',
  'https://127.0.0.1:4173',
  'http://127.0.0.1:4173.evil.example',
  'http://127.0.0.1:4173@evil.example',
];

interface Seen {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: Readonly<Record<string, unknown>>;
}

let sandbox: NodeSandbox;
let held: string;
let sockets: Socket[];
beforeEach(async () => {
  sandbox = await startNodeSandbox();
  held = await demoToken(sandbox);
  sockets = [];
});
afterEach(async () => {
  for (const socket of sockets) socket.disconnect();
  await sandbox.close();
});

/** As a browser sends it for a page: no program may choose its Origin or its cookies there. */
function send(path: string, headers: Record<string, string>, body?: unknown): Promise<Seen> {
  return new Promise((resolve, reject) => {
    const method = body === undefined ? 'GET' : 'POST';
    const sent = httpRequest(
      `${sandbox.url}${path}`,
      { method, headers: { ...headers, 'content-type': 'application/json' } },
      (reply) => {
        let text = '';
        reply.setEncoding('utf8');
        reply.on('data', (chunk: string) => (text += chunk));
        reply.on('end', () =>
          resolve({
            status: reply.statusCode ?? 0,
            headers: reply.headers,
            body: JSON.parse(text) as Seen['body'],
          }),
        );
      },
    );
    sent.on('error', reject);
    sent.end(body === undefined ? '' : JSON.stringify(body));
  });
}

/** The app's own options; what a page of this origin would send besides. */
function connect(
  transport: 'websocket' | 'polling',
  auth: string,
  extraHeaders: Record<string, string>,
): Socket {
  const socket = io(sandbox.url, {
    ...socketOptions(auth === '' ? null : token(auth)),
    transports: [transport],
    extraHeaders,
    reconnection: false,
    autoConnect: true,
  });
  sockets.push(socket);
  return socket;
}

/** How an attempt to connect ends; one that is let in is told, not waited for. */
function outcome(socket: Socket): Promise<unknown> {
  return new Promise((resolve) => {
    socket.once('connect', () => resolve('connected'));
    socket.once('connect_error', (error) => resolve(Reflect.get(error, 'type')));
  });
}

const withToken = () => ({ authorization: `Bearer ${held}`, token: held });
const ORDER = { key: '0'.repeat(32), marketId: '1.1', runnerId: '11', side: 'back', odds: 2, stake: 100 };
const CALLS = [
  ['/bets', ORDER],
  ['/withdrawRequest/create', { key: '1'.repeat(32), method: 'upi', amount: 500, address: 'a@upi' }],
  ['/update-password', { current: 'x', password: 'Monsoon1' }],
  ['/bet/exposure/amount', undefined],
  ['/signout', undefined],
] as const;

describe('a request of another site', () => {
  it.each(FOREIGN)(
    '[X33] from %s is refused with the player’s own token, read or write, and nothing is done',
    async (origin) => {
      const before = sandbox.engine.revision();
      for (const [path, body] of CALLS) {
        const { status, headers, body: received } = await send(path, { ...withToken(), origin }, body);
        expect([path, status, received['code']]).toEqual([path, 403, 'ORIGIN_REFUSED']);
        expect(headers).not.toHaveProperty('access-control-allow-origin');
        expect(received['data'] ?? null).toBeNull();
      }
      expect(sandbox.engine.revision()).toBe(before);
      expect(sandbox.engine.audit().bets).toBe(0);
      // The same token from our own page is known, and was not signed out.
      const own = await send('/bet/exposure/amount', { ...withToken(), origin: HOME });
      expect([own.status, own.body['error']]).toEqual([200, false]);
    },
  );

  it('[X33] a cookie is no proof of who somebody is, and none is ever set', async () => {
    const cookie = `token=${held}; Authorization=Bearer ${held}; connect.sid=${held}; io=${held}`;
    for (const [path, body] of CALLS.filter(([each]) => each !== '/signout')) {
      const { status, headers, body: received } = await send(path, { origin: HOME, cookie }, body);
      expect([path, status, received['error']]).toEqual([path, 401, true]);
      expect(headers).not.toHaveProperty('set-cookie');
    }
    const entered = await send('/login/demo', { origin: HOME }, {});
    expect(entered.body['error']).toBe(false);
    expect(entered.headers).not.toHaveProperty('set-cookie');
  });
});

describe.each(['websocket', 'polling'] as const)('a socket of another site over %s', (transport) => {
  it.each(FOREIGN)('[X33] from %s is refused with the player’s own token', async (origin) => {
    const foreign = connect(transport, held, { origin });
    expect(await outcome(foreign)).toBe('TransportError');
    expect(sandbox.server.host.connections).toBe(0);
    const own = connect(transport, held, { origin: HOME });
    await next(own, 'connect');
    expect(sandbox.server.host.connections).toBe(1);
  });

  it('[X33] a cookie opens nobody’s wallet: without the token in its payload it is a visitor’s', async () => {
    const cookie = `token=${held}; io=${held}`;
    const visitor = connect(transport, '', { origin: HOME, cookie });
    await next(visitor, 'connect');
    const player = connect(transport, held, { origin: HOME });
    await next(player, 'connect');
    expect(await player.timeout(60_000).emitWithAck('get:balance')).toMatchObject({ status: 'success' });
    expect(await visitor.timeout(60_000).emitWithAck('get:balance')).not.toMatchObject({ status: 'success' });
  });
});
