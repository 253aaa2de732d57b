import { describe, expect, it } from 'vitest';
import { say } from '@/domain/shared/Message';
import { rupees } from '@/domain/shared/Money';
import { odds } from '@/domain/shared/Odds';
import { userId } from '@/domain/shared/ids';
import { aBet, aPendingBet, aRejectedBet, aSelection } from '@tests/support/mothers/betting';
import { MapKeyValueStore } from '@tests/support/fakes/MapKeyValueStore';
import { SequentialIds } from '@tests/support/fakes/fakeDevices';
import type { FakeBetsGateway } from '@tests/support/fakes/FakeBetsGateway';
import { sentOnDevice } from '@tests/support/sentOnDevice';
import { bettingWorld } from './bettingWorld';
import type { WorldOptions } from './bettingWorld';

const TIMED_OUT = { kind: 'timedOut', sent: true } as const;
const OFFLINE = { kind: 'offline', sent: true } as const;
const NOT_SENT = { kind: 'offline', sent: false } as const;

function named(stakePaise = 50_000, price = '2.00') {
  return { side: 'back', selection: 'Home', price, stakePaise };
}

/** A bet whose request was cut, and that the server has never seen: the slip can be used again. */
async function unheard(options: WorldOptions<FakeBetsGateway> = {}) {
  const world = bettingWorld(options);
  world.withSlip();
  void world.placeBet();
  const key = world.bets.orders[0]!.key;
  const { sentAt } = world.betting.pending[0]!;
  await world.scheduler.pass(15_000);
  await world.bets.refuse(TIMED_OUT);
  expect(world.betting.placement).toEqual({ state: 'unheard', key, sentAt });
  return { world, key, sentAt };
}

