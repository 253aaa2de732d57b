import { describe, expect, it } from 'vitest';
import type { Bet } from '@/domain/betting/Bet';
import { NO_MONEY, rupees } from '@/domain/shared/Money';
import { betId, matchId, userId } from '@/domain/shared/ids';
import type { FakeBetsGateway } from '@tests/support/fakes/FakeBetsGateway';
import { aBet, aPendingBet } from '@tests/support/mothers/betting';
import { MATCH } from '@tests/support/mothers/sports';
import { bettingWorld } from './bettingWorld';
import { BetUpdates } from '@/application/betting/BetUpdates';
import { PendingBets } from '@/application/betting/PendingBets';

type World = ReturnType<typeof bettingWorld<FakeBetsGateway>>;

const push = (world: World, bet: Bet) => world.feed.tell((listener) => listener.betUpdated?.(bet));
const settled = (profit: number, changes: Partial<Bet> = {}) =>
  aBet({ status: 'settled', profitLoss: rupees(profit), settledAt: 5, ...changes });

/** What is known of bets, alone: what is said goes through nothing else. */
function betUpdates() {
  const world = bettingWorld();
  const said: string[] = [];
  const pending = new PendingBets(world.store, world.betting, world.session, { drop: () => undefined });
  const updates = new BetUpdates(
    { betting: world.betting, clock: world.clock, logger: world.logger },
    pending,
    (message, type) => void said.push(`${type} ${message.kind === 'key' ? message.key : ''}`),
    () => undefined,
  );
  return { updates, said };
}

