import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { BetOrder } from '@/application/ports/gateways/BetsGateway';
import { rupees } from '@/domain/shared/Money';
import { odds } from '@/domain/shared/Odds';
import { betKey, marketId, matchId } from '@/domain/shared/ids';
import { httpDoors, openDoor, openMarket } from './contractDoors';
import type { OpenDoor, OpenMarket } from './contractDoors';

const LIMIT_MS = 15_000;
const keyOf = (n: number) => betKey(n.toString(16).padStart(32, '0'));

describe.each(httpDoors)('BetsGateway, $door', (door) => {
  let here: OpenDoor;
  beforeEach(async () => {
    here = await openDoor(door);
    await here.demo();
  });
  afterEach(() => here.close());

  const order = (
    { marketId, runnerId, odds, version }: OpenMarket,
    n = 1,
    more: Partial<BetOrder> = {},
  ): BetOrder => ({
    key: keyOf(n),
    marketId,
    runnerId,
    marketKind: 'matchOdds',
    line: null,
    side: 'back',
    odds,
    stake: rupees(100),
    marketVersion: version,
    acceptOdds: 'better',
    ...more,
  });

  async function placed(given: BetOrder) {
    const answer = await here.http.bets.place(given, LIMIT_MS);
    if (!answer.ok) throw new Error(JSON.stringify(answer.error));
    return answer.value;
  }

  it('[SPORT-05] before the match a bet at the price on offer is matched at once', async () => {
    const market = await openMarket(here, false);
    const bet = await placed(order(market));
    expect(bet).toMatchObject({
      key: keyOf(1),
      status: 'matched',
      marketKind: 'matchOdds',
      line: null,
      side: 'back',
      stake: 10_000,
      matched: 10_000,
      requestedOdds: market.odds,
      marketId: market.marketId,
      runnerId: market.runnerId,
      reason: null,
    });
    expect(bet.odds).toBeGreaterThanOrEqual(market.odds);
    expect(bet.createdAt).not.toBeNull();
    expect(here.http.logger.lines).toEqual([]);
  });

  it('[SPORT-05] in play it waits out the delay first; by its key one hears what became of it', async () => {
    const market = await openMarket(here, true);
    const bet = await placed(order(market));
    expect(bet.status).toBe('pending');
    expect(bet.delayLeftMs).toBeGreaterThan(0);
    expect(bet.delayLeftMs).toBeLessThanOrEqual(market.delaySeconds * 1_000);
    here.sandbox.advance(market.delaySeconds * 1_000 + 1);
    expect(await here.http.bets.byKey(keyOf(1))).toMatchObject({
      ok: true,
      value: { id: bet.id, status: 'matched' },
    });
  });

  it('[F54] [F56] a key that the engine never saw is null: only that proves that no bet stands', async () => {
    expect(await here.http.bets.byKey(keyOf(99))).toEqual({ ok: true, value: null });
    const proxy = here.sandbox.faults.http('/bets/by-key/*', { kind: 'status', status: 404 });
    const answer = await here.http.bets.byKey(keyOf(99));
    expect(proxy.occurred()).toBe(1);
    expect(answer.ok).toBe(false);
  });

  it('[F61] the same key again is the same bet; another key is another bet', async () => {
    const market = await openMarket(here, false);
    const [first, again] = [await placed(order(market)), await placed(order(market))];
    expect(again.id).toBe(first.id);
    const other = await placed(order(market, 2));
    expect(other.id).not.toBe(first.id);
    expect(await here.http.bets.list({ skip: 0, pageSize: 10 })).toMatchObject({ value: { count: 2 } });
  });

  it('[F59] the same key for another stake is refused', async () => {
    const market = await openMarket(here, false);
    await placed(order(market));
    const answer = await here.http.bets.place(order(market, 1, { stake: rupees(200) }), LIMIT_MS);
    expect(answer).toMatchObject({ ok: false, error: { kind: 'refused', code: 'KEY_REUSED' } });
  });

  it.each([
    ['belowMin', { stake: rupees(1) }],
    ['aboveMax', { stake: rupees(9_000_000) }],
    ['oddsOffLadder', { odds: odds(10_001) }],
  ] as const)('[SPORT-05] a bet is rejected with its reason: %s', async (reason, more) => {
    const market = await openMarket(here, false);
    expect(await placed(order(market, 1, more))).toMatchObject({ status: 'rejected', reason });
  });

  it('[SPORT-05] [F42] odds that have gone are a rejection with the odds on offer', async () => {
    const market = await openMarket(here, false);
    const dreamt = odds(market.odds + 100 - (market.odds % 100));
    here.sandbox.engine.market(market.marketId, { action: 'configure', allowUnmatched: false });
    const bet = await placed(order(market, 1, { odds: dreamt, acceptOdds: 'better' }));
    expect(bet).toMatchObject({ status: 'rejected', reason: 'oddsChanged', offer: market.odds });
  });

  it('[SPORT-05] [F40] on a suspended market the bet is rejected as suspended', async () => {
    const market = await openMarket(here, false);
    here.sandbox.engine.market(market.marketId, { action: 'suspend' });
    const bet = await placed(order(market));
    expect(bet.status).toBe('rejected');
    expect(bet.reason).toBe('suspended');
  });

  it('an order for a market that is not there is refused', async () => {
    const market = await openMarket(here, false);
    const answer = await here.http.bets.place(order({ ...market, marketId: marketId('nowhere') }), LIMIT_MS);
    expect(answer).toMatchObject({ ok: false, error: { kind: 'refused' } });
  });

  it('[SES-03] a visitor’s bet is refused and ends no session', async () => {
    const market = await openMarket(here, false);
    here.http.held = null;
    expect(await here.http.bets.place(order(market), LIMIT_MS)).toMatchObject({
      ok: false,
      error: { kind: 'unauthorised', ended: false },
    });
    expect(here.http.ended).toEqual([]);
  });

  it('[WAL-04] [HDR-08] exposure names what could be lost, per match', async () => {
    expect(await here.http.bets.exposure()).toEqual({ ok: true, value: { total: 0, rows: [] } });
    const market = await openMarket(here, false);
    const bet = await placed(order(market));
    expect(await here.http.bets.exposure()).toEqual({
      ok: true,
      value: {
        total: 10_000,
        rows: [{ matchId: market.matchId, matchName: bet.matchName, amount: 10_000, bets: 1 }],
      },
    });
  });

  it('[HDR-08] the bets of one match come by tens', async () => {
    const market = await openMarket(here, false);
    for (let n = 1; n <= 12; n += 1) await placed(order(market, n));
    const id = matchId(market.matchId);
    const first = await here.http.bets.ofMatch(id, 0);
    const second = await here.http.bets.ofMatch(id, 10);
    if (!first.ok || !second.ok) throw new Error('no pages');
    expect([first.value.bets.length, second.value.bets.length, first.value.count]).toEqual([10, 2, 12]);
    const ids = [...first.value.bets, ...second.value.bets].map((bet) => bet.id);
    expect(new Set(ids).size).toBe(12);
    expect(second.value.totals).toEqual({ stake: 12 * 10_000, profitLoss: 0 });
    expect(await here.http.bets.ofMatch(matchId('nowhere'), 0)).toEqual({
      ok: true,
      value: { bets: [], count: 0, totals: { stake: 0, profitLoss: 0 } },
    });
  });

  it('[SPORT-06] lists by status, market and dates', async () => {
    const market = await openMarket(here, false);
    await placed(order(market));
    const count = async (query: object) => {
      const answer = await here.http.bets.list({ skip: 0, pageSize: 10, ...query });
      return answer.ok ? answer.value.count : answer.error;
    };
    const now = here.sandbox.engine.now();
    expect(await count({ status: 'open' })).toBe(1);
    expect(await count({ status: 'settled' })).toBe(0);
    expect(await count({ market: 'matchOdds' })).toBe(1);
    expect(await count({ market: 'fancy' })).toBe(0);
    expect(await count({ from: now - 86_400_000, until: now + 86_400_000 })).toBe(1);
    expect(await count({ from: now - 172_800_000, until: now - 86_400_000 })).toBe(0);
  });

  it('[SPORT-05] a settled bet shows what it won', async () => {
    const market = await openMarket(here, false);
    const bet = await placed(order(market));
    here.sandbox.engine.market(market.marketId, { action: 'settle', runnerId: market.runnerId });
    const answer = await here.http.bets.byKey(keyOf(1));
    expect(answer).toMatchObject({ ok: true, value: { id: bet.id, status: 'settled' } });
    expect(answer.ok && answer.value?.profitLoss).toBeGreaterThan(0);
    expect(answer.ok && answer.value?.settledAt).not.toBeNull();
  });

  it.each([undefined, {}, 'none'])(
    '[F24] %j in place of the bets is no answer: nobody said that there are none',
    async (value) => {
      const fault = here.sandbox.faults.http(
        '/bets',
        { kind: 'drift', path: 'data.bets', value },
        { method: 'GET' },
      );
      expect(await here.http.bets.list({ skip: 0, pageSize: 10 })).toMatchObject({
        ok: false,
        error: { kind: 'unexpected' },
      });
      expect(fault.occurred()).toBe(1);
    },
  );

  it('[F22] [F93] a bet without its status is listed without one, without its odds it is counted; neither is an answer to an order', async () => {
    const market = await openMarket(here, false);
    await placed(order(market));
    await placed(order(market, 2));
    const listed = here.sandbox.faults.http('/bets', {
      kind: 'drift',
      path: 'data.bets.0.status',
      value: undefined,
    });
    const page = await here.http.bets.list({ skip: 0, pageSize: 10 });
    expect(listed.occurred()).toBe(1);
    expect(page.ok && page.value.bets.map(({ status, statusWord }) => [status, statusWord])).toEqual([
      ['other', '–'],
      ['matched', null],
    ]);
    here.sandbox.faults.http('/bets', { kind: 'drift', path: 'data.bets.0.odds', value: 'evens' });
    const unread = await here.http.bets.list({ skip: 0, pageSize: 10 });
    expect(unread.ok && [unread.value.bets.length, unread.value.unread]).toEqual([1, 1]);
    here.sandbox.faults.http('/bets', { kind: 'drift', path: 'data.bets', value: [] });
    expect(await here.http.bets.list({ skip: 0, pageSize: 10 }), 'counted and not listed').toMatchObject({
      value: { bets: [], unread: 2, count: 2 },
    });
    const answered = here.sandbox.faults.http('/bets', {
      kind: 'drift',
      path: 'data.bet.status',
      value: undefined,
    });
    expect(await here.http.bets.place(order(market, 3), LIMIT_MS)).toEqual({
      ok: false,
      error: { kind: 'unexpected', sent: true },
    });
    expect(answered.occurred()).toBe(1);
    expect(await here.http.bets.byKey(keyOf(3))).toMatchObject({ ok: true, value: { status: 'matched' } });
  });

  it('an answer about another bet is no answer', async () => {
    const market = await openMarket(here, false);
    const fault = here.sandbox.faults.http('/bets', {
      kind: 'drift',
      path: 'data.bet.key',
      value: keyOf(77),
    });
    expect(await here.http.bets.place(order(market), LIMIT_MS)).toEqual({
      ok: false,
      error: { kind: 'unexpected', sent: true },
    });
    expect(fault.occurred()).toBe(1);
  });
});
