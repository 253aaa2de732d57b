import { describe, expect, it } from 'vitest';
import { AWAY, HOME, aDelta, aRunnerChange, aTick, anImage } from '@tests/support/mothers/sports';
import { M1, M2, streamWorld } from './streamWorld';

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

  it('[F39] are painted with a frame as well: the second that they waited brings no price on the screen forward', async () => {
    const { tick, feed, prices, scheduler, board } = await unseen();
    prices.wanted([M2]);
    await feed.answer({ seq: 11, prev: 10, changes: [anImage(M2)] });
    tick(12, 202);
    scheduler.advance(999);
    feed.tell({ seq: 13, changes: [aTick(206, 5, M2)] });
    scheduler.advance(1);
    expect([board.arrivals.length, scheduler.framesLeft]).toEqual([2, 1]);
    scheduler.runFrame();
    expect(board.log.at(-1)).toBe('prices m2 m1');
  });

  it('[P20] are right at once for whoever asks', async () => {
    const { tick, bestBack, scheduler, board } = await unseen();
    tick(11, 202);
    expect(bestBack()).toBe(202);
    tick(12, 204);
    expect(bestBack()).toBe(204);
    scheduler.runFrame();
    expect(bestBack()).toBe(204);
    expect([scheduler.framesLeft, board.arrivals.length]).toEqual([0, 1]);
  });

  it('[P20] wait cell by cell: none takes the place of another', async () => {
    const { tick, feed, scheduler, board } = await unseen();
    tick(11, 202);
    feed.tell({ seq: 12, changes: [aDelta(M1, { runners: [aRunnerChange(AWAY, [[0, 190, 5]])] })] });
    scheduler.advance(1_000);
    scheduler.runFrame();
    const best = [HOME, AWAY].map((runner) => board.books.get(M1)?.runners.get(runner)?.back[0]?.price);
    expect(best).toEqual([202, 190]);
  });

  it('[F31] without a book do not wait either: an image is asked for; of a market that is not ours they are nothing', async () => {
    const { board, feed, prices, scheduler } = streamWorld();
    board.unseen.add(M1);
    board.unseen.add(M2);
    prices.wanted([M1]);
    await feed.answer({ seq: 10, changes: [aTick(202, 5_000, M1)] });
    expect(board.freshness(M1)).toBe('stale');
    expect(feed.asked).toMatchObject([{ ids: [M1], resume: null }]);
    const timers = scheduler.timersLeft;
    feed.tell({ seq: 11, changes: [aTick(202, 5_000, M2)] });
    expect(scheduler.timersLeft).toBe(timers);
  });

  it('[F40] a suspension does not wait, and brings along what did', async () => {
    const { tick, feed, board } = await unseen();
    tick(11, 202);
    feed.tell({ seq: 12, changes: [aDelta(M1, { status: 'suspended' })] });
    expect(board.conditions(M1)?.status).toBe('suspended');
    expect(board.books.get(M1)?.runners.get(HOME)?.back[0]?.price).toBe(202);
  });

  it.each([
    ['the status', { status: 'suspended' }],
    ['its words', { statusLabel: 'Ball running' }],
    ['the version', { version: 9 }],
    ['the turn to play', { inPlay: false }],
    ['the delay', { delaySeconds: 8 }],
    ['the result', { result: 'home' }],
  ] as const)('[F40] %s decides about a bet: nothing of it waits or is lost', async (_what, said) => {
    const { tick, feed, scheduler, board } = await unseen();
    tick(11, 202);
    feed.tell({ seq: 12, changes: [aDelta(M1, said)] });
    scheduler.runFrame();
    expect(board.conditions(M1)).toMatchObject(said);
    expect(board.books.get(M1)?.runners.get(HOME)?.back[0]?.price).toBe(202);
    scheduler.advance(1_000);
    scheduler.runFrame();
    expect(board.conditions(M1)).toMatchObject(said);
  });

  it('[F40] nor does how a runner stands, and what is told of prices after it waits again', async () => {
    const { tick, feed, scheduler, board, bestBack } = await unseen();
    tick(11, 202);
    const { runners } = aTick(204, 5_000, M1);
    feed.tell({
      seq: 12,
      changes: [aDelta(M1, { runners: runners.map((each) => ({ ...each, status: 'suspended' })) })],
    });
    expect(board.runnerStatus(M1, HOME)).toBe('suspended');
    expect(board.books.get(M1)?.runners.get(HOME)?.back[0]?.price).toBe(204);
    tick(13, 206);
    scheduler.runFrame();
    expect(board.arrivals).toHaveLength(2);
    expect(bestBack()).toBe(206);
    expect(board.runnerStatus(M1, HOME)).toBe('suspended');
  });

  it('[RT-07] of however many markets are one round a second, for as long as prices come; an equal price is none', async () => {
    const { tick, feed, prices, scheduler, board } = await unseen();
    board.unseen.add(M2);
    prices.wanted([M2]);
    await feed.answer({ seq: 11, prev: 10, changes: [anImage(M2)] });
    const timers = scheduler.timersLeft;
    tick(12, 202);
    feed.tell({ seq: 13, changes: [aTick(200, 10_000, M2)] });
    expect(scheduler.timersLeft).toBe(timers + 1);
    scheduler.advance(1_000);
    scheduler.runFrame();
    expect(board.log.at(-1)).toBe('prices m1');
    tick(14, 204);
    scheduler.advance(1_000);
    scheduler.runFrame();
    expect(board.books.get(M1)?.runners.get(HOME)?.back[0]?.price).toBe(204);
  });

  it('[F34] a gap is noticed at once all the same', async () => {
    const { tick, board } = await unseen();
    tick(11, 202);
    tick(13, 206);
    expect(board.freshness(M1)).toBe('stale');
  });

  it('are forgotten with their market', async () => {
    const { tick, feed, prices, scheduler, board, bestBack } = await unseen();
    tick(11, 202);
    prices.unwanted([M1]);
    scheduler.advance(1_000);
    expect([scheduler.framesLeft, bestBack()]).toEqual([0, null]);
    expect(board.arrivals).toHaveLength(1);
    // Wanted again, its image is not overtaken by what waited for the one before.
    tick(12, 204);
    prices.unwanted([M1]);
    prices.wanted([M1]);
    await feed.answer({ seq: 20, changes: [anImage(M1)] });
    expect(bestBack()).toBe(200);
  });
});
