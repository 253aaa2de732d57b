import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '@tests/support/runs';
import { Bench, START } from './Bench';
import type { OrderParts, WireBet } from './Bench';
import { table } from './stillTable';

describe('placing a bet', () => {
  it('[SPORT-05] takes it at once before the match, at the price on offer, and holds the stake', () => {
    const { bench, player } = table();
    const [match] = bench.matches({ inplay: 'false' });
    if (match === undefined) throw new Error('no upcoming match');
    const bet = player.bet(match);
    expect(bet).toMatchObject({ status: 'matched', matched: 100, stack: 100, delayLeftMs: 0, reason: null });
    expect(player.wallet()).toMatchObject({ cash: 9_900, coins: 500, balance: 9_900 });
    expect(player.exposure()).toBe(100);
  });

  it('[SPORT-05] waits out the delay in play, holding the money, then takes it and says so', () => {
    const { bench, player, match } = table(5);
    const bet = player.bet(match);
    expect(bet).toMatchObject({ status: 'pending', matched: 0, delayLeftMs: 5_000 });
    expect(player.wallet().cash).toBe(9_900);
    bench.engine.advance(4_999);
    expect(player.again(bet)).toMatchObject({ status: 'pending', delayLeftMs: 1 });
    bench.engine.advance(1);
    expect(player.events<{ bet: WireBet }>('bet:update').map((event) => event.bet)).toEqual([
      { ...bet, status: 'matched', matched: 100, delayLeftMs: 0 },
    ]);
  });

  it('gives a better price than asked when there is one, but exactly the odds asked for with none', () => {
    const { bench, player, match, marketId, first } = table();
    bench.command(marketId, { action: 'move', runnerId: first, odds: 2.5 });
    expect(player.bet(match, { odds: 2.4 })).toMatchObject({
      status: 'matched',
      odds: 2.5,
      requestedOdds: 2.4,
    });
    const exact = player.bet(match, { odds: 2.48, acceptOdds: 'none' });
    expect(exact).toMatchObject({ status: 'matched', odds: 2.48 });
    expect(player.bet(match, { odds: 2.4, acceptOdds: 'none' })).toMatchObject({
      status: 'rejected',
      reason: 'ODDS_CHANGED',
      offer: 2.5,
    });
  });

  it('[F42] [P19] refuses worse odds with the offer, unless the player said any', () => {
    const { bench, player, match, marketId, first } = table(0, 'fives');
    bench.command(marketId, { action: 'move', runnerId: first, odds: 1.9 });
    expect(player.bet(match, { odds: 2 })).toMatchObject({
      status: 'rejected',
      reason: 'ODDS_CHANGED',
      offer: 1.9,
    });
    expect(player.exposure()).toBe(0);
    expect(player.bet(match, { odds: 2, acceptOdds: 'any' })).toMatchObject({ status: 'matched', odds: 1.9 });
    expect(player.bet(match, { side: 'lay', odds: 1.9 })).toMatchObject({
      reason: 'ODDS_CHANGED',
      offer: 1.91,
    });
  });

  it.each([
    [{ stake: 99.99 }, 'BELOW_MIN'],
    [{ stake: 500_000.01 }, 'ABOVE_MAX'],
    [{ odds: 1000, stake: 1_002 }, 'ABOVE_MAX_PROFIT'],
    [{ odds: 2.01 }, 'ODDS_OFF_LADDER'],
    [{ runnerId: 'nobody', odds: 2 }, 'RUNNER_UNKNOWN'],
    [{ stake: 10_000.01 }, 'INSUFFICIENT_FUNDS'],
  ] as readonly (readonly [OrderParts, string])[])('refuses %j: %s', (parts, reason) => {
    const { player, match, bench } = table();
    const bet = player.bet(match, parts);
    expect(bet).toMatchObject({ status: 'rejected', reason, matched: 0 });
    expect(player.wallet().cash).toBe(10_000);
    expect(bench.engine.audit().users[0]).toMatchObject({ hold: 0, exposure: 0 });
  });

  it('refuses what would put more at risk than a player may', () => {
    const { bench, player, match } = table();
    bench.engine.setBalance(player.id, { cash: 5_000_000 });
    for (let bets = 0; bets < 2; bets += 1)
      expect(player.bet(match, { stake: 500_000 }).status).not.toBe('rejected');
    expect(player.bet(match, { stake: 100 }).reason).toBe('EXPOSURE_LIMIT');
  });

  it.each([
    [{ action: 'suspend' } as const, 'SUSPENDED'],
    [{ action: 'suspend', label: 'BALL RUNNING' } as const, 'BALL_RUNNING'],
    [{ action: 'close' } as const, 'MARKET_CLOSED'],
    [{ action: 'bumpVersion' } as const, 'ODDS_CHANGED'],
  ])('[F40] [F43] refuses after %j: %s', (command, reason) => {
    const { bench, player, match, marketId, first } = table();
    const { version } = bench.prices(match.id);
    bench.command(marketId, command);
    expect(player.bet(match, { runnerId: first, odds: 2, marketVersion: version })).toMatchObject({
      reason,
      matched: 0,
    });
  });

  it.each([
    [{ action: 'suspend' } as const, 'SUSPENDED'],
    [{ action: 'suspend', label: 'BALL RUNNING' } as const, 'BALL_RUNNING'],
    [{ action: 'close' } as const, 'MARKET_CLOSED'],
    [{ action: 'bumpVersion' } as const, 'ODDS_CHANGED'],
  ])('[F41] [P18] judges when the delay ends: %j meanwhile means %s and no exposure', (command, reason) => {
    const { bench, player, match, marketId } = table(5);
    const bet = player.bet(match);
    bench.engine.advance(3_000);
    expect(player.exposure()).toBe(100);
    bench.command(marketId, command);
    bench.engine.advance(2_000);
    expect(player.again(bet)).toMatchObject({ status: 'rejected', reason, matched: 0 });
    expect(player.exposure()).toBe(0);
    expect(player.wallet().cash).toBe(10_000);
    expect(player.events<{ bet: WireBet }>('bet:update')).toHaveLength(1);
  });

  it('[P18] at one and the same moment the market moves before a bet is judged', () => {
    let [at, market] = [0, ''];
    const listed = new Set(
      Bench.again()
        .matches({ sport: '4' })
        .map(({ matchOdds }) => matchOdds.id),
    );
    const scout = new Bench({
      onLog: ({ at: when, kind, parts }) => {
        const [id, status, label] = parts;
        const wicket = kind === 'market' && status === 'SUSPENDED' && label === '' && listed.has(String(id));
        if (at === 0 && wicket && when > START + 60_000) [at, market] = [when, String(id)];
      },
    });
    scout.engine.advance(290_000);
    expect(at).toBeGreaterThan(0);
    const bench = Bench.again();
    const player = bench.player();
    const match = bench.matches().find((each) => each.matchOdds.id === market);
    if (match === undefined) throw new Error('no such match');
    bench.engine.advanceTo(at - match.matchOdds.delaySeconds * 1_000);
    const bet = player.bet(match, { acceptOdds: 'any' });
    expect(bet).toMatchObject({ status: 'pending', delayLeftMs: match.matchOdds.delaySeconds * 1_000 });
    bench.engine.advanceTo(at);
    expect(player.again(bet)).toMatchObject({ status: 'rejected', reason: 'SUSPENDED' });
  });

  it('[P18] takes a bet when the market was suspended for a running ball only in between', () => {
    const { bench, player, match, marketId } = table(5);
    const bet = player.bet(match);
    bench.command(marketId, { action: 'suspend', label: 'BALL RUNNING' });
    bench.engine.advance(2_000);
    bench.command(marketId, { action: 'resume' });
    bench.command(marketId, { action: 'move', runnerId: bet.runnerId, odds: 2 });
    bench.engine.advance(3_000);
    expect(player.again(bet).status).toBe('matched');
  });

  it('starts its clock where it was told to', () => {
    const { player, match } = table();
    expect(player.bet(match, { odds: 2 }).createdAt).toBe(new Date(START).toISOString());
  });

  it('takes an engine fault for an answer', () => {
    const bench = new Bench({ faults: { refuse: () => 'SELF_LIMIT' } });
    const player = bench.player();
    expect(player.bet(bench.stillMatch())).toMatchObject({ status: 'rejected', reason: 'SELF_LIMIT' });
    expect(player.wallet().cash).toBe(10_000);
  });

  it('answers 404 for a market that does not exist, and remembers nothing of it', () => {
    const { player, match, bench } = table();
    const key = bench.nextKey();
    const reply = player.place(match, { key, marketId: '1.1' });
    expect([reply.status, reply.body.code]).toEqual([404, 'MARKET_UNKNOWN']);
    expect(player.byKey(key).body.code).toBe('KEY_UNKNOWN');
  });
});