describe('following the bets of a session', () => {
  it('loads open bets and exposure when it opens', async () => {
    const world = bettingWorld();
    world.bets.open = [aBet()];
    world.bets.exposureNow = {
      total: rupees(500),
      rows: [{ matchId: MATCH, matchName: 'M', amount: rupees(500), bets: 1 }],
    };
    world.signIn();
    await world.scheduler.pass(0);
    expect(world.betting.openBets).toEqual([aBet()]);
    expect(world.exposure.exposure?.total).toBe(rupees(500));
    expect(world.bets.queries).toEqual([{ skip: 0, pageSize: 100, status: 'open' }]);
  });

  it('forgets everything when it closes, and leaves no listener and no timer', async () => {
    const world = bettingWorld();
    world.bets.open = [aBet()];
    world.withSlip();
    await world.scheduler.pass(0);
    void world.placeBet();
    push(world, aPendingBet(5_000, { key: null, id: betId('bet-9') }));
    await world.bets.refuse({ kind: 'timedOut', sent: true });
    world.signOut();
    expect([world.betting.slip, world.betting.openBets, world.betting.pending]).toEqual([null, [], []]);
    expect([world.exposure.exposure, world.watched]).toEqual([null, []]);
    expect([world.feed.listening, world.page.listening, world.scheduler.timersLeft]).toEqual([0, 0, 0]);
  });

  it('[F17] what was asked for in a session that is over is dropped, and does not hold up the next', async () => {
    const world = bettingWorld();
    world.bets.open = [aBet()];
    world.bets.exposureNow = { total: rupees(500), rows: [] };
    world.bets.gate.pause();
    world.signIn();
    const late = world.bets.gate.waiting;
    world.signOut();
    world.signIn(userId('ravi'));
    expect(world.bets.gate.waiting).toBe(2 * late);
    world.signOut();
    world.bets.gate.resume();
    await world.scheduler.pass(0);
    expect([world.betting.openBets, world.exposure.exposure]).toEqual([[], null]);
  });

  describe('[HDR-08] exposure', () => {
    it('is asked for once after a burst of bet updates', async () => {
      const world = bettingWorld();
      world.signIn();
      await world.scheduler.pass(0);
      for (let at = 0; at < 10; at++) push(world, aBet({ id: betId(`b${at}`) }));
      await world.scheduler.pass(249);
      expect(world.bets.exposureCalls).toBe(1);
      await world.scheduler.pass(1);
      expect(world.bets.exposureCalls).toBe(2);
      push(world, aBet({ id: betId('b11') }));
      await world.scheduler.pass(250);
      expect(world.bets.exposureCalls).toBe(3);
    });

    it('is asked for again when something changed while it was on its way, once for all', async () => {
      const world = bettingWorld();
      world.bets.gate.pause();
      world.signIn();
      void world.loadExposure();
      const last = world.loadExposure();
      world.bets.gate.resume();
      await last;
      expect(world.bets.exposureCalls).toBe(2);
    });

    it('a failure is shown as one, and is not asked for by visitors', async () => {
      const world = bettingWorld();
      await world.loadExposure();
      await world.loadOpenBets();
      expect([world.bets.exposureCalls, world.bets.queries.length]).toEqual([0, 0]);
      world.bets.failure = { kind: 'server', sent: true };
      world.signIn();
      await world.scheduler.pass(0);
      expect(world.exposure.failed).toBe(true);
      world.bets.failure = { kind: 'aborted', sent: false };
      world.exposure.exposureForgotten();
      await world.loadExposure();
      expect(world.exposure.failed).toBe(false);
    });
  });

  describe('[P15] open bets', () => {
    it('follow what is pushed, in any order', () => {
      const world = bettingWorld();
      world.signIn();
      push(world, aBet());
      push(world, aPendingBet());
      expect(world.betting.openBets).toEqual([aBet()]);
      push(world, settled(500));
      expect(world.betting.openBets).toEqual([]);
      push(world, aBet());
      expect(world.betting.openBets).toEqual([]);
    });

    it('a push that came while the list was on its way is newer than the list', async () => {
      const world = bettingWorld();
      world.bets.open = [aBet(), aPendingBet(0, { id: betId('bet-2') }), aBet({ id: betId('bet-3') })];
      world.bets.gate.pause();
      world.signIn();
      push(world, settled(5));
      push(world, aBet({ id: betId('bet-2') }));
      push(world, aBet({ id: betId('bet-4') }));
      world.bets.gate.resume();
      await world.scheduler.pass(0);
      expect(world.betting.openBets.map(({ id, status }) => `${id} ${status}`)).toEqual([
        'bet-4 matched',
        'bet-2 matched',
        'bet-3 matched',
      ]);
    });

    it('what was known before the list was asked for is not: the list wins', async () => {
      const world = bettingWorld();
      world.signIn();
      await world.scheduler.pass(0);
      push(world, aBet());
      world.bets.open = [];
      await world.loadOpenBets();
      expect(world.betting.openBets).toEqual([]);
    });

    it('are read page by page, and never without end', async () => {
      const world = bettingWorld();
      world.bets.open = Array.from({ length: 230 }, (_, at) => aBet({ id: betId(`b${at}`) }));
      world.signIn();
      await world.scheduler.pass(0);
      expect(world.betting.openBets).toHaveLength(230);
      expect(world.bets.queries.map(({ skip }) => skip)).toEqual([0, 100, 200]);
      world.bets.list = (query) => {
        world.bets.queries.push(query);
        return Promise.resolve({
          ok: true,
          value: { bets: [aBet({ id: betId(`${query.skip}`) })], count: 9e9 },
        });
      };
      world.bets.queries.length = 0;
      await world.loadOpenBets();
      expect(world.bets.queries).toHaveLength(10);
    });

    it('[F93] those that could not be read are counted over all pages, and are none of the empty ones', async () => {
      const world = bettingWorld();
      world.bets.list = ({ skip }) =>
        Promise.resolve({
          ok: true,
          value:
            skip === 0 ? { bets: [], count: 102, unread: 100 } : { bets: [aBet()], count: 102, unread: 1 },
        });
      world.signIn();
      await world.scheduler.pass(0);
      expect(world.betting.openBets).toEqual([aBet()]);
      expect(world.betting.openBetsUnread).toBe(101);
      world.bets.list = () => Promise.resolve({ ok: true, value: { bets: [aBet()], count: 1 } });
      await world.loadOpenBets();
      expect(world.betting.openBetsUnread).toBe(0);
    });

    it('an empty page ends the reading, whatever count the server claims', async () => {
      const world = bettingWorld();
      world.bets.list = (query) => {
        world.bets.queries.push(query);
        return Promise.resolve({ ok: true, value: { bets: [], count: 50 } });
      };
      world.signIn();
      await world.scheduler.pass(0);
      expect(world.bets.queries).toHaveLength(1);
    });

    it('a failure is said and keeps what is known', async () => {
      const world = bettingWorld();
      world.bets.open = [aBet()];
      world.signIn();
      await world.scheduler.pass(0);
      world.bets.failure = { kind: 'refused', sent: true };
      await world.loadOpenBets();
      expect(world.betting.openBetsFailed).toEqual({ kind: 'key', key: 'bets.failed' });
      expect(world.betting.openBets).toHaveLength(1);
      world.bets.failure = { kind: 'aborted', sent: true };
      world.betting.openBetsFailed = null;
      await world.loadOpenBets();
      expect(world.betting.openBetsFailed).toBeNull();
    });

    it('are loaded again after whatever may have lost a push, and only then', async () => {
      const world = bettingWorld();
      world.signIn();
      world.feed.become('connected');
      await world.scheduler.pass(0);
      const loads = () => world.bets.queries.length;
      expect(loads()).toBe(1);
      world.feed.become('disconnected');
      world.feed.become('connected');
      await world.scheduler.pass(0);
      expect(loads()).toBe(2);
      world.feed.become('connected');
      world.page.goOnline(false);
      await world.scheduler.pass(0);
      expect(loads()).toBe(2);
      world.page.goOnline(true);
      await world.scheduler.pass(0);
      world.page.resume();
      await world.scheduler.pass(0);
      expect([loads(), world.bets.exposureCalls]).toEqual([4, 4]);
    });
  });

  it('[WAL-04] a pushed balance asks for the exposure afresh, so that both tell of a bet in its delay', async () => {
    const world = bettingWorld();
    world.signIn();
    await world.scheduler.pass(0);
    const before = world.bets.exposureCalls;
    world.feed.tell((listener) => listener.balancePushed?.({ balance: rupees(9_500) }));
    world.feed.tell((listener) => listener.balancePushed?.({ balance: rupees(9_400) }));
    await world.scheduler.pass(1_000);
    expect(world.bets.exposureCalls).toBe(before + 1);
  });

  it('[SPORT-06] a bet of another tab that matched at once stands among the open bets: no event tells of it but the balance', async () => {
    const world = bettingWorld();
    world.signIn();
    await world.scheduler.pass(0);
    const loads = () => world.bets.queries.length;
    const before = loads();
    world.bets.open = [aBet()];
    for (const amount of [9_500, 9_400])
      world.feed.tell((listener) => listener.balancePushed?.({ balance: rupees(amount) }));
    await world.scheduler.pass(1_000);
    expect(loads()).toBe(before + 1);
    expect(world.betting.openBets).toEqual([aBet()]);
    world.feed.tell((listener) => listener.balancePushed?.({ balance: rupees(9_300) }));
    world.signOut();
    await world.scheduler.pass(1_000);
    expect([loads(), world.scheduler.timersLeft]).toEqual([before + 1, 0]);
  });

  describe('settlement', () => {
    it('[TOAST-02] is left to the notification that the server sends with it', () => {
      const world = bettingWorld();
      world.signIn();
      push(world, aBet());
      push(world, settled(500));
      push(world, settled(-500, { settledAt: 9 }));
      expect(world.notices).toEqual([]);
    });

    it('without a result there is nothing to say yet', () => {
      const world = bettingWorld();
      world.signIn();
      push(world, aBet({ status: 'settled', profitLoss: null }));
      expect(world.notices).toEqual([]);
    });

    it('shows in the receipt that is still open', async () => {
      const world = bettingWorld();
      world.withSlip();
      void world.placeBet();
      await world.bets.reply(aBet({ key: world.bets.orders[0]?.key ?? null }));
      push(world, settled(500, { key: null }));
      expect(world.betting.placement).toMatchObject({ state: 'accepted', bet: { status: 'settled' } });
      push(world, aBet({ id: betId('another') }));
      expect(world.betting.placement).toMatchObject({ bet: { id: 'bet-1' } });
    });
  });

  describe('news of a bet that the slip does not show any more', () => {
    it.each([
      [{ status: 'matched' }, 'success bet.placed'],
      [{ status: 'unmatched', matched: NO_MONEY }, 'success bet.unmatched'],
      [{ status: 'partlyMatched' }, 'success bet.partlyMatched'],
      [{ status: 'lapsed' }, 'success bet.partlyMatched'],
      [{ status: 'lapsed', matched: NO_MONEY, reason: 'suspended' }, 'error bet.notPlaced'],
      [{ status: 'cancelled', matched: NO_MONEY }, 'error bet.notPlaced'],
      [{ status: 'rejected', reason: 'selfLimit', matched: NO_MONEY }, 'error bet.notPlaced'],
      [{ status: 'rejected', matched: NO_MONEY }, 'error bet.notPlaced'],
    ] as [Partial<Bet>, string][])('%j is told as %s', async (changes, notice) => {
      const world = bettingWorld();
      world.withSlip();
      void world.placeBet();
      const key = world.bets.orders[0]!.key;
      world.bets.failure = { kind: 'offline', sent: false };
      await world.bets.refuse({ kind: 'timedOut', sent: true });
      await world.scheduler.pass(25_000);
      world.acknowledge();
      push(world, aBet({ key, ...changes }));
      push(world, aBet({ key, ...changes }));
      expect(world.notices).toEqual([notice]);
      expect(world.cues).toEqual([notice.startsWith('success') ? 'accepted' : 'rejected']);
    });
  });

  /** Old news of the bet that was settled: whoever remembers the settlement takes no notice. */
  const reopens = (world: World): boolean => {
    push(world, aBet());
    return world.betting.openBets.some((bet) => bet.id === aBet().id);
  };

  it('[P18] remembers a thousand bets at most', () => {
    const world = bettingWorld();
    world.signIn();
    push(world, settled(500));
    for (let at = 0; at < 999; at++) push(world, aBet({ id: betId(`b${at}`) }));
    expect(reopens(world)).toBe(false);
    push(world, aBet({ id: betId('one more') }));
    expect(reopens(world)).toBe(true);
  });

  it('[P18] a bet that had news lately is remembered longest', () => {
    const world = bettingWorld();
    world.signIn();
    push(world, aBet());
    for (let at = 0; at < 900; at++) push(world, aBet({ id: betId(`b${at}`) }));
    push(world, settled(500));
    for (let at = 900; at < 1_500; at++) push(world, aBet({ id: betId(`b${at}`) }));
    expect(reopens(world)).toBe(false);
  });
});

