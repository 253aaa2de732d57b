import { describe, expect, it } from 'vitest';
import type { CashOutRule } from '@/domain/betting/CashOutRule';
import type { CashOut, CashOutQuote } from '@/domain/betting/CashOut';
import { cashOutEstimate } from '@/domain/betting/cashOutEstimate';
import { NO_MONEY, paise, rupees } from '@/domain/shared/Money';
import { odds } from '@/domain/shared/Odds';
import { betId, cashOutQuoteId, marketId, runnerId } from '@/domain/shared/ids';
import type { BetKey } from '@/domain/shared/ids';
import { aBet } from '@tests/support/mothers/betting';
import { aMarket, aMatch, AWAY, HOME, MARKET, MATCH } from '@tests/support/mothers/sports';
import { sentOnDevice } from '@tests/support/sentOnDevice';
import { bettingWorld } from './bettingWorld';

const TIMED_OUT = { kind: 'timedOut', sent: true } as const;

function aQuote(changes: Partial<CashOutQuote> = {}): CashOutQuote {
  return {
    id: cashOutQuoteId('Q1'),
    marketId: MARKET,
    marketVersion: 1,
    amount: rupees(120),
    expiresInMs: 5_000,
    legs: [{ runnerId: HOME, side: 'lay', odds: odds(202), stake: rupees(500) }],
    outcomes: [
      { runnerId: HOME, result: rupees(120) },
      { runnerId: AWAY, result: rupees(121) },
    ],
    ...changes,
  };
}

function done(key: BetKey, changes: Partial<CashOut> = {}): CashOut {
  return {
    key,
    status: 'done',
    reason: null,
    amount: rupees(120),
    bets: [aBet({ id: betId('leg'), key: null, side: 'lay' })],
    ...changes,
  };
}

async function quoted() {
  const world = bettingWorld();
  world.signIn();
  void world.requestCashOut(MARKET);
  await world.bets.quoting.reply(aQuote());
  return world;
}

const stage = (world: ReturnType<typeof bettingWorld>) => world.betting.cashOut?.stage;

