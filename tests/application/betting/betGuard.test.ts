import { describe, expect, it } from 'vitest';
import { DEFAULT_GUARD } from '@/domain/betting/BetGuardSetting';
import { rupees } from '@/domain/shared/Money';
import { odds } from '@/domain/shared/Odds';
import { betId, betKey, marketId as aMarketId, userId } from '@/domain/shared/ids';
import { aBet, aSelection } from '@tests/support/mothers/betting';
import { SequentialIds } from '@tests/support/fakes/fakeDevices';
import { MapKeyValueStore } from '@tests/support/fakes/MapKeyValueStore';
import { AWAY } from '@tests/support/mothers/sports';
import { bettingWorld } from './bettingWorld';

const TIMED_OUT = { kind: 'timedOut', sent: true } as const;
const STAKES = 'recentStakes.asha';

/** Somebody who stakes a hundred as a rule, with a slip of so much. */
function slipOf(stakeText: string) {
  const world = bettingWorld();
  world.store.write(STAKES, '10000 10000 10000 10000 10000');
  world.withSlip(stakeText);
  return world;
}

const view = (world: ReturnType<typeof bettingWorld>) => world.betting.slips.at(-1);

describe('the guard against slips of the finger', () => {
  it('[SPORT-05] asks once more in the slip, and nothing leaves', async () => {
    const world = slipOf('1000');
    await world.placeBet();
    await world.placeBet();
    expect(world.bets.orders).toEqual([]);
    expect(view(world)).toMatchObject({
      placement: { state: 'editing' },
      doubts: [{ kind: 'stake', times: 10, usual: rupees(100) }],
    });
    expect(world.betting.pending).toEqual([]);
  });

  it('[SPORT-05] [F53] whoever means it places it, once', async () => {
    const world = slipOf('1000');
    await world.placeBet();
    void world.placeAnyway();
    void world.placeAnyway();
    expect(world.bets.orders.map(({ stake }) => stake)).toEqual([rupees(1_000)]);
    await world.bets.reply(aBet({ key: world.bets.orders[0]!.key }));
    expect(view(world)).toMatchObject({ placement: { state: 'accepted' }, doubts: [] });
  });

  it('an edit, or a no, ends the question', async () => {
    const world = slipOf('1000');
    await world.placeBet();
    world.dropDoubts();
    expect(view(world)?.doubts).toEqual([]);
    await world.placeBet();
    world.editSlip({ stakeText: '100' });
    expect(view(world)?.doubts).toEqual([]);
    void world.placeBet();
    expect(world.bets.orders).toHaveLength(1);
  });

  it('odds that are far from the best ones are asked about', async () => {
    const world = slipOf('100');
    for (let step = 0; step < DEFAULT_GUARD.ticks + 1; step++) world.stepOdds('up');
    await world.placeBet();
    expect(view(world)?.doubts).toEqual([{ kind: 'odds', ticks: 11, best: 200 }]);
    world.stepOdds('down');
    void world.placeBet();
    expect(world.bets.orders).toHaveLength(1);
  });

  it('what stands in the way comes first: of a bet that cannot be placed nothing is asked', async () => {
    const world = slipOf('1000');
    world.market({ status: 'suspended' });
    await world.placeBet();
    expect(view(world)?.doubts).toEqual([]);
  });

  it('[F76] one-click betting asks too, and places nothing by itself', async () => {
    const world = slipOf('100');
    world.closeSlip();
    world.oneClick('1000');
    world.pickPrice(aSelection(), 0);
    expect(world.bets.orders).toEqual([]);
    expect(view(world)?.doubts).toHaveLength(1);
  });

  it('[F89] a bet that went out before and was never seen is not asked about again', async () => {
    const world = slipOf('1000');
    void world.placeAnyway();
    world.bets.failure = null;
    await world.bets.refuse(TIMED_OUT);
    await world.scheduler.pass(60_000);
    expect(world.betting.placement.state).toBe('unheard');
    void world.placeBet();
    expect(world.bets.orders.map(({ key }) => key)).toEqual([
      world.bets.orders[0]!.key,
      world.bets.orders[0]!.key,
    ]);
  });

  it('the usual stake is that of the bets that were sent; once each', async () => {
    const world = bettingWorld();
    world.withSlip('250');
    void world.placeBet();
    expect(world.store.read(STAKES)).toBe('25000');
  });

  it('[F89] the stake of a bet that is sent once more after a reload counts once', async () => {
    const store = new MapKeyValueStore();
    const before = bettingWorld({ store });
    before.withSlip('250');
    void before.placeBet();
    const world = bettingWorld({ store });
    world.signIn();
    await world.scheduler.pass(60_000);
    expect(world.betting.placement.state).toBe('unheard');
    void world.placeBet();
    expect(world.bets.orders).toHaveLength(1);
    expect(store.read(STAKES)).toBe('25000');
  });

  describe('[F60] the same bet, placed in another window while its slip was open here', () => {
    const { marketId, runnerId, side } = aSelection();
    const same = { marketId, runnerId, side, stake: rupees(100), odds: odds(195) };
    const AGAIN = [{ kind: 'again', odds: 195, line: null }];
    /** A slip, and what came into the list of open bets after it was opened. */
    const withBet = (bet: Parameters<typeof aBet>[0], before: Parameters<typeof aBet>[0][] = []) => {
      const world = bettingWorld();
      world.signIn();
      world.betting.openBetsReplaced(before.map((each) => aBet(each)));
      world.withSlip('100');
      world.betting.openBetChanged(aBet({ ...same, id: betId('elsewhere'), key: betKey('theirs'), ...bet }));
      return world;
    };

    it('is asked about, with one-click and without the guard as well; and placed once by who means it', async () => {
      const world = withBet({});
      world.chooseGuard({ on: false, ticks: 5 });
      await world.placeBet();
      expect(world.bets.orders).toEqual([]);
      expect(view(world)?.doubts).toEqual(AGAIN);
      void world.placeAnyway();
      expect(world.bets.orders).toHaveLength(1);
    });

    it.each([
      ['another stake', { stake: rupees(101) }],
      ['another side', { side: 'lay' as const }],
      ['another runner', { runnerId: AWAY }],
      ['another market', { marketId: aMarketId('other') }],
      ['a change of a bet', { replaces: betId('before') }],
    ])('%s is another bet', async (_, bet) => {
      const world = withBet(bet);
      void world.placeBet();
      expect(world.bets.orders).toHaveLength(1);
    });

    it('what was open before the slip was thought of', () => {
      const world = withBet({}, [{ ...same, id: betId('elsewhere'), key: betKey('theirs') }]);
      void world.placeBet();
      expect(world.bets.orders).toHaveLength(1);
    });

    it('nor is a list that came after the slip any news', () => {
      const world = bettingWorld();
      world.withSlip('100');
      world.betting.openBetsReplaced([aBet({ ...same, id: betId('elsewhere'), key: betKey('theirs') })]);
      void world.placeBet();
      expect(world.bets.orders).toHaveLength(1);
    });

    it('but to a slip that an earlier page left every open bet is', async () => {
      const store = new MapKeyValueStore();
      const before = bettingWorld({ store });
      before.withSlip('100');
      before.page.hide();
      const world = bettingWorld({ store });
      world.signIn();
      world.betting.openBetsReplaced([aBet({ ...same, id: betId('elsewhere'), key: betKey('theirs') })]);
      await world.placeBet();
      expect(world.bets.orders).toEqual([]);
      expect(view(world)?.doubts).toEqual(AGAIN);
    });

    it('what this page placed itself was meant, also by a backend whose bets carry no key', async () => {
      const world = bettingWorld();
      world.betting.openBetsReplaced([]);
      world.withSlip('100');
      void world.placeBet();
      world.pickPrice(aSelection(), 0);
      world.editSlip({ stakeText: '100' });
      await world.bets.reply(aBet({ ...same, id: betId('mine'), key: null }));
      expect(world.betting.openBets).toHaveLength(1);
      void world.placeBet();
      expect(world.bets.orders).toHaveLength(2);
    });

    it('that is still on its way is asked for first, and then about', async () => {
      const shared = { store: new MapKeyValueStore(), ids: new SequentialIds() };
      const [other, world] = [bettingWorld(shared), bettingWorld(shared)];
      for (const each of [other, world]) {
        each.betting.openBetsReplaced([]);
        each.withSlip('100');
      }
      void other.placeBet();
      const { key } = other.bets.orders[0]!;
      world.bets.known.set(key, aBet({ ...same, key }));
      await world.placeBet();
      expect(world.bets.orders).toEqual([]);
      expect(view(world)?.doubts).toEqual(AGAIN);
    });
  });

  it('is set by each player for themselves, and remembered', () => {
    const world = slipOf('1000');
    expect(world.guardSetting()).toEqual(DEFAULT_GUARD);
    world.chooseGuard({ on: true, ticks: 20 });
    expect(world.guardSetting()).toEqual({ on: true, ticks: 20 });
    world.chooseGuard({ on: false, ticks: 20 });
    expect(world.guardSetting()).toEqual({ ...DEFAULT_GUARD, on: false });
    expect(world.betDoubts()).toEqual([]);
    void world.placeBet();
    expect(world.bets.orders).toHaveLength(1);
    world.signOut();
    world.signIn(userId('ravi'));
    expect(world.guardSetting()).toEqual(DEFAULT_GUARD);
  });

  it('[F71] what is stored and no setting or stake is as if nothing were', () => {
    const world = slipOf('1000');
    world.store.write('betGuard.asha', '7');
    expect(world.guardSetting()).toEqual(DEFAULT_GUARD);
    world.store.write(STAKES, 'x -5 1e400 0.5 100');
    expect(world.betDoubts()).toEqual([]);
  });
});
