import { describe, expect, it } from 'vitest';
import { say } from '@/domain/shared/Message';
import { NO_MONEY } from '@/domain/shared/Money';
import { betId, marketId } from '@/domain/shared/ids';
import { aBet } from '@tests/support/mothers/betting';
import { bettingWorld } from './bettingWorld';

const OTHER = marketId('market-2');
const waits = (id: string, market?: typeof OTHER) =>
  aBet({
    id: betId(id),
    key: null,
    status: 'unmatched',
    matched: NO_MONEY,
    ...(market === undefined ? {} : { marketId: market }),
  });
const cancelled = (id: string) => aBet({ id: betId(id), key: null, status: 'cancelled', matched: NO_MONEY });

async function threeWaiting() {
  const world = bettingWorld();
  world.bets.open = [waits('one'), waits('two', OTHER), waits('three'), aBet({ id: betId('matched') })];
  world.signIn();
  await world.scheduler.pass(0);
  return world;
}

describe('cancelling all bets that wait', () => {
  it('[SPORT-05] on one market alone, or everywhere; what is matched stands', async () => {
    const world = await threeWaiting();
    void world.cancelAll(OTHER);
    expect(world.bets.cancels).toEqual(['two']);
    void world.cancelAll();
    expect(world.bets.cancels).toEqual(['two', 'one', 'three']);
  });

  it('[F53] each is sent once, and those that the server has cancelled are said together', async () => {
    const world = await threeWaiting();
    void world.cancelAll();
    void world.cancelAll();
    expect(world.bets.cancels).toHaveLength(3);
    for (const id of ['one', 'two', 'three']) await world.bets.cancelling.reply(cancelled(id));
    await world.scheduler.pass(0);
    expect(world.notified).toEqual([{ type: 'success', message: say('bet.allCancelled', { count: 3 }) }]);
    expect(world.betting.openBets.map(({ id }) => id)).toEqual(['matched']);
  });

  it('[F89] what came of all is said at once: one of which nothing is heard is asked for, one was matched first, one was never sent', async () => {
    const world = bettingWorld();
    world.bets.open = ['one', 'two', 'three', 'four'].map((id) => waits(id));
    world.signIn();
    await world.scheduler.pass(0);
    void world.cancelAll();
    await world.bets.cancelling.refuse({ kind: 'timedOut', sent: true });
    await world.bets.cancelling.refuse({
      kind: 'refused',
      sent: true,
      message: 'No',
      code: 'NOT_CANCELLABLE',
    });
    await world.bets.cancelling.reply(cancelled('three'));
    await world.bets.cancelling.refuse({ kind: 'offline', sent: false });
    await world.scheduler.pass(0);
    expect(world.notified).toEqual([
      {
        type: 'warning',
        message: say('bet.someCancelled', { count: 1, all: 4, tooLate: 1, unknown: 1, failed: 1 }),
      },
    ]);
    expect(world.betting.changes).toMatchObject([{ betId: 'one', what: 'cancel', state: 'unknown' }]);
  });

  it('[F89] one of which nothing was heard is cancelled once more by the next press, the others are not', async () => {
    const world = await threeWaiting();
    void world.cancelAll();
    await world.bets.cancelling.refuse({ kind: 'timedOut', sent: true });
    await world.bets.cancelling.reply(cancelled('two'));
    await world.bets.cancelling.reply(cancelled('three'));
    await world.scheduler.pass(0);
    void world.cancelAll();
    expect(world.bets.cancels).toEqual(['one', 'two', 'three']);
    world.bets.open = [waits('one'), aBet({ id: betId('matched') })];
    await world.scheduler.pass(30_000);
    expect(world.betting.changes).toMatchObject([{ betId: 'one', what: 'cancel', state: 'unheard' }]);
    void world.cancelAll();
    expect(world.bets.cancels).toEqual(['one', 'two', 'three', 'one']);
  });

  it('[F62] after a sign-out nothing more is said of it', async () => {
    const world = await threeWaiting();
    void world.cancelAll();
    world.signOut();
    for (const id of ['one', 'two', 'three']) await world.bets.cancelling.reply(cancelled(id));
    await world.scheduler.pass(0);
    expect(world.notified).toEqual([]);
  });

  it('nothing is said where there is nothing to cancel', async () => {
    const world = bettingWorld();
    world.signIn();
    await world.cancelAll();
    expect(world.notices).toEqual([]);
  });
});
