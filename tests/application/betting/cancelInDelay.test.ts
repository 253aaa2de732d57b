import { describe, expect, it } from 'vitest';
import type { Bet } from '@/domain/betting/Bet';
import type { Capabilities } from '@/application/ports/device/Capabilities';
import { say } from '@/domain/shared/Message';
import { NO_MONEY, paise } from '@/domain/shared/Money';
import { betId } from '@/domain/shared/ids';
import { aBet } from '@tests/support/mothers/betting';
import { bettingWorld } from './bettingWorld';

const ID = betId('bet-1');
const TIMED_OUT = { kind: 'timedOut', sent: true } as const;
const TOO_LATE = { kind: 'refused', sent: true, code: 'NOT_CANCELLABLE' } as const;

/** A bet whose delay of six seconds runs, and its slip. */
async function delayed(capabilities: Partial<Capabilities> = {}) {
  const world = bettingWorld({ capabilities });
  world.withSlip('500');
  await world.scheduler.pass(0);
  void world.placeBet();
  const key = world.bets.orders[0]?.key ?? null;
  const bet = aBet({ id: ID, key, status: 'pending', matched: NO_MONEY, delayLeftMs: 6_000 });
  const as = (parts: Partial<Bet>): Bet => ({ ...bet, delayLeftMs: 0, ...parts });
  await world.bets.reply(bet);
  expect(world.betting.placement.state).toBe('delayed');
  const knows = (now: Bet): void => {
    world.bets.open = ['pending', 'unmatched', 'matched'].includes(now.status) ? [now] : [];
    if (key !== null) world.bets.known.set(key, now);
  };
  knows(bet);
  return { world, bet, as, knows };
}

