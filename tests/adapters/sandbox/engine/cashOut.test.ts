import { describe, expect, it } from 'vitest';
import { Bench } from './Bench';
import type { Player, Reply, WireBet } from './Bench';
import { table } from './stillTable';
import { StreamClient } from './StreamClient';

interface Quote {
  readonly id: string;
  readonly marketId: string;
  readonly marketVersion: number;
  readonly amount: number;
  readonly expiresInMs: number;
  readonly legs: readonly { runnerId: string; side: 'back' | 'lay'; odds: number; stake: number }[];
  readonly outcomes: readonly { runnerId: string; result: number }[];
}
interface CashOut {
  readonly key: string;
  readonly status: string;
  readonly reason: string | null;
  readonly amount: number;
  readonly bets: readonly WireBet[];
}

const ask = (player: Player, marketId: unknown): Reply<{ quote: Quote }> =>
  player.bench.post('/bets/cashout/quote', { marketId }, player.token);
const take = (
  player: Player,
  quoteId: unknown,
  key: unknown = player.bench.nextKey(),
): Reply<{ cashOut: CashOut }> => player.bench.post('/bets/cashout', { quoteId, key }, player.token);
const byKey = (player: Player, key: string): Reply<{ cashOut: CashOut }> =>
  player.bench.get(`/bets/cashout/by-key/${key}`, {}, player.token);

/** ₹1,000 backed at 2.00 on the first runner, which stands at 1.80/1.81 now: a gain to lock in. */
function ahead() {
  const here = table();
  const bet = here.player.bet(here.match, { odds: 2, stake: 1_000 });
  for (const [runnerId, odds] of [
    [here.first, 1.8],
    [here.second, 2.2],
  ] as const) {
    here.bench.command(here.marketId, { action: 'move', runnerId, odds });
    for (const side of ['back', 'lay'] as const)
      here.bench.command(here.marketId, { action: 'depth', runnerId, side, size: 100_000 });
  }
  return { ...here, bet, quote: () => ask(here.player, here.marketId).body.data.quote };
}

