import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '@tests/support/runs';
import { Bench } from './Bench';
import type { OrderParts } from './Bench';

const CALLS = [
  ['POST', '/login'],
  ['POST', '/login/demo'],
  ['POST', '/register'],
  ['POST', '/sendOtpToMobile'],
  ['POST', '/mobileVerification'],
  ['POST', '/forgot-password'],
  ['POST', '/reset-password'],
  ['POST', '/page/visit'],
  ['POST', '/bets'],
  ['POST', '/bets/cancel'],
  ['POST', '/bets/edit'],
  ['POST', '/bets/cashout/quote'],
  ['POST', '/bets/cashout'],
  ['GET', '/app/demo'],
  ['GET', '/signout'],
  ['GET', '/getAppDetails'],
  ['GET', '/getBanners'],
  ['GET', '/announcement/display'],
  ['GET', '/bet/matches'],
  ['GET', '/bet/match/odds'],
  ['GET', '/bet/exposure/amount'],
  ['GET', '/bets'],
  ['GET', '/bets/by-key/0'],
  ['GET', '/bets/cashout/by-key/0'],
] as const;

const FIELDS = [
  'username',
  'password',
  'name',
  'mobile',
  'country_code',
  'otp',
  'phone',
  'countryCode',
  'page',
  'agent_code',
  'key',
  'marketId',
  'runnerId',
  'side',
  'odds',
  'stake',
  'marketVersion',
  'acceptOdds',
  'betId',
  'quoteId',
  '__proto__',
  'constructor',
  'ids',
];

const anything = fc.anything({ withNullPrototype: true, withBigInt: false, maxDepth: 2 });
const anyBody = fc.oneof(anything, fc.dictionary(fc.constantFrom(...FIELDS), anything));
const anyText = fc.oneof(
  fc.string(),
  fc.constantFrom('__proto__', 'constructor', '../..', '%00', '-1', '1e9', 'NaN', '9999999999999999'),
);
const anyQuery = fc.dictionary(
  fc.constantFrom('skip', 'pagesize', 'refmatchid', 'sport', 'inplay', 'startdate', 'enddate', '__proto__'),
  anyText,
);