describe('unmatched and partly matched bets', () => {
  it('rest where the market allows it, and lapse when it closes', () => {
    const { bench, player, match, marketId } = table();
    const bet = player.bet(match, { odds: 2.2, stake: 500 });
    expect(bet).toMatchObject({ status: 'unmatched', matched: 0 });
    expect(player.exposure()).toBe(500);
    bench.command(marketId, { action: 'close' });
    expect(player.again(bet)).toMatchObject({ status: 'lapsed', profitLoss: null });
    expect(player.exposure()).toBe(0);
    expect(player.wallet().cash).toBe(10_000);
  });

  it('are taken at their own odds as soon as the market gets there', () => {
    const { bench, player, match, marketId, first } = table();
    const bet = player.bet(match, { odds: 2.2, stake: 500 });
    bench.command(marketId, { action: 'move', runnerId: first, odds: 2.18 });
    expect(player.again(bet).status).toBe('unmatched');
    bench.command(marketId, { action: 'move', runnerId: first, odds: 2.3 });
    expect(player.again(bet)).toMatchObject({ status: 'matched', matched: 500, odds: 2.2 });
    expect(player.events('bet:update')).toHaveLength(1);
  });

  it('are taken in parts when there is not enough, and the rest waits', () => {
    const { bench, player, match, marketId, first } = table();
    bench.command(marketId, { action: 'depth', runnerId: first, side: 'back', size: 300 });
    const bet = player.bet(match, { stake: 1_000, acceptOdds: 'none' });
    expect(bet).toMatchObject({ status: 'partly_matched', matched: 300, odds: 2 });
    expect(player.exposure()).toBe(1_000);
    bench.command(marketId, { action: 'close' });
    expect(player.again(bet)).toMatchObject({ status: 'matched', matched: 300, stack: 1_000 });
    expect(player.exposure()).toBe(300);
    bench.command(marketId, { action: 'settle', runnerId: first });
    expect(player.again(bet)).toMatchObject({ status: 'settled', profitLoss: 300 });
  });

  it('take what is offered away from the book', () => {
    const { bench, player, match, marketId, first } = table();
    bench.command(marketId, { action: 'depth', runnerId: first, side: 'back', size: 300 });
    player.bet(match, { stake: 200 });
    expect(bench.prices(match.id).runners[0]?.back[0]).toEqual([0, 2, 100]);
    player.bet(match, { stake: 100, odds: 2 });
    expect(bench.prices(match.id).runners[0]?.back[0]?.[1]).toBe(1.99);
  });

  it('take a level away and only a part of the next', () => {
    const { bench, player, match, marketId, first } = table();
    bench.command(marketId, { action: 'depth', runnerId: first, side: 'back', size: 100 });
    const [, next, last] = bench.prices(match.id).runners[0]?.back ?? [];
    player.bet(match, { stake: 250, odds: 1.99 });
    expect(bench.prices(match.id).runners[0]?.back).toEqual([
      [0, 1.99, (next?.[2] ?? 0) - 150],
      [1, 1.98, last?.[2]],
    ]);
  });

  it('are refused whole where nothing may wait', () => {
    const { bench, player, match, marketId, first } = table(0, 'fives');
    for (const side of ['back', 'lay'] as const)
      bench.command(marketId, { action: 'depth', runnerId: first, side, size: 150 });
    const bet = player.bet(match, { stake: 200, odds: 2, acceptOdds: 'none' });
    expect(bet).toMatchObject({ status: 'rejected', reason: 'UNMATCHED_NOT_ALLOWED', matched: 0, offer: 2 });
    expect(bench.prices(match.id).runners[0]?.back[0]).toEqual([0, 2, 150]);
  });

  it("[P19] walk the levels within what was asked, and average in the player's favour", () => {
    const { bench, player, match, marketId, first } = table();
    bench.command(marketId, { action: 'depth', runnerId: first, side: 'back', size: 100 });
    const bet = player.bet(match, { stake: 200, odds: 1.99 });
    expect(bet).toMatchObject({ status: 'matched', matched: 200, odds: 2 });
    bench.command(marketId, { action: 'settle', runnerId: first });
    expect(player.again(bet).profitLoss).toBe(200);
  });

  it('[P19] take worse odds down to the bound that they name, best first; the rest waits at the odds asked for', () => {
    const { bench, player, match, marketId, first } = table();
    for (const side of ['back', 'lay'] as const)
      bench.command(marketId, { action: 'depth', runnerId: first, side, size: 100 });
    const part = { stake: 200, odds: 2.02, worstOdds: 2 };
    expect(player.bet(match, part)).toMatchObject({ status: 'partly_matched', matched: 100, odds: 2 });
    bench.command(marketId, { action: 'depth', runnerId: first, side: 'back', size: 100 });
    expect(player.bet(match, { ...part, worstOdds: 1.9 })).toMatchObject({ status: 'matched', matched: 200 });
  });

  it('[P19] [P14] beyond the bound nothing is taken; another bound under the same key is another bet', () => {
    const { bench, player, match } = table();
    const key = bench.nextKey();
    const order = { key, stake: 200, odds: 2.06, worstOdds: 2.02 };
    expect(player.bet(match, order)).toMatchObject({ status: 'unmatched', matched: 0 });
    expect(player.place(match, { ...order, worstOdds: 2 }).body.code).toBe('KEY_REUSED');
    expect(player.place(match, { key, stake: 200, odds: 2.06 }).body.code).toBe('KEY_REUSED');
    expect(player.place(match, order).body.data.bet.status).toBe('unmatched');
  });

  it.each([
    { worstOdds: 2.02, odds: 2 },
    { worstOdds: 1.98, odds: 2, side: 'lay' as const },
    { worstOdds: 1.99, odds: 2, acceptOdds: 'none' as const },
    { worstOdds: 1.99, odds: 2, acceptOdds: 'any' as const },
    { worstOdds: 1, odds: 2 },
  ])('[X23] %j is no bound', (parts) => {
    const { player, match } = table();
    expect(player.place(match, { stake: 200, ...parts }).status).toBe(422);
  });

  it('[P12] [P18] stay when the match turns in play where market and player say so, wait on without a delay, and lapse at the close', () => {
    const { bench, player } = table();
    const upcoming = bench.matches({ inplay: 'false', sport: '4' });
    const match = upcoming.find((each) => each.matchOdds.allowUnmatched);
    if (match === undefined) throw new Error('no upcoming match');
    const { id } = match.matchOdds;
    const [runner] = match.matchOdds.runners;
    const waits = { odds: 50, stake: 100 };
    const [staying, other, doomed] = [true, true, false].map((keepInPlay) =>
      player.bet(match, { ...waits, keepInPlay }),
    );
    bench.command(id, { action: 'inPlay', delaySeconds: 5 });
    const now = (bet: WireBet | undefined): unknown => bet && player.again(bet).status;
    expect([staying, other, doomed].map(now)).toEqual(['unmatched', 'unmatched', 'lapsed']);
    const { users } = bench.engine.audit();
    expect(users.map(({ hold, exposure }) => hold - exposure)).toEqual(users.map(() => 0));
    expect(bench.post('/bets/cancel', { betId: other?.id }, player.token).status).toBe(200);
    bench.command(id, { action: 'close' });
    expect(now(staying)).toBe('lapsed');
    expect(runner).toBeDefined();
  });

  it('[P18] taken in play, one that stayed has its own odds', () => {
    const { bench, player } = table();
    const match = bench
      .matches({ inplay: 'false', sport: '4' })
      .find((each) => each.matchOdds.allowUnmatched);
    if (match === undefined) throw new Error('no upcoming match');
    const { id, runners } = match.matchOdds;
    const bet = player.bet(match, { odds: 50, stake: 100, keepInPlay: true });
    expect(bet).toMatchObject({ keepInPlay: true, status: 'unmatched' });
    bench.command(id, { action: 'inPlay', delaySeconds: 5 });
    bench.command(id, { action: 'move', runnerId: runners[0]?.id ?? '', odds: 55 });
    expect(player.again(bet)).toMatchObject({ status: 'matched', odds: 50 });
  });

  it('say whether they will stay: not where the market has no such choice', () => {
    const { bench, player, match, marketId } = table();
    bench.command(marketId, { action: 'configure', keepInPlay: false });
    const order = { key: bench.nextKey(), odds: 2.2, stake: 100, keepInPlay: true };
    expect(player.bet(match, order)).toMatchObject({ keepInPlay: false });
    expect(player.place(match, { ...order, keepInPlay: false }).body.code).toBe('KEY_REUSED');
    expect(bench.post('/bets', { ...order, keepInPlay: 'yes' }, player.token).status).toBe(422);
  });

  it('lapse when the match turns in play', () => {
    const { bench, player } = table();
    const match = bench
      .matches({ inplay: 'false', sport: '4' })
      .find((each) => each.matchOdds.allowUnmatched);
    if (match === undefined) throw new Error('no upcoming match');
    const bet = player.bet(match, { side: 'lay', odds: 1.01, stake: 100 });
    expect(bet.status).toBe('unmatched');
    bench.command(match.matchOdds.id, { action: 'inPlay', delaySeconds: 5 });
    expect(player.again(bet).status).toBe('lapsed');
    expect(bench.market(match.id)).toMatchObject({ inPlay: true, delaySeconds: 5, version: 2 });
  });
});