describe('a cash out', () => {
  it('[P08] quotes the bets that level every result, and what that brings', () => {
    const { quote, marketId, first, bench, match } = ahead();
    const quoted = quote();
    expect(quoted).toMatchObject({
      marketId,
      marketVersion: bench.prices(match.id).version,
      expiresInMs: 5_000,
      legs: [{ runnerId: first, side: 'lay', odds: 1.81, stake: 1_104.97 }],
    });
    expect(quoted.outcomes.map((each) => each.result)).toEqual([104.97, 104.97]);
    expect(quoted.amount).toBe(104.97);
  });

  it.each([0, 1])(
    '[P08] [P16] pays what it said, whoever wins (runner %i), through bets, holds and ledger',
    (winner) => {
      const { bench, player, quote, match, marketId, bet } = ahead();
      const quoted = quote();
      const { cashOut } = take(player, quoted.id).body.data;
      expect(cashOut).toMatchObject({ status: 'done', reason: null, amount: quoted.amount });
      expect(cashOut.bets).toMatchObject([
        { status: 'matched', matched: 1_104.97, odds: 1.81, selectionType: 'lay' },
      ]);
      expect(player.events<{ bet: WireBet }>('bet:update').map((each) => each.bet)).toEqual(cashOut.bets);
      expect(player.exposure()).toBe(0);
      expect(player.wallet().cash).toBe(10_000);
      bench.command(marketId, { action: 'settle', runnerId: match.matchOdds.runners[winner]?.id ?? '' });
      expect(player.wallet().cash).toBeCloseTo(10_000 + (quoted.outcomes[winner]?.result ?? 0), 6);
      const won = [player.again(bet), ...cashOut.bets.map((each) => player.again(each))];
      expect(won.reduce((sum, each) => sum + (each.profitLoss ?? 0), 0)).toBeCloseTo(quoted.amount, 6);
      const list = bench.get<{ count: number }>('/bets', { betstatus: 'settled' }, player.token).body.data;
      expect(list.count).toBe(2);
    },
  );

  it('takes from the book what it says it takes', () => {
    const { bench, player, quote, match, marketId, first } = ahead();
    bench.command(marketId, { action: 'depth', runnerId: first, side: 'lay', size: 500 });
    const before = bench.prices(match.id).runners[0]?.lay ?? [];
    const quoted = quote();
    expect(quoted.legs.map((leg) => [leg.odds, leg.stake])[0]).toEqual([1.81, 500]);
    expect(quoted.legs.length).toBeGreaterThan(1);
    take(player, quoted.id);
    const after = bench.prices(match.id).runners[0]?.lay ?? [];
    expect(after[0]?.[1]).toBe(before[1]?.[1]);
    expect(after[0]?.[2]).toBeCloseTo((before[1]?.[2] ?? 0) - (quoted.legs[1]?.stake ?? 0), 6);
  });

  it('[P20] those who watch the market see at once what bets and a cash out took from it', () => {
    const { bench, player, quote, match, marketId, second } = ahead();
    const watcher = new StreamClient(bench);
    watcher.subscribe([marketId]);
    player.bet(match, { runnerId: second, stake: 200 });
    expect(watcher.book(marketId)).toEqual(watcher.truth(match.id));
    const received = watcher.updates.length;
    expect(take(player, quote().id).body.data.cashOut.status).toBe('done');
    expect(watcher.updates).toHaveLength(received + 1);
    expect(watcher.book(marketId)).toEqual(watcher.truth(match.id));
    expect(watcher.breaks).toBe(0);
  });

  it('[P14] [F59] with one key is done once; the key counts for nothing else', () => {
    const { bench, player, quote, match, bet } = ahead();
    const { id } = quote();
    const key = bench.nextKey();
    const reply = take(player, id, key);
    expect(take(player, id, key)).toEqual(reply);
    expect(byKey(player, key).body).toEqual(reply.body);
    const used = (answer: Reply<unknown>): readonly unknown[] => [answer.status, answer.body.code];
    expect(used(take(player, 'Q1', key))).toEqual([409, 'KEY_REUSED']);
    expect(used(take(player, id, bet.key))).toEqual([409, 'KEY_REUSED']);
    expect(used(player.place(match, { key }))).toEqual([409, 'KEY_REUSED']);
    const resting = player.bet(match, { odds: 5 });
    expect(
      used(bench.post('/bets/edit', { betId: resting.id, key, odds: 6, stake: 100 }, player.token)),
    ).toEqual([409, 'KEY_REUSED']);
    expect(bench.engine.audit().bets).toBe(3);
  });

  it('[F60] two tabs that take one quote: one does it, the other hears that it is over', () => {
    const { bench, player, quote } = ahead();
    const { id } = quote();
    const [one, two] = [take(player, id), take(player, id)];
    expect([one.body.data.cashOut.status, two.body.data.cashOut]).toEqual([
      'done',
      { key: two.body.data.cashOut.key, status: 'refused', reason: 'QUOTE_EXPIRED', amount: 0, bets: [] },
    ]);
    expect(bench.engine.audit().bets).toBe(2);
  });

  it('expires after five seconds of the engine, and stays refused under its key', () => {
    const { bench, player, quote } = ahead();
    const [early, late] = [quote(), quote()];
    bench.engine.advance(4_999);
    expect(take(player, early.id).body.data.cashOut.status).toBe('done');
    bench.engine.advance(1);
    const key = bench.nextKey();
    expect(take(player, late.id, key).body.data.cashOut.reason).toBe('QUOTE_EXPIRED');
    expect(byKey(player, key).body.data.cashOut).toMatchObject({
      status: 'refused',
      reason: 'QUOTE_EXPIRED',
    });
  });

  it.each([
    [{ action: 'bumpVersion' } as const, 'QUOTE_CHANGED'],
    [{ action: 'suspend' } as const, 'SUSPENDED'],
    [{ action: 'suspend', label: 'BALL RUNNING' } as const, 'BALL_RUNNING'],
    [{ action: 'close' } as const, 'MARKET_CLOSED'],
  ])('[F43] [P18] after %j it is refused: %s', (command, reason) => {
    const { bench, player, quote, marketId } = ahead();
    const { id } = quote();
    bench.command(marketId, command);
    expect(take(player, id).body.data.cashOut).toMatchObject({
      status: 'refused',
      reason,
      amount: 0,
      bets: [],
    });
    expect(bench.engine.audit().bets).toBe(1);
  });

  it('[P19] is refused when the price went against it, taken at a better one', () => {
    const { bench, player, quote, marketId, first } = ahead();
    const quoted = quote();
    const move = (odds: number): void => bench.command(marketId, { action: 'move', runnerId: first, odds });
    move(1.9);
    expect(take(player, quoted.id).body.data.cashOut.reason).toBe('QUOTE_CHANGED');
    move(1.7);
    const { cashOut } = take(player, quoted.id).body.data;
    expect(cashOut.status).toBe('done');
    expect(cashOut.amount).toBeGreaterThan(quoted.amount);
    expect(cashOut.bets[0]?.odds).toBe(1.71);
  });

  it('is refused when the position is not the one that was quoted', () => {
    const { player, quote, match, second } = ahead();
    const { id } = quote();
    player.bet(match, { runnerId: second, stake: 100 });
    expect(take(player, id).body.data.cashOut.reason).toBe('QUOTE_CHANGED');
  });

  const none = (player: Player, marketId: string): unknown => {
    const { status, body } = ask(player, marketId);
    expect([status, body.code]).toEqual([409, 'NO_CASH_OUT']);
    expect(body.message).not.toBe('');
    return body.data;
  };

  it.each([
    [{ action: 'suspend' } as const, 'SUSPENDED'],
    [{ action: 'suspend', label: 'BALL RUNNING' } as const, 'BALL_RUNNING'],
    [{ action: 'close' } as const, 'MARKET_CLOSED'],
  ])('there is none after %j: %s', (command, reason) => {
    const { bench, player, marketId } = ahead();
    bench.command(marketId, command);
    expect(none(player, marketId)).toEqual({ reason });
  });

  it('there is none without bets, nor when every result is worth the same', () => {
    const { bench, player, marketId, quote } = ahead();
    expect(none(bench.player('bela', '9000000002'), marketId)).toEqual({ reason: 'NO_BETS' });
    take(player, quote().id);
    expect(none(player, marketId)).toEqual({ reason: 'EQUAL' });
  });

  it('[F44] there is none for a runner that went', () => {
    const { bench, player, marketId, first } = ahead();
    bench.command(marketId, { action: 'removeRunner', runnerId: first });
    expect(none(player, marketId)).toEqual({ reason: 'NO_BETS' });
  });

  it('there is none where nobody offers a price that helps', () => {
    const { bench, player, match, marketId } = table(0, 'soccer');
    player.bet(match, { odds: 2, stake: 1_000 });
    match.matchOdds.runners.forEach(({ id }, at) =>
      bench.command(marketId, { action: 'move', runnerId: id, odds: at === 0 ? 1000 : 1.01 }),
    );
    expect(none(player, marketId)).toEqual({ reason: 'NO_PRICE' });
  });

  it('there is none of a size that the book cannot take', () => {
    const { bench, player, match, marketId, first, second } = ahead();
    bench.command(marketId, { action: 'configure', max: 5e6, maxProfit: 9e6 });
    const rich = bench.player('bela', '9000000002');
    bench.engine.setBalance(rich.id, { cash: 900_000 });
    for (const [runnerId, side] of [
      [first, 'lay'],
      [second, 'back'],
    ] as const) {
      const levels = bench.prices(match.id).runners.find((each) => each.id === runnerId)?.[side] ?? [];
      const all = levels.reduce((sum, [, , size]) => sum + size, 0);
      expect(rich.bet(match, { runnerId, side, stake: all - 1, acceptOdds: 'any' }).status).toBe('matched');
    }
    expect(none(player, marketId)).toEqual({ reason: 'NOT_ENOUGH' });
  });

  it('[P06] [F66] is open to a player whose cash is below nothing, and leaves nothing at risk', () => {
    const { bench, player, quote } = ahead();
    bench.engine.setBalance(player.id, { cash: -500 });
    expect(take(player, quote().id).body.data.cashOut.status).toBe('done');
    expect(player.wallet().cash).toBe(500);
    expect(player.exposure()).toBe(0);
  });

  it('[P07] says so when what waits leaves no money for it', () => {
    const { bench, player, match, marketId, first } = ahead();
    player.bet(match, { runnerId: first, side: 'lay', odds: 1.2, stake: 10_000 });
    bench.engine.setBalance(player.id, { cash: 0 });
    const reply = ask(player, marketId);
    expect(reply.body).toMatchObject({ code: 'NO_CASH_OUT', data: { reason: 'INSUFFICIENT_FUNDS' } });
  });

  it('[F62] [F63] [F64] belongs to its player alone, and is found after a new log-in', () => {
    const { bench, player, quote } = ahead();
    const other = bench.player('bela', '9000000002');
    const { id } = quote();
    const key = bench.nextKey();
    expect(take(other, id, key).body.data.cashOut.reason).toBe('QUOTE_EXPIRED');
    expect(take(player, id, key).body.data.cashOut.status).toBe('done');
    bench.engine.revokeUser(player.id);
    expect(byKey(player, key).status).toBe(401);
    const { token } = bench.post<{ token: string }>('/login', { username: 'asha', password: 'Secret123' })
      .body.data;
    expect(bench.get(`/bets/cashout/by-key/${key}`, {}, token).body.data).toMatchObject({
      cashOut: { status: 'done' },
    });
  });

  it('[P14] its key survives a reload, and is forgotten after 24 hours', () => {
    const { bench, player, quote } = ahead();
    const { id } = quote();
    const key = bench.nextKey();
    const reply = take(player, id, key);
    const restored = new Bench({ startMs: bench.engine.now(), snapshot: bench.engine.snapshot() });
    expect(restored.post('/bets/cashout', { quoteId: id, key }, player.token)).toEqual(reply);
    bench.engine.advance(86_400_000 - 1);
    bench.engine.advance(1);
    const { token } = bench.post<{ token: string }>('/login', { username: 'asha', password: 'Secret123' })
      .body.data;
    const late = bench.get(`/bets/cashout/by-key/${key}`, {}, token);
    expect([late.status, late.body.code]).toEqual([404, 'KEY_UNKNOWN']);
  });

  it('[X23] nonsense is not understood or not known', () => {
    const { player, quote } = ahead();
    for (const marketId of [undefined, null, 7, {}, ['x'], 'x'.repeat(65)])
      expect(ask(player, marketId).status).toBe(422);
    for (const marketId of ['', 'nothing', '__proto__'])
      expect([ask(player, marketId).status, ask(player, marketId).body.code]).toEqual([
        404,
        'MARKET_UNKNOWN',
      ]);
    const { id } = quote();
    for (const key of [undefined, null, 7, 'A'.repeat(32), '0'.repeat(31)])
      expect(take(player, id, key ?? null).status).toBe(422);
    expect(take(player, 7).status).toBe(422);
    expect(byKey(player, 'nothing').body.code).toBe('KEY_UNKNOWN');
    expect(player.bench.get('/bets/cashout/by-key/a/b', {}, player.token).status).toBe(404);
  });
});
