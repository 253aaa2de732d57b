import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { doors } from '@tests/support/sandbox/doors';
import { call, dataOf } from '@tests/support/sandbox/wireClient';
import { until } from '@tests/support/until';
import { PlayingWorld } from './playingWorld';
import type { Still, AnsweredBet } from './playingWorld';

interface Quote {
  readonly id: string;
  readonly amount: number;
  readonly legs: readonly {
    readonly runnerId: string;
    readonly side: string;
    readonly odds: number;
    readonly stake: number;
  }[];
  readonly outcomes: readonly { readonly runnerId: string; readonly result: number }[];
}
interface CashOut {
  readonly key: string;
  readonly status: string;
  readonly reason: string | null;
  readonly amount: number;
  readonly bets: readonly AnsweredBet[];
}

describe.each(doors)('a cash out ($door)', (door) => {
  let world: PlayingWorld;
  let market: Still;
  beforeEach(async () => {
    world = await PlayingWorld.open(door);
    market = await world.still();
    await world.place(market);
    world.move(market.id, market.runners[0], 1.8);
  });
  afterEach(() => world.close());

  const quote = async (): Promise<Quote> =>
    (await world.data<{ quote: Quote }>('POST', '/bets/cashout/quote', { marketId: market.id })).quote;
  const take = async (quoteId: string, key = world.nextKey()): Promise<CashOut> =>
    (await world.data<{ cashOut: CashOut }>('POST', '/bets/cashout', { quoteId, key })).cashOut;

  it('quotes legs, outcomes and the least of them, for five seconds', async () => {
    const quoted = await quote();
    expect(quoted).toEqual({
      id: expect.stringMatching(/./),
      marketId: market.id,
      marketVersion: market.version,
      amount: 104.97,
      expiresInMs: 5_000,
      legs: [{ runnerId: market.runners[0], side: 'lay', odds: 1.81, stake: 1_104.97 }],
      outcomes: market.runners.map((runnerId) => ({ runnerId, result: 104.97 })),
    });
  });

  it.each([0, 1] as const)(
    '[P08] pays what it said when runner %i wins, and tells of its bets',
    async (winner) => {
      const quoted = await quote();
      const done = await take(quoted.id);
      expect(done).toMatchObject({ status: 'done', reason: null, amount: quoted.amount });
      await until(() => world.received.length === done.bets.length, 'the pushes');
      expect(world.received).toEqual(done.bets);
      expect(await world.data('GET', '/bet/exposure/amount')).toMatchObject({ exposureAmount: 0 });
      world.sandbox.engine.market(market.id, { action: 'settle', runnerId: market.runners[winner] });
      expect((await world.wallet()).cash).toBeCloseTo(10_000 + (quoted.outcomes[winner]?.result ?? 0), 6);
      const settled = await world.data<{ cashOut: CashOut }>('GET', `/bets/cashout/by-key/${done.key}`);
      expect(settled.cashOut.bets.map((bet) => bet.status)).toEqual(['settled']);
    },
  );

  it.each([0, 1] as const)(
    '[P08] a part levels its share, and the market pays what it said when runner %i wins',
    async (winner) => {
      const asked = { marketId: market.id, part: 40 };
      const part = (
        await world.data<{ quote: Quote & { part: number } }>('POST', '/bets/cashout/quote', asked)
      ).quote;
      expect(part.part).toBe(40);
      const done = await take(part.id);
      expect(done).toMatchObject({ status: 'done', part: 40, amount: part.amount });
      expect(await world.data('GET', `/bets/cashout/by-key/${done.key}`)).toMatchObject({
        cashOut: { part: 40 },
      });
      world.sandbox.engine.market(market.id, { action: 'settle', runnerId: market.runners[winner] });
      expect((await world.wallet()).cash).toBeCloseTo(10_000 + (part.outcomes[winner]?.result ?? 0), 6);
    },
  );

  it('[P14] [F54] a reply lost after it was done: asked again, or by its key, the same; nothing twice', async () => {
    const { id } = await quote();
    const key = world.nextKey();
    const lost = world.sandbox.faults.http('/bets/cashout', { kind: 'dropAfter' });
    const body = { quoteId: id, key };
    await expect(
      call(world.sandbox, 'POST', '/bets/cashout', { body, token: world.token }),
    ).rejects.toThrow();
    expect(lost.occurred()).toBe(1);
    const again = await take(id, key);
    expect(again.status).toBe('done');
    expect(await world.data('GET', `/bets/cashout/by-key/${key}`)).toEqual({ cashOut: again });
    expect(world.sandbox.engine.audit().bets).toBe(2);
  });

  it('[F56] a request lost before it arrived is a key that nobody saw', async () => {
    const { id } = await quote();
    const key = world.nextKey();
    const lost = world.sandbox.faults.http('/bets/cashout', { kind: 'dropBefore' });
    const body = { quoteId: id, key };
    await expect(
      call(world.sandbox, 'POST', '/bets/cashout', { body, token: world.token }),
    ).rejects.toThrow();
    expect(lost.occurred()).toBe(1);
    expect(await world.ask('GET', `/bets/cashout/by-key/${key}`)).toMatchObject({
      status: 404,
      code: 'KEY_UNKNOWN',
    });
    expect((await take(id, key)).status).toBe('done');
  });

  it('[F59] one key is one cash out: another quote or a bet under it is refused', async () => {
    const { id } = await quote();
    const { key } = await take(id);
    for (const [path, body] of [
      ['/bets/cashout', { quoteId: 'Q1', key }],
      [
        '/bets',
        {
          key,
          marketId: market.id,
          runnerId: market.runners[0],
          side: 'back',
          odds: 1.8,
          stake: 100,
          marketVersion: market.version,
          acceptOdds: 'better',
        },
      ],
    ] as const)
      expect(await world.ask('POST', path, body)).toMatchObject({ status: 409, code: 'KEY_REUSED' });
  });

  it('expires by the engine’s clock, and only then', async () => {
    const [one, two] = [await quote(), await quote()];
    world.sandbox.advance(4_999);
    expect((await take(one.id)).status).toBe('done');
    world.sandbox.advance(1);
    expect(await take(two.id)).toMatchObject({
      status: 'refused',
      reason: 'QUOTE_EXPIRED',
      amount: 0,
      bets: [],
    });
  });

  it.each([
    [{ action: 'bumpVersion' } as const, 'QUOTE_CHANGED'],
    [{ action: 'suspend' } as const, 'SUSPENDED'],
    [{ action: 'suspend', label: 'BALL RUNNING' } as const, 'BALL_RUNNING'],
    [{ action: 'close' } as const, 'MARKET_CLOSED'],
  ])('[F43] after %j it is refused: %s, and a new quote says why or asks again', async (command, reason) => {
    const { id } = await quote();
    world.sandbox.engine.market(market.id, command);
    expect(await take(id)).toMatchObject({ status: 'refused', reason, amount: 0, bets: [] });
    const asked = await world.ask('POST', '/bets/cashout/quote', { marketId: market.id });
    if (reason === 'QUOTE_CHANGED') expect(asked.status).toBe(200);
    else expect(asked).toMatchObject({ status: 409, code: 'NO_CASH_OUT', data: { reason } });
  });

  it('[F63] belongs to its player alone', async () => {
    const { id } = await quote();
    const { token } = await dataOf(world.sandbox, 'POST', '/login/demo', { body: {} });
    const other = String(token);
    const key = world.nextKey();
    expect(await world.ask('POST', '/bets/cashout', { quoteId: id, key }, other)).toMatchObject({
      data: { cashOut: { status: 'refused', reason: 'QUOTE_EXPIRED' } },
    });
    expect(await world.ask('POST', '/bets/cashout/quote', { marketId: market.id }, other)).toMatchObject({
      code: 'NO_CASH_OUT',
      data: { reason: 'NO_BETS' },
    });
    expect((await take(id, key)).status).toBe('done');
    for (const path of ['/bets/cashout/quote', '/bets/cashout'])
      expect((await call(world.sandbox, 'POST', path, { body: {} })).status).toBe(401);
    expect((await call(world.sandbox, 'GET', `/bets/cashout/by-key/${key}`)).status).toBe(401);
  });

  it.each([
    ['/bets/cashout/quote', '{"marketId":7}', 422],
    ['/bets/cashout/quote', '{"marketId":{"$gt":""}}', 422],
    ['/bets/cashout/quote', '{"__proto__":{"marketId":"1"}}', 422],
    ['/bets/cashout/quote', '{"marketId":"__proto__"}', 404],
    ['/bets/cashout/quote', '{"marketId":"1","part":0}', 422],
    ['/bets/cashout/quote', '{"marketId":"1","part":"50"}', 422],
    ['/bets/cashout', '{"quoteId":"Q1"}', 422],
    ['/bets/cashout', '{"quoteId":1,"key":"00000000000000000000000000000009"}', 422],
    ['/bets/cashout', '{"quoteId":"Q1","key":"0000000000000000000000000000000G"}', 422],
    ['/bets/cashout', '{"quoteId":', 422],
  ])('[X19] [X23] %s %s is answered with %i and harms nothing', async (path, body, status) => {
    const before = world.sandbox.engine.audit();
    const reply = await call(world.sandbox, 'POST', path, { body, token: world.token });
    expect(reply.status).toBe(status);
    expect(JSON.parse(reply.text)).toMatchObject({ error: true, data: null });
    expect(world.sandbox.engine.audit()).toEqual(before);
  });
});