describe('hostile input', () => {
  it('[X19] any request at all gets an envelope with a known status, and harms nothing', () => {
    const bench = Bench.again();
    const player = bench.player();
    const before = bench.engine.audit();
    fc.assert(
      fc.property(
        fc.constantFrom(...CALLS),
        anyBody,
        anyQuery,
        fc.boolean(),
        ([method, path], body, query, signedIn) => {
          if (path === '/signout' || path === '/login/demo') return;
          const headers: Record<string, string> = signedIn
            ? { token: player.token }
            : { authorization: 'Bearer nothing' };
          const reply = bench.engine.handle({ method, path, query, headers, body, client: 'hostile' });
          const envelope = reply.body as { error: boolean; data: unknown; message: string };
          expect([200, 401, 403, 404, 409, 422, 429]).toContain(reply.status);
          expect(typeof envelope.error).toBe('boolean');
          expect(typeof envelope.message).toBe('string');
          if (reply.status !== 200) expect(envelope.error).toBe(true);
          expect(() => JSON.stringify(reply)).not.toThrow();
        },
      ),
      { numRuns: runs(3_000) },
    );
    expect(bench.engine.audit()).toEqual(before);
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });

  it('[X19] does not let a body reach a prototype', () => {
    const bench = Bench.again();
    const body: unknown = JSON.parse(
      '{"__proto__": {"polluted": true, "username": "asha"}, "constructor": {"prototype": {"polluted": true}}}',
    );
    for (const [method, path] of CALLS) bench.ask(method, path, { body });
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
    expect(bench.post('/login', body).status).toBe(422);
    expect(bench.post('/login', Object.create({ username: 'asha', password: 'Secret123' })).status).toBe(422);
    for (const name of ['__proto__', 'constructor', 'toString']) {
      expect(bench.engine.setAppDetails({ [name]: 'x' }).ok).toBe(false);
      expect(bench.get('/bet/match/odds', { refmatchid: name }).status).toBe(404);
    }
    expect(bench.get('/getAppDetails').body.data).not.toHaveProperty('polluted');
  });

  it('any event on a socket gets an answer or none, and never an exception', () => {
    const bench = Bench.again();
    const player = bench.player();
    const events = fc.oneof(
      fc.constantFrom('market:subscribe', 'market:unsubscribe', 'get:balance', 'session_check'),
      fc.string(),
    );
    fc.assert(
      fc.property(events, fc.array(anyBody, { maxLength: 3 }), (event, args) => {
        const ack = player.socket.receive(event, args);
        if (ack !== undefined) expect(['success', 'failed']).toContain((ack as { status: string }).status);
      }),
      { numRuns: runs(1_000) },
    );
  });

  it('any market command gets an answer, and the books stay right', () => {
    const bench = Bench.again();
    const player = bench.player();
    const match = bench.stillMatch();
    player.bet(match);
    const actions = fc.constantFrom(
      'suspend',
      'resume',
      'inPlay',
      'move',
      'depth',
      'bumpVersion',
      'freeze',
      'thaw',
      'configure',
      'rollback',
      'nonsense',
      '__proto__',
    );
    const ids = fc.constantFrom(...match.matchOdds.runners.map((runner) => runner.id), 'nobody', 7);
    const numbers = fc.oneof(fc.double(), fc.integer(), fc.constantFrom(2, 'x', null));
    const command = fc.record({
      action: actions,
      runnerId: ids,
      odds: numbers,
      size: numbers,
      delaySeconds: numbers,
      min: numbers,
      max: numbers,
      side: fc.constantFrom('back', 'lay', 'sideways'),
      label: fc.string(),
    });
    fc.assert(
      fc.property(fc.oneof(command, anything), (each) => {
        const reply = bench.engine.market(match.matchOdds.id, each as never);
        expect(typeof reply.ok).toBe('boolean');
        bench.engine.advance(300);
        const audit = bench.engine.audit();
        expect(audit.ledgerSum).toBe(0);
        expect(audit.users[0]?.hold).toBe(audit.users[0]?.exposure);
      }),
      { numRuns: runs(500) },
    );
    expect(bench.engine.market('nothing', { action: 'close' })).toEqual({ ok: false, why: 'no such market' });
    expect(() => JSON.stringify(bench.prices(match.id))).not.toThrow();
  });

  it.each([
    { key: 'A'.repeat(32) },
    { key: '0'.repeat(31) },
    { side: 'Back' },
    { acceptOdds: 'all' },
    { odds: '2' },
    { odds: 1 },
    { odds: 1000.01 },
    { odds: 2.005 },
    { odds: Number.NaN },
    { stake: 0 },
    { stake: -100 },
    { stake: 100.001 },
    { stake: Number.POSITIVE_INFINITY },
    { stake: 1e9 },
    { stake: '100' },
    { marketVersion: 1.5 },
    { marketId: 7 },
    { runnerId: null },
  ])('[X23] a bet with %j is not understood', (parts) => {
    const bench = Bench.again();
    const player = bench.player();
    const reply = player.place(bench.stillMatch(), { odds: 2, ...parts } as OrderParts);
    expect([reply.status, reply.body.code]).toEqual([422, 'MALFORMED']);
    expect(bench.engine.audit()).toMatchObject({ bets: 0, users: [{ hold: 0 }] });
  });

  it.each([0.01, 0.29, 1.1, 4.35, 123.45, 500_000, 19_999.99])(
    'takes ₹%d to the paisa, never a float beside it',
    (stake) => {
      const bench = Bench.again();
      const player = bench.player();
      const match = bench.stillMatch();
      bench.command(match.matchOdds.id, { action: 'configure', min: 0.01, max: 1e6, maxProfit: 1e6 });
      bench.engine.setBalance(player.id, { cash: 500_000 });
      const bet = player.bet(match, { odds: 2, stake });
      expect(bet.stack).toBe(stake);
      expect(bench.engine.audit().users[0]?.hold).toBe(Math.round(stake * 100));
    },
  );

  it('unknown paths and methods are not found', () => {
    const bench = Bench.again();
    for (const path of [
      '/',
      '/nothing',
      '/login/',
      '/bets/',
      '/bets/by-key/',
      '/bets/by-key/a/b',
      '/bets/cashout/by-key/',
      '/bets/cashout/by-key/a/b',
      '/bets/cashout/',
      '/__proto__',
      '/constructor',
    ]) {
      expect([bench.get(path).status, bench.post(path, {}).status]).toEqual([404, 404]);
    }
    expect(bench.get('/login').status).toBe(404);
  });
});