describe('cashing out', () => {
  it('asks for a quote, which stands until it expires on the clock that cannot jump', async () => {
    const world = bettingWorld();
    world.signIn();
    void world.requestCashOut(MARKET);
    void world.requestCashOut(MARKET);
    expect(world.bets.quoted).toEqual([MARKET]);
    expect(stage(world)).toEqual({ state: 'asking', before: null });
    await world.bets.quoting.reply(aQuote());
    expect(stage(world)).toMatchObject({
      state: 'quoted',
      until: world.clock.monotonic() + 5_000,
      before: null,
    });
    world.clock.jump(3_600_000);
    world.scheduler.advance(4_999);
    expect(stage(world)?.state).toBe('quoted');
    world.scheduler.advance(1);
    expect(stage(world)?.state).toBe('expired');
    await world.confirmCashOut();
    expect(world.bets.cashOuts).toEqual([]);
  });

  it('[F53] is confirmed once, and its bets count at once', async () => {
    const world = await quoted();
    void world.confirmCashOut();
    void world.confirmCashOut();
    expect(world.bets.cashOuts).toHaveLength(1);
    const { key } = world.bets.cashOuts[0]!;
    expect(stage(world)).toMatchObject({ state: 'confirming', key });
    await world.bets.cashingOut.reply(done(key));
    expect(stage(world)).toMatchObject({ state: 'done', cashOut: { amount: rupees(120) } });
    expect(world.betting.openBets.map(({ id }) => id)).toEqual(['leg']);
    expect(world.notices).toEqual([]);
    world.closeCashOut();
    expect(world.betting.cashOut).toBeNull();
  });

  it('a new quote after an old one shows what changed, and has to be confirmed anew', async () => {
    const world = await quoted();
    world.scheduler.advance(5_000);
    void world.requestCashOut(MARKET);
    expect(stage(world)).toEqual({ state: 'asking', before: rupees(120) });
    await world.bets.quoting.reply(aQuote({ id: cashOutQuoteId('Q2'), amount: rupees(-30) }));
    expect(stage(world)).toMatchObject({
      state: 'quoted',
      before: rupees(120),
      quote: { amount: rupees(-30) },
    });
    expect(world.bets.cashOuts).toEqual([]);
    void world.confirmCashOut();
    expect(world.bets.cashOuts).toMatchObject([{ quote: 'Q2' }]);
  });

  it('[F40] a refusal says why, and nothing was done', async () => {
    const world = await quoted();
    void world.confirmCashOut();
    const { key } = world.bets.cashOuts[0]!;
    await world.bets.cashingOut.reply(done(key, { status: 'refused', reason: 'quoteChanged', bets: [] }));
    expect(stage(world)).toMatchObject({ state: 'refused', reason: 'quoteChanged' });
    void world.requestCashOut(MARKET);
    expect(stage(world)).toEqual({ state: 'asking', before: rupees(120) });
  });

  it('[F54] while it is expected, a lost reply is asked for by key and not sent again', async () => {
    const world = await quoted();
    void world.confirmCashOut();
    const { key } = world.bets.cashOuts[0]!;
    world.bets.failure = { kind: 'offline', sent: false };
    await world.bets.cashingOut.refuse(TIMED_OUT);
    expect(stage(world)).toMatchObject({ state: 'unknown', key });
    void world.requestCashOut(MARKET);
    void world.confirmCashOut();
    world.bets.failure = null;
    world.bets.knownCashOuts.set(key, done(key));
    await world.scheduler.pass(1_000);
    expect(stage(world)?.state).toBe('done');
    expect([world.bets.cashOuts.length, world.bets.quoted.length]).toEqual([1, 1]);
    expect(world.scheduler.timersLeft).toBe(0);
  });

  it('[F89] never seen frees it once it is late: done again it is the same quote under the same key', async () => {
    const world = await quoted();
    void world.confirmCashOut();
    await world.bets.cashingOut.refuse(TIMED_OUT);
    await world.scheduler.pass(15_000);
    expect(stage(world)?.state).toBe('unknown');
    await world.scheduler.pass(16_000);
    const { key } = world.bets.cashOuts[0]!;
    expect(stage(world)).toMatchObject({ state: 'unheard', key });
    expect(world.notices).toEqual([]);
    // A new quote would be a second cash out.
    await world.requestCashOut(MARKET);
    expect(world.bets.quoted).toHaveLength(1);
    void world.confirmCashOut();
    void world.confirmCashOut();
    expect(world.bets.cashOuts).toEqual([
      { quote: 'Q1', key },
      { quote: 'Q1', key },
    ]);
    expect(stage(world)).toMatchObject({ state: 'confirming', key });
    await world.scheduler.pass(60_000);
    expect(stage(world)).toMatchObject({ state: 'confirming', key });
    await world.bets.cashingOut.reply(done(key));
    expect(stage(world)?.state).toBe('done');
    expect([world.store.keys(), world.scheduler.timersLeft]).toEqual([[], 0]);
  });

  it('[F89] sent again without leaving, it says nothing about the first', async () => {
    const world = await quoted();
    void world.confirmCashOut();
    const { key } = world.bets.cashOuts[0]!;
    await world.bets.cashingOut.refuse(TIMED_OUT);
    await world.scheduler.pass(31_000);
    void world.confirmCashOut();
    await world.bets.cashingOut.refuse({ kind: 'offline', sent: false });
    expect(stage(world)).toMatchObject({ state: 'unheard', key });
    world.bets.knownCashOuts.set(key, done(key));
    await world.scheduler.pass(30_000);
    expect(stage(world)?.state).toBe('done');
  });

  it('[F58] its key is stored before it leaves, and it is asked for after a reload; its market is not quoted meanwhile', async () => {
    const world = await quoted();
    void world.confirmCashOut();
    const { key } = world.bets.cashOuts[0]!;
    expect(sentOnDevice(world.store, 'change').map((text): unknown => JSON.parse(text))).toEqual([
      { what: 'cashOut', on: MARKET, key, terms: 'Q1', sentAt: world.clock.now() },
    ]);
    const after = bettingWorld({ store: world.store });
    after.clock.advance(25_000);
    after.signIn();
    await after.scheduler.pass(0);
    expect(after.notices).toEqual(['warning cashOut.unheard']);
    await after.requestCashOut(MARKET);
    expect(after.bets.quoted).toEqual([]);
    expect(stage(after)).toEqual({ state: 'unheard', quote: { id: 'Q1', marketId: MARKET }, key });
    void after.confirmCashOut();
    expect(after.bets.cashOuts).toEqual([{ quote: 'Q1', key }]);
    await after.bets.cashingOut.reply(done(key, { status: 'refused', reason: 'quoteExpired', bets: [] }));
    expect(stage(after)).toMatchObject({ state: 'refused', reason: 'quoteExpired' });
    expect(after.store.keys()).toEqual([]);
    void after.requestCashOut(MARKET);
    expect(after.bets.quoted).toEqual([MARKET]);
  });

  it('[F89] that comes later is said, also when nobody looks', async () => {
    const world = await quoted();
    void world.confirmCashOut();
    const { key } = world.bets.cashOuts[0]!;
    await world.bets.cashingOut.refuse(TIMED_OUT);
    world.closeCashOut();
    await world.scheduler.pass(600_000);
    expect(world.notices).toEqual(['warning cashOut.unheard']);
    world.bets.knownCashOuts.set(key, done(key));
    await world.scheduler.pass(300_000);
    expect(world.notices.slice(1)).toEqual(['success cashOut.doneOf']);
    expect(world.store.keys()).toEqual([]);
  });

  it('[F89] is given up when the server may have forgotten its key', async () => {
    const world = await quoted();
    void world.confirmCashOut();
    await world.bets.cashingOut.refuse(TIMED_OUT);
    await world.scheduler.pass(24 * 3_600_000 + 300_000);
    expect(stage(world)).toMatchObject({ state: 'none', message: { key: 'cashOut.forgotten' } });
    expect([world.store.keys(), world.scheduler.timersLeft]).toEqual([[], 0]);
  });

  it.each([
    ['a no with a code', { kind: 'refused', sent: true, code: 'NO', message: 'No' }],
    ['nothing left', { kind: 'offline', sent: false }],
  ] as const)('[F90] %s ends it, and its key', async (_, failure) => {
    const world = await quoted();
    void world.confirmCashOut();
    await world.bets.cashingOut.refuse(failure);
    expect(stage(world)?.state).toBe('none');
    expect([world.store.keys(), world.scheduler.timersLeft]).toEqual([[], 0]);
  });

  it('[F90] a no without a code proves nothing', async () => {
    const world = await quoted();
    void world.confirmCashOut();
    await world.bets.cashingOut.refuse({ kind: 'refused', sent: true, message: 'No' });
    expect(stage(world)?.state).toBe('unknown');
  });

  it.each([
    [true, 'success cashOut.doneOf'],
    [false, 'warning cashOut.unheard'],
  ])('one that nobody looks at any more is told beside (done: %s)', async (isDone, notice) => {
    const world = await quoted();
    void world.confirmCashOut();
    const { key } = world.bets.cashOuts[0]!;
    world.closeCashOut();
    if (isDone) world.bets.knownCashOuts.set(key, done(key));
    await world.bets.cashingOut.refuse(TIMED_OUT);
    await world.scheduler.pass(40_000);
    expect(world.notices).toEqual([notice]);
    expect(world.betting.cashOut).toBeNull();
  });

  it('[F89] that is refused later is said, also when nobody looks', async () => {
    const world = await quoted();
    void world.confirmCashOut();
    const { key } = world.bets.cashOuts[0]!;
    world.closeCashOut();
    world.bets.knownCashOuts.set(key, done(key, { status: 'refused', bets: [] }));
    await world.bets.cashingOut.refuse(TIMED_OUT);
    expect(world.notices).toEqual(['error cashOut.notDone']);
  });

  it.each([
    [{ kind: 'refused', sent: true, code: 'NO', message: 'No' }, 'error No'],
    [{ kind: 'offline', sent: false }, 'error wire.offline'],
  ] as const)('[F90] %j to one that nobody looks at any more is told beside', async (failure, notice) => {
    const world = await quoted();
    void world.confirmCashOut();
    world.closeCashOut();
    await world.bets.cashingOut.refuse(failure);
    expect([world.betting.cashOut, world.notices]).toEqual([null, [notice]]);
  });

  it('[F89] one that nobody looks at is given up in words', async () => {
    const world = await quoted();
    void world.confirmCashOut();
    await world.bets.cashingOut.refuse(TIMED_OUT);
    world.closeCashOut();
    await world.scheduler.pass(24 * 3_600_000 + 300_000);
    expect(world.notices).toEqual(['warning cashOut.unheard', 'warning cashOut.forgotten']);
    expect(world.betting.cashOut).toBeNull();
  });

  it('a refusal without a reason is the server’s', async () => {
    const world = await quoted();
    void world.confirmCashOut();
    const { key } = world.bets.cashOuts[0]!;
    await world.bets.cashingOut.reply(done(key, { status: 'refused', bets: [] }));
    expect(stage(world)).toEqual({ state: 'refused', quote: aQuote(), reason: 'server' });
  });

  it('a quote that stays the same has no figure before it; that of another market is none', async () => {
    const world = await quoted();
    world.scheduler.advance(5_000);
    void world.requestCashOut(MARKET);
    await world.bets.quoting.reply(aQuote({ id: cashOutQuoteId('Q2') }));
    expect(stage(world)).toMatchObject({ state: 'quoted', before: null });
    void world.requestCashOut(marketId('another'));
    expect(stage(world)).toEqual({ state: 'asking', before: null });
  });

  it('a quote that was looked away from runs out for nobody', async () => {
    const world = await quoted();
    world.closeCashOut();
    world.scheduler.advance(5_000);
    expect([world.betting.cashOut, world.scheduler.timersLeft]).toEqual([null, 0]);
  });

  it('no quote has a reason; a quote that comes after it was closed is dropped', async () => {
    const world = bettingWorld();
    world.signIn();
    void world.requestCashOut(MARKET);
    await world.bets.quoting.refuse({ kind: 'refused', sent: true, code: 'NO_CASH_OUT', message: 'No bets' });
    expect(stage(world)).toEqual({ state: 'none', message: { kind: 'server', text: 'No bets' } });
    void world.requestCashOut(MARKET);
    world.closeCashOut();
    await world.bets.quoting.reply(aQuote());
    expect(world.betting.cashOut).toBeNull();
  });

  it('[F62] [F64] goes with the session', async () => {
    const world = await quoted();
    void world.confirmCashOut();
    await world.bets.cashingOut.refuse(TIMED_OUT);
    world.signOut();
    await world.scheduler.pass(60_000);
    expect([world.betting.cashOut, world.notices, world.scheduler.timersLeft]).toEqual([null, [], 0]);
  });

  it('is not asked for where the backend has none', async () => {
    const world = bettingWorld({ capabilities: { cashOut: false } });
    world.signIn();
    await world.requestCashOut(MARKET);
    expect([world.bets.quoted, world.cashOutFigure(MATCH, MARKET)]).toEqual([[], null]);
  });
});

