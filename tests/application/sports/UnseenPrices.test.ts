import { describe, expect, it } from 'vitest';
import { priceKey } from '@/domain/sports/PriceKey';
import { HOME, aDelta, aTick } from '@tests/support/mothers/sports';
import { M1, streamWorld } from './streamWorld';

/** A live market of which no cell is on the screen. */
async function unseen() {
  const world = streamWorld();
  await world.live();
  world.board.unseen.add(M1);
  const tick = (seq: number, price: number): void =>
    world.feed.tell({ seq, changes: [aTick(price, 5_000, M1)] });
  return { ...world, tick };
}

describe('prices that nobody looks at', () => {
  it('[RT-07] ask for no frame, and the board hears of the last ones once a second', async () => {
    const { tick, scheduler, board } = await unseen();
    for (const [at, price] of [202, 204, 206].entries()) tick(11 + at, price);
    expect([scheduler.framesLeft, board.arrivals.length]).toEqual([0, 1]);
    scheduler.advance(1_000);
    scheduler.runFrame();
    expect(board.arrivals).toHaveLength(2);
    expect(board.books.get(M1)?.runners.get(HOME)?.back[0]?.price).toBe(206);
  });

  it('[P20] are right at once for whoever asks', async () => {
    const { tick, bestBack, scheduler, board } = await unseen();
    tick(11, 202);
    expect(bestBack()).toBe(202);
    tick(12, 204);
    expect(bestBack()).toBe(204);
    scheduler.runFrame();
    expect(bestBack()).toBe(204);
    expect(board.arrivals.at(-1)?.[0]?.changed).toEqual([]);
  });

  it('[F40] a suspension does not wait, and brings along what did', async () => {
    const { tick, feed, board } = await unseen();
    tick(11, 202);
    feed.tell({ seq: 12, changes: [aDelta(M1, { status: 'suspended' })] });
    expect(board.conditions(M1)?.status).toBe('suspended');
    expect(board.books.get(M1)?.runners.get(HOME)?.back[0]?.price).toBe(202);
  });

  it('[F34] a gap is noticed at once all the same', async () => {
    const { tick, board } = await unseen();
    tick(11, 202);
    tick(13, 206);
    expect(board.freshness(M1)).toBe('stale');
  });

  it('are forgotten with their market', async () => {
    const { tick, prices, scheduler, board, bestBack } = await unseen();
    tick(11, 202);
    prices.unwanted([M1]);
    scheduler.advance(1_000);
    expect([scheduler.framesLeft, bestBack()]).toEqual([0, null]);
    expect(board.arrivals).toHaveLength(1);
  });

  it('are known by the key of a cell that nobody heard of before', async () => {
    const { tick, board } = await unseen();
    tick(11, 202);
    expect(board.heldBack?.marketOf(priceKey(M1, HOME, 'lay', 2))).toBe(M1);
    expect(board.heldBack?.marketOf('m10|home|lay|2' as never)).toBeNull();
  });
});
