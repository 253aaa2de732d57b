import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { rupees } from '@/domain/shared/Money';
import { betKey } from '@/domain/shared/ids';
import { httpDoors, openDoor, openMarket } from '@tests/contracts/contractDoors';
import type { OpenDoor } from '@tests/contracts/contractDoors';
import { until } from '@tests/support/until';
import { cancellable } from '@tests/support/wire/cancellable';

const UNEXPECTED = { ok: false, error: { kind: 'unexpected', sent: true } };
const KEY = betKey('a'.repeat(32));

/** The faults of the table, planned in the sandbox: each test first proves that its fault struck. */
describe.each(httpDoors)('faults of HTTP, $door', (door) => {
  let here: OpenDoor;
  beforeEach(async () => {
    here = await openDoor(door);
  });
  afterEach(() => here.close());

  it('[F05] a slow read that is given up is given up at the server too', async () => {
    const { faults } = here.sandbox;
    const slow = faults.http('/bet/matches', { kind: 'delay', ms: 20_000 });
    const leaving = cancellable();
    const answer = here.http.sports.matches({}, leaving);
    await slow.happened();
    leaving.cancel();
    expect(await answer).toEqual({ ok: false, error: { kind: 'aborted', sent: true } });
    await until(() => faults.aborted().length > 0, 'the server to see the client go');
    expect(faults.aborted()).toEqual([{ method: 'GET', path: '/bet/matches' }]);
  });

  it('[F06] [F57] a hanging order ends at the limit that was given, and may stand', async () => {
    await here.demo();
    const market = await openMarket(here, false);
    const hang = here.sandbox.faults.http('/bets', { kind: 'hang', commit: true });
    const order = {
      key: KEY,
      side: 'back',
      marketKind: 'matchOdds',
      line: null,
      stake: rupees(100),
      acceptOdds: 'better',
    } as const;
    const { marketId, runnerId, odds, version } = market;
    const answer = await here.http.bets.place(
      { ...order, marketId, runnerId, odds, marketVersion: version },
      50,
    );
    expect(hang.occurred()).toBe(1);
    expect(answer).toEqual({ ok: false, error: { kind: 'timedOut', sent: true } });
    expect(await here.http.bets.byKey(KEY)).toMatchObject({ ok: true, value: { status: 'matched' } });
  });

  it.each(['/login', '/getAppDetails', '/bet/matches', '/bets', '/bet/exposure/amount'])(
    '[F07] a server in trouble at %s says so and ends nothing',
    async (path) => {
      const held = await here.demo();
      const fault = here.sandbox.faults.http(path, { kind: 'status', status: 502 });
      const { session, brand, sports, bets } = here.http;
      const calls: Readonly<Record<string, () => Promise<unknown>>> = {
        '/login': () => session.logIn('a', 'b'),
        '/getAppDetails': () => brand.appDetails(),
        '/bet/matches': () => sports.matches({}),
        '/bets': () => bets.list({ skip: 0, pageSize: 10 }),
        '/bet/exposure/amount': () => bets.exposure(),
      };
      expect(await calls[path]?.()).toMatchObject({ ok: false, error: { kind: 'server', sent: true } });
      expect(fault.occurred()).toBe(1);
      expect(here.http.ended).toEqual([]);
      expect(here.http.held).toBe(held);
    },
  );

  it('[F08] a captive portal’s page is no log-in', async () => {
    const page = here.sandbox.faults.http('/login/demo', { kind: 'html' });
    expect(await here.http.session.logInAsDemo()).toEqual(UNEXPECTED);
    expect(page.occurred()).toBe(1);
  });

  it.each([0, 1, 20, 60])('[F09] a reply cut to %i bytes is no answer', async (bytes) => {
    const cut = here.sandbox.faults.http('/getAppDetails', { kind: 'truncate', bytes });
    expect(await here.http.brand.appDetails()).toEqual(UNEXPECTED);
    expect(cut.occurred()).toBe(1);
  });

  it('[F10] no content where content is due is no answer', async () => {
    const empty = here.sandbox.faults.http('/getAppDetails', { kind: 'body', raw: '' });
    expect(await here.http.brand.appDetails()).toEqual(UNEXPECTED);
    expect(empty.occurred()).toBe(1);
  });

  it('[F12] a 401 in other words is a refusal and no more', async () => {
    await here.demo();
    const other = here.sandbox.faults.http('/bet/exposure/amount', { kind: 'status', status: 401 });
    expect(await here.http.bets.exposure()).toMatchObject({
      ok: false,
      error: { kind: 'unauthorised', ended: false },
    });
    expect(other.occurred()).toBe(1);
    expect(here.http.ended).toEqual([]);
  });

  it('[F15] a connection that breaks is offline; a read is tried again, a POST is not', async () => {
    const { faults } = here.sandbox;
    const once = faults.http('/getBanners', { kind: 'dropBefore' });
    expect((await here.http.brand.banners()).ok).toBe(true);
    expect(once.occurred()).toBe(1);
    const always = faults.http('/login', { kind: 'dropBefore' }, { times: Infinity });
    expect(await here.http.session.logIn('a', 'b')).toEqual({
      ok: false,
      error: { kind: 'offline', sent: true },
    });
    expect(always.occurred()).toBe(1);
  });

  it('[F16] an answer from another origin is refused', async () => {
    const redirect = here.sandbox.faults.http(
      '/bet/exposure/amount',
      { kind: 'redirect', to: 'https://elsewhere.test/bet/exposure/amount' },
      { times: Infinity },
    );
    await here.demo();
    expect((await here.http.bets.exposure()).ok).toBe(false);
    expect(redirect.occurred()).toBeGreaterThan(0);
  });

  it('[F18] the same read twice at once is one call', async () => {
    const seen = here.sandbox.faults.http('/getBanners', { kind: 'delay', ms: 1 }, { times: Infinity });
    const both = await Promise.all([here.http.brand.banners(), here.http.brand.banners()]);
    expect(both[0]).toEqual(both[1]);
    expect(seen.occurred()).toBe(1);
  });

  it('[F20] 50 MB are not read to the end', async () => {
    const raw = JSON.stringify({
      error: false,
      data: { banners: [] },
      message: 'x'.repeat(50 * 1024 * 1024),
    });
    const huge = here.sandbox.faults.http('/getBanners', { kind: 'body', raw });
    expect(await here.http.brand.banners()).toEqual(UNEXPECTED);
    expect(huge.occurred()).toBe(1);
  });

  it.each(['false', 0, null, undefined, '', []])(
    '[F27] an error flag of %j is not success',
    async (value) => {
      const flag = here.sandbox.faults.http('/login/demo', { kind: 'drift', path: 'error', value });
      expect(await here.http.session.logInAsDemo()).toEqual(UNEXPECTED);
      expect(flag.occurred()).toBe(1);
    },
  );

  it.each(['data.token', 'data.user', 'data.user.mstruserid'])(
    '[F22] a log-in without %s is none',
    async (path) => {
      const drift = here.sandbox.faults.http('/login/demo', { kind: 'drift', path, value: undefined });
      expect(await here.http.session.logInAsDemo()).toEqual(UNEXPECTED);
      expect(drift.occurred()).toBe(1);
    },
  );

  it.each(['bad token\n', '', ' ', 5, {}, 'tökén', 'x'.repeat(4_097)])(
    '[F22] [X34] a token that no header can carry is none: %j',
    async (value) => {
      const drift = here.sandbox.faults.http('/login/demo', { kind: 'drift', path: 'data.token', value });
      expect(await here.http.session.logInAsDemo()).toEqual(UNEXPECTED);
      expect(drift.occurred()).toBe(1);
      expect(JSON.stringify(here.http.logger.lines)).not.toContain('bad token');
    },
  );

  it('[F26] a match id above 2^53 stays itself', async () => {
    const raw =
      '{"error":false,"message":"","data":{"exposureAmount":1,"exposures":[{"exposureAmount":1,"matchName":"x","refMatchId":9007199254740993,"totalBets":1}]}}';
    const big = here.sandbox.faults.http('/bet/exposure/amount', { kind: 'body', raw });
    expect(await here.http.bets.exposure()).toMatchObject({
      value: { rows: [{ matchId: '9007199254740993' }] },
    });
    expect(big.occurred()).toBe(1);
  });

  it.each([' 1.5', '1,500', '1e3', '0x10', '', 'NaN', null, '1.5e3', 1e21, []])(
    '[F23] an exposure of %j is no amount',
    async (value) => {
      await here.demo();
      const drift = here.sandbox.faults.http('/bet/exposure/amount', {
        kind: 'drift',
        path: 'data.exposureAmount',
        value,
      });
      expect(await here.http.bets.exposure()).toEqual(UNEXPECTED);
      expect(drift.occurred()).toBe(1);
    },
  );

  it.each([
    ['1500.5', 150_050],
    [-5, 500],
    [1.005, 101],
  ])('[F23] [WAL-01] [WAL-04] an exposure of %j is an amount: %j paise', async (value, total) => {
    await here.demo();
    here.sandbox.faults.http('/bet/exposure/amount', { kind: 'drift', path: 'data.exposureAmount', value });
    expect(await here.http.bets.exposure()).toMatchObject({ ok: true, value: { total } });
  });

  it.each(['dropBefore', 'dropAfter'] as const)(
    '[F54] [F56] an order whose connection breaks (%s) is sent once, and its key tells what became of it',
    async (kind) => {
      await here.demo();
      const { marketId, runnerId, odds, version } = await openMarket(here, false);
      const cut = here.sandbox.faults.http('/bets', { kind }, { times: Infinity, method: 'POST' });
      const answer = await here.http.bets.place(
        {
          key: KEY,
          marketId,
          runnerId,
          odds,
          marketKind: 'matchOdds',
          line: null,
          side: 'back',
          stake: rupees(100),
          marketVersion: version,
          acceptOdds: 'better',
        },
        15_000,
      );
      expect(cut.occurred()).toBe(1);
      expect(answer).toMatchObject({ ok: false, error: { sent: true } });
      const fate = await here.http.bets.byKey(KEY);
      expect(fate.ok && fate.value?.status).toBe(kind === 'dropAfter' ? 'matched' : undefined);
      expect(fate.ok).toBe(true);
    },
  );
});
