import { describe, expect, it } from 'vitest';
import type { Bet } from '@/domain/betting/Bet';
import type { Failure } from '@/domain/shared/Failure';
import { say } from '@/domain/shared/Message';
import { NO_MONEY, rupees } from '@/domain/shared/Money';
import { odds } from '@/domain/shared/Odds';
import { fail } from '@/domain/shared/Result';
import { betId } from '@/domain/shared/ids';
import { aBet } from '@tests/support/mothers/betting';
import { bettingWorld } from './bettingWorld';
import type { WorldOptions } from './bettingWorld';
import type { FakeBetsGateway } from '@tests/support/fakes/FakeBetsGateway';

const TIMED_OUT: Failure = { kind: 'timedOut', sent: true };
const [OTHER, ID] = [betId('other'), betId('bet-1')];
const WAITING = aBet({ status: 'unmatched', matched: NO_MONEY });
const BESIDE = { ...WAITING, id: OTHER, selection: 'Away', requestedOdds: odds(300), stake: rupees(700) };
const CANCELLED = aBet({ status: 'cancelled', matched: NO_MONEY });
const NEW = { odds: odds(210), stakeText: '300' };

/** The bet that is changed is not the first of those that are open. */
async function twoWaiting(options: WorldOptions<FakeBetsGateway> = {}) {
  const world = bettingWorld(options);
  world.bets.open = [BESIDE, WAITING];
  world.signIn();
  await world.scheduler.pass(0);
  return world;
}

function replacement(key: Bet['key'], changes: Partial<Bet> = {}): Bet {
  const terms = { odds: NEW.odds, requestedOdds: NEW.odds, stake: rupees(300) };
  return { ...WAITING, id: betId('bet-2'), key, replaces: ID, ...terms, ...changes };
}

describe('changes of several bets', () => {
  it('[F53] each bet has one of its own: what becomes of one leaves the other', async () => {
    const world = await twoWaiting();
    void world.cancelBet(OTHER);
    world.editBet(ID, NEW);
    void world.cancelBet(ID);
    const cancel = { betId: OTHER, what: 'cancel', state: 'sending' };
    expect(world.betting.changes).toEqual([cancel, { betId: ID, what: 'edit', state: 'sending' }]);
    expect([world.bets.cancels, world.bets.edits.length]).toEqual([[OTHER], 1]);
    world.bets.failure = { kind: 'offline', sent: true };
    await world.bets.editing.refuse(TIMED_OUT);
    expect(world.betting.changes).toEqual([cancel, { betId: ID, what: 'edit', state: 'unknown' }]);
    await world.bets.cancelling.refuse({ kind: 'refused', sent: true, code: 'NOT_CANCELLABLE' });
    expect(world.betting.changes).toEqual([{ betId: ID, what: 'edit', state: 'unknown' }]);
  });

  it('[F89] a cancel that takes the place of an edit nobody has heard of is not ended by what becomes of that', async () => {
    const world = await twoWaiting();
    world.editBet(ID, NEW);
    const { key } = world.bets.edits[0]!;
    await world.bets.editing.refuse(TIMED_OUT);
    await world.scheduler.pass(31_000);
    void world.cancelBet(ID);
    const cancel = { betId: ID, what: 'cancel', state: 'sending' };
    expect(world.betting.changes).toEqual([cancel]);
    await world.scheduler.pass(60_000);
    expect(world.betting.changes).toEqual([cancel]);
    world.bets.known.set(key, replacement(key, { status: 'rejected', reason: 'betChanged' }));
    await world.scheduler.pass(60_000);
    expect(world.betting.changes).toEqual([cancel]);
  });
});

