import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { axiosTransport } from '@/adapters/http/axiosTransport';
import { fetchTransport } from '@/adapters/http/fetchTransport';
import type { Transport } from '@/adapters/http/Transport';
import { matchId, token } from '@/domain/shared/ids';
import { ManualScheduler } from '@/adapters/node/ManualScheduler';
import { until } from '@tests/support/until';
import { good, json, startWireServer } from '@tests/support/wireServer';
import type { WireServer } from '@tests/support/wireServer';
import { cancellable } from '@tests/support/wire/cancellable';
import { EVERY_CALL, ORDER } from '@tests/support/wire/everyCall';
import { httpWorld } from '@tests/support/wire/httpWorld';
import { wireBet, wireSignedIn } from '@tests/support/wire/wireFixtures';

let server: WireServer;
beforeAll(async () => {
  server = await startWireServer();
});
afterAll(() => server.close());
beforeEach(() => server.forget());

let transport: Transport;
const world = () => httpWorld({ url: server.url, transport });
const UNEXPECTED = { ok: false, error: { kind: 'unexpected', sent: true } };

describe.each<[string, () => Transport]>([
  ['axios', axiosTransport],
  ['fetch', () => fetchTransport(fetch)],
])('over %s:', (_name, open) => {
  beforeAll(() => void (transport = open()));

  it('a server sees the same request: what it asks for, its query, its JSON, no body of a read', async () => {
    server.answer(good({}));
    await world().session.logIn('a', 'p😀"\\é');
    await world().sports.matches({ sport: 'cricket', inPlay: true });
    const [command, read] = server.seen;
    const accept = 'application/json, text/plain, */*';
    expect(command).toMatchObject({ method: 'POST', path: '/login', query: {}, headers: { accept } });
    expect(command?.headers['content-type']).toMatch(/^application\/json/);
    expect(JSON.parse(command?.text ?? '')).toMatchObject({ username: 'a', password: 'p😀"\\é' });
    expect(read).toMatchObject({ method: 'GET', path: '/bet/matches', text: '', headers: { accept } });
    expect(read?.query).toMatchObject({ inplay: 'true' });
    expect(read?.headers).not.toHaveProperty('content-type');
  });

  describe('replies that come slowly or not at all', () => {
    it('[F05] a read that is given up closes its connection: the server sees the client go', async () => {
      server.answer({ kind: 'hang' });
      const leaving = cancellable();
      const answer = world().sports.match(matchId('match1'), leaving);
      await until(() => server.seen.length === 1, 'the request to arrive');
      leaving.cancel();
      expect(await answer).toEqual({ ok: false, error: { kind: 'aborted', sent: true } });
      await server.seen[0]?.gone;
    });

    it('[F06] a hanging request ends at its time-out and closes its connection', async () => {
      server.answer({ kind: 'hang' });
      const scheduler = new ManualScheduler();
      const answer = httpWorld({
        url: server.url,
        transport,
        scheduler,
        clock: scheduler.clock,
      }).session.logIn('a', 'b');
      await until(() => server.seen.length === 1, 'the request to arrive');
      scheduler.advance(20_000);
      expect(await answer).toEqual({ ok: false, error: { kind: 'timedOut', sent: true } });
      await server.seen[0]?.gone;
    });
  });

  describe('connections that break', () => {
    it('[F54] [F56] a bet whose connection breaks is neither placed nor refused, and is sent once', async () => {
      server.answer({ kind: 'cut' });
      const answer = await world().bets.place(ORDER, 15_000);
      expect(server.seen).toHaveLength(1);
      expect(answer).toEqual({ ok: false, error: { kind: 'offline', sent: true } });
    });

    it('[F54] a bet whose answer breaks off may stand', async () => {
      server.answer({ kind: 'cutInBody', body: JSON.stringify({ error: false, data: { bet: wireBet } }) });
      const answer = await world().bets.place(ORDER, 15_000);
      expect(server.seen).toHaveLength(1);
      expect(answer).toMatchObject({ ok: false, error: { sent: true } });
    });

    it('[F15] [F89] nobody listens there: only Node could tell, so it may have been sent', async () => {
      const gone = await startWireServer();
      await gone.close();
      expect(await httpWorld({ url: gone.url, transport }).session.logIn('a', 'b')).toEqual({
        ok: false,
        error: { kind: 'offline', sent: true },
      });
    });

    it('a read survives a broken connection', async () => {
      server.answer({ kind: 'cut' }, good({ banners: [] }));
      expect(await world().brand.banners()).toEqual({ ok: true, value: [] });
      expect(server.seen).toHaveLength(2);
    });
  });

  describe('replies that are not ours', () => {
    const PORTAL = '<!doctype html><title>Hotel Wi-Fi</title><p>error:false';

    it('[F08] a captive portal’s page is not a log-in', async () => {
      server.answer({ kind: 'reply', headers: { 'content-type': 'text/html' }, body: PORTAL });
      const { session, ended } = world();
      expect(await session.logIn('a', 'b')).toEqual(UNEXPECTED);
      expect(server.seen).toHaveLength(1);
      expect(ended).toEqual([]);
    });

    it.each(EVERY_CALL.map((each) => [each.name, each] as const))(
      '[F07] %s: a 502 page is trouble at the server, says nothing of it and ends no session',
      async (_, each) => {
        server.answer({ kind: 'reply', status: 502, headers: { 'content-type': 'text/html' }, body: PORTAL });
        const here = world();
        here.held = token('tok-1');
        expect(await each.run(here)).toEqual({ ok: false, error: { kind: 'server', sent: true } });
        expect(server.seen).toHaveLength(1);
        expect(here.ended).toEqual([]);
      },
    );

    it('[F09] [F10] empty, cut short, or without a body: not an answer', async () => {
      const whole = JSON.stringify({ error: false, data: wireSignedIn, message: '' });
      for (const body of ['', ' ', whole.slice(0, -1), whole.slice(0, 40), `${whole}x`]) {
        server.answer({ kind: 'reply', headers: { 'content-type': 'application/json' }, body });
        expect(await world().session.logIn('a', 'b')).toEqual(UNEXPECTED);
      }
      server.answer({ kind: 'reply', status: 204, body: '' });
      expect(await world().session.logIn('a', 'b')).toEqual(UNEXPECTED);
      expect(server.seen).toHaveLength(6);
    });
  });

  describe('replies without end', () => {
    const MEGABYTE = 'x'.repeat(1024 * 1024);

    it('[F20] a declared 50 MB is refused long before it is all there', async () => {
      server.answer({ kind: 'stream', piece: MEGABYTE, times: 50, declared: 50 * MEGABYTE.length });
      expect(await world().brand.banners()).toEqual(UNEXPECTED);
      expect(server.seen).toHaveLength(1);
      await server.seen[0]?.gone;
    });

    it('[F20] a stream without an end is cut off, and the server sees it', async () => {
      server.answer({ kind: 'stream', piece: MEGABYTE, times: 1_000_000 });
      expect(await world().brand.banners()).toEqual(UNEXPECTED);
      await server.seen[0]?.gone;
    });
  });
});

describe('a redirect', () => {
  // A browser follows by itself, and so does `fetch`, which never carries a token.
  it('[F16] a redirect is not followed: the token goes nowhere else', async () => {
    const elsewhere = await startWireServer();
    elsewhere.answer(good({ exposureAmount: 0, exposures: [] }));
    server.answer(json({}, 302, { location: `${elsewhere.url}/bet/exposure/amount` }));
    const here = httpWorld({ url: server.url });
    here.held = token('tok-1');
    expect(await here.bets.exposure()).toEqual(UNEXPECTED);
    expect(server.seen).toHaveLength(1);
    expect(elsewhere.seen).toEqual([]);
    await elsewhere.close();
  });
});