describe('the figure on the button', () => {
  const withBet = () => {
    const world = bettingWorld();
    world.signIn();
    world.betting.openBetsReplaced([aBet({ odds: odds(300), matched: rupees(100) })]);
    return world;
  };

  it('is about what betting against the position would lock in now', () => {
    const world = withBet();
    // 200 or -100: laying 148.51 on home at 2.02, or backing away at 1.98, whichever leaves more.
    const byLay = 20_000 - Math.ceil((14_851 * 102) / 100);
    const byBack = 20_000 - 15_152;
    expect(world.cashOutFigure(MATCH, MARKET)).toEqual({
      amount: paise(Math.max(byLay, byBack)),
      problem: null,
    });
  });

  it.each([
    ['suspended', (world: World) => world.market({ status: 'suspended' })],
    ['stale', (world: World) => world.board.freshnessChanged([MARKET], 'stale')],
    ['noPrice', (world: World) => world.market({ runners: new Map() })],
  ] as const)('is not there for a reason: %s', (problem, happens) => {
    const world = withBet();
    happens(world);
    expect(world.cashOutFigure(MATCH, MARKET)).toEqual({ amount: null, problem });
  });

  it.each([
    ['fancy', false],
    ['toss', false],
    ['bookmaker', true],
  ] as const)('of a market of the kind %s there is one: %s', (kind, there) => {
    const world = withBet();
    world.matches.matchArrived(MATCH, { match: aMatch(), markets: [aMarket({ kind })] });
    expect(world.cashOutFigure(MATCH, MARKET) !== null).toBe(there);
  });

  it('goes by what the match says of the market as long as no prices have come', () => {
    const world = withBet();
    world.board.marketsForgotten([MARKET]);
    const page = (status: 'suspended' | 'closed') =>
      world.matches.matchArrived(MATCH, { match: aMatch(), markets: [aMarket({ status })] });
    page('suspended');
    expect(world.cashOutFigure(MATCH, MARKET)).toEqual({ amount: null, problem: 'suspended' });
    page('closed');
    expect(world.cashOutFigure(MATCH, MARKET)).toBeNull();
  });

  it('[P08] does not reckon with a runner that was taken out', () => {
    const world = withBet();
    const [home, away] = aMarket().runners;
    const gone = { ...away!, id: runnerId('gone'), status: 'removed' as const };
    world.matches.matchArrived(MATCH, {
      match: aMatch(),
      markets: [aMarket({ runners: [home!, away!, gone] })],
    });
    const lay = aBet({ id: betId('leg'), side: 'lay', odds: odds(202), matched: paise(14_851) });
    world.betting.openBetsReplaced([...world.betting.openBets, lay]);
    expect(world.cashOutFigure(MATCH, MARKET)).toEqual({ amount: paise(4_851), problem: 'level' });
  });

  it('without a taken bet, or once the market is closed, there is no button', () => {
    const world = withBet();
    world.market({ status: 'closed' });
    expect(world.cashOutFigure(MATCH, MARKET)).toBeNull();
    world.market({});
    world.betting.openBetsReplaced([aBet({ status: 'unmatched', matched: NO_MONEY })]);
    expect(world.cashOutFigure(MATCH, MARKET)).toBeNull();
  });

  it.each([
    ['open', () => undefined],
    ['suspended', (world: World) => world.market({ status: 'suspended' })],
    ['stale', (world: World) => world.board.freshnessChanged([MARKET], 'stale')],
  ] as const)('[P08] after a whole cash out it is what is locked in, for certain (%s)', (_, happens) => {
    const world = withBet();
    const lay = aBet({ id: betId('leg'), side: 'lay', odds: odds(202), matched: paise(14_851) });
    world.betting.openBetsReplaced([...world.betting.openBets, lay]);
    happens(world);
    expect(world.cashOutFigure(MATCH, MARKET)).toEqual({ amount: paise(4_851), problem: 'level' });
  });

  it('[P08] of a book that is level already is what it is worth', () => {
    const level = new Map([
      [HOME, rupees(40)],
      [AWAY, rupees(40)],
    ]);
    expect(cashOutEstimate(level, () => ({ back: [], lay: [] }))).toBe(rupees(40));
  });
});

