import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { doors } from '@tests/support/sandbox/doors';
import { call, dataOf } from '@tests/support/sandbox/wireClient';
import { until } from '@tests/support/until';
import { PlayingWorld } from './playingWorld';
import type { Still, AnsweredBet } from './playingWorld';

interface Edited {
  readonly bet: AnsweredBet;
  readonly replacement: AnsweredBet;
}

describe.each(doors)('bets that are changed ($door)', (door) => {
  let world: PlayingWorld;
  let market: Still;
  beforeEach(async () => {
    world = await PlayingWorld.open(door);
    market = await world.still();
  });
  afterEach(() => world.close());

  const resting = (): Promise<AnsweredBet> => world.place(market, { odds: 2.5 });

  it('[SPORT-05] a waiting bet is cancelled: the reply, the push and the purse agree', async () => {
    const bet = await resting();
    expect(bet.status).toBe('unmatched');
    const { bet: cancelled } = await world.data<Edited>('POST', '/bets/cancel', { betId: bet.id });
    expect(cancelled).toMatchObject({ id: bet.id, status: 'cancelled', matched: 0 });
    await until(() => world.received.length === 1, 'the push');
    expect(world.received[0]).toEqual(cancelled);
    expect(await world.wallet()).toMatchObject({ cash: 10_000 });
    expect(await world.ask('POST', '/bets/cancel', { betId: bet.id })).toMatchObject({
      status: 409,
      code: 'NOT_CANCELLABLE',
      data: { bet: cancelled },
    });
  });

  it('[SPORT-05] an edit puts another bet in its place in one step, and tells of both', async () => {
    const bet = await resting();
    const body = { betId: bet.id, key: world.nextKey(), odds: 2.4, stake: 600 };
    const edited = await world.data<Edited>('POST', '/bets/edit', body);
    expect(edited).toMatchObject({
      bet: { id: bet.id, status: 'cancelled' },
      replacement: { key: body.key, status: 'unmatched', requestedOdds: 2.4, stack: 600 },
    });
    await until(() => world.received.length === 2, 'the pushes');
    expect(world.received).toEqual([edited.bet, edited.replacement]);
    expect(await world.wallet()).toMatchObject({ cash: 9_400 });
  });

  it('[P14] [F59] an edit is done once for one key, and refused for another payload', async () => {
    const bet = await resting();
    const body = { betId: bet.id, key: world.nextKey(), odds: 2.4, stake: 600 };
    const first = await world.data<Edited>('POST', '/bets/edit', body);
    expect(await world.data<Edited>('POST', '/bets/edit', body)).toEqual(first);
    for (const more of [{ stake: 601 }, { odds: 2.42 }, { betId: first.replacement.id }]) {
      expect(await world.ask('POST', '/bets/edit', { ...body, ...more })).toMatchObject({
        status: 409,
        code: 'KEY_REUSED',
      });
    }
    expect(await world.data('GET', '/bets')).toMatchObject({ count: 2 });
  });

  it('[F54] [F62] a reply lost after the edit, the token gone too: its key tells what became of it', async () => {
    const bet = await resting();
    const body = { betId: bet.id, key: world.nextKey(), odds: 2.4, stake: 600 };
    const lost = world.sandbox.faults.http('/bets/edit', { kind: 'dropAfter' });
    await expect(call(world.sandbox, 'POST', '/bets/edit', { body, token: world.token })).rejects.toThrow();
    expect(lost.occurred()).toBe(1);
    const again = await world.data<Edited>('POST', '/bets/edit', body);
    expect(await world.data('GET', `/bets/by-key/${body.key}`)).toEqual({ bet: again.replacement });
    expect(world.sandbox.engine.audit().bets).toBe(2);
    world.sandbox.engine.revokeToken(world.token);
    expect(await world.ask('GET', `/bets/by-key/${body.key}`)).toMatchObject({ status: 401 });
  });

  it('[P07] a change that cannot be paid for is refused, and the bet stands as it did', async () => {
    const bet = await resting();
    const body = { betId: bet.id, key: world.nextKey(), odds: 2.4, stake: 20_000 };
    expect(await world.data('POST', '/bets/edit', body)).toMatchObject({
      bet,
      replacement: { status: 'rejected', reason: 'INSUFFICIENT_FUNDS' },
    });
    expect(await world.wallet()).toMatchObject({ cash: 9_000 });
  });

  it('[SPORT-05] [P12] is not edited while its delay runs, and can be cancelled', async () => {
    world.sandbox.engine.market(market.id, { action: 'inPlay', delaySeconds: 5 });
    world.sandbox.engine.market(market.id, { action: 'resume' });
    const { markets } = await world.data<{ markets: { version: number }[] }>(
      'GET',
      `/bet/match/odds?refmatchid=${market.matchId}`,
    );
    const bet = await world.place(market, { marketVersion: markets[0]?.version });
    expect(bet.status).toBe('pending');
    const edit = { betId: bet.id, key: world.nextKey(), odds: 2.4, stake: 600 };
    expect(await world.ask('POST', '/bets/edit', edit)).toMatchObject({
      status: 409,
      code: 'NOT_CANCELLABLE',
      data: { bet: { id: bet.id, status: 'pending' } },
    });
    // Cancelled it can be, and then nothing of it is taken when the delay would be over.
    const { bet: cancelled } = await world.data<Edited>('POST', '/bets/cancel', { betId: bet.id });
    expect(cancelled).toMatchObject({ id: bet.id, status: 'cancelled', matched: 0, delayLeftMs: 0 });
    await until(() => world.received.length === 1, 'the push');
    expect(world.received[0]).toEqual(cancelled);
    expect(await world.wallet()).toMatchObject({ cash: 10_000 });
  });

  it('[F63] [F64] another player knows nothing of it', async () => {
    const bet = await resting();
    const { token } = await dataOf(world.sandbox, 'POST', '/login/demo', { body: {} });
    const other = String(token);
    const edit = { betId: bet.id, key: world.nextKey(), odds: 2.4, stake: 600 };
    expect(await world.ask('POST', '/bets/cancel', { betId: bet.id }, other)).toMatchObject({
      status: 404,
      code: 'BET_UNKNOWN',
    });
    expect(await world.ask('POST', '/bets/edit', edit, other)).toMatchObject({
      status: 404,
      code: 'BET_UNKNOWN',
    });
    expect(await world.ask('GET', `/bets/by-key/${bet.key}`, undefined, other)).toMatchObject({
      code: 'KEY_UNKNOWN',
    });
    const unknown = await call(world.sandbox, 'POST', '/bets/cancel', { body: { betId: bet.id } });
    expect(unknown.status).toBe(401);
  });

  it.each([
    ['cancel', '{"betId":{"$ne":""}}'],
    ['cancel', '{"betId":["B1"]}'],
    ['cancel', '{"__proto__":{"betId":"B1"}}'],
    ['cancel', '[]'],
    ['cancel', 'betId=B1'],
    ['edit', '{"betId":"B1","key":"0","odds":2,"stake":100}'],
    ['edit', '{"betId":"B1","key":"00000000000000000000000000000009","odds":"2","stake":100}'],
    ['edit', '{"betId":"B1","key":"00000000000000000000000000000009","odds":1e400,"stake":100}'],
    ['edit', '{"betId":"B1","key":"00000000000000000000000000000009","odds":2,"stake":-0}'],
    ['edit', '{"betId":"B1","key":"00000000000000000000000000000009","odds":2,"stake":1.005}'],
  ])('[X19] [X23] %s %s is not understood', async (path, body) => {
    const reply = await call(world.sandbox, 'POST', `/bets/${path}`, { body, token: world.token });
    expect(reply.status).toBe(422);
    expect(JSON.parse(reply.text)).toMatchObject({ error: true, data: null, code: 'MALFORMED' });
    expect(world.sandbox.engine.audit().bets).toBe(0);
  });

  it('[SPORT-06] [X30] lists: totals of all that was found, pages in order, hostile ranges brought to reason', async () => {
    for (const stake of [100, 200, 300]) await world.place(market, { stake });
    const list = (query: string): Promise<{ bets: AnsweredBet[]; count: number; totals: unknown }> =>
      world.data('GET', `/bets?${query}`);
    const first = await list('skip=0&pagesize=2&betstatus=open&markettype=match_odds');
    expect(first).toMatchObject({ count: 3, totals: { stake: 600, profitLoss: 0 } });
    expect(first.bets.map((bet) => bet.stack)).toEqual([300, 200]);
    await world.place(market, { stake: 400 });
    const second = await list('skip=2&pagesize=2&betstatus=open');
    expect(second.bets.map((bet) => bet.stack)).toEqual([200, 100]);
    expect((await list('skip=-1&pagesize=1000000000')).bets).toHaveLength(4);
    expect((await list('startdate=9999-12-31&enddate=0001-01-01')).count).toBe(4);
    expect((await list('markettype=fancy')).totals).toEqual({ stake: 0, profitLoss: 0 });
    expect(await world.ask('GET', '/bets?startdate=%27%20OR%201')).toMatchObject({ status: 422 });
  });
});
