import { describe, expect, it } from 'vitest';
import { Bench } from './Bench';
import type { Player, Reply, WireBet } from './Bench';
import { table } from './stillTable';

type Changed = Reply<{ bet: WireBet; replacement: WireBet }>;

const cancel = (player: Player, betId: unknown): Changed =>
  player.bench.post('/bets/cancel', { betId }, player.token);

const edit = (player: Player, betId: unknown, parts: Record<string, unknown> = {}): Changed =>
  player.bench.post(
    '/bets/edit',
    { betId, key: player.bench.nextKey(), odds: 2.5, stake: 200, ...parts },
    player.token,
  );

const updates = (player: Player): readonly (readonly [string, string])[] =>
  player.events<{ bet: WireBet }>('bet:update').map(({ bet }) => [bet.id, bet.status]);

/** ₹100,000 at 2.00; a bet at 2.20 rests. */
function rested(delaySeconds = 0) {
  const here = table(delaySeconds);
  const bet = here.player.bet(here.match, { odds: 2.2, stake: 1_000 });
  here.bench.engine.advance(delaySeconds * 1_000);
  return { ...here, bet: here.player.again(bet) };
}

/** ₹400 of ₹1,000 taken at 2.00, the rest waits. */
function partly() {
  const here = table();
  here.bench.command(here.marketId, { action: 'depth', runnerId: here.first, side: 'back', size: 400 });
  const bet = here.player.bet(here.match, { odds: 2, stake: 1_000, acceptOdds: 'none' });
  return { ...here, bet };
}

describe('cancelling a bet', () => {
  it('[SPORT-05] gives back what it held, says so everywhere, and is done once', () => {
    const { player, bet, bench } = rested();
    expect(bet.status).toBe('unmatched');
    const reply = cancel(player, bet.id);
    expect(reply.body.data.bet).toMatchObject({ id: bet.id, status: 'cancelled', matched: 0, stack: 1_000 });
    expect(reply.body.data.bet.settledAt).not.toBeNull();
    expect(updates(player)).toEqual([[bet.id, 'cancelled']]);
    expect(player.wallet().cash).toBe(10_000);
    expect(bench.engine.audit().users[0]).toMatchObject({ hold: 0, exposure: 0 });
    const again = cancel(player, bet.id);
    expect([again.status, again.body.code]).toEqual([409, 'NOT_CANCELLABLE']);
    expect(again.body.data.bet).toEqual(reply.body.data.bet);
    expect(updates(player)).toHaveLength(1);
  });

  it('[SPORT-05] of a bet taken in part cancels the part that waits, as a lapse does', () => {
    const { player, bet } = partly();
    expect(bet).toMatchObject({ status: 'partly_matched', matched: 400 });
    expect(cancel(player, bet.id).body.data.bet).toMatchObject({
      status: 'matched',
      matched: 400,
      stack: 1_000,
      settledAt: null,
    });
    expect(player.exposure()).toBe(400);
  });

  it('works while the market is suspended, and a bet that was cancelled is never taken', () => {
    const { bench, player, bet, marketId, first } = rested();
    bench.command(marketId, { action: 'suspend' });
    expect(cancel(player, bet.id).body.data.bet.status).toBe('cancelled');
    bench.command(marketId, { action: 'resume' });
    bench.command(marketId, { action: 'move', runnerId: first, odds: 2.5 });
    bench.engine.advance(10_000);
    expect(player.again(bet)).toMatchObject({ status: 'cancelled', matched: 0 });
  });

  it('[P12] [P18] works while the delay runs, and what was cancelled then is never taken', () => {
    const { bench, player, match } = table(5);
    const bet = player.bet(match);
    bench.engine.advance(4_999);
    expect(holds(bench)).not.toEqual([0, 0]);
    expect(cancel(player, bet.id).body.data.bet).toMatchObject({
      ...{ id: bet.id, status: 'cancelled', matched: 0, delayLeftMs: 0, reason: null },
    });
    expect([holds(bench), updates(player)]).toEqual([[0, 0], [[bet.id, 'cancelled']]]);
    bench.engine.advance(10_000);
    expect(player.again(bet)).toMatchObject({ status: 'cancelled', matched: 0 });
    expect(cancel(player, bet.id).body.code).toBe('NOT_CANCELLABLE');
  });

  it('[P18] is too late from the moment that the delay is over, however the bet was judged', () => {
    const { bench, player, match } = table(5);
    const bet = player.bet(match);
    bench.engine.advance(5_000);
    const { status, body } = cancel(player, bet.id);
    expect([status, body.code, body.data.bet.status]).toEqual([409, 'NOT_CANCELLABLE', 'matched']);
  });

  it('is refused for a taken, a refused and a settled bet, each with how it stands', () => {
    const { bench, player, match, marketId, first } = table(5);
    const pending = player.bet(match);
    const refused = player.bet(match, { stake: 1 });
    const said = (bet: WireBet): readonly unknown[] => {
      const reply = cancel(player, bet.id);
      return [reply.status, reply.body.code, reply.body.data.bet.status];
    };
    expect(said(refused)).toEqual([409, 'NOT_CANCELLABLE', 'rejected']);
    bench.engine.advance(5_000);
    expect(said(pending)).toEqual([409, 'NOT_CANCELLABLE', 'matched']);
    bench.command(marketId, { action: 'settle', runnerId: first });
    expect(said(pending)).toEqual([409, 'NOT_CANCELLABLE', 'settled']);
  });

  it("knows nobody else's bets, and no nonsense", () => {
    const { bench, bet, player } = rested();
    const other = bench.player('bela', '9000000002');
    expect([cancel(other, bet.id).status, cancel(other, bet.id).body.code]).toEqual([404, 'BET_UNKNOWN']);
    expect(edit(other, bet.id).body.code).toBe('BET_UNKNOWN');
    expect(cancel(player, '__proto__').body.code).toBe('BET_UNKNOWN');
    for (const betId of [undefined, null, 7, {}, 'x'.repeat(65)])
      expect([cancel(player, betId).status, edit(player, betId).status]).toEqual([422, 422]);
    expect(player.again(bet).status).toBe('unmatched');
  });
});

