import { describe, expect, it } from 'vitest';
import type { Bet } from '@/domain/betting/Bet';
import { say } from '@/domain/shared/Message';
import { NO_MONEY, rupees } from '@/domain/shared/Money';
import { odds } from '@/domain/shared/Odds';
import { betId } from '@/domain/shared/ids';
import { aBet } from '@tests/support/mothers/betting';
import { sentOnDevice } from '@tests/support/sentOnDevice';
import { bettingWorld } from './bettingWorld';

const TIMED_OUT = { kind: 'timedOut', sent: true } as const;
const ID = betId('bet-1');
const WAITING = aBet({ status: 'unmatched', matched: NO_MONEY });
const CANCELLED = aBet({ status: 'cancelled', matched: NO_MONEY });
const NEW = { odds: odds(210), stakeText: '300' };

async function waiting(bet: Bet = WAITING) {
  const world = bettingWorld();
  world.bets.open = [bet];
  world.signIn();
  await world.scheduler.pass(0);
  return world;
}

function replacement(key: Bet['key']): Bet {
  return aBet({
    id: betId('bet-2'),
    key,
    status: 'unmatched',
    matched: NO_MONEY,
    odds: NEW.odds,
    stake: rupees(300),
  });
}

describe('cancelling a waiting bet', () => {
  it('[F53] is sent once, however often it is tapped, and says so', async () => {
    const world = await waiting();
    void world.cancelBet(ID);
    void world.cancelBet(ID);
    expect(world.bets.cancels).toEqual([ID]);
    expect(world.betting.changes).toEqual([{ betId: ID, what: 'cancel', state: 'sending' }]);
    await world.bets.cancelling.reply(CANCELLED);
    expect([world.betting.openBets, world.betting.changes]).toEqual([[], []]);
    expect(world.notices).toEqual(['success bet.cancelled']);
  });

  it('only what waits can be cancelled', async () => {
    const world = await waiting(aBet());
    await world.cancelBet(ID);
    expect(world.bets.cancels).toEqual([]);
  });

  it('of a partly matched bet what was taken stands', async () => {
    const world = await waiting(aBet({ status: 'partlyMatched', matched: rupees(200) }));
    void world.cancelBet(ID);
    await world.bets.cancelling.reply(aBet({ status: 'matched', stake: rupees(200), matched: rupees(200) }));
    expect(world.betting.openBets).toMatchObject([{ status: 'matched', stake: rupees(200) }]);
  });

  it('a bet that was taken meanwhile cannot be: the list is read again', async () => {
    const world = await waiting();
    world.bets.open = [aBet()];
    void world.cancelBet(ID);
    await world.bets.cancelling.refuse({ kind: 'refused', sent: true, code: 'NOT_CANCELLABLE' });
    expect(world.notices).toEqual(['error bet.notCancellable', 'success bet.matched']);
    expect(world.betting.openBets).toEqual([aBet()]);
    expect(world.betting.changes).toEqual([]);
  });

  it('one that never left changed nothing', async () => {
    const world = await waiting();
    void world.cancelBet(ID);
    await world.bets.cancelling.refuse({ kind: 'offline', sent: false });
    expect([world.betting.changes, world.betting.openBets]).toEqual([[], [WAITING]]);
    expect(world.notices).toEqual(['error wire.offline']);
  });

  it('[F54] a lost reply is looked up in the list and never sent again', async () => {
    const world = await waiting();
    void world.cancelBet(ID);
    world.bets.failure = { kind: 'offline', sent: false };
    await world.bets.cancelling.refuse(TIMED_OUT);
    expect(world.betting.changes).toMatchObject([{ state: 'unknown' }]);
    await world.cancelBet(ID);
    world.bets.failure = null;
    world.bets.open = [];
    await world.scheduler.pass(1_000);
    expect([world.betting.changes, world.betting.openBets]).toEqual([[], []]);
    expect(world.notices).toEqual(['success bet.cancelled']);
    expect(world.bets.cancels).toHaveLength(1);
    expect(world.scheduler.timersLeft).toBe(0);
  });

  it('[F54] "still waiting" is believed once the request can no longer arrive', async () => {
    const world = await waiting();
    void world.cancelBet(ID);
    await world.bets.cancelling.refuse(TIMED_OUT);
    await world.scheduler.pass(15_000);
    expect(world.betting.changes).toMatchObject([{ state: 'unknown' }]);
    await world.scheduler.pass(16_000);
    expect(world.betting.changes).toEqual([{ betId: ID, what: 'cancel', state: 'unheard' }]);
    expect(world.notified).toEqual([
      { type: 'warning', message: say('bet.cancelUnheard', { selection: 'Home' }) },
    ]);
    await world.scheduler.pass(60_000);
    expect(world.notices).toHaveLength(1);
    // It came late.
    world.bets.open = [];
    await world.scheduler.pass(30_000);
    expect(world.notices.slice(1)).toEqual(['success bet.cancelled']);
    expect([world.betting.changes, world.scheduler.timersLeft]).toEqual([[], 0]);
  });

  it('[F89] asked again it is sent again: what it names is cancelled once', async () => {
    const world = await waiting();
    void world.cancelBet(ID);
    await world.bets.cancelling.refuse(TIMED_OUT);
    await world.scheduler.pass(31_000);
    void world.cancelBet(ID);
    expect(world.bets.cancels).toEqual([ID, ID]);
    expect(world.betting.changes).toEqual([{ betId: ID, what: 'cancel', state: 'sending' }]);
    await world.bets.cancelling.reply(CANCELLED);
    expect([world.betting.changes, world.scheduler.timersLeft]).toEqual([[], 0]);
  });

  it('[F89] nor is it asked for longer than ten minutes: the list shows it to whoever looks', async () => {
    const world = await waiting();
    void world.cancelBet(ID);
    await world.bets.cancelling.refuse(TIMED_OUT);
    await world.scheduler.pass(640_000);
    expect([world.betting.changes, world.scheduler.timersLeft]).toEqual([[], 0]);
    expect(world.notices).toHaveLength(1);
  });

  it('[F90] a no without a code proves nothing: the list is looked at', async () => {
    const world = await waiting();
    void world.cancelBet(ID);
    world.bets.open = [];
    await world.bets.cancelling.refuse({ kind: 'refused', sent: true, message: 'No' });
    await world.scheduler.pass(0);
    expect(world.notices).toEqual(['success bet.cancelled']);
  });

  it('[F62] [F63] [F64] what was on its way when the session ended is nobody’s', async () => {
    const world = await waiting();
    void world.cancelBet(ID);
    world.signOut();
    await world.bets.cancelling.reply(CANCELLED);
    expect([world.betting.changes, world.betting.openBets, world.notices]).toEqual([[], [], []]);
    const lost = await waiting();
    void lost.cancelBet(ID);
    await lost.bets.cancelling.refuse(TIMED_OUT);
    lost.signOut();
    await lost.scheduler.pass(60_000);
    expect([lost.betting.changes, lost.notices, lost.scheduler.timersLeft]).toEqual([[], [], 0]);
  });
});