describe('[F89] a bet that no server has seen', () => {
  it('is placed again with the same key and the same order, without a question', async () => {
    const { world, key } = await unheard();
    const asked = world.bets.asked.length;
    await world.scheduler.pass(1_000);
    void world.placeBet();
    expect(world.bets.orders).toHaveLength(2);
    expect(world.bets.orders[1]).toEqual(world.bets.orders[0]);
    expect(world.bets.asked).toHaveLength(asked);
    expect(world.betting.placement).toMatchObject({ state: 'submitting', key });
    expect(world.betting.pending).toHaveLength(1);
    expect(world.betting.pending[0]).not.toHaveProperty('unheard');
    await world.bets.reply(aBet({ key }));
    expect(world.betting.placement).toMatchObject({ state: 'accepted', bet: { key } });
    expect([world.betting.pending, world.keysLeft]).toEqual([[], []]);
    expect(world.notices).toEqual([]);
  });

  it('is looked for when money moves: it may have arrived, and a bet that matched at once is pushed by no event of its own', async () => {
    const { world, key } = await unheard();
    const asked = world.bets.asked.length;
    const bet = aBet({ key });
    world.bets.known.set(key, bet);
    world.feed.tell((listener) => listener.balancePushed?.({ balance: rupees(9_500) }));
    await world.scheduler.pass(0);
    expect(world.bets.asked.slice(asked)).toEqual([key]);
    expect(world.betting.placement).toMatchObject({ state: 'accepted', bet: { key } });
    world.feed.tell((listener) => listener.balancePushed?.({ balance: rupees(9_400) }));
    await world.scheduler.pass(0);
    expect(world.bets.asked).toHaveLength(asked + 1);
  });

  it('placed again and lost again, it is expected anew, and never said to be not placed', async () => {
    const { world, key, sentAt } = await unheard();
    await world.scheduler.pass(600_000);
    void world.placeBet();
    await world.scheduler.pass(15_000);
    await world.bets.refuse(OFFLINE);
    expect(world.betting.placement).toEqual({ state: 'unheard', key, sentAt });
    expect(world.betting.moves).toEqual([
      'submitting',
      'unknown',
      'unheard',
      'submitting',
      'unknown',
      'unheard',
    ]);
    expect(world.notices).toEqual([]);
  });

  it('what is being sent anew is not disturbed by a "never seen" about the time before', async () => {
    const { world } = await unheard();
    void world.placeBet();
    world.page.resume();
    await world.scheduler.pass(1_000);
    expect(world.betting.placement.state).toBe('submitting');
    expect(world.betting.pending[0]).not.toHaveProperty('unheard');
  });

  it('that comes while nobody presses shows in its slip, and is said by its name', async () => {
    const { world, key } = await unheard();
    world.bets.known.set(key, aBet({ key }));
    await world.scheduler.pass(30_000);
    expect(world.betting.placement).toMatchObject({ state: 'accepted', bet: { key } });
    expect(world.notified).toEqual([{ type: 'warning', message: say('bet.cameLater', named()) }]);
    expect(world.cues).toEqual(['accepted']);
    expect(world.scheduler.timersLeft).toBe(0);
  });

  it('that comes and is refused is said to be not placed, in the words for why: now a server has said it', async () => {
    const { world, key } = await unheard();
    world.bets.known.set(key, aRejectedBet({ key, reason: 'suspended' }));
    await world.scheduler.pass(30_000);
    expect(world.betting.placement).toEqual({ state: 'rejected', reason: 'suspended' });
    const message = say('bet.notPlaced', { ...named(), reason: 'suspended' });
    expect(world.notified).toEqual([{ type: 'error', message }]);
  });

  it('that comes into its in-play delay is under way like any other', async () => {
    const { world, key } = await unheard();
    world.feed.tell((listener) => listener.betUpdated?.(aPendingBet(4_000, { key })));
    expect(world.betting.placement).toMatchObject({ state: 'delayed', key });
    expect(world.betting.pending[0]).not.toHaveProperty('unheard');
    world.pickPrice(aSelection(), 0);
    world.editSlip({ stakeText: '500' });
    expect(world.preview()?.problem).toEqual(say('bet.duplicateInFlight'));
  });

  it('a no with a code ends it: its key is not used again', async () => {
    const { world, key } = await unheard();
    void world.placeBet();
    await world.bets.refuse({ kind: 'refused', sent: true, code: 'NO', message: 'No' });
    expect(world.betting.placement).toMatchObject({ state: 'rejected', serverMessage: 'No' });
    expect(world.betting.pending).toEqual([]);
    world.acknowledge();
    void world.placeBet();
    expect(world.bets.orders[2]?.key).not.toBe(key);
  });

  it('a second try that provably did not leave says nothing about the first', async () => {
    const { world, key, sentAt } = await unheard();
    world.editSlip({ stakeText: '600' });
    void world.placeBet();
    await world.scheduler.pass(0);
    await world.bets.refuse({ kind: 'offline', sent: false });
    expect(world.betting.placement).toEqual({ state: 'unheard', key, sentAt });
    expect(world.notified).toEqual([{ type: 'error', message: say('bet.notSent', named(60_000)) }]);
    // What is asked for is what left, and what did not leave is no version of it.
    expect(world.betting.pending).toMatchObject([{ key, unheard: true, stake: 50_000 }]);
    expect(world.betting.pending[0]).not.toHaveProperty('earlier');
    world.bets.known.set(key, aBet({ key }));
    await world.scheduler.pass(30_000);
    expect(world.betting.placement.state).toBe('accepted');
  });

  describe('when the player changes it first', () => {
    const changes: readonly (readonly [string, (world: World) => void])[] = [
      ['the stake', (world) => world.editSlip({ stakeText: '600' })],
      ['the odds', (world) => world.stepOdds('up')],
      ['what happens when the odds move', (world) => world.editSlip({ acceptOdds: 'any' })],
    ];

    it.each(changes)('%s: the earlier one is asked for first, and the slip says so', async (_, change) => {
      const { world, key, sentAt } = await unheard();
      const asked = world.bets.asked.length;
      change(world);
      expect(world.betting.placement).toEqual({ state: 'unheard', key, sentAt });
      world.bets.gate.pause();
      void world.placeBet();
      expect(world.betting.placement).toEqual({ state: 'asking', key, sentAt });
      expect(world.bets.orders).toHaveLength(1);
      expect(world.bets.asked).toHaveLength(asked + 1);
      const stakeText = world.betting.slip?.stakeText;
      world.editSlip({ stakeText: '1' });
      world.closeSlip();
      void world.placeBet();
      expect(world.betting.slip?.stakeText).toBe(stakeText);
      world.bets.gate.resume();
      await world.scheduler.pass(0);
      expect(world.bets.orders).toHaveLength(2);
      expect(world.bets.orders[1]?.key).toBe(key);
      expect(world.betting.placement).toMatchObject({ state: 'submitting', key });
    });

    it('the same terms typed otherwise are no change', async () => {
      const { world } = await unheard();
      const asked = world.bets.asked.length;
      world.editSlip({ stakeText: '500.00' });
      void world.placeBet();
      expect([world.bets.asked.length, world.bets.orders.length]).toEqual([asked, 2]);
    });

    it('and the earlier one has come: it is shown, the changed one is not sent, and both are said', async () => {
      const { world, key } = await unheard();
      world.editSlip({ stakeText: '600' });
      world.bets.known.set(key, aBet({ key }));
      await world.placeBet();
      expect(world.bets.orders).toHaveLength(1);
      expect(world.betting.placement).toMatchObject({ state: 'accepted', bet: { key, stake: 50_000 } });
      expect(world.notified).toEqual([{ type: 'warning', message: say('bet.earlierPlaced', named()) }]);
      expect(world.betting.pending).toEqual([]);
    });

    it('and the earlier one has come into its delay: said when it is decided', async () => {
      const { world, key } = await unheard();
      world.editSlip({ stakeText: '600' });
      world.bets.known.set(key, aPendingBet(4_000, { key }));
      await world.placeBet();
      expect(world.betting.placement.state).toBe('delayed');
      world.bets.known.set(key, aBet({ key }));
      await world.scheduler.pass(5_000);
      expect(world.notified).toEqual([{ type: 'warning', message: say('bet.earlierPlaced', named()) }]);
    });

    it('and the server does not answer: nothing goes out, and that is said', async () => {
      const { world, key, sentAt } = await unheard();
      world.editSlip({ stakeText: '600' });
      world.bets.failure = OFFLINE;
      await world.placeBet();
      expect(world.bets.orders).toHaveLength(1);
      expect(world.betting.placement).toEqual({ state: 'unheard', key, sentAt });
      expect(world.notified).toEqual([{ type: 'warning', message: say('bet.earlierNotAsked', named()) }]);
      world.bets.failure = null;
      await world.scheduler.pass(0);
      void world.placeBet();
      await world.scheduler.pass(0);
      expect(world.bets.orders[1]).toMatchObject({ key, stake: 60_000 });
    });

    it('and the market closes while it is asked for: nothing goes out', async () => {
      const { world, key } = await unheard();
      world.editSlip({ stakeText: '600' });
      world.bets.gate.pause();
      const placing = world.placeBet();
      world.market({ status: 'suspended' });
      world.bets.gate.resume();
      await placing;
      expect(world.bets.orders).toHaveLength(1);
      expect(world.betting.placement).toMatchObject({ state: 'unheard', key });
    });

    it('and both are on their way, the earlier one first: the key is used, it is asked for, and both are said', async () => {
      const { world, key } = await unheard();
      world.editSlip({ stakeText: '600' });
      void world.placeBet();
      await world.scheduler.pass(0);
      expect(world.betting.pending).toMatchObject([{ key, stake: 60_000, earlier: [{ stakeText: '500' }] }]);
      world.bets.known.set(key, aBet({ key }));
      await world.bets.refuse({ kind: 'refused', sent: true, code: 'KEY_REUSED' });
      expect(world.betting.placement).toMatchObject({ state: 'accepted', bet: { stake: 50_000 } });
      expect(world.notified).toEqual([{ type: 'warning', message: say('bet.earlierPlaced', named()) }]);
      expect(world.logger.lines).toEqual([]);
    });

    it('and the changed one is first: it is placed, and nothing else is said', async () => {
      const { world, key } = await unheard();
      world.editSlip({ stakeText: '600' });
      void world.placeBet();
      await world.scheduler.pass(0);
      await world.bets.reply(aBet({ key, stake: rupees(600), matched: rupees(600) }));
      expect(world.betting.placement).toMatchObject({ state: 'accepted', bet: { stake: 60_000 } });
      expect(world.notices).toEqual([]);
    });

    it('[P19] odds are held against the version that the server took', async () => {
      const { world, key } = await unheard();
      world.stepOdds('down');
      void world.placeBet();
      await world.scheduler.pass(0);
      const bet = aBet({ key, requestedOdds: odds(200), odds: odds(199) });
      world.bets.known.set(key, bet);
      await world.bets.refuse({ kind: 'refused', sent: true, code: 'KEY_REUSED' });
      expect(world.logger.lines).toMatchObject([{ details: { asked: 200, given: 199 } }]);
    });

    it('three versions of one bet are one bet', async () => {
      const { world, key } = await unheard();
      for (const stakeText of ['600', '700', '600']) {
        world.editSlip({ stakeText });
        void world.placeBet();
        await world.scheduler.pass(15_000);
        await world.bets.refuse(TIMED_OUT);
      }
      expect(new Set(world.bets.orders.map((order) => order.key))).toEqual(new Set([key]));
      expect(world.betting.pending).toMatchObject([
        { stake: 60_000, earlier: [{ stakeText: '700' }, { stakeText: '500' }] },
      ]);
    });
  });

  describe('whose slip is put away', () => {
    it('is asked for further, and the same price takes its key up again', async () => {
      const { world, key, sentAt } = await unheard();
      world.closeSlip();
      expect(world.betting.slip).toBeNull();
      expect(world.betting.pending).toMatchObject([{ key, unheard: true, closed: true }]);
      expect(world.notices).toEqual([]);
      world.pickPrice(aSelection(), 0);
      expect(world.betting.placement).toEqual({ state: 'unheard', key, sentAt });
      expect(world.betting.slip?.stakeText).toBe('500');
      expect(world.betting.pending[0]).not.toHaveProperty('closed');
      void world.placeBet();
      expect(world.bets.orders[1]?.key).toBe(key);
    });

    it.each([
      ['market', { marketId: 'market-2' }],
      ['runner', { runnerId: 'away' }],
      ['side', { side: 'lay' }],
    ])('another %s is another bet', async (_, other) => {
      const { world } = await unheard();
      world.closeSlip();
      world.pickPrice(aSelection(other as never), 0);
      expect(world.betting.placement.state).toBe('editing');
    });

    it('and that comes later is said by its name', async () => {
      const { world, key } = await unheard();
      world.closeSlip();
      world.bets.known.set(key, aBet({ key, status: 'unmatched', matched: rupees(0) }));
      await world.scheduler.pass(30_000);
      expect(world.notified).toEqual([{ type: 'warning', message: say('bet.cameLater', named()) }]);
      expect(world.betting.openBets).toMatchObject([{ key }]);
      expect(world.betting.pending).toEqual([]);
    });

    it('stays away after a reload, and is asked for at once', async () => {
      const { world, key } = await unheard();
      world.closeSlip();
      const after = bettingWorld({ store: world.store });
      after.bets.known.set(key, aBet({ key }));
      after.clock.advance(16_000);
      after.signIn();
      expect(after.betting.slips).toEqual([]);
      await after.scheduler.pass(0);
      expect(after.bets.asked).toEqual([key]);
      expect(after.notices).toEqual(['warning bet.cameLater']);
    });
  });

  it('[F58] is itself again after a reload, and all of them are there', async () => {
    const { world, key, sentAt } = await unheard();
    world.pickPrice(aSelection({ side: 'lay' }), 0);
    world.editSlip({ stakeText: '100' });
    void world.placeBet();
    const after = bettingWorld({ store: world.store });
    after.clock.advance(16_000);
    after.bets.failure = OFFLINE;
    after.signIn();
    expect(after.betting.slips.map(({ placement }) => placement.state)).toEqual(['unheard', 'unknown']);
    expect(after.betting.slips[0]).toMatchObject({ placement: { key, sentAt }, slip: { stakeText: '500' } });
  });

  it('of another tab is taken up by the same price here: one bet, one key', async () => {
    const store = new MapKeyValueStore();
    const ids = new SequentialIds();
    // A tab that was open when the other one sent it.
    const tab = bettingWorld({ store, ids });
    tab.signIn();
    const { world, key } = await unheard({ store, ids });
    expect(sentOnDevice(world.store, 'bet')).toEqual([expect.stringContaining(key)]);
    tab.pickPrice(aSelection(), 0);
    expect(tab.betting.placement).toMatchObject({ state: 'unheard', key });
    await tab.scheduler.pass(0);
    expect(tab.bets.asked.at(-1)).toBe(key);
    void tab.placeBet();
    expect(tab.bets.orders).toMatchObject([{ key }]);
  });

  it('of another tab is taken up at the moment of placing, too', async () => {
    const store = new MapKeyValueStore();
    const ids = new SequentialIds();
    const tab = bettingWorld({ store, ids });
    tab.withSlip('700');
    const { world, key } = await unheard({ store, ids });
    expect(tab.betting.placement.state).toBe('editing');
    void tab.placeBet();
    expect(tab.betting.placement).toMatchObject({ state: 'asking', key });
    await tab.scheduler.pass(0);
    expect(tab.bets.orders).toMatchObject([{ key, stake: 70_000 }]);
    expect(tab.betting.pending).toMatchObject([{ key, earlier: [{ stakeText: '500' }] }]);
    expect(world.bets.orders).toHaveLength(1);
  });

  it('of another tab that is still being sent blocks its price here, and is asked for here too: that tab may be gone', async () => {
    const store = new MapKeyValueStore();
    const ids = new SequentialIds();
    const tab = bettingWorld({ store, ids });
    tab.withSlip('700');
    const world = bettingWorld({ store, ids });
    world.withSlip();
    void world.placeBet();
    const key = world.bets.orders[0]!.key;
    await tab.placeBet();
    expect(tab.bets.orders).toEqual([]);
    expect(tab.preview()?.problem).toEqual(say('bet.duplicateInFlight'));
    expect(tab.bets.asked).toEqual([key]);
    await tab.scheduler.pass(15_000);
    expect(tab.preview()?.problem).toBeNull();
    void tab.placeBet();
    await tab.scheduler.pass(0);
    expect(tab.bets.orders).toMatchObject([{ key, stake: 70_000 }]);
  });

  it('[F60] of another tab that the device still calls under way and the server has decided takes no press away', async () => {
    const store = new MapKeyValueStore();
    const ids = new SequentialIds();
    const tab = bettingWorld({ store, ids });
    tab.withSlip('700');
    const world = bettingWorld({ store, ids });
    world.withSlip();
    void world.placeBet();
    const key = world.bets.orders[0]!.key;
    // That tab was gone before its answer came.
    tab.bets.known.set(key, aBet({ key }));
    void tab.placeBet();
    void tab.placeBet();
    await tab.scheduler.pass(0);
    expect(tab.bets.asked).toEqual([key]);
    expect(tab.bets.orders).toMatchObject([{ stake: 70_000 }]);
    expect(tab.bets.orders[0]?.key).not.toBe(key);
    expect(tab.betting.placement.state).toBe('submitting');
  });

  it('[F60] of another tab, asked about while the stake is changed: what was not pressed for is not placed', async () => {
    const store = new MapKeyValueStore();
    const ids = new SequentialIds();
    const tab = bettingWorld({ store, ids });
    tab.withSlip('700');
    const world = bettingWorld({ store, ids });
    world.withSlip();
    void world.placeBet();
    const key = world.bets.orders[0]!.key;
    tab.bets.known.set(key, aBet({ key }));
    const placing = tab.placeBet();
    tab.editSlip({ stakeText: '900' });
    await placing;
    expect(tab.bets.orders).toEqual([]);
  });

  it('[F17] of another tab, asked about when the session ended meanwhile, places nothing', async () => {
    const store = new MapKeyValueStore();
    const ids = new SequentialIds();
    const tab = bettingWorld({ store, ids });
    tab.withSlip('700');
    const world = bettingWorld({ store, ids });
    world.withSlip();
    void world.placeBet();
    const key = world.bets.orders[0]!.key;
    tab.bets.known.set(key, aBet({ key }));
    const placing = tab.placeBet();
    tab.session.epoch += 1;
    await placing;
    expect(tab.bets.orders).toEqual([]);
  });

  describe('[F60] of another tab that learns late that nothing left', () => {
    /** One tab sends; the other one starts meanwhile, and reads what is stored. */
    function twoTabs() {
      const store = new MapKeyValueStore();
      const ids = new SequentialIds();
      const world = bettingWorld({ store, ids });
      world.withSlip();
      void world.placeBet();
      const { key } = world.bets.orders[0]!;
      const tab = bettingWorld({ store, ids });
      tab.signIn();
      expect(tab.betting.placement).toMatchObject({ state: 'unknown', key });
      return { store, ids, world, tab, key };
    }

    it('is let go here too: its key is nobody’s, and the next page knows of none', async () => {
      const { store, ids, world, tab, key } = twoTabs();
      await world.bets.refuse(NOT_SENT);
      await tab.scheduler.pass(16_000);
      expect(tab.bets.asked).toContain(key);
      expect([tab.betting.placement.state, tab.betting.pending]).toEqual(['editing', []]);
      expect(tab.notified).toEqual([{ type: 'error', message: say('bet.notSent', named()) }]);
      const next = bettingWorld({ store, ids });
      next.withSlip('700');
      void next.placeBet();
      expect(next.bets.orders).toHaveLength(1);
      expect(next.bets.orders[0]?.key).not.toBe(key);
    });

    it('is let go also where this tab had called it not heard of before', async () => {
      const { store, world, tab, key } = twoTabs();
      await tab.scheduler.pass(16_000);
      expect(tab.betting.placement).toMatchObject({ state: 'unheard', key });
      await world.bets.refuse(NOT_SENT);
      expect(bettingWorld({ store }).betting.pending).toEqual([]);
      tab.editSlip({ stakeText: '700' });
      void tab.placeBet();
      expect(tab.bets.orders).toMatchObject([{ stake: 70_000 }]);
      expect(tab.bets.orders[0]?.key).not.toBe(key);
    });

    it('stays the key of both when this tab has sent it meanwhile: that one may still come', async () => {
      const { store, ids, world, tab, key } = twoTabs();
      await tab.scheduler.pass(16_000);
      void tab.placeBet();
      expect(tab.bets.orders).toMatchObject([{ key }]);
      await world.bets.refuse(NOT_SENT);
      expect(world.betting.placement).toMatchObject({ state: 'unheard', key });
      const next = bettingWorld({ store, ids });
      next.withSlip('500');
      expect(next.betting.placement).toMatchObject({ state: 'unheard', key });
    });

    it('is sent by its own tab again, under the same key: then it is under way like any other', async () => {
      const { store, world, tab, key } = twoTabs();
      await world.bets.refuse(NOT_SENT);
      void world.placeBet();
      expect(world.bets.orders).toMatchObject([{ key }, { key }]);
      await tab.scheduler.pass(16_000);
      expect(tab.betting.placement).toMatchObject({ state: 'unheard', key });
      expect(sentOnDevice(store, 'bet')).toEqual([expect.stringContaining('"stake":50000')]);
    });
  });

  it('of another tab cannot be asked for without keys: then this tab knows nothing of it', async () => {
    const store = new MapKeyValueStore();
    const options = { store, ids: new SequentialIds(), capabilities: { betKeys: false } };
    const tab = bettingWorld(options);
    tab.withSlip('700');
    const world = bettingWorld(options);
    world.withSlip();
    void world.placeBet();
    void tab.placeBet();
    expect(tab.bets.orders).toHaveLength(1);
    expect(tab.bets.orders[0]?.key).not.toBe(world.bets.orders[0]?.key);
  });

  it('with two slips on one price there is one bet: the one that is placed holds it', async () => {
    const world = bettingWorld();
    world.withSlip();
    void world.placeBet();
    const key = world.bets.orders[0]!.key;
    world.pickPrice(aSelection(), 0);
    world.editSlip({ stakeText: '500' });
    expect(world.betting.slips).toHaveLength(2);
    await world.scheduler.pass(15_000);
    await world.bets.refuse(TIMED_OUT);
    void world.placeBet();
    expect(world.betting.slips).toMatchObject([{ placement: { state: 'submitting', key } }]);
    expect(world.bets.orders.map((order) => order.key)).toEqual([key, key]);
  });

  it('a tap on its price while the earlier one is asked for shows its slip', async () => {
    const { world, key } = await unheard();
    world.editSlip({ stakeText: '600' });
    world.bets.gate.pause();
    void world.placeBet();
    world.pickPrice(aSelection(), 0);
    expect(world.betting.slips).toMatchObject([{ placement: { state: 'asking', key } }]);
  });

  it('[F53] one-click places nothing on its price: the slip opens, and the player decides', async () => {
    const { world, key } = await unheard();
    world.closeSlip();
    world.oneClick('100');
    world.pickPrice(aSelection(), 0);
    expect(world.bets.orders).toHaveLength(1);
    expect(world.betting.placement).toMatchObject({ state: 'unheard', key });
  });

  it('is given up when the server may have forgotten the key: the player is sent to My Bets', async () => {
    const { world, key } = await unheard();
    await world.scheduler.pass(24 * 3_600_000);
    expect(world.notified).toEqual([{ type: 'warning', message: say('bet.forgotten', named()) }]);
    expect(world.betting.placement.state).toBe('editing');
    expect([world.betting.pending, world.keysLeft]).toEqual([[], []]);
    expect(world.scheduler.timersLeft).toBe(0);
    void world.placeBet();
    expect(world.bets.orders[1]?.key).not.toBe(key);
  });

  it('[F63] belongs to its player: the next one has a key of their own', async () => {
    const { world, key } = await unheard();
    world.signOut();
    world.signIn(userId('ravi'));
    world.pickPrice(aSelection(), 0);
    world.editSlip({ stakeText: '500' });
    expect(world.betting.placement.state).toBe('editing');
    void world.placeBet();
    expect(world.bets.orders[1]?.key).not.toBe(key);
    world.signOut();
    world.signIn();
    expect(world.betting.placement).toMatchObject({ state: 'unheard', key });
  });

  it('[F17] a session that ends while the earlier one is asked for sends nothing', async () => {
    const { world } = await unheard();
    world.editSlip({ stakeText: '600' });
    world.bets.gate.pause();
    const placing = world.placeBet();
    world.signOut();
    world.bets.gate.resume();
    await placing;
    expect(world.bets.orders).toHaveLength(1);
    expect(world.notices).toEqual([]);
  });

  it.each([
    ['fancy', 'back', 'yes', '47 / 100'],
    ['fancy', 'lay', 'no', '47 / 100'],
    ['bookmaker', 'lay', 'lay', '100'],
    ['toss', 'back', 'back', '100'],
    ['tiedMatch', 'back', 'back', '2.00'],
  ] as const)('a bet on %s is named in its own words', async (marketKind, side, word, price) => {
    const world = bettingWorld();
    world.signIn();
    const line = marketKind === 'fancy' ? 47 : null;
    const key = '1'.repeat(32);
    const slip = { selection: aSelection({ marketKind, side }), odds: 200, line, marketVersion: 1 };
    const stored = { key, slip: { ...slip, stakeText: '5', acceptOdds: 'none' }, stake: 500 };
    world.signOut();
    world.store.write(
      `sent.bet.${key}:asha`,
      JSON.stringify({ ...stored, sentAt: world.clock.now(), delaySeconds: 0, closed: true }),
    );
    world.clock.advance(15_000);
    world.signIn();
    await world.scheduler.pass(0);
    const message = say('bet.unheard', { side: word, selection: 'Home', price, stakePaise: 500 });
    expect(world.notified.at(-1)).toEqual({ type: 'warning', message });
  });
});

type World = ReturnType<typeof bettingWorld>;