describe('editing a bet', () => {
  it('[SPORT-05] puts a new bet in its place in one step', () => {
    const { bench, player, bet } = rested();
    const reply = edit(player, bet.id, { odds: 2.4, stake: 500 });
    expect(reply.body.data.bet).toMatchObject({ id: bet.id, status: 'cancelled' });
    expect(reply.body.data.replacement).toMatchObject({
      status: 'unmatched',
      requestedOdds: 2.4,
      stack: 500,
      selectionType: 'back',
      runnerId: bet.runnerId,
    });
    expect(updates(player)).toEqual([
      [bet.id, 'cancelled'],
      [reply.body.data.replacement.id, 'unmatched'],
    ]);
    expect(player.wallet().cash).toBe(9_500);
    expect(bench.engine.audit().users[0]).toMatchObject({ hold: 50_000, exposure: 50_000 });
  });

  it('takes the new bet at once when the market has its odds', () => {
    const { player, bet } = rested();
    expect(edit(player, bet.id, { odds: 2 }).body.data.replacement).toMatchObject({
      status: 'matched',
      matched: 200,
      odds: 2,
    });
  });

  it('is refused when more was taken than the player saw: the two together would be more than was meant', () => {
    const { bench, player, bet } = partly();
    const key = bench.nextKey();
    const late = edit(player, bet.id, { key, odds: 3, stake: 900, waiting: 900 });
    expect([late.status, late.body.code]).toEqual([409, 'NOT_CANCELLABLE']);
    expect(late.body.data.bet).toMatchObject({ id: bet.id, matched: 400, status: 'partly_matched' });
    expect(player.exposure()).toBe(1_000);
    const { data } = edit(player, bet.id, { key, odds: 3, stake: 600, waiting: 600 }).body;
    expect(data.replacement).toMatchObject({ status: 'unmatched', stack: 600 });
    expect(player.exposure()).toBe(1_000);
    // Its key is held against the bet alone: the same again is the same one, whatever waits by now.
    const again = edit(player, bet.id, { key, odds: 3, stake: 600, waiting: 1 });
    expect(again.body.data.replacement).toEqual(data.replacement);
  });

  it.each(['600', 0.001, true])('[X23] %s is no amount that waits', (waiting) => {
    const { player, bet } = partly();
    expect(edit(player, bet.id, { waiting }).status).toBe(422);
  });

  it('leaves what was taken beside the new bet', () => {
    const { player, bet } = partly();
    const { data } = edit(player, bet.id, { odds: 3, stake: 250 }).body;
    expect(data.bet).toMatchObject({ status: 'matched', matched: 400 });
    expect(data.replacement).toMatchObject({ status: 'unmatched', stack: 250 });
    expect(player.exposure()).toBe(650);
  });

  it('[P14] [F59] with one key is done once, whatever became of it since; with another payload it is refused', () => {
    const { bench, player, bet, marketId, first } = rested();
    const key = bench.nextKey();
    const reply = edit(player, bet.id, { key });
    expect(edit(player, bet.id, { key })).toEqual(reply);
    for (const parts of [{ odds: 2.6 }, { stake: 201 }]) {
      const other = edit(player, bet.id, { key, ...parts });
      expect([other.status, other.body.code]).toEqual([409, 'KEY_REUSED']);
    }
    expect(edit(player, reply.body.data.replacement.id, { key }).body.code).toBe('KEY_REUSED');
    expect(edit(player, bet.id, { key: bet.key }).body.code).toBe('KEY_REUSED');
    bench.command(marketId, { action: 'move', runnerId: first, odds: 3 });
    expect(edit(player, bet.id, { key }).body.data.replacement.status).toBe('matched');
    expect(player.byKey(key).body.data.bet.id).toBe(reply.body.data.replacement.id);
    expect(bench.engine.audit().bets).toBe(2);
  });

  it('[P14] a placement cannot use the key of an edit', () => {
    const { bench, player, match, bet } = rested();
    const key = bench.nextKey();
    edit(player, bet.id, { key, odds: 2.5, stake: 200 });
    const { status, body } = player.place(match, { key, odds: 2.5, stake: 200 });
    expect([status, body.code]).toEqual([409, 'KEY_REUSED']);
  });

  it.each([
    [{ stake: 1 }, 'BELOW_MIN'],
    [{ odds: 2.51 }, 'ODDS_OFF_LADDER'],
    [{ stake: 20_000 }, 'INSUFFICIENT_FUNDS'],
  ])('[P07] %j is refused with its reason, and the old bet stands as it did', (parts, reason) => {
    const { bench, player, bet, marketId, first } = rested();
    const key = bench.nextKey();
    const reply = edit(player, bet.id, { key, ...parts });
    expect(reply.body.data.replacement).toMatchObject({ status: 'rejected', reason });
    expect(reply.body.data.bet).toEqual(bet);
    expect(edit(player, bet.id, { key, ...parts })).toEqual(reply);
    expect(updates(player)).toEqual([]);
    expect(bench.engine.audit().users[0]).toMatchObject({ hold: 100_000, exposure: 100_000 });
    bench.command(marketId, { action: 'move', runnerId: first, odds: 3 });
    expect(player.again(bet).status).toBe('matched');
  });

  it('[P18] on a suspended market leaves the old bet alone', () => {
    const { bench, player, bet, marketId } = rested();
    bench.command(marketId, { action: 'suspend' });
    const { data } = edit(player, bet.id).body;
    expect([data.bet.status, data.replacement.reason]).toEqual(['unmatched', 'SUSPENDED']);
  });

  it('[P06] is never refused for funds when it lowers the risk, even with money below nothing', () => {
    const { bench, player, bet } = rested();
    bench.engine.setBalance(player.id, { cash: -50 });
    expect(edit(player, bet.id, { stake: 1_000.01 }).body.data.replacement.reason).toBe('INSUFFICIENT_FUNDS');
    const { data } = edit(player, bet.id, { stake: 900 }).body;
    expect([data.bet.status, data.replacement.status]).toEqual(['cancelled', 'unmatched']);
    expect(player.wallet().cash).toBe(50);
  });

  it('[P13] coins pay for nothing of it', () => {
    const { bench, player, bet } = rested();
    bench.engine.setBalance(player.id, { cash: 0, coins: 9_000 });
    expect(edit(player, bet.id, { stake: 2_000 }).body.data.replacement.reason).toBe('INSUFFICIENT_FUNDS');
    expect(player.wallet()).toMatchObject({ cash: 0, coins: 9_000 });
  });

  it('[P19] never takes odds worse than it names, though the old bet took any', () => {
    const { bench, player, match, marketId } = table();
    bench.command(marketId, { action: 'configure', max: 5e6, maxProfit: 9e6 });
    bench.engine.setBalance(player.id, { cash: 1_000_000 });
    const big = player.bet(match, { odds: 2, stake: 990_000, acceptOdds: 'any' });
    expect(big.status).toBe('partly_matched');
    const { replacement } = edit(player, big.id, { odds: 40, stake: 100 }).body.data;
    expect([replacement.status, replacement.matched]).toEqual(['unmatched', 0]);
  });

  it('[F60] two tabs that change one bet at once: one does it, the other hears how it stands', () => {
    const { bench, player, bet } = rested();
    const [one, two] = [edit(player, bet.id, { stake: 300 }), cancel(player, bet.id)];
    expect([one.status, two.status, two.body.data.bet.status]).toEqual([200, 409, 'cancelled']);
    expect(bench.engine.audit().users[0]).toMatchObject({ hold: 30_000, exposure: 30_000 });
  });

  it.each([
    { key: 'A'.repeat(32) },
    { key: null },
    { odds: '2' },
    { odds: 1 },
    { odds: 2.005 },
    { odds: 1000.01 },
    { odds: Number.NaN },
    { stake: 0 },
    { stake: -5 },
    { stake: 1.005 },
    { stake: 1e9 },
    { stake: '100' },
    { stake: [100] },
  ])('[X23] with %j is not understood', (parts) => {
    const { bench, player, bet } = rested();
    expect(edit(player, bet.id, parts).status).toBe(422);
    expect(player.again(bet)).toEqual(bet);
    expect(bench.engine.audit().bets).toBe(1);
  });

  it('[F62] [F63] the outcome is found by its key after a new log-in of the same player alone', () => {
    const { bench, player, bet } = rested();
    const key = bench.nextKey();
    edit(player, bet.id, { key });
    bench.engine.revokeUser(player.id);
    expect(player.byKey(key).status).toBe(401);
    const back = bench.post<{ token: string }>('/login', { username: 'asha', password: 'Secret123' }).body
      .data;
    expect(bench.get(`/bets/by-key/${key}`, {}, back.token).status).toBe(200);
    const other = bench.player('bela', '9000000002');
    expect(other.byKey(key).status).toBe(404);
  });

  it('survives a reload with its key', () => {
    const { bench, player, bet } = rested();
    const key = bench.nextKey();
    const reply = edit(player, bet.id, { key });
    const restored = new Bench({ startMs: bench.engine.now(), snapshot: bench.engine.snapshot() });
    const again = restored.post('/bets/edit', { betId: bet.id, key, odds: 2.5, stake: 200 }, player.token);
    expect(again.body).toEqual(reply.body);
  });
});

