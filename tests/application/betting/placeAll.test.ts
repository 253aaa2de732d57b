import { describe, expect, it } from 'vitest';
import { rupees } from '@/domain/shared/Money';
import { betId, marketId, matchId } from '@/domain/shared/ids';
import type { MarketId, SlipId } from '@/domain/shared/ids';
import { aBet, aRejectedBet, aSelection } from '@tests/support/mothers/betting';
import type { FakeMarketBoard } from '@tests/support/fakes/FakeMarketBoard';
import { showBooks } from '@tests/support/books';
import { AWAY, HOME, aBook, aMarket, aMatch, aRunnerBook } from '@tests/support/mothers/sports';
import { bettingWorld } from './bettingWorld';

const TIMED_OUT = { kind: 'timedOut', sent: true } as const;
const OTHER = marketId('market-2');
const OTHER_MATCH = matchId('match-2');

/** Back home 500 and lay home 300 on one market, back home 200 on another, in that order. */
function threeSlips() {
  const world = bettingWorld();
  world.signIn();
  showOther(world.board);
  const market = aMarket({ id: OTHER, matchId: OTHER_MATCH });
  world.matches.listArrived('soccer', [aMatch({ id: OTHER_MATCH, matchOdds: market })]);
  const slip = (changes: Parameters<typeof aSelection>[0], stakeText: string): SlipId => {
    world.pickPrice(aSelection(changes), 0);
    world.editSlip({ stakeText });
    return world.betting.activeSlip!;
  };
  const ids = [
    slip({}, '500'),
    slip({ side: 'lay' }, '300'),
    slip({ marketId: OTHER, matchId: OTHER_MATCH }, '200'),
  ] as const;
  const states = () => world.betting.slips.map(({ placement }) => placement.state);
  const stakes = () => world.bets.orders.map(({ stake }) => stake / 100);
  return { world, ids, states, stakes };
}

function showOther(board: FakeMarketBoard, id: MarketId = OTHER) {
  showBooks(board, {
    ...aBook([
      [HOME, aRunnerBook([[200, 1_000_000]], [[202, 1_000_000]])],
      [AWAY, aRunnerBook([[198, 1_000_000]], [[200, 1_000_000]])],
    ]),
    id,
  });
  board.freshnessChanged([id], 'live');
}

