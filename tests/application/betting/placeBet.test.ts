import { describe, expect, it } from 'vitest';
import type { Failure } from '@/domain/shared/Failure';
import { say } from '@/domain/shared/Message';
import { NO_MONEY, rupees } from '@/domain/shared/Money';
import { odds } from '@/domain/shared/Odds';
import { userId } from '@/domain/shared/ids';
import { aBet, aPendingBet, aRejectedBet, aSelection } from '@tests/support/mothers/betting';
import { sentOnDevice } from '@tests/support/sentOnDevice';
import { bettingWorld } from './bettingWorld';

const TIMED_OUT: Failure = { kind: 'timedOut', sent: true };
const NEVER_SENT: Failure = { kind: 'offline', sent: false };

describe('placing a bet', () => {
  it('[SPORT-05] sends what the slip says, with the version that the market has now', async () => {
    const world = bettingWorld();
    world.withSlip('500.50');
    void world.placeBet();
    const [order] = world.bets.orders;
    expect(order).toEqual({
      key: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
      marketId: 'market-1',
      runnerId: 'home',
      side: 'back',
      marketKind: 'matchOdds',
      odds: 200,
      line: null,
      stake: 50_050,
      marketVersion: 1,
      acceptOdds: 'better',
    });
    expect(world.betting.placement).toEqual({
      state: 'submitting',
      key: order?.key,
      sentAt: world.clock.now(),
    });
    expect(world.bets.placing[0]?.timeoutMs).toBe(15_000);
    await world.bets.reply(aBet({ key: order?.key ?? null }));
    expect(world.betting.placement.state).toBe('accepted');
    expect(world.betting.openBets).toHaveLength(1);
    expect(world.betting.pending).toEqual([]);
    expect(world.notices).toEqual([]);
  });

  it.each([
    ['back', 3, { acceptOdds: 'better', worstOdds: 197 }],
    ['lay', 1, { acceptOdds: 'better', worstOdds: 204 }],
    ['back', 'any', { acceptOdds: 'any' }],
  ] as const)('[P19] [SPORT-05] a %s that takes %s names how much worse odds may be', (side, steps, said) => {
    const world = bettingWorld();
    world.signIn();
    world.pickPrice(aSelection({ side }), 0);
    world.editSlip({ stakeText: '500', acceptOdds: steps });
    void world.placeBet();
    const { acceptOdds, worstOdds } = world.bets.orders[0] ?? {};
    expect({ acceptOdds, ...(worstOdds === undefined ? {} : { worstOdds }) }).toEqual(said);
  });

  it('[P19] without the capability steps are better odds only, in the order and in what is remembered', () => {
    const world = bettingWorld({ capabilities: { oddsBound: false } });
    world.withSlip('500');
    world.editSlip({ acceptOdds: 3 });
    void world.placeBet();
    expect(world.bets.orders[0]).toMatchObject({ acceptOdds: 'better' });
    expect(world.bets.orders[0]).not.toHaveProperty('worstOdds');
  });

  it('[P19] a bet within the bound is no fault of the server; the choice is there for the next slip', async () => {
    const world = bettingWorld();
    world.withSlip('500');
    world.chooseAcceptance(3);
    void world.placeBet();
    const key = world.bets.orders[0]?.key ?? null;
    await world.bets.reply(aBet({ key, odds: odds(198), requestedOdds: odds(200) }));
    expect(world.logger.lines.filter(({ level }) => level === 'error')).toEqual([]);
    expect(world.betting.placement.state).toBe('accepted');
    world.acknowledge();
    world.pickPrice(aSelection(), 0);
    expect(world.betting.slips.at(-1)?.slip.acceptOdds).toBe(3);
  });

  it('[SPORT-05] says that what waits is to stay in play, where the backend can; another price leaves that as it is', () => {
    for (const keepInPlay of [true, false]) {
      const world = bettingWorld({ capabilities: { keepInPlay } });
      world.withSlip('500');
      world.editSlip({ keepInPlay: true });
      world.pickPrice(aSelection(), 0);
      void world.placeBet();
      expect(world.bets.orders[0]?.keepInPlay).toBe(keepInPlay ? true : undefined);
      expect(sentOnDevice(world.store, 'bet')[0]).toContain('"keepInPlay":true');
    }
  });

  it('stores the key before anything leaves', () => {
    const world = bettingWorld();
    world.withSlip();
    let stored: readonly string[] = [];
    const place = world.bets.place.bind(world.bets);
    world.bets.place = (order, timeoutMs) => {
      stored = sentOnDevice(world.store, 'bet');
      return place(order, timeoutMs);
    };
    void world.placeBet();
    expect(stored).toEqual([expect.stringContaining(world.bets.orders[0]!.key)]);
  });

  it('[F53] twice in one frame is one bet', () => {
    const world = bettingWorld();
    world.withSlip();
    void world.placeBet();
    void world.placeBet();
    expect(world.bets.orders).toHaveLength(1);
  });

  it('[F53] nor is another placed while one waits, is unknown or was just placed', async () => {
    const world = bettingWorld();
    world.withSlip();
    void world.placeBet();
    const key = world.bets.orders[0]?.key ?? null;
    await world.bets.reply(aPendingBet(5_000, { key }));
    expect(world.betting.placement.state).toBe('delayed');
    await world.placeBet();
    world.feed.tell((listener) => listener.betUpdated?.(aBet({ key })));
    expect(world.betting.placement.state).toBe('accepted');
    await world.placeBet();
    expect(world.bets.orders).toHaveLength(1);
  });

  it('[F61] the same bet on purpose is a second bet with a key of its own', async () => {
    const world = bettingWorld();
    world.withSlip();
    void world.placeBet();
    await world.bets.reply(aBet({ key: world.bets.orders[0]?.key ?? null }));
    world.acknowledge();
    world.pickPrice(aSelection(), 0);
    world.editSlip({ stakeText: '500' });
    void world.placeBet();
    const [first, second] = world.bets.orders;
    expect(second).toEqual({ ...first, key: second?.key });
    expect(second?.key).not.toBe(first?.key);
  });

  it.each([
    ['the stake is too small', (world: World) => world.editSlip({ stakeText: '1' })],
    ['the market is suspended', (world: World) => world.market({ status: 'suspended' })],
    ['prices are stale', (world: World) => world.board.freshnessChanged([world.watched[0]!], 'stale')],
    ['the page is offline', (world: World) => world.connection.onlineChanged(false)],
    ['there is no stake', (world: World) => world.editSlip({ stakeText: '' })],
    ['the slip is closed', (world: World) => world.closeSlip()],
    ['the market is forgotten', (world: World) => world.board.marketsForgotten([world.watched[0]!])],
  ])('sends nothing when %s', async (_, obstruct) => {
    const world = bettingWorld();
    world.withSlip();
    obstruct(world);
    await world.placeBet();
    expect(world.bets.orders).toEqual([]);
    expect(sentOnDevice(world.store, 'bet')).toEqual([]);
  });

  it('sends nothing where bets are not offered', async () => {
    const world = bettingWorld({ capabilities: { betPlacement: false } });
    world.withSlip();
    await world.placeBet();
    expect(world.bets.orders).toEqual([]);
  });

  it('waits out the in-play delay, on the monotonic clock', async () => {
    const world = bettingWorld();
    world.withSlip();
    world.scheduler.advance(7_000);
    void world.placeBet();
    await world.bets.reply(aPendingBet(4_000, { key: world.bets.orders[0]?.key ?? null }));
    expect(world.betting.placement).toMatchObject({ state: 'delayed', until: 11_000 });
    expect(world.betting.pending).toHaveLength(1);
  });

  it('[F41] a suspension during the delay is a rejection with its reason; the stake stays in the slip', async () => {
    const world = bettingWorld();
    world.withSlip();
    void world.placeBet();
    const key = world.bets.orders[0]?.key ?? null;
    await world.bets.reply(aPendingBet(5_000, { key }));
    world.feed.tell((listener) => listener.betUpdated?.(aRejectedBet({ key })));
    expect(world.betting.placement).toEqual({ state: 'rejected', reason: 'suspended' });
    expect(world.betting.slip?.stakeText).toBe('500');
    expect(world.betting.pending).toEqual([]);
    world.acknowledge();
    expect(world.betting.placement.state).toBe('editing');
  });

  it('[F42] odds that changed come back as an offer, and are taken only by the player', async () => {
    const world = bettingWorld();
    world.withSlip();
    void world.placeBet();
    const key = world.bets.orders[0]?.key ?? null;
    world.market({ version: 3 }, 196);
    await world.bets.reply(aRejectedBet({ key, reason: 'oddsChanged', offer: odds(196) }));
    expect(world.betting.placement).toEqual({ state: 'oddsChanged', offer: 196, offerLine: null });
    expect(world.betting.slip?.odds).toBe(200);
    world.takeOffer();
    expect(world.betting.slip).toMatchObject({ odds: 196, marketVersion: 3, stakeText: '500' });
    expect(world.betting.placement.state).toBe('editing');
    expect(world.bets.orders).toHaveLength(1);
  });

  it('[P19] odds worse than asked are logged and shown as they are', async () => {
    const world = bettingWorld();
    world.withSlip();
    void world.placeBet();
    const key = world.bets.orders[0]?.key ?? null;
    await world.bets.reply(aBet({ key, odds: odds(190) }));
    expect(world.betting.placement).toMatchObject({ state: 'accepted', bet: { odds: 190 } });
    expect(world.logger.lines).toEqual([
      {
        level: 'error',
        what: 'a bet was matched at worse odds than asked',
        details: { bet: 'bet-1', asked: 200, given: 190 },
      },
    ]);
  });

  describe('when the request never left', () => {
    it('[F56] says so, keeps the slip, and uses the same key for the same slip', async () => {
      const world = bettingWorld();
      world.withSlip();
      void world.placeBet();
      await world.bets.refuse(NEVER_SENT);
      expect(world.betting.placement.state).toBe('editing');
      expect(world.betting.slip?.stakeText).toBe('500');
      expect(world.notified).toEqual([
        {
          type: 'error',
          message: say('bet.notSent', { side: 'back', selection: 'Home', price: '2.00', stakePaise: 50_000 }),
        },
      ]);
      expect(world.cues).toEqual(['rejected']);
      expect(world.betting.pending).toEqual([]);
      expect(sentOnDevice(world.store, 'bet')).toEqual([]);
      void world.placeBet();
      expect(world.bets.orders[1]?.key).toBe(world.bets.orders[0]?.key);
    });

    it.each([
      ['stake', (world: World) => world.editSlip({ stakeText: '600' })],
      ['odds', (world: World) => world.stepOdds('up')],
      ['acceptance', (world: World) => world.editSlip({ acceptOdds: 'any' })],
      [
        'runner',
        (world: World) => {
          world.pickPrice(aSelection({ runnerId: 'away' as never }), 0);
          world.editSlip({ stakeText: '500' });
        },
      ],
      [
        'side',
        (world: World) => {
          world.pickPrice(aSelection({ side: 'lay' }), 0);
          world.editSlip({ stakeText: '500' });
        },
      ],
    ])('[F56] another %s is another bet, with another key', async (_, change) => {
      const world = bettingWorld();
      world.withSlip();
      void world.placeBet();
      await world.bets.refuse(NEVER_SENT);
      change(world);
      void world.placeBet();
      expect(world.bets.orders[1]?.key).not.toBe(world.bets.orders[0]?.key);
    });

    it('[F56] the key is used for one retry only once it went out', async () => {
      const world = bettingWorld();
      world.withSlip();
      void world.placeBet();
      await world.bets.refuse(NEVER_SENT);
      void world.placeBet();
      await world.bets.reply(aRejectedBet({ key: world.bets.orders[1]?.key ?? null }));
      world.acknowledge();
      void world.placeBet();
      expect(world.bets.orders[2]?.key).not.toBe(world.bets.orders[0]?.key);
    });
  });

  describe('when the reply is lost', () => {
    it.each<Failure>([
      TIMED_OUT,
      { kind: 'offline', sent: true },
      { kind: 'server', sent: true },
      { kind: 'unexpected', sent: true },
      { kind: 'aborted', sent: true },
      { kind: 'unauthorised', sent: true, ended: false },
      { kind: 'refused', sent: true, code: 'KEY_REUSED' },
    ])('[F54] %j makes it unknown, then what the server tells', async (failure) => {
      const world = bettingWorld();
      world.withSlip();
      world.bets.gate.pause();
      void world.placeBet();
      const key = world.bets.orders[0]?.key ?? null;
      await world.bets.refuse(failure);
      expect(world.betting.placement).toMatchObject({ state: 'unknown', overdue: false });
      world.bets.known.set(key!, aBet({ key }));
      world.bets.gate.resume();
      await world.scheduler.pass(0);
      expect(world.betting.placement).toMatchObject({ state: 'accepted', bet: { key } });
      expect(world.betting.moves).toEqual(['submitting', 'unknown', 'accepted']);
      expect(world.bets.orders).toHaveLength(1);
      expect(world.betting.pending).toEqual([]);
    });

    it('[F59] a key that the server says was used proves nothing: it is asked for like any other', async () => {
      const world = bettingWorld();
      world.withSlip();
      void world.placeBet();
      await world.bets.refuse({ kind: 'refused', sent: true, code: 'KEY_REUSED' });
      expect(world.bets.asked).toHaveLength(1);
      expect(world.betting.placement.state).toBe('unknown');
    });

    it('a push that came before makes the lost reply harmless', async () => {
      const world = bettingWorld();
      world.withSlip();
      void world.placeBet();
      const key = world.bets.orders[0]?.key ?? null;
      world.feed.tell((listener) => listener.betUpdated?.(aBet({ key })));
      await world.bets.refuse(TIMED_OUT);
      expect(world.betting.moves).toEqual(['submitting', 'accepted']);
      expect(world.bets.asked).toEqual([]);
    });

    it('[F54] a reply that is lost after a push does not touch the next bet', async () => {
      const world = bettingWorld();
      world.withSlip();
      void world.placeBet();
      const [first] = world.bets.orders;
      world.feed.tell((listener) => listener.betUpdated?.(aBet({ key: first?.key ?? null })));
      world.pickPrice(aSelection({ side: 'lay' }), 0);
      world.editSlip({ stakeText: '500' });
      void world.placeBet();
      await world.bets.refuse(TIMED_OUT);
      expect(world.betting.placement).toMatchObject({
        state: 'submitting',
        key: world.bets.orders[1]?.key,
      });
    });

    it('a push that came before is not undone by an older reply', async () => {
      const world = bettingWorld();
      world.withSlip();
      void world.placeBet();
      const key = world.bets.orders[0]?.key ?? null;
      world.feed.tell((listener) => listener.betUpdated?.(aBet({ key })));
      await world.bets.reply(aPendingBet(5_000, { key }));
      expect(world.betting.placement).toMatchObject({ state: 'accepted', bet: { status: 'matched' } });
      expect(world.betting.openBets).toMatchObject([{ status: 'matched' }]);
    });

    it('a failure that claims it never left does not count against a push that told of the bet', async () => {
      const world = bettingWorld();
      world.withSlip();
      void world.placeBet();
      const key = world.bets.orders[0]?.key ?? null;
      world.feed.tell((listener) => listener.betUpdated?.(aPendingBet(5_000, { key })));
      world.bets.known.set(key!, aBet({ key }));
      await world.bets.refuse(NEVER_SENT);
      expect(world.notices).toEqual([]);
      expect(world.betting.placement.state).toBe('accepted');
    });

    it('a push of the delay, then a lost reply: asked for by key', async () => {
      const world = bettingWorld();
      world.withSlip();
      void world.placeBet();
      const key = world.bets.orders[0]?.key ?? null;
      world.feed.tell((listener) => listener.betUpdated?.(aPendingBet(5_000, { key })));
      await world.bets.refuse(TIMED_OUT);
      expect(world.betting.placement.state).toBe('delayed');
      expect(world.bets.asked).toEqual([key]);
    });
  });

  describe('when the server says no to the request itself', () => {
    it('[F90] with a code, that is the end: a rejection in its words, and nothing is asked', async () => {
      const world = bettingWorld();
      world.withSlip();
      void world.placeBet();
      await world.bets.refuse({ kind: 'refused', sent: true, code: 'CLOSED', message: 'Closed for the day' });
      expect(world.bets.asked).toEqual([]);
      expect(world.cues).toEqual(['rejected']);
      expect(world.betting.placement).toEqual({
        state: 'rejected',
        reason: 'server',
        serverMessage: 'Closed for the day',
      });
      expect(world.betting.pending).toEqual([]);
      expect(world.notices).toEqual([]);
    });

    it('and a key that it did see is a bet', async () => {
      const world = bettingWorld();
      world.withSlip();
      void world.placeBet();
      const key = world.bets.orders[0]?.key ?? null;
      world.bets.known.set(key!, aBet({ key }));
      await world.bets.refuse({ kind: 'coolDown', sent: true, seconds: 5 });
      expect(world.betting.placement.state).toBe('accepted');
    });

    it('[F90] without a code it proves nothing: asked for by key at once, its words beside it', async () => {
      const world = bettingWorld();
      world.withSlip();
      void world.placeBet();
      const key = world.bets.orders[0]!.key;
      world.bets.gate.pause();
      await world.bets.refuse({ kind: 'refused', sent: true, message: 'Closed for the day' });
      const words = { key, sentAt: world.clock.now(), serverMessage: 'Closed for the day' };
      expect(world.betting.placement).toEqual({ state: 'unknown', overdue: false, ...words });
      world.bets.gate.resume();
      await world.scheduler.pass(0);
      expect(world.bets.asked).toEqual([key]);
      expect(world.betting.placement).toEqual({ state: 'unheard', ...words });
    });

    it.each<Failure>([
      { kind: 'coolDown', sent: true, seconds: 5 },
      { kind: 'refused', sent: true },
    ])('[F90] %j without words: the same', async (failure) => {
      const world = bettingWorld();
      world.withSlip();
      void world.placeBet();
      await world.bets.refuse(failure);
      const { key } = world.bets.orders[0]!;
      expect(world.betting.placement).toEqual({ state: 'unheard', key, sentAt: world.clock.now() });
    });
  });

  describe('on a backend without bet keys', () => {
    const capabilities = { betKeys: false };

    it('a lost reply says to look at My Bets, and nothing is asked or sent again', async () => {
      const world = bettingWorld({ capabilities });
      world.withSlip();
      void world.placeBet();
      await world.bets.refuse(TIMED_OUT);
      await world.scheduler.pass(60_000);
      expect(world.betting.placement).toMatchObject({ state: 'unknown', overdue: true });
      expect(world.preview()?.problem).toEqual({ kind: 'key', key: 'bet.unknownHere' });
      expect([world.bets.asked, world.bets.orders.length]).toEqual([[], 1]);
      world.acknowledge();
      expect(world.betting.slip).toBeNull();
      expect(world.betting.pending).toEqual([]);
      expect(world.keysLeft).toEqual([]);
    });

    it('a refusal is final', async () => {
      const world = bettingWorld({ capabilities });
      world.withSlip();
      void world.placeBet();
      await world.bets.refuse({ kind: 'refused', sent: true, message: 'No' });
      expect(world.betting.placement).toMatchObject({ state: 'rejected', serverMessage: 'No' });
      expect(world.betting.pending).toEqual([]);
    });

    it('bets are told apart by their ids', async () => {
      const world = bettingWorld({ capabilities });
      world.withSlip();
      void world.placeBet();
      await world.bets.reply(aPendingBet(5_000, { key: null }));
      expect(world.betting.placement.state).toBe('delayed');
      world.feed.tell((listener) => listener.betUpdated?.(aBet({ key: null })));
      expect(world.betting.placement.state).toBe('accepted');
      expect(world.betting.pending).toEqual([]);
    });

    it('a delay whose end is never told has an end all the same', async () => {
      const world = bettingWorld({ capabilities });
      world.withSlip();
      void world.placeBet();
      await world.bets.reply(aPendingBet(5_000, { key: null }));
      await world.scheduler.pass(25_000);
      expect(world.betting.placement).toMatchObject({ state: 'unknown', overdue: true });
      expect(world.bets.asked).toEqual([]);
    });
  });

  describe('when the session ends meanwhile', () => {
    it('[F17][F62] the reply is dropped, the key stays with its user and is asked for at the next log-in', async () => {
      const world = bettingWorld();
      world.withSlip();
      void world.placeBet();
      const key = world.bets.orders[0]?.key ?? null;
      world.signOut();
      await world.bets.reply(aBet({ key }));
      expect(world.betting.openBets).toEqual([]);
      expect(sentOnDevice(world.store, 'bet')).toEqual([expect.stringContaining(key ?? '-')]);
      world.signIn(userId('ravi'));
      await world.scheduler.pass(0);
      expect([world.bets.asked, world.betting.slip]).toEqual([[], null]);
      world.signOut();
      world.bets.known.set(key!, aBet({ key }));
      world.signIn();
      expect(world.betting.placement).toMatchObject({ state: 'unknown', key });
      await world.scheduler.pass(0);
      expect(world.betting.placement).toMatchObject({ state: 'accepted', bet: { key } });
      expect(world.keysLeft).toEqual([]);
    });

    it('[F64] the next player sees nothing of it', async () => {
      const world = bettingWorld();
      world.withSlip();
      void world.placeBet();
      world.signOut();
      world.signIn(userId('ravi'));
      await world.bets.refuse(TIMED_OUT);
      expect(world.betting.placement.state).toBe('editing');
      expect([world.betting.slip, world.betting.pending, world.notices]).toEqual([null, [], []]);
    });
  });

  it('a stake of the whole cash can be placed, a paisa more cannot', async () => {
    const world = bettingWorld();
    world.withSlip('10000');
    world.wallet.walletReplaced({ balance: rupees(10_000), cash: rupees(10_000), coins: NO_MONEY });
    expect(world.preview()?.problem).toBeNull();
    world.editSlip({ stakeText: '10000.01' });
    expect(world.preview()).toMatchObject({
      problem: { key: 'bet.insufficientBalance' },
      problemAtStake: true,
    });
    await world.placeBet();
    expect(world.bets.orders).toEqual([]);
  });
});

type World = ReturnType<typeof bettingWorld>;
