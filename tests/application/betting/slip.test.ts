import { describe, expect, it } from 'vitest';
import { LARGEST_STAKE } from '@/domain/betting/parseStake';
import { NO_MONEY, rupees } from '@/domain/shared/Money';
import { odds } from '@/domain/shared/Odds';
import { marketId, matchId, runnerId } from '@/domain/shared/ids';
import { aBet, aRejectedBet, aSelection } from '@tests/support/mothers/betting';
import { aMarket, aMatch, AWAY, HOME, MARKET, MATCH } from '@tests/support/mothers/sports';
import { bettingWorld } from './bettingWorld';

type World = ReturnType<typeof bettingWorld>;

describe('picking a price', () => {
  it('copies the price and the version: later ticks move the board, never the slip', () => {
    const world = bettingWorld();
    world.signIn();
    world.market({ version: 4 }, 210);
    world.pickPrice(aSelection(), 0);
    expect(world.betting.slip).toEqual({
      selection: aSelection(),
      odds: 210,
      line: null,
      marketVersion: 4,
      stakeText: '',
      acceptOdds: 'better',
    });
    world.market({ version: 5 }, 150);
    expect(world.betting.slip).toMatchObject({ odds: 210, marketVersion: 4 });
    expect(world.preview()?.currentOdds).toBe(150);
    // What was the best price as it was suspended cannot be had.
    world.market({ version: 6, status: 'suspended' }, 160);
    expect(world.preview()).toMatchObject({ currentOdds: null, currentLine: null });
  });

  it('keeps its market watched until the slip is closed', () => {
    const world = bettingWorld();
    world.signIn();
    world.pickPrice(aSelection(), 0);
    world.pickPrice(aSelection(), 0);
    expect(world.watched).toEqual([MARKET]);
    world.pickPrice(aSelection({ side: 'lay' }), 0);
    expect(world.watched).toEqual([MARKET, MARKET]);
    world.closeSlip();
    expect(world.watched).toEqual([MARKET]);
    world.closeSlip();
    expect(world.watched).toEqual([]);
    world.closeSlip();
    expect(world.betting.slip).toBeNull();
  });

  it('asks a visitor to log in, whatever the prices do, and remembers the match', () => {
    const world = bettingWorld();
    world.board.freshnessChanged([MARKET], 'stale');
    world.pickPrice(aSelection({ matchId: matchId('a/b 1') }), 0);
    expect(world.panels).toEqual(['login /exchange/a%2Fb%201']);
    expect(world.betting.slip).toBeNull();
  });

  it.each([
    ['suspended', (world: World) => world.market({ status: 'suspended' })],
    ['closed', (world: World) => world.market({ status: 'closed' })],
    ['stale', (world: World) => world.board.freshnessChanged([MARKET], 'stale')],
    ['unknown', (world: World) => world.board.marketsForgotten([MARKET])],
    [
      'without that runner',
      (world: World) =>
        world.market({
          runners: new Map([[HOME, { status: 'suspended', back: [offer(200)], lay: [] }]]),
        }),
    ],
    ['without an offer', (world: World) => world.market({ runners: new Map() })],
  ])('[F40] is ignored while the market is %s', (_, happens) => {
    const world = bettingWorld();
    world.signIn();
    happens(world);
    world.pickPrice(aSelection(), 0);
    expect(world.betting.slip).toBeNull();
  });

  it('[F53] while a bet is under way its slip stays as it is, and another opens', () => {
    const world = bettingWorld();
    world.withSlip();
    void world.placeBet();
    world.pickPrice(aSelection({ side: 'lay' }), 0);
    expect(world.betting.slips).toMatchObject([
      { slip: { selection: { side: 'back' }, stakeText: '500' }, placement: { state: 'submitting' } },
      { slip: { selection: { side: 'lay' }, stakeText: '' }, placement: { state: 'editing' } },
    ]);
  });

  it('another price of the same bet keeps the stake; another bet does not', () => {
    const world = bettingWorld();
    world.withSlip('750');
    world.market({}, 206);
    world.pickPrice(aSelection(), 0);
    expect(world.betting.slip).toMatchObject({ odds: 206, stakeText: '750' });
    world.pickPrice(aSelection({ side: 'lay' }), 0);
    expect(world.betting.slip?.stakeText).toBe('');
    world.editSlip({ stakeText: '5' });
    world.pickPrice(aSelection({ side: 'lay', runnerId: AWAY }), 0);
    expect(world.betting.slip?.stakeText).toBe('');
  });

  it('a bet that was placed leaves no stake behind', async () => {
    const world = bettingWorld();
    world.withSlip();
    void world.placeBet();
    await world.bets.reply(aBet({ key: world.bets.orders[0]?.key ?? null }));
    world.pickPrice(aSelection(), 0);
    expect(world.betting.slip?.stakeText).toBe('');
    expect(world.betting.placement.state).toBe('editing');
  });
});