describe('cancelling one of several', () => {
  it('says which one, and leaves the other', async () => {
    const world = await twoWaiting();
    void world.cancelBet(ID);
    await world.bets.cancelling.reply(CANCELLED);
    expect(world.notified).toEqual([
      { type: 'success', message: say('bet.cancelled', { selection: 'Home', when: 'open' }) },
    ]);
    expect(world.betting.openBets).toEqual([BESIDE]);
  });

  it('[F89] lost, and taken meanwhile: that is said, and nothing is claimed to be cancelled', async () => {
    const world = await twoWaiting();
    void world.cancelBet(ID);
    world.bets.open = [BESIDE, aBet()];
    await world.bets.cancelling.refuse(TIMED_OUT);
    expect([world.betting.changes, world.notices]).toEqual([[], ['success bet.matched']]);
    expect(world.scheduler.timersLeft).toBe(0);
  });

  it('[F89] lost, and part of it stands: what waited of it was cancelled', async () => {
    const world = await twoWaiting();
    void world.cancelBet(ID);
    world.bets.open = [BESIDE, { ...WAITING, status: 'lapsed', matched: rupees(100) }];
    await world.bets.cancelling.refuse(TIMED_OUT);
    expect(world.notices).toEqual(['success bet.cancelled']);
  });

  it('[F89] lost, and only part of it was taken: what waited of it was cancelled', async () => {
    const world = await twoWaiting();
    void world.cancelBet(ID);
    world.bets.open = [BESIDE, { ...WAITING, status: 'matched', matched: rupees(100) }];
    await world.bets.cancelling.refuse(TIMED_OUT);
    expect(world.notices).toEqual(['success bet.matched', 'success bet.cancelled']);
  });

  it('[F89] a list that does not come proves nothing', async () => {
    const world = await twoWaiting();
    void world.cancelBet(ID);
    world.bets.open = [BESIDE];
    world.bets.failure = { kind: 'server', sent: true };
    await world.bets.cancelling.refuse(TIMED_OUT);
    await world.scheduler.pass(3_000);
    expect(world.betting.changes).toEqual([{ betId: ID, what: 'cancel', state: 'unknown' }]);
    expect(world.notices).toEqual([]);
    world.bets.failure = null;
    await world.scheduler.pass(4_000);
    expect([world.betting.changes, world.notices]).toEqual([[], ['success bet.cancelled']]);
  });

  it.each<[Failure, string, number]>([
    [{ kind: 'refused', sent: true, code: 'BET_UNKNOWN', message: 'x' }, 'error bet.notCancellable', 1],
    [{ kind: 'refused', sent: true, code: 'LIMIT', message: 'Not now.' }, 'error Not now.', 1],
    [{ kind: 'offline', sent: false }, 'error wire.offline', 0],
  ])(
    '[F90] %j is a no that is said; the list is read again only if it left',
    async (failure, notice, read) => {
      const world = await twoWaiting();
      const before = world.bets.queries.length;
      void world.cancelBet(ID);
      await world.bets.cancelling.refuse(failure);
      expect([world.notices, world.betting.changes]).toEqual([[notice], []]);
      expect(world.bets.queries).toHaveLength(before + read);
    },
  );
});