describe('changing a waiting bet', () => {
  it('is one step, once, with a key of its own: the old bet goes, the new one stands', async () => {
    const world = await waiting();
    expect(world.editBet(ID, NEW)).toMatchObject({ ok: true });
    expect(world.editBet(ID, NEW)).toMatchObject({ ok: true });
    expect(world.bets.edits).toHaveLength(1);
    const [edit] = world.bets.edits;
    expect(edit).toMatchObject({ betId: ID, odds: 210, stake: rupees(300) });
    await world.bets.editing.reply({ bet: CANCELLED, replacement: replacement(edit!.key) });
    expect(world.betting.openBets).toMatchObject([{ id: 'bet-2', odds: 210 }]);
    expect(world.betting.changes).toEqual([]);
    expect(world.notices).toEqual(['success bet.changed']);
  });

  it.each([
    [{ odds: odds(203), stakeText: '300' }, 'bet.oddsOffLadder'],
    [{ odds: odds(200), stakeText: '1' }, 'bet.belowMin'],
    [{ odds: odds(200), stakeText: 'x' }, 'bet.stakeMalformed'],
  ])('%j is refused here with %s, and nothing is sent', async (entry, key) => {
    const world = await waiting();
    expect(world.editBet(ID, entry)).toMatchObject({ ok: false, error: { key } });
    expect(world.bets.edits).toEqual([]);
  });

  it('odds far from the best are asked about as in a slip, and only if they are new', async () => {
    const world = await waiting({ ...WAITING, requestedOdds: odds(300) });
    const doubts = (price: number, stakeText = '500') =>
      world.editDoubts(ID, { odds: odds(price), stakeText }).map(({ kind }) => kind);
    expect(doubts(202)).toEqual([]);
    expect(doubts(101)).toEqual(['odds']);
    expect(doubts(100_000)).toEqual(['odds']);
    // Meant when it was placed.
    expect(doubts(300, '300')).toEqual([]);
    expect(world.editDoubts(betId('none'), { odds: odds(101), stakeText: '500' })).toEqual([]);
    world.chooseGuard({ on: false, ticks: 10 });
    expect(doubts(101)).toEqual([]);
  });

  it('the same odds and stake are no change', async () => {
    const world = await waiting();
    expect(world.editBet(ID, { odds: odds(200), stakeText: '500' })).toMatchObject({ ok: true });
    expect([world.bets.edits, world.betting.changes]).toEqual([[], []]);
  });

  it('of a partly matched bet the stake is that of what waits: so much at the same odds is no change', async () => {
    const world = await waiting(aBet({ status: 'partlyMatched', matched: rupees(200) }));
    expect(world.editBet(ID, { odds: odds(200), stakeText: '300' })).toMatchObject({ ok: true });
    expect([world.bets.edits, world.betting.changes]).toEqual([[], []]);
    expect(world.editBet(ID, { odds: odds(200), stakeText: '500' })).toMatchObject({ ok: true });
    expect(world.bets.edits).toMatchObject([{ stake: rupees(500), waiting: rupees(300) }]);
  });

  it('[P06] money that the bet holds already is not asked for again', async () => {
    const world = await waiting();
    world.wallet.walletReplaced({ balance: NO_MONEY, cash: NO_MONEY, coins: NO_MONEY });
    expect(world.editBet(ID, NEW)).toMatchObject({ ok: true });
    expect(world.bets.edits).toHaveLength(1);
  });

  it('[P06] what it would hold beyond that is reckoned before anything is sent: the player still has the form', async () => {
    const world = await waiting();
    world.wallet.walletReplaced({ balance: rupees(100), cash: rupees(100), coins: NO_MONEY });
    const held = WAITING.stake / 100;
    expect(world.editBet(ID, { odds: odds(210), stakeText: String(held + 101) })).toEqual({
      ok: false,
      error: say('bet.insufficientBalance', { shortPaise: rupees(1) }),
    });
    expect(world.bets.edits).toEqual([]);
    expect(world.editBet(ID, { odds: odds(210), stakeText: String(held + 100) }).ok).toBe(true);
    expect(world.bets.edits).toHaveLength(1);
  });

  it('[P06] of a partly matched bet only what waits makes room', async () => {
    const world = await waiting(aBet({ status: 'partlyMatched', stake: rupees(500), matched: rupees(200) }));
    world.wallet.walletReplaced({ balance: NO_MONEY, cash: NO_MONEY, coins: NO_MONEY });
    expect(world.editBet(ID, { odds: odds(210), stakeText: '301' }).ok).toBe(false);
    expect(world.editBet(ID, { odds: odds(210), stakeText: '300' }).ok).toBe(true);
  });

  it('[F54] a lost reply is asked for by the replacement’s key and never sent again', async () => {
    const world = await waiting();
    world.editBet(ID, NEW);
    const { key } = world.bets.edits[0]!;
    world.bets.failure = { kind: 'offline', sent: false };
    await world.bets.editing.refuse(TIMED_OUT);
    expect(world.betting.changes).toMatchObject([{ what: 'edit', state: 'unknown' }]);
    world.bets.failure = null;
    world.bets.known.set(key, replacement(key));
    world.bets.open = [replacement(key)];
    await world.scheduler.pass(1_000);
    expect(world.betting.openBets).toMatchObject([{ id: 'bet-2' }]);
    expect(world.betting.changes).toEqual([]);
    expect(world.notices).toEqual(['success bet.changed']);
    expect(world.bets.edits).toHaveLength(1);
  });

  it('[F54] a key that the server never saw counts once the request can no longer arrive', async () => {
    const world = await waiting();
    world.editBet(ID, NEW);
    await world.bets.editing.refuse(TIMED_OUT);
    await world.scheduler.pass(15_000);
    expect(world.betting.changes).toEqual([{ betId: ID, what: 'edit', state: 'unknown' }]);
    await world.scheduler.pass(16_000);
    expect(world.betting.changes).toEqual([{ betId: ID, what: 'edit', state: 'unheard' }]);
    expect(world.notified).toEqual([
      { type: 'warning', message: say('bet.changeUnheard', { selection: 'Home' }) },
    ]);
  });

  describe('[F89] that no server has seen', () => {
    async function unheard() {
      const world = await waiting();
      world.editBet(ID, NEW);
      const { key } = world.bets.edits[0]!;
      await world.bets.editing.refuse(TIMED_OUT);
      await world.scheduler.pass(31_000);
      expect(world.betting.changes).toEqual([{ betId: ID, what: 'edit', state: 'unheard' }]);
      return { world, key };
    }

    it('the same change again goes out under the same key', async () => {
      const { world, key } = await unheard();
      const asked = world.bets.asked.length;
      world.editBet(ID, NEW);
      expect(world.bets.edits[1]).toEqual(world.bets.edits[0]);
      expect(world.bets.asked).toHaveLength(asked);
      await world.bets.editing.reply({ bet: CANCELLED, replacement: replacement(key) });
      expect(world.notices.slice(1)).toEqual(['success bet.changed']);
      expect([world.betting.changes, world.store.keys(), world.scheduler.timersLeft]).toEqual([[], [], 0]);
      // What is changed next is another change.
      world.editBet(betId('bet-2'), { odds: odds(220), stakeText: '300' });
      expect(world.bets.edits[2]?.key).not.toBe(key);
    });

    it('another one asks for the earlier one first, and goes out under its key', async () => {
      const { world, key } = await unheard();
      world.bets.gate.pause();
      world.editBet(ID, { ...NEW, stakeText: '400' });
      expect(world.betting.changes).toEqual([{ betId: ID, what: 'edit', state: 'unknown' }]);
      expect(world.bets.edits).toHaveLength(1);
      world.bets.gate.resume();
      await world.scheduler.pass(0);
      expect(world.bets.edits[1]).toMatchObject({ betId: ID, key, odds: 210, stake: 40_000 });
      expect(world.betting.changes).toEqual([{ betId: ID, what: 'edit', state: 'sending' }]);
    });

    it('and the earlier one was made meanwhile: it is said, and nothing more is sent', async () => {
      const { world, key } = await unheard();
      world.bets.known.set(key, { ...replacement(key), requestedOdds: odds(210) });
      world.editBet(ID, NEW);
      await world.bets.editing.refuse({ kind: 'refused', sent: true, code: 'KEY_REUSED' });
      expect(world.notices.slice(1)).toEqual(['success bet.changed']);
    });

    it('and the key turns out to be used by the earlier version: said in words', async () => {
      const { world, key } = await unheard();
      world.editBet(ID, { ...NEW, stakeText: '400' });
      await world.scheduler.pass(0);
      world.bets.known.set(key, { ...replacement(key), requestedOdds: odds(210) });
      await world.bets.editing.refuse({ kind: 'refused', sent: true, code: 'KEY_REUSED' });
      const values = { side: 'back', selection: 'Home', price: '2.10', stakePaise: 30_000 };
      expect(world.notified.slice(1)).toEqual([
        { type: 'warning', message: say('bet.earlierChange', values) },
      ]);
      expect(world.betting.changes).toEqual([]);
    });

    it('and the server does not answer: the other one is not sent', async () => {
      const { world } = await unheard();
      world.bets.failure = { kind: 'offline', sent: true };
      world.editBet(ID, { ...NEW, stakeText: '400' });
      await world.scheduler.pass(0);
      expect(world.bets.edits).toHaveLength(1);
      expect(world.notices.slice(1)).toEqual(['warning bet.changeNotAsked']);
      expect(world.betting.changes).toEqual([{ betId: ID, what: 'edit', state: 'unheard' }]);
    });

    it('a second try that did not leave says nothing about the first', async () => {
      const { world, key } = await unheard();
      world.editBet(ID, NEW);
      await world.bets.editing.refuse({ kind: 'offline', sent: false });
      expect(world.betting.changes).toEqual([{ betId: ID, what: 'edit', state: 'unheard' }]);
      expect(sentOnDevice(world.store, 'change')).toEqual([expect.stringContaining(key)]);
    });

    it('[F58] after a reload it is asked for, and the same bet is changed under the same key', async () => {
      const { world, key } = await unheard();
      const after = bettingWorld({ store: world.store });
      after.bets.open = [WAITING];
      after.clock.advance(31_000);
      after.signIn();
      await after.scheduler.pass(0);
      expect(after.bets.asked).toEqual([key]);
      expect(after.notices).toEqual([]);
      after.editBet(ID, NEW);
      expect(after.bets.edits).toMatchObject([{ key }]);
    });

    it('it can be cancelled all the same', async () => {
      const { world } = await unheard();
      void world.cancelBet(ID);
      expect(world.bets.cancels).toEqual([ID]);
      expect(world.betting.changes).toEqual([{ betId: ID, what: 'cancel', state: 'sending' }]);
    });

    it('it is given up when the server may have forgotten its key', async () => {
      const { world } = await unheard();
      await world.scheduler.pass(24 * 3_600_000);
      expect([world.betting.changes, world.store.keys(), world.scheduler.timersLeft]).toEqual([[], [], 0]);
    });
  });

  it('without keys nobody can be asked: the player is told to look, and it is not sent again', async () => {
    const world = bettingWorld({ capabilities: { betKeys: false } });
    world.bets.open = [WAITING];
    world.signIn();
    await world.scheduler.pass(0);
    world.editBet(ID, NEW);
    await world.bets.editing.refuse(TIMED_OUT);
    await world.scheduler.pass(31_000);
    expect(world.notices).toEqual(['warning bet.changeNotKnown']);
    expect([world.betting.changes, world.bets.asked, world.store.keys()]).toEqual([[], [], []]);
    expect(world.scheduler.timersLeft).toBe(0);
  });

  it('a bet that was taken meanwhile stays as it was taken', async () => {
    const world = await waiting();
    world.bets.open = [aBet()];
    world.editBet(ID, NEW);
    await world.bets.editing.refuse({ kind: 'refused', sent: true, code: 'NOT_CANCELLABLE' });
    expect(world.notices).toEqual(['error bet.notCancellable', 'success bet.matched']);
    expect(world.betting.openBets).toEqual([aBet()]);
  });
});