describe('the limits of a slip', () => {
  it('[SPORT-05] are asked for with its match when no page and no list has its market', () => {
    const world = bettingWorld();
    world.withSlip();
    expect(world.loadedMatches).toEqual([]);
    const fancy = aSelection({ marketId: marketId('fancy'), marketKind: 'fancy' });
    world.store.write(
      'slips:asha',
      JSON.stringify({
        at: world.clock.now(),
        slips: [{ ...world.betting.slip, selection: fancy, line: 40 }],
      }),
    );
    const next = bettingWorld({ store: world.store, scheduler: world.scheduler });
    next.signIn();
    expect(next.loadedMatches).toEqual([MATCH]);
    expect(next.preview()?.limits).toBeNull();
    const limits = { min: rupees(200), max: rupees(300), maxProfit: rupees(900) };
    const market = aMarket({ id: fancy.marketId, kind: 'fancy', limits });
    next.matches.matchArrived(MATCH, { match: aMatch(), markets: [market] });
    expect(next.preview()?.limits).toEqual(limits);
  });
});

describe('editing the slip', () => {
  it('nothing happens without a slip, nor while a bet is under way', () => {
    const world = bettingWorld();
    world.editSlip({ stakeText: '5' });
    expect(world.betting.slip).toBeNull();
    world.withSlip();
    void world.placeBet();
    world.editSlip({ stakeText: '5' });
    world.addChip(rupees(5));
    world.stepOdds('up');
    world.closeSlip();
    expect(world.betting.slip).toMatchObject({ stakeText: '500', odds: 200 });
  });

  it('[F42] after a rejection an edit goes back to editing', async () => {
    const world = bettingWorld();
    world.withSlip();
    void world.placeBet();
    await world.bets.reply(aRejectedBet({ key: world.bets.orders[0]?.key ?? null }));
    world.editSlip({ stakeText: '600' });
    expect(world.betting.placement.state).toBe('editing');
    expect(world.betting.slip?.stakeText).toBe('600');
  });

  it('chips add up, from nothing and from a text that is no stake, up to the largest', () => {
    const world = bettingWorld();
    world.withSlip('');
    world.addChip(rupees(100));
    world.addChip(rupees(500));
    expect(world.betting.slip?.stakeText).toBe('600');
    world.editSlip({ stakeText: 'abc' });
    world.addChip(rupees(100));
    expect(world.betting.slip?.stakeText).toBe('100');
    world.editSlip({ stakeText: '100.50' });
    world.addChip(rupees(100));
    expect(world.betting.slip?.stakeText).toBe('200.50');
    world.addChip(LARGEST_STAKE);
    expect(world.betting.slip?.stakeText).toBe('99999999.99');
  });

  it('[P01] odds step along the ladder; rates and lines stay', () => {
    const world = bettingWorld();
    world.withSlip();
    world.stepOdds('up');
    expect(world.betting.slip?.odds).toBe(202);
    world.stepOdds('down');
    world.stepOdds('down');
    expect(world.betting.slip?.odds).toBe(199);
    for (const marketKind of ['bookmaker', 'fancy'] as const) {
      world.pickPrice(aSelection({ marketKind }), 0);
      world.stepOdds('up');
      expect(world.betting.slip?.odds).toBe(200);
    }
  });

  it('[P01] odds can be typed: the nearest of the ladder; what is none changes nothing, and rates stay', () => {
    const world = bettingWorld();
    world.withSlip();
    world.typeOdds('51');
    expect(world.betting.slip?.odds).toBe(5_000);
    for (const text of ['', 'x', '-3', '1e3']) world.typeOdds(text);
    expect(world.betting.slip?.odds).toBe(5_000);
    for (const marketKind of ['bookmaker', 'fancy'] as const) {
      world.pickPrice(aSelection({ marketKind }), 0);
      world.typeOdds('3');
      expect(world.betting.slip?.odds).toBe(200);
    }
  });

  it('the odds change that a player accepts is remembered on the device', () => {
    const world = bettingWorld();
    world.withSlip();
    world.chooseAcceptance('none');
    expect(world.betting.slip?.acceptOdds).toBe('none');
    const next = bettingWorld({ store: world.store });
    next.withSlip();
    expect(next.betting.slip?.acceptOdds).toBe('none');
    for (const key of next.store.keys())
      if (key.startsWith('oddsAcceptance')) next.store.write(key, 'everything');
    next.pickPrice(aSelection({ side: 'lay' }), 0);
    expect(next.betting.slip?.acceptOdds).toBe('better');
  });

  it('[F42] the best odds now can be taken while editing, with the version they stand for', () => {
    const world = bettingWorld();
    world.withSlip();
    world.market({ version: 2 }, 190);
    expect(world.preview()?.problem).toMatchObject({ key: 'bet.oddsChanged' });
    world.takeOffer();
    expect(world.betting.slip).toMatchObject({ odds: 190, marketVersion: 2 });
    expect(world.preview()).toMatchObject({ problem: null, currentOdds: null });
    world.market({ version: 3, runners: new Map() });
    world.takeOffer();
    expect(world.betting.slip).toMatchObject({ odds: 190, marketVersion: 2 });
    expect(world.preview()?.currentOdds).toBeNull();
  });

  it('an offer stands even when the market is not on the board any more', async () => {
    const world = bettingWorld();
    world.withSlip();
    void world.placeBet();
    const key = world.bets.orders[0]?.key ?? null;
    await world.bets.reply(aRejectedBet({ key, reason: 'oddsChanged', offer: odds(180) }));
    world.board.marketsForgotten([MARKET]);
    world.takeOffer();
    expect(world.betting.slip).toMatchObject({ odds: 180, marketVersion: 1 });
  });

  it('acknowledging does nothing while there is nothing to acknowledge', () => {
    const world = bettingWorld();
    world.withSlip();
    world.acknowledge();
    expect(world.betting.slip).not.toBeNull();
  });
});