describe('changing one of several', () => {
  it('the odds alone or the stake alone is a change; nothing that does not wait can be changed', async () => {
    const world = await twoWaiting();
    world.editBet(ID, { odds: odds(200), stakeText: '300' });
    world.editBet(OTHER, { odds: odds(310), stakeText: '700' });
    expect(world.bets.edits).toMatchObject([
      { betId: ID, odds: 200, stake: 30_000 },
      { betId: OTHER, odds: 310, stake: 70_000 },
    ]);
    const no = fail(say('bet.notCancellable'));
    expect(world.editBet(betId('unknown'), NEW)).toEqual(no);
    world.feed.tell((listener) => listener.betUpdated?.(aBet()));
    expect(world.editBet(ID, NEW)).toEqual(no);
  });

  it.each<[Failure, string, number]>([
    [{ kind: 'refused', sent: true, code: 'LIMIT', message: 'Not now.' }, 'error Not now.', 1],
    [{ kind: 'offline', sent: false }, 'error wire.offline', 0],
  ])('[F90] %j is a no that is said, and the end of its key', async (failure, notice, read) => {
    const world = await twoWaiting();
    const before = world.bets.queries.length;
    world.editBet(ID, NEW);
    await world.bets.editing.refuse(failure);
    expect([world.notices, world.betting.changes, world.store.keys()]).toEqual([[notice], [], []]);
    expect(world.bets.queries).toHaveLength(before + read);
    world.editBet(ID, NEW);
    expect(world.bets.edits[1]?.key).not.toBe(world.bets.edits[0]?.key);
  });

  it('[F90] refused the second time, it is asked for no more', async () => {
    const world = await twoWaiting();
    world.editBet(ID, NEW);
    await world.bets.editing.refuse(TIMED_OUT);
    await world.scheduler.pass(31_000);
    world.editBet(ID, NEW);
    await world.bets.editing.refuse({ kind: 'refused', sent: true, code: 'LIMIT' });
    expect([world.betting.changes, world.store.keys(), world.scheduler.timersLeft]).toEqual([[], [], 0]);
  });

  /** Another version of a change that nobody has heard of; the key of both. */
  async function changedAgain(world: Awaited<ReturnType<typeof twoWaiting>>) {
    world.editBet(ID, NEW);
    const { key } = world.bets.edits[0]!;
    await world.bets.editing.refuse(TIMED_OUT);
    await world.scheduler.pass(31_000);
    world.editBet(ID, { ...NEW, stakeText: '400' });
    await world.scheduler.pass(0);
    expect(world.bets.edits[1]).toMatchObject({ key, stake: 40_000 });
    return key;
  }

  it('[F89] the version that was wanted is not said to be the earlier one', async () => {
    const world = await twoWaiting();
    const key = await changedAgain(world);
    await world.bets.editing.reply({ bet: CANCELLED, replacement: replacement(key, { stake: rupees(400) }) });
    expect(world.notices.slice(1)).toEqual(['success bet.changed']);
  });

  it('[F89] of another version before the last one it is remembered, also when the last is sent twice', async () => {
    const world = await twoWaiting();
    const key = await changedAgain(world);
    await world.bets.editing.refuse(TIMED_OUT);
    await world.scheduler.pass(31_000);
    world.editBet(ID, { ...NEW, stakeText: '400' });
    await world.bets.editing.reply({ bet: CANCELLED, replacement: replacement(key) });
    expect(world.notices.at(-1)).toBe('warning bet.earlierChange');
  });

  it('[F89] an earlier version that was refused is said to be refused', async () => {
    const world = await twoWaiting();
    const key = await changedAgain(world);
    const refused = replacement(key, { status: 'rejected', reason: 'suspended' });
    await world.bets.editing.reply({ bet: WAITING, replacement: refused });
    expect(world.notices.slice(1)).toEqual(['error bet.notChanged']);
  });

  it('[F89] the earlier version has come when it is asked for: it is said, and the other one stays', async () => {
    const world = await twoWaiting();
    world.editBet(ID, NEW);
    const { key } = world.bets.edits[0]!;
    await world.bets.editing.refuse(TIMED_OUT);
    await world.scheduler.pass(31_000);
    world.bets.known.set(key, replacement(key));
    world.editBet(ID, { ...NEW, stakeText: '400' });
    await world.scheduler.pass(0);
    expect(world.bets.edits).toHaveLength(1);
    expect(world.notices.slice(1)).toEqual(['success bet.changed']);
    expect([world.betting.changes, world.store.keys()]).toEqual([[], []]);
  });

  it('[F89] the player is told of which bet nobody could be asked', async () => {
    const world = await twoWaiting();
    world.editBet(ID, NEW);
    await world.bets.editing.refuse(TIMED_OUT);
    await world.scheduler.pass(31_000);
    world.bets.failure = { kind: 'offline', sent: true };
    world.editBet(ID, { ...NEW, stakeText: '400' });
    await world.scheduler.pass(0);
    expect(world.notified.at(-1)?.message).toEqual(say('bet.changeNotAsked', { selection: 'Home' }));
  });

  it('[F58] after a reload its age counts: sent long ago it is late at once, and a cash out is none of it', async () => {
    const before = await twoWaiting();
    before.editBet(ID, NEW);
    const { key } = before.bets.edits[0]!;
    const cashOut = { what: 'cashOut', on: 'market-1', key: 'f'.repeat(32), terms: 'Q1', sentAt: 0 };
    before.store.write(`sent.change.${cashOut.key}:asha`, JSON.stringify(cashOut));
    const after = bettingWorld({ store: before.store });
    after.bets.open = [BESIDE, WAITING];
    after.clock.advance(19_000);
    after.signIn();
    await after.scheduler.pass(0);
    expect(after.bets.asked).toEqual([key]);
    expect(after.betting.changes).toEqual([]);
    after.bets.known.set(key, replacement(key));
    await after.scheduler.pass(1_000);
    expect(after.notices).toContain('success bet.changed');
    expect(after.bets.cashOutsAsked).toContain(cashOut.key);
  });

  it('[F58] [F83] one that a wall clock calls old is asked for all the same, and given up when this page has asked for as long as a server remembers', async () => {
    const before = await twoWaiting();
    before.editBet(ID, NEW);
    const after = bettingWorld({ store: before.store });
    after.clock.advance(49 * 3_600_000);
    after.signIn();
    await after.scheduler.pass(0);
    expect([after.bets.asked.length, after.store.keys().length]).toEqual([1, 1]);
    await after.scheduler.pass(24 * 3_600_000 + 300_000);
    expect([after.store.keys(), after.scheduler.timersLeft]).toEqual([[], 0]);
  });

  describe('where nobody can be asked by a key', () => {
    const options = { capabilities: { betKeys: false } };

    it('the old bet is gone: it was changed, and that is all that is known', async () => {
      const world = await twoWaiting(options);
      world.editBet(ID, NEW);
      world.bets.open = [BESIDE];
      await world.bets.editing.refuse(TIMED_OUT);
      expect([world.betting.changes, world.notices, world.store.keys()]).toEqual([[], [], []]);
      expect([world.betting.openBets, world.scheduler.timersLeft]).toEqual([[BESIDE], 0]);
    });

    it('a list that does not come proves nothing', async () => {
      const world = await twoWaiting(options);
      world.editBet(ID, NEW);
      world.bets.open = [BESIDE];
      world.bets.failure = { kind: 'server', sent: true };
      await world.bets.editing.refuse(TIMED_OUT);
      expect(world.betting.changes).toEqual([{ betId: ID, what: 'edit', state: 'unknown' }]);
      world.bets.failure = null;
      await world.scheduler.pass(8_000);
      expect(world.betting.changes).toEqual([]);
    });

    it('the old bet was taken: it does not wait any more', async () => {
      const world = await twoWaiting(options);
      world.editBet(ID, NEW);
      world.bets.open = [BESIDE, aBet()];
      await world.bets.editing.refuse(TIMED_OUT);
      expect(world.betting.changes).toEqual([]);
    });
  });
});