type World = ReturnType<typeof bettingWorld>;

describe('cashing out with a tap on the figure', () => {
  async function withBet() {
    const world = bettingWorld();
    world.bets.open = [aBet()];
    world.signIn();
    await world.scheduler.pass(0);
    return world;
  }

  /** 500 back at 2.00, of which the figure is tapped. */
  async function tapped(amount: number, rule?: CashOutRule) {
    const world = await withBet();
    if (rule !== undefined) world.chooseCashOutRule(rule);
    const shown = world.cashOutFigure(MATCH, MARKET)!.amount ?? NO_MONEY;
    void world.takeCashOut(MATCH, MARKET, shown);
    await world.bets.quoting.reply(aQuote({ amount: paise(shown + amount) }));
    await world.scheduler.pass(0);
    return { world, shown };
  }

  it('[SPORT-05] [F53] takes what the server quotes when it keeps to the figure, under a key of its own, and says that it is done', async () => {
    const { world } = await tapped(0);
    expect(world.bets.cashOuts).toHaveLength(1);
    const { key } = world.bets.cashOuts[0]!;
    expect(stage(world)).toMatchObject({ state: 'confirming', key });
    await world.bets.cashingOut.reply(done(key));
    await world.scheduler.pass(0);
    expect(stage(world)).toBeUndefined();
    expect(world.notices).toEqual(['success cashOut.doneOf']);
  });

  it.each<[number, CashOutRule | undefined, number]>([
    [5_000, undefined, 1],
    [-5_000, undefined, 0],
    [5_000, 'exact', 0],
    [-1_000, 5, 1],
    [-50_000, 5, 0],
  ])('[P19] %i paise away by the rule %s: %i taken', async (away, rule, taken) => {
    const { world, shown } = await tapped(away, rule);
    expect(world.bets.cashOuts).toHaveLength(taken);
    if (taken === 0) expect(stage(world)).toMatchObject({ state: 'quoted', before: shown });
  });

  it('[F54] a lost reply is asked for by its key, as ever', async () => {
    const { world } = await tapped(0);
    await world.bets.cashingOut.refuse(TIMED_OUT);
    expect(stage(world)).toMatchObject({ state: 'unknown', key: world.bets.cashOuts[0]!.key });
    expect(sentOnDevice(world.store, 'change')).toHaveLength(1);
  });

  it('[SPORT-05] of a part the quote is asked for that part, and kept to its figure', async () => {
    const world = await withBet();
    const offer = world.cashOutFigure(MATCH, MARKET, 50);
    const whole = world.cashOutFigure(MATCH, MARKET);
    if (offer === null || whole === null || offer.amount === null || whole.amount === null)
      throw new Error('no figure');
    expect(Math.abs(offer.amount * 2 - whole.amount)).toBeLessThanOrEqual(2);
    const left = offer.problem === null ? offer.left : undefined;
    expect(left?.best).toBeGreaterThan(left?.worst ?? 0);
    void world.takeCashOut(MATCH, MARKET, offer.amount, 50);
    expect(world.bets.quotedParts).toEqual([50]);
    await world.bets.quoting.reply(aQuote({ amount: paise(offer.amount - 50_000), part: 50 }));
    await world.scheduler.pass(0);
    expect(world.bets.cashOuts).toEqual([]);
    // Asked for anew it is the same part.
    void world.requestCashOut(MARKET);
    expect(world.bets.quotedParts).toEqual([50, 50]);
    await world.bets.quoting.reply(aQuote({ amount: paise(offer.amount), part: 50 }));
    void world.confirmCashOut();
    await world.bets.cashingOut.reply(done(world.bets.cashOuts[0]!.key, { part: 50 }));
    expect(stage(world)).toMatchObject({ state: 'done', cashOut: { part: 50 } });
  });

  it('a second tap while the first is on its way is none', async () => {
    const world = await withBet();
    void world.takeCashOut(MATCH, MARKET, rupees(1));
    void world.takeCashOut(MATCH, MARKET, rupees(1));
    expect(world.bets.quoted).toEqual([MARKET]);
  });
});