describe('[HDR-08] the bets behind a row of the exposure popup', () => {
  it('are asked for by match, ten at a time', async () => {
    const world = bettingWorld();
    world.bets.open = [aBet()];
    world.signIn();
    const page = await world.betsOfMatch(matchId('m7'), 10);
    expect(page).toEqual({ ok: true, value: { bets: [], count: 1 } });
    expect(world.bets.queries.at(-1)).toEqual({ skip: 10, pageSize: 10, matchId: 'm7' });
  });

  it('a failure comes in words; a session that is over gets nothing (F17)', async () => {
    const world = bettingWorld();
    world.signIn();
    world.bets.failure = { kind: 'timedOut', sent: true };
    expect(await world.betsOfMatch(MATCH, 0)).toEqual({
      ok: false,
      error: { kind: 'key', key: 'wire.timedOut' },
    });
    world.bets.failure = null;
    world.bets.gate.pause();
    const late = world.betsOfMatch(MATCH, 0);
    world.signOut();
    world.bets.gate.resume();
    expect(await late).toMatchObject({ ok: false, error: { key: 'bets.failed' } });
  });
});

describe('[SPORT-05] news of a bet that waits to be matched', () => {
  const WAITS = aBet({ status: 'unmatched', matched: NO_MONEY });
  const open = async (): Promise<World> => {
    const world = bettingWorld();
    world.bets.open = [WAITS];
    world.signIn();
    await world.scheduler.pass(0);
    return world;
  };

  it('says that it was matched, in part and whole, once each', async () => {
    const world = await open();
    const part = { ...WAITS, status: 'partlyMatched', matched: rupees(200) } as const;
    push(world, part);
    push(world, part);
    push(world, aBet());
    push(world, aBet());
    expect(world.notices).toEqual(['success bet.partlyMatched', 'success bet.matched']);
  });

  it('says it of the bet that it is, and of none that is on a receipt already', async () => {
    const world = bettingWorld();
    const other = { ...WAITS, id: betId('other') };
    world.bets.open = [other, WAITS];
    world.withSlip();
    await world.scheduler.pass(0);
    push(world, aBet());
    expect(world.notices).toEqual(['success bet.matched']);
    void world.placeBet();
    const shown = { ...WAITS, id: betId('shown'), key: world.bets.orders[0]?.key ?? null };
    await world.bets.reply(shown);
    push(world, { ...shown, status: 'matched', matched: shown.stake });
    expect(world.betting.placement).toMatchObject({ state: 'accepted', bet: { status: 'matched' } });
    expect(world.notices).toEqual(['success bet.matched']);
    push(world, { ...other, status: 'matched', matched: other.stake });
    expect(world.notices).toEqual(['success bet.matched', 'success bet.matched']);
  });

  it('[TOAST-03] that it is over is heard of a listed bet, and of no other', async () => {
    const world = bettingWorld();
    world.bets.open = [aBet({ id: betId('other') }), aBet()];
    world.signIn();
    await world.scheduler.pass(0);
    push(world, settled(5, { id: betId('never listed') }));
    expect(world.cues).toEqual([]);
    push(world, settled(5));
    push(world, aBet({ id: betId('other'), status: 'void' }));
    expect(world.cues).toEqual(['won', 'settled']);
  });

  it('[SPORT-06] what a settlement brought is said once, and again when it is corrected', () => {
    const { updates, said } = betUpdates();
    for (const bet of [aBet(), settled(5), settled(5), settled(-5, { settledAt: 9 })]) updates.received(bet);
    expect(said).toEqual(['success bet.settledWon', 'info bet.settledLost']);
    updates.pushed(settled(-5, { settledAt: 9 }));
    updates.received(settled(-5, { settledAt: 9 }));
    expect(said).toHaveLength(2);
  });

  it('[F64] what was known of a bet goes with the session', async () => {
    const world = await open();
    push(world, settled(5));
    world.signOut();
    world.signIn();
    await world.scheduler.pass(0);
    push(world, aBet());
    expect(world.betting.openBets).toEqual([aBet()]);
  });

  it('[P15] what is pushed while the list is on its way is listed as it came', async () => {
    const world = bettingWorld();
    world.bets.gate.pause();
    world.signIn();
    for (const id of ['a', 'b', 'c']) push(world, aBet({ id: betId(id) }));
    push(world, aBet({ id: betId('a'), matched: rupees(400) }));
    world.bets.gate.resume();
    await world.scheduler.pass(0);
    expect(world.betting.openBets.map(({ id }) => id).toSorted()).toEqual(['a', 'b', 'c']);
  });

  const listAnew = async (world: World, ...bets: Bet[]): Promise<void> => {
    world.bets.open = bets;
    world.feed.tell((listener) => listener.balancePushed?.({ balance: rupees(9_500) }));
    await world.scheduler.pass(300);
  };

  it('[TOAST-03] says it where a list brings it before the push, or in the place of one that was lost', async () => {
    const world = await open();
    const part = { ...WAITS, status: 'partlyMatched', matched: rupees(200) } as const;
    await listAnew(world, part);
    expect(world.notices).toEqual(['success bet.partlyMatched']);
    push(world, part);
    expect(world.notices).toHaveLength(1);
    await listAnew(world, aBet());
    expect(world.notices).toEqual(['success bet.partlyMatched', 'success bet.matched']);
    push(world, aBet());
    await listAnew(world, aBet());
    expect(world.notices).toHaveLength(2);
  });

  it('[TOAST-03] a list that is older than the push brings nothing twice', async () => {
    const world = await open();
    push(world, aBet());
    await listAnew(world, WAITS);
    await listAnew(world, aBet());
    expect(world.notices).toEqual(['success bet.matched']);
  });

  it('[TOAST-03] [P18] a list moves the receipt of a bet, says no more of it, and what was pushed before takes nothing back', async () => {
    const world = bettingWorld();
    world.withSlip();
    await world.scheduler.pass(0);
    void world.placeBet();
    const shown = { ...WAITS, key: world.bets.orders[0]?.key ?? null };
    await world.bets.reply(shown);
    await listAnew(world, { ...shown, status: 'matched', matched: shown.stake });
    expect(world.betting.placement).toMatchObject({ state: 'accepted', bet: { status: 'matched' } });
    push(world, { ...shown });
    expect(world.betting.placement).toMatchObject({ bet: { status: 'matched' } });
    world.acknowledge();
    push(world, { ...shown, status: 'matched', matched: shown.stake });
    expect(world.notices).toEqual([]);
  });

  it('[SPORT-06] a row that says the same of a bet leaves its receipt as it is', async () => {
    const world = bettingWorld();
    world.withSlip();
    await world.scheduler.pass(0);
    void world.placeBet();
    const shown = { ...WAITS, key: world.bets.orders[0]?.key ?? null };
    await world.bets.reply(shown);
    await listAnew(world, { ...shown, key: null, marketName: 'as a row says it' });
    expect(world.betting.placement).toMatchObject({ bet: { marketName: shown.marketName } });
  });

  it('[TOAST-03] says that it lapsed too where a list had it no more', async () => {
    const world = await open();
    await listAnew(world);
    push(world, { ...WAITS, status: 'lapsed', settledAt: 5 });
    expect(world.notices).toEqual(['info bet.lapsed']);
  });

  it('[F64] says nothing to the next player of what waited for the one before', async () => {
    const world = await open();
    world.signOut();
    world.bets.open = [];
    world.signIn();
    await world.scheduler.pass(0);
    push(world, aBet());
    expect(world.notices).toEqual([]);
  });

  it('says that it lapsed', async () => {
    const world = await open();
    push(world, { ...WAITS, status: 'lapsed', settledAt: 5 });
    expect(world.notices).toEqual(['info bet.lapsed']);
  });

  it('says nothing of what the player did: a part that was called back, or all of it', async () => {
    const world = await open();
    push(world, { ...WAITS, status: 'partlyMatched', matched: rupees(200) });
    push(world, { ...WAITS, status: 'matched', matched: rupees(200) });
    expect(world.notices).toEqual(['success bet.partlyMatched']);
    const other = await open();
    push(other, { ...WAITS, status: 'cancelled', settledAt: 5 });
    expect(other.notices).toEqual([]);
  });
});