describe('the preview of a slip', () => {
  it('is nothing without a slip', () => {
    expect(bettingWorld().preview()).toBeNull();
  });

  it('[P10] shows figures, limits and the first thing in the way', () => {
    const world = bettingWorld();
    world.withSlip('500');
    expect(world.preview()).toEqual({
      profit: rupees(500),
      commission: 0,
      liability: rupees(500),
      problem: null,
      problemAtStake: false,
      fundsShort: null,
      currentOdds: null,
      currentLine: null,
      limits: aMarket().limits,
    });
    world.editSlip({ stakeText: '99' });
    expect(world.preview()).toMatchObject({
      problem: { key: 'bet.belowMin', values: { minPaise: rupees(100) } },
      problemAtStake: true,
    });
  });

  it('[SPORT-05] knows the limits from the open match page first, else from a list; unknown they are unchecked, and never zero', () => {
    const world = bettingWorld();
    world.withSlip('500');
    const limits = { min: rupees(1_000), max: rupees(2_000), maxProfit: rupees(9_000) };
    world.matches.matchArrived(MATCH, { match: aMatch(), markets: [aMarket({ limits })] });
    expect(world.preview()).toMatchObject({ limits, problem: { key: 'bet.belowMin' } });
    world.matches.matchArrived(MATCH, { match: aMatch(), markets: [] });
    expect(world.preview()?.limits?.min).toBe(rupees(100));
    world.matches.lists.clear();
    expect(world.preview()).toMatchObject({ limits: null, problem: null });
  });

  it('[P06] only what a bet adds to the exposure has to be there, as far as the open bets are known', async () => {
    const world = bettingWorld();
    world.bets.open = [aBet({ stake: rupees(500), matched: rupees(500) })];
    world.withSlip('500');
    await world.scheduler.pass(0);
    world.wallet.walletReplaced({ balance: NO_MONEY, cash: NO_MONEY, coins: NO_MONEY });
    expect(world.preview()?.problem).toMatchObject({ key: 'bet.insufficientBalance' });
    world.pickPrice(aSelection({ side: 'lay' }), 0);
    world.editSlip({ stakeText: '400' });
    expect(world.preview()?.problem).toBeNull();
    world.betting.openBetsFailedWith({ kind: 'key', key: 'bets.failed' });
    world.pickPrice(aSelection(), 0);
    world.editSlip({ stakeText: '500' });
    expect(world.preview()?.problem).toBeNull();
    world.betting.openBetsReplaced([]);
    world.wallet.walletForgotten();
    expect(world.preview()?.problem).toBeNull();
  });
});

