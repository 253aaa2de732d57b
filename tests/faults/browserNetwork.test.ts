import type { Page } from 'playwright-core';
import { build } from 'vite';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { projectRoot } from '@scripts/lib/projectRoot.mjs';
import { borrowChromium } from '@tests/support/browser/borrowChromium';
import type { BorrowedChromium } from '@tests/support/browser/borrowChromium';
import { servedPages } from '@tests/support/browser/servedPages';
import { until } from '@tests/support/until';
import { good, json, startWireServer } from '@tests/support/wireServer';
import type { Script, WireServer } from '@tests/support/wireServer';
import type { Deeds } from '@tests/support/wire/browserEntry';
import { wireSignedIn } from '@tests/support/wire/wireFixtures';

const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'authorization, content-type',
  'access-control-expose-headers': 'retry-after',
};
const UNEXPECTED = { ok: false, error: { kind: 'unexpected', sent: true } };

/** The adapters as one module of the page: the same code that the app ships, over the browser's own XHR and WebSocket. */
async function bundle(): Promise<string> {
  const built = await build({
    configFile: false,
    root: projectRoot,
    logLevel: 'silent',
    resolve: { alias: { '@/': `${projectRoot}/src/`, '@tests/': `${projectRoot}/tests/` } },
    build: {
      write: false,
      minify: false,
      lib: { entry: `${projectRoot}/tests/support/wire/browserEntry.ts`, formats: ['iife'], name: 'page' },
    },
  });
  const [first] = Array.isArray(built) ? built : [built];
  if (first === undefined || !('output' in first)) throw new Error('nothing was built');
  return first.output.map((chunk) => ('code' in chunk ? chunk.code : '')).join('\n');
}

describe('in a real browser', () => {
  let browser: BorrowedChromium;
  let pages: Awaited<ReturnType<typeof servedPages>>;
  let server: WireServer;
  let page: Page;
  let code = '';

  beforeAll(async () => {
    [browser, code, server] = await Promise.all([
      borrowChromium(),
      bundle(),
      startWireServer({ cors: { origin: '*' } }),
    ]);
    pages = await servedPages({ '/': '<!doctype html><title>page</title>' });
  });
  afterAll(async () => {
    await browser.close();
    await pages.close();
    await server.close();
  });
  beforeEach(async () => {
    server.forget();
    page = await browser.newPage();
    await page.goto(pages.url);
    await page.addScriptTag({ content: code });
    return () => page.close();
  });

  const run = <Deed extends keyof Deeds>(deed: Deed): Promise<Awaited<ReturnType<Deeds[Deed]>>> =>
    page.evaluate(
      ([name, url]) => {
        const deeds = Reflect.get(globalThis, 'deeds') as Deeds;
        return deeds[name](url) as Promise<Awaited<ReturnType<Deeds[Deed]>>>;
      },
      [deed, server.url] as const,
    );
  /** Answers a preflight as a willing server does, and the call itself with this. */
  const willing = (script: Script): void =>
    server.answer(({ method }) => (method === 'OPTIONS' ? json({}, 200, CORS) : script));
  const calls = () => server.seen.filter(({ method }) => method !== 'OPTIONS');

  it('[API-01] [X34] a log-in crosses origins, and the token is in no address', async () => {
    willing(json({ error: false, data: wireSignedIn, message: '' }, 200, CORS));
    expect(await run('logIn')).toMatchObject({ ok: true, value: { token: 'tok-1' } });
    willing(json({ error: false, data: { banners: [] }, message: '' }, 200, CORS));
    expect(await run('banners')).toEqual({ ok: true, value: [] });
    expect(calls().at(-1)?.headers.authorization).toBe('Bearer tok-page');
    expect(server.seen.map(({ target }) => target).join()).not.toContain('tok-');
  });

  it('[F15] a server that does not allow the page is as good as none: no state, no half answer', async () => {
    server.answer(good({ banners: [] }));
    expect(await run('banners')).toEqual({ ok: false, error: { kind: 'offline', sent: true } });
    expect(server.seen.every(({ method }) => method === 'OPTIONS')).toBe(true);
    expect(server.seen.length).toBeGreaterThan(0);
  });

  it('[F14] Retry-After is read across origins', async () => {
    willing(json({ error: true, message: 'Slow down' }, 429, { ...CORS, 'retry-after': '9' }));
    expect(await run('logIn')).toMatchObject({ error: { kind: 'coolDown', seconds: 9 } });
  });

  it('[F16] an answer that the browser fetched from another origin is refused', async () => {
    const elsewhere = await startWireServer();
    elsewhere.answer(json({ error: false, data: { banners: [] }, message: '' }, 200, CORS));
    willing(json({}, 302, { ...CORS, location: `${elsewhere.url}/getBanners` }));
    // A visitor's read needs no preflight: the browser follows without asking.
    const answer = await run('abandon');
    expect(elsewhere.seen.length).toBeGreaterThan(0);
    expect(answer).toEqual(UNEXPECTED);
    await elsewhere.close();
  });

  it('[F20] a stream without an end is cut off, and the server sees it', async () => {
    server.answer(({ method }) =>
      method === 'OPTIONS'
        ? json({}, 200, CORS)
        : { kind: 'stream', piece: 'x'.repeat(1024 * 1024), times: 1_000_000, headers: CORS },
    );
    expect(await run('banners')).toEqual(UNEXPECTED);
    expect(calls()).toHaveLength(1);
    await calls()[0]?.gone;
  });

  it('[F05] what the page gives up, the server sees go', async () => {
    server.answer({ kind: 'hang' });
    const answer = run('abandon');
    await until(() => calls().length === 1, 'the request to arrive');
    await page.evaluate(() => (Reflect.get(globalThis, 'leave') as () => void)());
    expect(await answer).toEqual({ ok: false, error: { kind: 'aborted', sent: true } });
    await calls()[0]?.gone;
  });

  it('[F08] a page in place of an answer is no log-in', async () => {
    willing({
      kind: 'reply',
      headers: { ...CORS, 'content-type': 'text/html' },
      body: '<!doctype html><title>Wi-Fi</title>',
    });
    expect(await run('logIn')).toEqual(UNEXPECTED);
  });

  it('[RT-01] [X34] the socket connects over a websocket; the token is in no address that the browser asks for', async () => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    page.on('websocket', (socket) => asked.push(socket.url()));
    const tokens: unknown[] = [];
    server.io.once('connection', (socket) => {
      tokens.push(socket.handshake.auth['token'], socket.conn.transport.name);
      socket.on('get:balance', (acknowledge: (reply: object) => void) =>
        acknowledge({ status: 'success', balance: 5 }),
      );
    });
    expect(await run('connect')).toEqual({
      statuses: ['connecting', 'connected', 'idle'],
      balance: { ok: true, value: { balance: 500, cash: null, coins: 0 } },
    });
    expect(tokens).toEqual(['tok-page', 'websocket']);
    expect(asked.some((url) => url.startsWith('ws:') && url.includes('/public/'))).toBe(true);
    expect(asked.join()).not.toContain('tok-page');
  });
});
