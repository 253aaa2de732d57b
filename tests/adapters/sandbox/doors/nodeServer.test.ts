import { request as httpRequest } from 'node:http';
import { io } from 'socket.io-client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { allowedOrigins } from '@/adapters/sandbox/doors/nodeServer/originPolicy';
import type { NodeSandbox } from '@tests/support/sandbox/startNodeSandbox';
import { startNodeSandbox } from '@tests/support/sandbox/startNodeSandbox';
import { call, dataOf, next } from '@tests/support/sandbox/wireClient';
import { WAIT_LIMIT_MS } from '@tests/support/waitLimit';

const HOME = 'http://127.0.0.1:4173';
const EVIL = 'https://evil.example';

interface Seen {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly text: string;
}

/** As a browser would send it: `fetch` and axios do not let a program choose its Origin. */
function send(url: string, method: string, headers: Record<string, string>, body = ''): Promise<Seen> {
  return new Promise((resolve, reject) => {
    const sent = httpRequest(url, { method, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => (text += chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text }),
      );
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

describe('who may call the sandbox server', () => {
  let sandbox: NodeSandbox;
  beforeEach(async () => {
    sandbox = await startNodeSandbox({ hooks: true, origins: 'http://app.test:8080' });
  });
  afterEach(() => sandbox.close());

  it('answers with JSON that must not be stored', async () => {
    const { headers } = await send(`${sandbox.url}/getAppDetails`, 'GET', { origin: HOME });
    expect(headers['content-type']).toMatch(/^application\/json/);
    expect(headers['cache-control']).toBe('no-store');
  });

  it.each([HOME, 'http://localhost:4173', 'http://app.test:8080'])(
    '[X33] %s may, and is told so',
    async (origin) => {
      const reply = await send(`${sandbox.url}/getAppDetails`, 'GET', { origin });
      expect(reply.status).toBe(200);
      expect(reply.headers).toMatchObject({
        'access-control-allow-origin': origin,
        vary: 'Origin, Accept-Language',
      });
      expect(reply.headers).not.toHaveProperty('access-control-allow-credentials');
    },
  );

  it('[X33] a preflight allows the headers that carry a token, and nothing is done', async () => {
    const asked = { origin: HOME, 'access-control-request-method': 'POST' };
    const reply = await send(`${sandbox.url}/login/demo`, 'OPTIONS', asked);
    expect(reply.status).toBe(204);
    expect(reply.headers['access-control-allow-headers']).toBe('Authorization, token, Content-Type');
    expect(reply.headers['access-control-allow-methods']).toBe('GET, POST');
  });

  it.each([EVIL, 'null', 'http://127.0.0.1:4173.evil.example', 'http://127.0.0.1:9999'])(
    '[X33] a page of %s is refused on every path, before anything is done',
    async (origin) => {
      const { revision } = sandbox.engine;
      const before = revision();
      for (const [method, path] of [
        ['POST', '/login/demo'],
        ['OPTIONS', '/login/demo'],
        ['GET', '/getAppDetails'],
        ['GET', '/__sandbox/inbox'],
        ['POST', '/__sandbox/reset'],
      ] as const) {
        const reply = await send(`${sandbox.url}${path}`, method, { origin }, method === 'POST' ? '{}' : '');
        expect([path, reply.status]).toEqual([path, 403]);
        expect(reply.headers).not.toHaveProperty('access-control-allow-origin');
        expect(JSON.parse(reply.text)).toMatchObject({ error: true, code: 'ORIGIN_REFUSED' });
      }
      expect(revision()).toBe(before);
    },
  );

  it.each(['websocket', 'polling'])(
    '[X33] a socket over %s is refused to a foreign page',
    async (transport) => {
      const connect = (origin: string) =>
        io(sandbox.url, {
          path: '/public/',
          transports: [transport],
          extraHeaders: { origin },
          reconnection: false,
          forceNew: true,
        });
      const foreign = connect(EVIL);
      const [error] = await next(foreign, 'connect_error');
      expect(error).toMatchObject({ type: 'TransportError' });
      expect(sandbox.server.host.connections).toBe(0);
      const own = connect(HOME);
      await next(own, 'connect');
      expect(sandbox.server.host.connections).toBe(1);
      own.disconnect();
      foreign.disconnect();
    },
  );

  it.each(['*', 'https://*.example.com', 'http://a.test/path', 'a.test', 'javascript:alert(1)'])(
    '[X33] %s is not an origin that can be allowed',
    (entry) => {
      expect(() => allowedOrigins(entry)).toThrow('ALLOWED_ORIGINS');
    },
  );
});

describe('the inbox page', () => {
  let sandbox: NodeSandbox;
  beforeEach(async () => {
    sandbox = await startNodeSandbox();
  });
  afterEach(() => sandbox.close());

  it('is JSON for a program and a page for a person', async () => {
    await dataOf(sandbox, 'POST', '/sendOtpToMobile', { body: { mobile: '9876543210', country_code: '91' } });
    const { messages } = await dataOf(sandbox, 'GET', '/__sandbox/inbox');
    expect(messages).toEqual(sandbox.engine.inbox());
    const page = await send(`${sandbox.url}/__sandbox/inbox`, 'GET', { accept: 'text/html,*/*;q=0.8' });
    expect(page.headers['content-type']).toMatch(/^text\/html/);
    expect(page.text).toContain(sandbox.otpFor('9876543210'));
  });

  it('[X01] shows what others wrote as text, under a policy that runs no script and allows no frame', async () => {
    const { engine } = sandbox;
    engine.inbox = () => [{ to: '"><script>x()</script>', text: `<img src=x onerror='x()'>&amp;`, at: 0 }];
    const { text, headers } = await send(`${sandbox.url}/__sandbox/inbox`, 'GET', { accept: 'text/html' });
    expect(text).not.toMatch(/<script|<img/);
    expect(text).toContain('&lt;img src=x onerror=&#39;x()&#39;&gt;&amp;amp;');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe-inline');
    expect(policy).not.toContain('script-src');
  });
});

describe('the powers over the world', () => {
  let sandbox: NodeSandbox;
  beforeEach(async () => {
    sandbox = await startNodeSandbox({ hooks: true });
  });
  afterEach(() => sandbox.close());

  it('are not there unless they were asked for', async () => {
    const plain = await startNodeSandbox();
    for (const path of ['fault', 'clock', 'market', 'reset']) {
      expect((await call(plain, 'POST', `/__sandbox/${path}`, { body: {} })).status).toBe(404);
    }
    await plain.close();
  });

  it('plan a fault and tell how often it struck', async () => {
    const body = { action: 'http', path: '/getAppDetails', fault: { kind: 'status', status: 503 } };
    const { id } = await dataOf(sandbox, 'POST', '/__sandbox/fault', { body });
    expect((await call(sandbox, 'GET', '/getAppDetails')).status).toBe(503);
    expect(await dataOf(sandbox, 'GET', `/__sandbox/fault/${String(id)}`)).toEqual({ id, occurred: 1 });
    expect((await call(sandbox, 'GET', '/getAppDetails')).status).toBe(200);
  });

  it('take a fault back', async () => {
    const body = { action: 'http', path: '/getAppDetails', fault: { kind: 'status', status: 503 }, times: 9 };
    const { id } = await dataOf(sandbox, 'POST', '/__sandbox/fault', { body });
    await send(`${sandbox.url}/__sandbox/fault/${String(id)}`, 'DELETE', {});
    expect((await call(sandbox, 'GET', '/getAppDetails')).status).toBe(200);
    expect((await call(sandbox, 'GET', '/__sandbox/fault/none')).status).toBe(404);
  });

  it.each([
    {},
    { action: 'http', path: '/x' },
    { action: 'http', path: '/x', fault: { kind: 'melt' } },
    { action: 'realtime', event: 7, fault: { kind: 'dup' } },
    { action: 'explode' },
    'text',
  ])('refuse what is no fault: %j', async (body) => {
    expect((await call(sandbox, 'POST', '/__sandbox/fault', { body })).status).toBe(422);
  });

  it('let time pass', async () => {
    const before = sandbox.engine.now();
    await dataOf(sandbox, 'POST', '/__sandbox/clock', { body: { advanceMs: 90_000 } });
    expect(sandbox.engine.now() - before).toBe(90_000);
    for (const advanceMs of [-1, 'soon', null]) {
      expect((await call(sandbox, 'POST', '/__sandbox/clock', { body: { advanceMs } })).status).toBe(422);
    }
  });

  it('act on a market, and say why not', async () => {
    const { matches } = await dataOf(sandbox, 'GET', '/bet/matches', { query: { inplay: 'true' } });
    const [match] = matches as { id: string; matchOdds: { id: string } }[];
    const id = match?.matchOdds.id;
    await dataOf(sandbox, 'POST', '/__sandbox/market', { body: { id, action: 'suspend' } });
    const { markets } = await dataOf(sandbox, 'GET', '/bet/match/odds', {
      query: { refmatchid: match?.id ?? '' },
    });
    expect(markets).toEqual(expect.arrayContaining([expect.objectContaining({ id, status: 'SUSPENDED' })]));
    expect(
      (await call(sandbox, 'POST', '/__sandbox/market', { body: { id: 'none', action: 'close' } })).status,
    ).toBe(422);
    expect((await call(sandbox, 'POST', '/__sandbox/market', { body: { action: 'close' } })).status).toBe(
      422,
    );
  });

  it('reset the world and every planned fault', async () => {
    await dataOf(sandbox, 'POST', '/sendOtpToMobile', { body: { mobile: '9876543210', country_code: '91' } });
    sandbox.faults.http('*', { kind: 'status', status: 500 }, { times: Infinity, after: 1 });
    await dataOf(sandbox, 'POST', '/__sandbox/reset');
    expect(sandbox.engine.inbox()).toEqual([]);
    expect((await call(sandbox, 'GET', '/getAppDetails')).status).toBe(200);
  });
});

describe('the server itself', () => {
  it.each([true, false])(
    'with a market stream (%s): subscriptions are answered, or mean nothing',
    async (stream) => {
      const sandbox = await startNodeSandbox({ stream });
      const socket = sandbox.openSocket({ auth: { token: '' } });
      await next(socket, 'connect');
      const answers: string[] = [];
      socket.emit('market:subscribe', { ids: [] }, () => answers.push('stream'));
      await socket.timeout(WAIT_LIMIT_MS).emitWithAck('session_check');
      expect(answers).toEqual(stream ? ['stream'] : []);
      await sandbox.close();
    },
  );

  it('moves the world by itself', async () => {
    const sandbox = await startNodeSandbox({ clock: 'real' });
    const before = sandbox.engine.now();
    await expect.poll(() => sandbox.engine.now()).toBeGreaterThan(before);
    await sandbox.close();
  });

  it('says so when its port is taken', async () => {
    const sandbox = await startNodeSandbox();
    const port = Number(new URL(sandbox.url).port);
    const { createSandboxServer } = await import('@/adapters/sandbox/doors/nodeServer/createSandboxServer');
    await expect(createSandboxServer({ engine: sandbox.engine, port })).rejects.toThrow('EADDRINUSE');
    await sandbox.close();
  });

  it('closes although calls hang and sockets are frozen', async () => {
    const sandbox = await startNodeSandbox();
    const socket = sandbox.openSocket({ reconnection: false });
    await next(socket, 'connect');
    sandbox.faults.freeze();
    const hang = sandbox.faults.http('/getAppDetails', { kind: 'hang' });
    const hanging = call(sandbox, 'GET', '/getAppDetails');
    await hang.happened();
    await Promise.all([sandbox.close(), expect(hanging).rejects.toThrow()]);
  });

  it('survives an engine that fails: 500 in the envelope, no acknowledgement, and the bug is said aloud', async () => {
    const sandbox = await startNodeSandbox();
    const socket = sandbox.openSocket({ reconnection: false });
    await next(socket, 'connect');
    const warnings: string[] = [];
    const listen = (warning: Error): void => void warnings.push(`${warning.name}: ${warning.message}`);
    process.on('warning', listen);
    const { handle, revision } = sandbox.engine;
    sandbox.engine.handle = () => {
      throw new Error('a bug in handle');
    };
    const reply = await call(sandbox, 'GET', '/getAppDetails');
    expect([reply.status, JSON.parse(reply.text)]).toMatchObject([
      500,
      { error: true, code: 'SANDBOX_FAILED' },
    ]);
    sandbox.engine.handle = handle;
    sandbox.engine.revision = () => {
      throw new Error('a bug in revision');
    };
    await expect(socket.timeout(50).emitWithAck('session_check')).rejects.toThrow('timed out');
    const refused = next(sandbox.openSocket({ reconnection: false }), 'connect_error');
    expect((await refused)[0]).toMatchObject({ message: 'The sandbox failed.' });
    sandbox.engine.revision = revision;
    expect((await call(sandbox, 'GET', '/getAppDetails')).status).toBe(200);
    process.off('warning', listen);
    expect(warnings.filter((each) => each.startsWith('SandboxFailure: Error: a bug in'))).not.toEqual([]);
    await sandbox.close();
  });

  it('[F54] breaks the connection under a client that is no browser', async () => {
    const sandbox = await startNodeSandbox();
    const fault = sandbox.faults.http('/getAppDetails', { kind: 'dropAfter' });
    await expect(call(sandbox, 'GET', '/getAppDetails')).rejects.toThrow('offline');
    expect(fault.occurred()).toBe(1);
    await sandbox.close();
  });

  it('survives a message that is too large, and drops its sender', async () => {
    const sandbox = await startNodeSandbox();
    const socket = sandbox.openSocket({ reconnection: false });
    await next(socket, 'connect');
    const gone = next(socket, 'disconnect');
    socket.emit('market:subscribe', { ids: ['x'.repeat(70_000)] });
    await gone;
    expect((await call(sandbox, 'GET', '/getAppDetails')).status).toBe(200);
    await sandbox.close();
  });
});