describe('placing several slips with one press', () => {
  it('[SPORT-05] says before how many, for how much, and what they can lose together', () => {
    const { world, ids } = threeSlips();
    // On the first market: 500 back and 300 laid of the same runner, so 200 + what the lay does not cover.
    expect(world.slipsTogether()).toEqual({
      ready: 3,
      unready: 0,
      stake: rupees(1_000),
      risk: rupees(400),
      short: null,
      asked: false,
    });
    world.editSlip.of(ids[2], { stakeText: '' });
    expect(world.slipsTogether()).toMatchObject({
      ready: 2,
      unready: 1,
      stake: rupees(800),
      risk: rupees(200),
    });
    world.closeSlip.of(ids[2]);
    world.closeSlip.of(ids[1]);
    expect(world.slipsTogether()).toBeNull();
  });

  it('[F53] each has a key of its own; markets do not wait for one another, one market goes in order', async () => {
    const { world, states, stakes } = threeSlips();
    void world.placeAll();
    void world.placeAll();
    expect(stakes()).toEqual([500, 200]);
    expect(states()).toEqual(['submitting', 'editing', 'submitting']);
    expect(world.betting.slips[1]?.queued).toBe(true);
    await world.bets.reply(aBet({ key: world.bets.orders[0]!.key }));
    expect(stakes()).toEqual([500, 200, 300]);
    expect(new Set(world.bets.orders.map(({ key }) => key)).size).toBe(3);
    await world.bets.reply(aBet({ key: world.bets.orders[1]!.key, id: betId('bet-2') }));
    await world.bets.reply(aBet({ key: world.bets.orders[2]!.key, id: betId('bet-3') }));
    expect(states()).toEqual(['accepted', 'accepted', 'accepted']);
  });

  it('[F54] one that is refused, and one that is not heard of, hold up none', async () => {
    const { world, states, stakes } = threeSlips();
    void world.placeAll();
    world.bets.failure = { kind: 'offline', sent: false };
    await world.bets.refuse(TIMED_OUT);
    expect(stakes()).toEqual([500, 200, 300]);
    const [first, second, third] = world.bets.orders;
    await world.bets.reply(aRejectedBet({ key: second!.key, id: betId('bet-2') }));
    await world.bets.reply(aBet({ key: third!.key, id: betId('bet-3'), side: 'lay' }));
    expect(states()).toEqual(['unknown', 'accepted', 'rejected']);
    expect(world.betting.pending.map(({ key }) => key)).toEqual([first!.key]);
    // Nothing is left to place, and the one that is not heard of is never sent by this.
    expect(world.slipsTogether()).toBeNull();
    void world.placeAll();
    expect(world.bets.orders).toHaveLength(3);
  });

  it('what is changed or closed before its turn was not pressed for', async () => {
    const { world, ids, stakes } = threeSlips();
    void world.placeAll();
    world.editSlip.of(ids[1], { stakeText: '30000' });
    await world.bets.reply(aBet({ key: world.bets.orders[0]!.key }));
    expect(stakes()).toEqual([500, 200]);
    expect(world.betting.slips[1]).toMatchObject({ queued: false, placement: { state: 'editing' } });
  });

  it('one with something in its way stays, and says why', () => {
    const { world, stakes, states } = threeSlips();
    world.market({ status: 'suspended' });
    expect(world.slipsTogether()).toMatchObject({ ready: 1, unready: 2, stake: rupees(200) });
    void world.placeAll();
    expect(stakes()).toEqual([200]);
    expect(states()).toEqual(['editing', 'editing', 'submitting']);
  });

  it('[P07] when the money does not do for all of them, none goes', () => {
    const { world } = threeSlips();
    world.wallet.walletReplaced({ balance: rupees(500), cash: rupees(500), coins: rupees(0) });
    expect(world.slipsTogether()).toMatchObject({ risk: rupees(400), short: null });
    world.closeSlip.of(world.betting.slips[1]!.id);
    expect(world.slipsTogether()).toMatchObject({ ready: 2, risk: rupees(700), short: rupees(200) });
    void world.placeAll();
    expect(world.bets.orders).toEqual([]);
  });

  describe('the guard', () => {
    const doubted = ({ betting }: ReturnType<typeof threeSlips>['world']) =>
      betting.slips.map(({ doubts }) => doubts?.length ?? 0);
    const usually = (world: ReturnType<typeof threeSlips>['world'], amount: string) =>
      world.store.write('recentStakes.asha', Array(5).fill(amount).join(' '));

    it('asks about those that look like a slip of the finger; the others go', () => {
      const { world, stakes } = threeSlips();
      usually(world, '2000');
      world.editSlip.of(world.betting.slips[2]!.id, { stakeText: '100' });
      void world.placeAll();
      expect(stakes()).toEqual([100]);
      expect(doubted(world)).toEqual([1, 0, 0]);
    });

    it('is answered once for all: that is for them alone, and places them in their order', async () => {
      const { world, ids, stakes } = threeSlips();
      usually(world, '2000');
      world.editSlip.of(ids[2], { stakeText: '100' });
      const pressed = world.placeAll();
      await world.bets.reply(aBet({ key: world.bets.orders[0]!.key, stake: rupees(100) }));
      await pressed;
      // The second of that market had to wait for the first, which was only asked about.
      expect(doubted(world)).toEqual([1, 1, 0]);
      expect(world.slipsTogether()).toMatchObject({ ready: 2, unready: 0, stake: rupees(800), asked: true });
      // The second tap of two: it was meant for the button before the question.
      void world.placeAll();
      expect(stakes()).toEqual([100]);
      void world.placeAllAnyway();
      expect(stakes()).toEqual([100, 500]);
      await world.bets.reply(aBet({ key: world.bets.orders[1]!.key }));
      expect(stakes()).toEqual([100, 500, 300]);
      expect(doubted(world)).toEqual([0, 0, 0]);
    });

    it('one that is left is still answered here; one that was changed is asked about no more', async () => {
      const { world, ids, stakes } = threeSlips();
      usually(world, '2000');
      await world.placeAll();
      expect(doubted(world)).toEqual([1, 1, 1]);
      expect(stakes()).toEqual([]);
      world.editSlip.of(ids[2], { stakeText: '100' });
      expect(world.slipsTogether()).toMatchObject({ ready: 2, asked: true });
      world.closeSlip.of(ids[2]);
      world.closeSlip.of(ids[1]);
      expect(world.slipsTogether()).toMatchObject({ ready: 1, stake: rupees(500), asked: true });
      world.dropDoubts.of(ids[0]);
      expect(world.slipsTogether()).toBeNull();
    });

    it('[P07] none goes when the money does not do for those that are meant', async () => {
      const { world, ids, stakes } = threeSlips();
      world.closeSlip.of(ids[1]);
      usually(world, '2000');
      await world.placeAll();
      world.wallet.walletReplaced({ balance: rupees(500), cash: rupees(500), coins: rupees(0) });
      expect(world.slipsTogether()).toMatchObject({ asked: true, short: rupees(200) });
      await world.placeAllAnyway();
      expect(stakes()).toEqual([]);
    });
  });

  it('[F62] the session ends: what waits its turn does not go', async () => {
    const { world, stakes } = threeSlips();
    void world.placeAll();
    world.signOut();
    await world.bets.reply(aBet({ key: world.bets.orders[0]!.key }));
    expect(stakes()).toEqual([500, 200]);
  });
});

describe('the same bet again', () => {
  it('[SPORT-05] is a slip at the price of now, with the stake of before, and is not placed by itself', async () => {
    const world = bettingWorld();
    world.withSlip();
    void world.placeBet();
    await world.bets.reply(aBet({ key: world.bets.orders[0]!.key }));
    world.market({ version: 2 }, 196);
    world.repeatBet();
    expect(world.betting.slips).toMatchObject([
      { slip: { odds: 196, stakeText: '500', marketVersion: 2 }, placement: { state: 'editing' } },
    ]);
    expect(world.bets.orders).toHaveLength(1);
  });

  it('nothing without a bet that was placed, or without a price', async () => {
    const world = bettingWorld();
    world.withSlip();
    world.repeatBet();
    void world.placeBet();
    await world.bets.reply(aBet({ key: world.bets.orders[0]!.key }));
    world.market({ status: 'suspended' });
    world.repeatBet();
    expect(world.betting.slips).toMatchObject([{ placement: { state: 'accepted' } }]);
  });
});