describe('changing a waiting bet in play', () => {
  const notified = (key: Bet['key'], changes: Partial<Bet> = {}): Bet => ({
    ...replacement(key),
    status: 'pending',
    replaces: ID,
    delayLeftMs: 5_000,
    ...changes,
  });

  async function changing() {
    const world = await waiting();
    world.editBet(ID, NEW);
    const { key } = world.bets.edits[0]!;
    await world.bets.editing.reply({ bet: WAITING, replacement: notified(key) });
    return { world, key };
  }

  it('[SPORT-05] says that the change waits; the old bet stands until it is made', async () => {
    const { world, key } = await changing();
    expect(world.notices).toEqual(['info bet.changeWaits']);
    expect(world.betting.changes).toEqual([]);
    expect(world.betting.openBets.map(({ id, status }) => [id, status])).toEqual([
      ['bet-2', 'pending'],
      [ID, 'unmatched'],
    ]);
    world.feed.tell((listener) => listener.betUpdated?.(CANCELLED));
    world.feed.tell((listener) => listener.betUpdated?.(notified(key, { status: 'unmatched' })));
    expect(world.betting.openBets).toMatchObject([{ id: 'bet-2', status: 'unmatched' }]);
    expect(world.notices.slice(1)).toEqual(['success bet.changed']);
  });

  it.each([
    ['oddsChanged', 'bet.notChanged'],
    ['betChanged', 'bet.betChanged'],
    ['marketClosed', 'bet.marketClosed'],
  ] as const)('a change that is refused (%s) is said: %s', async (reason, notice) => {
    const { world, key } = await changing();
    world.feed.tell((listener) => listener.betUpdated?.(notified(key, { status: 'rejected', reason })));
    expect(world.betting.openBets).toEqual([WAITING]);
    expect(world.notices.slice(1)).toEqual([`error ${notice}`]);
  });

  it.each([
    ['before', true],
    ['after', false],
  ])('is not said again when the player cancels the bet meanwhile; told %s the answer', async (_, first) => {
    const { world, key } = await changing();
    const overtaken = () =>
      world.feed.tell((listener) =>
        listener.betUpdated?.(notified(key, { status: 'rejected', reason: 'betChanged' })),
      );
    void world.cancelBet(ID);
    if (first) overtaken();
    await world.bets.cancelling.reply(CANCELLED);
    if (!first) overtaken();
    expect(world.betting.openBets).toEqual([]);
    expect(world.notices.slice(1)).toEqual(['success bet.cancelled']);
  });

  it('[P15] what was decided before the answer came is said once', async () => {
    const world = await waiting();
    world.editBet(ID, NEW);
    const { key } = world.bets.edits[0]!;
    world.feed.tell((listener) => listener.betUpdated?.(notified(key)));
    world.feed.tell((listener) =>
      listener.betUpdated?.(notified(key, { status: 'rejected', reason: 'suspended' })),
    );
    await world.bets.editing.reply({ bet: WAITING, replacement: notified(key) });
    expect(world.notices).toEqual(['error bet.notChanged']);
  });

  it('a change that is refused at once is no success', async () => {
    const world = await waiting();
    world.editBet(ID, NEW);
    const { key } = world.bets.edits[0]!;
    const refused = notified(key, { status: 'rejected', reason: 'oddsChanged' });
    await world.bets.editing.reply({ bet: WAITING, replacement: refused });
    expect(world.notices).toEqual(['error bet.notChanged']);
  });
});
