import { describe, expect, it } from 'vitest';
import { aBet, aPendingBet, aRejectedBet, aSelection } from '@tests/support/mothers/betting';
import { MapKeyValueStore } from '@tests/support/fakes/MapKeyValueStore';
import { sentOnDevice } from '@tests/support/sentOnDevice';
import { say } from '@/domain/shared/Message';
import { rupees } from '@/domain/shared/Money';
import { bettingWorld } from './bettingWorld';

const TIMED_OUT = { kind: 'timedOut', sent: true } as const;

/** A bet whose reply was lost `after` milliseconds. */
async function unknownBet(after = 0) {
  const world = bettingWorld();
  world.withSlip();
  void world.placeBet();
  const key = world.bets.orders[0]!.key;
  await world.scheduler.pass(after);
  await world.bets.refuse(TIMED_OUT);
  return { ...world, key, world };
}

describe('finding out what became of a bet', () => {
  it('[F54] a request that ran into its time-out and was never seen: one question is enough', async () => {
    const { bets, betting, scheduler } = await unknownBet(15_000);
    expect(bets.asked).toHaveLength(1);
    expect(betting.placement.state).toBe('unheard');
    expect(scheduler.timersLeft).toBe(2);
  });

  it('[P15] the back-off: 0, 1, 3, 7, 15, 23 seconds after the loss', async () => {
    const { world, key } = await unknownBet();
    world.bets.failure = { kind: 'offline', sent: false };
    const times: number[] = [];
    let asked = world.bets.asked.length;
    for (let second = 1; second <= 24; second++) {
      await world.scheduler.pass(1_000);
      if (world.bets.asked.length > asked) times.push(second);
      asked = world.bets.asked.length;
    }
    expect(times).toEqual([1, 3, 7, 15, 23]);
    world.bets.failure = null;
    world.bets.known.set(key, aBet({ key }));
    await world.scheduler.pass(8_000);
    expect(world.betting.placement.state).toBe('accepted');
  });

  it('[F54] "never seen" does not count while the request may still arrive', async () => {
    const { world, key } = await unknownBet();
    await world.scheduler.pass(8_000);
    expect(world.bets.asked.length).toBeGreaterThan(2);
    expect(world.betting.placement.state).toBe('unknown');
    expect(world.notices).toEqual([]);
    world.bets.known.set(key, aBet({ key }));
    await world.scheduler.pass(8_000);
    expect(world.betting.placement.state).toBe('accepted');
  });

  it('[F89] "never seen" after the time-out of the request is no proof: the slip can be placed again, with the same key', async () => {
    const { world, key } = await unknownBet();
    const sentAt = world.betting.pending[0]!.sentAt;
    await world.scheduler.pass(16_000);
    expect(world.betting.placement).toEqual({ state: 'unheard', key, sentAt });
    expect(world.betting.slip?.stakeText).toBe('500');
    expect(world.preview()?.problem).toBeNull();
    expect(world.notices).toEqual([]);
    expect(world.betting.pending).toMatchObject([{ key, unheard: true }]);
    expect(sentOnDevice(world.store, 'bet')).toEqual([expect.stringContaining('"unheard":true')]);
  });

  it('an answer to a question from before the time-out does not count either', async () => {
    const world = bettingWorld();
    world.withSlip();
    void world.placeBet();
    await world.scheduler.pass(14_000);
    world.bets.gate.pause();
    await world.bets.refuse(TIMED_OUT);
    await world.scheduler.pass(5_000);
    world.bets.gate.resume();
    await world.scheduler.pass(0);
    expect(world.betting.placement.state).toBe('unknown');
    await world.scheduler.pass(1_000);
    expect(world.betting.placement.state).toBe('unheard');
  });

  it.each([
    ['the connection is back', (world: World) => reconnect(world)],
    ['the page wakes up', (world: World) => world.page.resume()],
    ['the page is online again', (world: World) => world.page.goOnline(true)],
  ])('asks at once when %s', async (_, happens) => {
    const { world, key } = await unknownBet();
    world.bets.failure = { kind: 'offline', sent: false };
    await world.scheduler.pass(8_000);
    world.bets.failure = null;
    world.bets.known.set(key, aBet({ key }));
    happens(world);
    await world.scheduler.pass(0);
    expect(world.betting.placement.state).toBe('accepted');
  });

  it('the back-off starts over with it', async () => {
    const { world, key } = await unknownBet();
    world.bets.failure = { kind: 'offline', sent: false };
    await world.scheduler.pass(8_000);
    world.page.resume();
    await world.scheduler.pass(0);
    world.bets.failure = null;
    world.bets.known.set(key, aBet({ key }));
    await world.scheduler.pass(1_000);
    expect(world.betting.placement.state).toBe('accepted');
  });

  it("[F17] an answer that comes after the session is nobody's", async () => {
    const { world, key } = await unknownBet();
    world.bets.gate.pause();
    await world.scheduler.pass(1_000);
    world.signOut();
    world.bets.known.set(key, aBet({ key }));
    world.bets.gate.resume();
    await world.scheduler.pass(0);
    expect([world.betting.openBets, world.notices]).toEqual([[], []]);
    expect(sentOnDevice(world.store, 'bet')).toEqual([expect.stringContaining(key)]);
    expect(world.scheduler.timersLeft).toBe(0);
  });

  it('a bet that was decided by a push meanwhile is asked for no more', async () => {
    const { world, key } = await unknownBet();
    const asked = world.bets.asked.length;
    world.feed.tell((listener) => listener.betUpdated?.(aBet({ key })));
    await world.scheduler.pass(60_000);
    expect(world.bets.asked).toHaveLength(asked);
    expect(world.scheduler.timersLeft).toBe(0);
  });

  it('one question at a time', async () => {
    const { world } = await unknownBet();
    world.bets.gate.pause();
    await world.scheduler.pass(1_000);
    const asked = world.bets.asked.length;
    world.page.resume();
    world.page.goOnline(true);
    await world.scheduler.pass(0);
    expect(world.bets.asked).toHaveLength(asked);
  });

  it('[F57] delay + 20 seconds without news is overdue: said, waved away, and still asked for', async () => {
    const { world, key } = await unknownBet();
    world.bets.failure = { kind: 'offline', sent: false };
    await world.scheduler.pass(24_999);
    expect(world.betting.placement).toMatchObject({ state: 'unknown', overdue: false });
    world.acknowledge();
    world.closeSlip();
    expect(world.betting.slip).not.toBeNull();
    await world.scheduler.pass(1);
    expect(world.betting.placement).toMatchObject({ state: 'unknown', overdue: true });
    expect(world.preview()?.problem).toEqual({ kind: 'key', key: 'bet.unknown' });
    world.closeSlip();
    expect(world.betting.placement.state).toBe('unknown');
    world.acknowledge();
    expect(world.betting.slip).toBeNull();
    expect(world.betting.pending).toHaveLength(1);

    // The same bet again would be placed twice, so it is refused; another one is not.
    world.pickPrice(aSelection(), 0);
    expect(world.preview()?.problem).toMatchObject({ key: 'bet.duplicateInFlight' });
    world.pickPrice(aSelection({ side: 'lay' }), 0);
    world.editSlip({ stakeText: '500' });
    expect(world.preview()?.problem).toBeNull();

    world.bets.failure = null;
    world.bets.known.set(key, aBet({ key }));
    await world.scheduler.pass(8_000);
    expect(world.notices).toEqual(['success bet.placed']);
    expect(world.betting.pending).toEqual([]);
    expect(world.betting.openBets).toMatchObject([{ key }]);
    expect(world.betting.placement.state).toBe('editing');
  });

  it('[F89] a bet that was waved away and that no server has seen is said once, by its name, and asked for further', async () => {
    const { world, key } = await unknownBet();
    world.bets.failure = { kind: 'offline', sent: false };
    await world.scheduler.pass(25_000);
    world.acknowledge();
    world.bets.failure = null;
    await world.scheduler.pass(8_000);
    const name = { side: 'back', selection: 'Home', price: '2.00', stakePaise: 50_000 };
    expect(world.notified).toEqual([{ type: 'warning', message: say('bet.unheard', name) }]);
    await world.scheduler.pass(600_000);
    expect(world.notices).toHaveLength(1);
    expect(world.betting.pending).toMatchObject([{ key, unheard: true, closed: true }]);
    world.bets.known.set(key, aBet({ key }));
    await world.scheduler.pass(300_000);
    expect(world.notified.slice(1)).toEqual([{ type: 'warning', message: say('bet.cameLater', name) }]);
    expect(world.betting.openBets).toMatchObject([{ key }]);
    expect(world.betting.pending).toEqual([]);
    expect(world.scheduler.timersLeft).toBe(0);
  });

  it('a delay whose end was not pushed is asked for a second after it', async () => {
    const world = bettingWorld();
    world.withSlip();
    void world.placeBet();
    const key = world.bets.orders[0]!.key;
    await world.bets.reply(aPendingBet(5_000, { key }));
    world.bets.known.set(key, aRejectedBet({ key, reason: 'ballRunning' }));
    await world.scheduler.pass(5_999);
    expect(world.bets.asked).toEqual([]);
    await world.scheduler.pass(1);
    expect(world.betting.placement).toEqual({ state: 'rejected', reason: 'ballRunning' });
  });

  it('an answer that the delay goes on waits for its new end', async () => {
    const world = bettingWorld();
    world.withSlip();
    void world.placeBet();
    const key = world.bets.orders[0]!.key;
    await world.bets.reply(aPendingBet(5_000, { key }));
    world.bets.known.set(key, aPendingBet(3_000, { key }));
    await world.scheduler.pass(6_000);
    world.bets.known.set(key, aBet({ key }));
    await world.scheduler.pass(3_999);
    expect(world.betting.placement.state).toBe('delayed');
    await world.scheduler.pass(1);
    expect(world.betting.placement.state).toBe('accepted');
  });

  it('a server that forgets a bet in its delay is asked further, and believed once it is overdue', async () => {
    const world = bettingWorld();
    world.withSlip();
    void world.placeBet();
    const key = world.bets.orders[0]!.key;
    await world.bets.reply(aPendingBet(5_000, { key }));
    await world.scheduler.pass(24_000);
    expect(world.betting.placement.state).toBe('delayed');
    await world.scheduler.pass(10_000);
    expect(world.betting.placement).toMatchObject({ state: 'unheard', key });
    expect(world.notices).toEqual([]);
  });

  describe('after a reload', () => {
    async function reloaded(after = 0) {
      const before = await unknownBet();
      const world = bettingWorld({ store: before.world.store });
      world.clock.advance(after);
      return { world, key: before.key };
    }

    it('[F58] the bet is back, unknown, and resolved before the slip can be used', async () => {
      const { world, key } = await reloaded();
      world.bets.known.set(key, aBet({ key }));
      world.bets.gate.pause();
      world.signIn();
      expect(world.betting.placement).toMatchObject({ state: 'unknown', key });
      expect(world.betting.slip).toMatchObject({ stakeText: '500', odds: 200 });
      expect(world.watched).toEqual(['market-1']);
      world.editSlip({ stakeText: '1' });
      await world.placeBet();
      expect(world.betting.slip?.stakeText).toBe('500');
      world.pickPrice(aSelection(), 0);
      world.editSlip({ stakeText: '500' });
      await world.placeBet();
      expect(world.preview()?.problem).toMatchObject({ key: 'bet.duplicateInFlight' });
      world.closeSlip();
      expect(world.bets.orders).toEqual([]);
      world.bets.gate.resume();
      await world.scheduler.pass(0);
      expect(world.betting.placement).toMatchObject({ state: 'accepted', bet: { key } });
      expect(world.keysLeft).toEqual([]);
    });

    it('[F58] "never seen" frees the slip once the request is late, and keeps its key', async () => {
      const { world, key } = await reloaded(14_000);
      world.signIn();
      await world.scheduler.pass(0);
      expect(world.betting.placement.state).toBe('unknown');
      await world.scheduler.pass(1_000);
      expect(world.betting.placement).toMatchObject({ state: 'unheard', key });
      void world.placeBet();
      expect(world.bets.orders).toMatchObject([{ key }]);
    });

    it('[P31] a wall clock that was set back makes it a request of just now', async () => {
      const { world } = await reloaded();
      world.clock.jump(-86_000_000);
      world.signIn();
      await world.scheduler.pass(14_000);
      expect(world.betting.placement.state).toBe('unknown');
      await world.scheduler.pass(1_000);
      expect(world.betting.placement.state).toBe('unheard');
    });

    it.each([25, 49, 24 * 40])(
      '[F83] [F89] a wall clock that was set %i hours ahead ends no key: what is placed next carries it',
      async (hours) => {
        const { world, key } = await reloaded(hours * 3_600_000);
        world.signIn();
        await world.scheduler.pass(0);
        expect(world.betting.placement).toMatchObject({ state: 'unheard', key });
        expect(world.notified).toEqual([]);
        void world.placeBet();
        expect(world.bets.orders).toMatchObject([{ key }]);
      },
    );

    it('[F71] [F89] a device that lost the user and not the token still knows what was sent: it is the same bet after a reload', async () => {
      const store = new MapKeyValueStore();
      const first = bettingWorld({ store });
      first.signInUnnamed();
      first.pickPrice(aSelection(), 0);
      first.editSlip({ stakeText: '500' });
      void first.placeBet();
      const key = first.bets.orders[0]!.key;
      expect(store.keys()).toContainEqual(expect.stringContaining(`sent.bet.${key}:session-`));
      expect(store.keys().join()).not.toContain('token');
      const world = bettingWorld({ store });
      world.signInUnnamed();
      await world.scheduler.pass(20_000);
      expect(world.betting.placement).toMatchObject({ state: 'unheard', key });
      void world.placeBet();
      expect(world.bets.orders).toMatchObject([{ key }]);
    });

    it('[F58] several are all asked for; the newest is in the slip', async () => {
      const first = await unknownBet();
      first.world.bets.failure = { kind: 'offline', sent: false };
      await first.world.scheduler.pass(25_000);
      first.world.acknowledge();
      first.world.pickPrice(aSelection({ side: 'lay' }), 0);
      first.world.editSlip({ stakeText: '700' });
      void first.world.placeBet();
      const second = first.world.bets.orders[1]!.key;
      await first.world.bets.refuse(TIMED_OUT);

      const world = bettingWorld({ store: first.world.store });
      world.bets.known.set(first.key, aBet({ key: first.key }));
      world.bets.known.set(second, aRejectedBet({ key: second, id: 'bet-2' as never }));
      world.signIn();
      expect(world.betting.slip?.stakeText).toBe('700');
      await world.scheduler.pass(0);
      expect(world.bets.asked).toEqual([first.key, second]);
      expect(world.notices).toEqual(['success bet.placed']);
      expect(world.betting.placement).toEqual({ state: 'rejected', reason: 'suspended' });
    });

    it('without bet keys the player is told to look, and the slip can be put away', () => {
      const left = bettingWorld({ capabilities: { betKeys: false } });
      left.withSlip();
      void left.placeBet();
      const world = bettingWorld({ store: left.store, capabilities: { betKeys: false } });
      world.signIn();
      expect(world.betting.placement).toMatchObject({ state: 'unknown', overdue: true });
      world.acknowledge();
      expect([world.betting.slip, world.keysLeft]).toEqual([null, []]);
    });
  });

  it('a resolved bet of the past says how it ended', async () => {
    const before = await unknownBet();
    const world = bettingWorld({ store: before.world.store });
    world.bets.known.set(
      before.key,
      aBet({ key: before.key, status: 'settled', profitLoss: rupees(500), settledAt: 1 }),
    );
    world.signIn();
    await world.scheduler.pass(0);
    expect(world.notices).toEqual(['success bet.settledWon']);
    expect(world.betting.placement.state).toBe('accepted');
  });
});

type World = ReturnType<typeof bettingWorld>;

function reconnect(world: World): void {
  world.feed.become('connected');
  world.feed.become('reconnecting');
  world.feed.become('connected');
}
