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

  it('[F89] one of which nothing is heard is not among them: it is asked for, and says so by itself', async () => {
    const world = await threeWaiting();
    void world.cancelAll();
    await world.bets.cancelling.refuse({ kind: 'timedOut', sent: true });
    await world.bets.cancelling.refuse({
      kind: 'refused',
      sent: true,
      message: 'No',
      code: 'NOT_CANCELLABLE',
    });
    await world.bets.cancelling.reply(cancelled('three'));
    await world.scheduler.pass(0);
    expect(world.notified).toContainEqual({
      type: 'success',
      message: say('bet.allCancelled', { count: 1 }),
    });
    expect(world.notices).toContain('error bet.notCancellable');
    expect(world.betting.changes).toMatchObject([{ betId: 'one', what: 'cancel', state: 'unknown' }]);
  });

  it('nothing is said where there is nothing to cancel', async () => {
    const world = bettingWorld();
    world.signIn();
    await world.cancelAll();
    expect(world.notices).toEqual([]);
  });
});