describe('cancelling a bet while its in-play delay runs', () => {
  it('[SPORT-05] is sent once; the slip says what it was and keeps the stake, and one notice says it', async () => {
    const { world, as } = await delayed();
    void world.cancelBet(ID);
    void world.cancelBet(ID);
    expect(world.bets.cancels).toEqual([ID]);
    await world.bets.cancelling.reply(as({ status: 'cancelled' }));
    expect(world.betting.placement).toEqual({ state: 'rejected', reason: 'cancelled' });
    expect([world.betting.openBets, world.betting.pending, world.betting.changes]).toEqual([[], [], []]);
    expect([world.notices, world.cues]).toEqual([['success bet.cancelled'], []]);
    // Nothing was taken that could come back.
    expect(world.notified).toMatchObject([{ message: { values: { when: 'delay' } } }]);
    world.acknowledge();
    expect(world.betting.slips.map(({ slip }) => slip.stakeText)).toEqual(['500']);
  });

  it('[F53] the push that comes before the reply says nothing of its own', async () => {
    const { world, as } = await delayed();
    void world.cancelBet(ID);
    world.feed.tell((listener) => listener.betUpdated?.(as({ status: 'cancelled' })));
    expect(world.notices).toEqual([]);
    await world.bets.cancelling.reply(as({ status: 'cancelled' }));
    expect(world.notices).toEqual(['success bet.cancelled']);
  });

  it('[SPORT-05] what was matched before it was cancelled is heard as a bet', async () => {
    const { world, as } = await delayed();
    void world.cancelBet(ID);
    const part = as({ status: 'cancelled', matched: paise(10_000) });
    world.feed.tell((listener) => listener.betUpdated?.(part));
    expect(world.cues).toHaveLength(1);
  });

  it('[SPORT-05] without the capability it is not asked for', async () => {
    const { world } = await delayed({ cancelInDelay: false });
    await world.cancelBet(ID);
    await world.cancelAll();
    expect([world.bets.cancels, world.notices]).toEqual([[], []]);
  });

  it('[P18] the delay was over first: that is said, and what became of the bet is the server’s word', async () => {
    const { world, as, knows } = await delayed();
    void world.cancelBet(ID);
    const matched = as({ status: 'matched', matched: as({}).stake });
    knows(matched);
    world.feed.tell((listener) => listener.betUpdated?.(matched));
    await world.bets.cancelling.refuse(TOO_LATE);
    expect(world.betting.placement).toMatchObject({ state: 'accepted', bet: { status: 'matched' } });
    expect(world.notices).toEqual(['error bet.cancelledTooLate']);
    // It was placed after all, and that is heard.
    expect(world.cues).toEqual(['accepted']);
    expect(world.betting.openBets).toEqual([matched]);
  });

  it.each(['cancelled', 'rejected', 'matched', 'unmatched'] as const)(
    '[F54] [F89] the reply is lost, and the bet was %s: its key tells it, once',
    async (status) => {
      const { world, as, knows } = await delayed();
      void world.cancelBet(ID);
      knows(as({ status, ...(status === 'matched' ? { matched: as({}).stake } : {}) }));
      await world.bets.cancelling.refuse(TIMED_OUT);
      await world.scheduler.pass(10_000);
      expect(world.betting.pending).toEqual([]);
      const cancelledNotices = world.notices.filter((each) => each === 'success bet.cancelled');
      expect(cancelledNotices).toHaveLength(status === 'cancelled' ? 1 : 0);
      // One that waits now can still be cancelled by what is on its way.
      expect(world.betting.changes.map(({ state }) => state)).toEqual(
        status === 'unmatched' ? ['unknown'] : [],
      );
      const expected = {
        cancelled: 'rejected',
        rejected: 'rejected',
        matched: 'accepted',
        unmatched: 'accepted',
      };
      expect(world.betting.placement.state).toBe(expected[status]);
    },
  );

  it('[F90] without keys a bet that is gone from the list is not said to be cancelled', async () => {
    const { world, as, knows } = await delayed({ betKeys: false });
    void world.cancelBet(ID);
    knows(as({ status: 'rejected' }));
    await world.bets.cancelling.refuse(TIMED_OUT);
    await world.scheduler.pass(10_000);
    expect(world.betting.changes).toEqual([]);
    expect(world.notices).not.toContain('success bet.cancelled');
    expect(world.bets.asked).toEqual([]);
  });

  it.each([
    ['it waits to be matched now', { status: 'unmatched' }],
    ['its delay goes on', { status: 'pending', delayLeftMs: 60_000 }],
  ] as const)(
    '[F90] without keys the list says that %s: the cancellation may still come',
    async (_, parts) => {
      const { world, as, knows } = await delayed({ betKeys: false });
      void world.cancelBet(ID);
      knows(as(parts));
      await world.bets.cancelling.refuse(TIMED_OUT);
      await world.scheduler.pass(10_000);
      expect(world.betting.changes).toMatchObject([{ betId: ID, what: 'cancel', state: 'unknown' }]);
    },
  );

  it.each([
    ['does not know the key', (known: Map<unknown, unknown>) => known.clear()],
    ['says that its delay goes on', () => undefined],
  ] as const)(
    '[F89] the reply is lost, and the server %s: nothing is known of the cancellation',
    async (_, change) => {
      const { world, bet, knows } = await delayed();
      void world.cancelBet(ID);
      knows({ ...bet, delayLeftMs: 60_000 });
      change(world.bets.known);
      await world.bets.cancelling.refuse(TIMED_OUT);
      await world.scheduler.pass(10_000);
      expect(world.betting.changes).toMatchObject([{ betId: ID, what: 'cancel', state: 'unknown' }]);
      expect(world.notices).not.toContain('success bet.cancelled');
    },
  );

  it('[SPORT-05] by "cancel all" with those that wait', async () => {
    const { world, bet, as } = await delayed();
    const waits = aBet({ id: betId('bet-2'), key: null, status: 'unmatched', matched: NO_MONEY });
    world.bets.open = [waits, bet];
    await world.loadOpenBets();
    void world.cancelAll();
    expect(world.bets.cancels).toEqual(['bet-2', ID]);
    await world.bets.cancelling.reply({ ...waits, status: 'cancelled' });
    await world.bets.cancelling.reply(as({ status: 'cancelled' }));
    await world.scheduler.pass(0);
    expect(world.notified).toEqual([{ type: 'success', message: say('bet.allCancelled', { count: 2 }) }]);
  });
});