describe('a change that waits out the in-play delay', () => {
  async function delayed() {
    const world = await twoWaiting();
    world.editBet(ID, NEW);
    const { key } = world.bets.edits[0]!;
    const waits = replacement(key, { status: 'pending', delayLeftMs: 5_000 });
    await world.bets.editing.reply({ bet: WAITING, replacement: waits });
    expect(world.notices).toEqual(['info bet.changeWaits']);
    const push = (changes: Partial<Bet>) =>
      world.feed.tell((listener) => listener.betUpdated?.({ ...waits, ...changes }));
    return { world, push };
  }

  it('is not said again while it waits', async () => {
    const { world, push } = await delayed();
    push({});
    push({ delayLeftMs: 3_000 });
    expect(world.notices).toHaveLength(1);
  });

  it.each<[string, Partial<Bet>, string]>([
    ['is made after all', { status: 'unmatched' }, 'success bet.changed'],
    ['is refused for another reason', { status: 'rejected', reason: 'suspended' }, 'error bet.notChanged'],
  ])('%s while the player cancels the old bet: that is said', async (_, changes, notice) => {
    const { world, push } = await delayed();
    void world.cancelBet(ID);
    push(changes);
    expect(world.notices.slice(1)).toEqual([notice]);
  });

  it('is overtaken by nothing of the player’s own: that is said, whatever else is being changed', async () => {
    const { world, push } = await delayed();
    void world.cancelBet(OTHER);
    world.editBet(ID, { ...NEW, stakeText: '400' });
    push({ status: 'rejected', reason: 'betChanged' });
    expect(world.notices.slice(1)).toEqual(['error bet.betChanged']);
  });

  it('found in the list after a reload, its end is said too', async () => {
    const world = bettingWorld();
    const waits = replacement(null, { status: 'pending', delayLeftMs: 5_000 });
    world.bets.open = [BESIDE, waits];
    world.signIn();
    await world.scheduler.pass(0);
    const ended = { ...waits, status: 'rejected', reason: 'betChanged' } as const;
    world.feed.tell((listener) => listener.betUpdated?.(ended));
    expect(world.notices).toEqual(['error bet.betChanged']);
  });
});