describe('the key of a bet', () => {
  it('[P14] [F54] [F56] the same order again is the same bet: one hold, one reply', () => {
    const { player, match, bench } = table();
    const order = { key: bench.nextKey(), odds: 2, marketVersion: bench.prices(match.id).version };
    const replies = Array.from({ length: 5 }, () => player.place(match, order));
    for (const reply of replies) expect(reply).toEqual(replies[0]);
    expect(bench.engine.audit()).toMatchObject({ bets: 1, users: [{ hold: 10_000 }] });
    expect(player.byKey(order.key)).toEqual(replies[0]);
  });

  it('[P14] answers with the state of the bet at that time', () => {
    const { player, match, bench } = table(3);
    const order = { key: bench.nextKey(), odds: 2, marketVersion: bench.prices(match.id).version };
    expect(player.bet(match, order).status).toBe('pending');
    bench.engine.advance(3_000);
    expect(player.bet(match, order).status).toBe('matched');
    expect(bench.engine.audit().bets).toBe(1);
  });

  it('[F59] with any other payload it is refused, and never a second bet', () => {
    const { player, match, bench, second } = table();
    const order = { key: bench.nextKey(), odds: 2, marketVersion: bench.prices(match.id).version };
    player.place(match, order);
    const changes: readonly OrderParts[] = [
      { side: 'lay' },
      { odds: 1.99 },
      { stake: 100.01 },
      { acceptOdds: 'any' },
      { runnerId: second },
      { marketVersion: order.marketVersion + 1 },
      { marketId: '1.1' },
    ];
    fc.assert(
      fc.property(fc.constantFrom(...changes), (change) => {
        const reply = player.place(match, { ...order, ...change });
        expect([reply.status, reply.body.code]).toEqual([409, 'KEY_REUSED']);
      }),
      { numRuns: runs(50) },
    );
    expect(bench.engine.audit()).toMatchObject({ bets: 1, users: [{ hold: 10_000, exposure: 10_000 }] });
  });

  it('[P14] counts for 24 hours, a refused bet too', () => {
    const { player, match, bench } = table();
    const key = bench.nextKey();
    const refused = player.bet(match, { key, stake: 1 });
    expect(player.bet(match, { key, stake: 1 })).toEqual(refused);
    bench.engine.advance(24 * 3_600_000 - 1);
    const { token } = bench.post<{ token: string }>('/login', { username: 'asha', password: 'Secret123' })
      .body.data;
    const later = (): string | undefined => bench.get(`/bets/by-key/${key}`, {}, token).body.code;
    expect(later()).toBeUndefined();
    bench.engine.advance(1);
    expect(later()).toBe('KEY_UNKNOWN');
  });

  it('[F61] the same bet twice on purpose is two bets', () => {
    const { player, match, bench } = table();
    player.bet(match, { odds: 2 });
    player.bet(match, { odds: 2 });
    expect(bench.engine.audit()).toMatchObject({ bets: 2, users: [{ hold: 20_000 }] });
  });

  it('belongs to its player: another may use the same, and cannot see this one', () => {
    const { player, match, bench } = table();
    const other = bench.player('bela', '9000000002');
    const key = bench.nextKey();
    player.bet(match, { key, odds: 2 });
    expect(other.byKey(key).status).toBe(404);
    expect(other.bet(match, { key, odds: 2, stake: 200 })).toMatchObject({ status: 'matched', stack: 200 });
    expect(player.byKey(key).body.data.bet.stack).toBe(100);
  });

  it('is not remembered of a request that makes no sense', () => {
    const { player, match, bench } = table();
    const key = bench.nextKey();
    expect(player.place(match, { key, stake: 1.005 }).status).toBe(422);
    expect(player.byKey(key).body.code).toBe('KEY_UNKNOWN');
    expect(player.place(match, { key, odds: 2 }).status).toBe(200);
  });
});