/** A bet of ₹1,000 at 2.20 rests in play; a change of it waits out five seconds. */
function changing(parts: Record<string, unknown> = { odds: 2.5, stake: 500 }) {
  const here = rested(5);
  const key = here.bench.nextKey();
  const { data } = edit(here.player, here.bet.id, { key, ...parts }).body;
  return { ...here, key, change: data.replacement, said: data };
}

const holds = (bench: Bench): unknown => {
  const { hold, exposure } = bench.engine.audit().users[0] ?? {};
  return [hold, exposure];
};

describe('editing a bet in play', () => {
  it('[P18] [SPORT-05] leaves the old bet waiting until the new one is taken up; then both change in one step', () => {
    const { bench, player, bet, change, said } = changing();
    expect(said.bet).toEqual(bet);
    expect(change).toMatchObject({ status: 'pending', delayLeftMs: 5_000, replaces: bet.id });
    bench.engine.advance(4_999);
    expect([player.again(bet).status, player.again(change).status]).toEqual(['unmatched', 'pending']);
    bench.engine.advance(1);
    expect([player.again(bet).status, player.again(change).status]).toEqual(['cancelled', 'unmatched']);
    expect(updates(player)).toEqual([
      [bet.id, 'unmatched'],
      [change.id, 'pending'],
      [bet.id, 'cancelled'],
      [change.id, 'unmatched'],
    ]);
    expect(holds(bench)).toEqual([50_000, 50_000]);
  });

  it.each([
    ['SUSPENDED', { action: 'suspend' }],
    ['ODDS_CHANGED', { action: 'bumpVersion' }],
  ] as const)('[P18] when the new one is refused (%s) the old one stands as it did', (reason, command) => {
    const { bench, player, bet, change, marketId, first } = changing();
    bench.command(marketId, command);
    bench.engine.advance(5_000);
    expect(player.again(change)).toMatchObject({ status: 'rejected', reason });
    expect(player.again(bet)).toEqual(bet);
    expect(holds(bench)).toEqual([100_000, 100_000]);
    bench.command(marketId, { action: 'resume' });
    bench.command(marketId, { action: 'move', runnerId: first, odds: 3 });
    expect(player.again(bet).status).toBe('matched');
  });

  it('[P12] [P19] holds what the dearer of the two can lose, and never both', () => {
    const more = changing({ odds: 2.5, stake: 3_000 });
    expect([holds(more.bench), more.player.wallet().cash]).toEqual([[300_000, 300_000], 7_000]);
    more.bench.engine.advance(5_000);
    expect(holds(more.bench)).toEqual([300_000, 300_000]);
    const less = changing({ odds: 2.5, stake: 100 });
    expect(holds(less.bench)).toEqual([100_000, 100_000]);
    less.bench.engine.advance(5_000);
    expect(holds(less.bench)).toEqual([10_000, 10_000]);
  });

  it('[P07] needs money for the difference alone, and is refused at once for want of it', () => {
    const { bench, player, bet } = rested(5);
    bench.engine.setBalance(player.id, { cash: 500 });
    const { data } = edit(player, bet.id, { stake: 1_500.01 }).body;
    expect([data.replacement.reason, data.bet]).toEqual(['INSUFFICIENT_FUNDS', bet]);
    expect(edit(player, bet.id, { stake: 1_500 }).body.data.replacement.status).toBe('pending');
    expect(player.wallet().cash).toBe(0);
  });

  it('ends when the old bet is taken meanwhile, in part too: nobody has more at stake than asked for', () => {
    const whole = changing();
    whole.bench.command(whole.marketId, { action: 'move', runnerId: whole.first, odds: 2.2 });
    expect(whole.player.again(whole.bet).status).toBe('matched');
    expect(whole.player.again(whole.change)).toMatchObject({ status: 'rejected', reason: 'BET_CHANGED' });
    expect(holds(whole.bench)).toEqual([100_000, 100_000]);
    const { bench, player, match, marketId, first } = table(5);
    bench.command(marketId, { action: 'configure', max: 5e6, maxProfit: 9e6 });
    bench.engine.setBalance(player.id, { cash: 1_000_000 });
    const big = player.bet(match, { odds: 2.2, stake: 500_000 });
    bench.engine.advance(5_000);
    const { replacement } = edit(player, big.id, { odds: 2.5, stake: 500 }).body.data;
    bench.command(marketId, { action: 'move', runnerId: first, odds: 2.2 });
    expect(player.again(big)).toMatchObject({ status: 'partly_matched', matched: 38_956 });
    expect(player.again(replacement).reason).toBe('BET_CHANGED');
    bench.engine.advance(5_000);
    expect(holds(bench)).toEqual([50_000_000, 50_000_000]);
  });

  it('is called off with the old bet, which can be cancelled all the time', () => {
    const { bench, player, bet, change } = changing();
    expect(cancel(player, bet.id).body.data.bet.status).toBe('cancelled');
    expect(player.again(change)).toMatchObject({ status: 'rejected', reason: 'BET_CHANGED' });
    bench.engine.advance(5_000);
    expect(holds(bench)).toEqual([0, 0]);
  });

  it('[P14] is one change at a time; its key answers the same all along', () => {
    const { bench, player, bet, change, key } = changing();
    for (const id of [bet.id, change.id]) {
      const { status, body } = edit(player, id);
      expect([status, body.code]).toEqual([409, 'NOT_CANCELLABLE']);
    }
    expect(cancel(player, change.id).body.code).toBe('NOT_CANCELLABLE');
    const again = edit(player, bet.id, { key, odds: 2.5, stake: 500 }).body.data;
    expect([again.bet.status, again.replacement.id]).toEqual(['unmatched', change.id]);
    bench.engine.advance(5_000);
    expect(bench.engine.audit().bets).toBe(2);
    expect(edit(player, bet.id, { key, odds: 2.5, stake: 500 }).body.data.replacement).toMatchObject({
      id: change.id,
      status: 'unmatched',
    });
  });

  it('[P17] ends when the market closes, with the old bet', () => {
    const { bench, player, bet, change, marketId } = changing();
    bench.command(marketId, { action: 'close' });
    expect([player.again(bet).status, player.again(change).reason]).toEqual(['lapsed', 'MARKET_CLOSED']);
    expect(holds(bench)).toEqual([0, 0]);
  });

  it('goes on after a reload', () => {
    const { bench, bet, player, change } = changing();
    const restored = new Bench({ startMs: bench.engine.now(), snapshot: bench.engine.snapshot() });
    restored.engine.advance(5_000);
    const now = (id: string): unknown =>
      restored
        .get<{ bets: readonly WireBet[] }>('/bets', { skip: '0', pagesize: '10' }, player.token)
        .body.data.bets.find((each) => each.id === id)?.status;
    expect([now(bet.id), now(change.id)]).toEqual(['cancelled', 'unmatched']);
  });
});