describe('what can be staked', () => {
  it('[WAL-01] a wallet without cash blocks no bet: the balance can be staked', async () => {
    const world = bettingWorld();
    world.withSlip('500');
    await world.scheduler.pass(0);
    world.wallet.walletReplaced({ balance: rupees(500), cash: null, coins: NO_MONEY });
    expect(world.preview()?.problem).toBeNull();
    world.wallet.walletReplaced({ balance: rupees(499), cash: null, coins: NO_MONEY });
    expect(world.preview()).toMatchObject({
      problem: { key: 'bet.insufficientBalance' },
      fundsShort: rupees(1),
    });
    world.wallet.walletReplaced({ balance: rupees(900), cash: rupees(400), coins: rupees(500) });
    expect(world.preview()).toMatchObject({ fundsShort: rupees(100) });
  });

  it('[F91] figures of an earlier page or connection refuse no bet: the server judges', async () => {
    const world = bettingWorld();
    world.withSlip('500');
    await world.scheduler.pass(0);
    world.wallet.walletReplaced({ balance: NO_MONEY, cash: NO_MONEY, coins: NO_MONEY });
    world.wallet.walletAged();
    expect(world.preview()).toMatchObject({ problem: null, fundsShort: null });
  });
});

describe('the projection under the runners', () => {
  it('shows open bets, and the slip on top of them', () => {
    const world = bettingWorld();
    world.withSlip('100');
    world.betting.openBetsReplaced([aBet({ matched: rupees(500), odds: odds(300) })]);
    expect(world.projection(MARKET)).toEqual([
      { runnerId: HOME, now: rupees(1_000), projected: rupees(1_100) },
      { runnerId: AWAY, now: rupees(-500), projected: rupees(-600) },
    ]);
  });

  it('[SPORT-05] is after the commission of its market, and so is what the slip says; a loss is whole', () => {
    const world = bettingWorld();
    world.withSlip('100');
    world.betting.openBetsReplaced([aBet({ matched: rupees(500), odds: odds(300) })]);
    world.matches.matchArrived(MATCH, { match: aMatch(), markets: [aMarket({ id: MARKET, commission: 2 })] });
    expect(world.projection(MARKET)).toEqual([
      { runnerId: HOME, now: rupees(980), projected: rupees(1_078) },
      { runnerId: AWAY, now: rupees(-500), projected: rupees(-600) },
    ]);
    expect(world.preview()).toMatchObject({ profit: rupees(98), liability: rupees(100), commission: 2 });
  });

  it('a slip that became a bet counts once', async () => {
    const world = bettingWorld();
    world.withSlip('500');
    void world.placeBet();
    expect(world.projection(MARKET)[0]).toMatchObject({ now: 0, projected: rupees(500) });
    await world.bets.reply(aBet({ key: world.bets.orders[0]?.key ?? null }));
    expect(world.projection(MARKET)[0]).toMatchObject({ now: rupees(500), projected: null });
  });

  it('of a market without bet or slip is the plain list, of an unknown one nothing', () => {
    const world = bettingWorld();
    expect(world.projection(MARKET)).toEqual([
      { runnerId: HOME, now: 0, projected: null },
      { runnerId: AWAY, now: 0, projected: null },
    ]);
    expect(world.projection(marketId('m9'))).toEqual([]);
  });

  it('finds the market of a bet by its match', () => {
    const world = bettingWorld();
    const other = marketId('m2');
    const runners = [{ id: runnerId('x'), name: 'X', status: 'active' as const }];
    world.matches.matchArrived(MATCH, { match: aMatch(), markets: [aMarket({ id: other, runners })] });
    world.betting.openBetsReplaced([aBet({ marketId: other, runnerId: runnerId('x') })]);
    expect(world.projection(other)).toEqual([{ runnerId: 'x', now: rupees(500), projected: null }]);
  });
});

function offer(price: number) {
  return { price: odds(price), size: rupees(100) };
}
