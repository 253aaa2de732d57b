import { describe, expect, it } from 'vitest';
import { aTick, anImage } from '@tests/support/mothers/sports';
import { settle } from '@/adapters/node/settle';
import { M1, streamWorld } from './streamWorld';

const HOURS = 3_600_000;

describe('streamed prices in a page that comes back', () => {
  it('[F75] silence while its timers slept is noticed the moment it is seen, before anything can be bet', async () => {
    const { live, page, board, feed, scheduler } = streamWorld();
    await live();
    // A timer of a hidden page runs once a minute at best: none has run here.
    scheduler.clock.advance(600_000);
    expect(board.freshness(M1)).toBe('live');
    page.show();
    expect(board.freshness(M1)).toBe('stale');
    expect(feed.asked).toMatchObject([{ ids: [M1], resume: null }]);
    await feed.answer({ seq: 90, changes: [anImage(M1)] });
    expect(board.freshness(M1)).toBe('live');
  });

  it('[F75] a stream that went on all the while stays as it is', async () => {
    const { live, page, board, feed, scheduler } = streamWorld();
    await live();
    for (let beat = 0; beat < 120; beat += 1) {
      scheduler.advance(5_000);
      feed.tell({ seq: 10, prev: 10 });
    }
    page.show();
    expect(board.freshness(M1)).toBe('live');
    expect(feed.asked).toEqual([]);
  });

  it('[F78] a night asleep on a monotonic clock that slept too is seen by the wall clock', async () => {
    const { live, page, board, feed, scheduler } = streamWorld();
    await live();
    scheduler.clock.jump(8 * HOURS);
    page.show();
    expect(board.freshness(M1)).toBe('stale');
    expect(feed.asked).toHaveLength(1);
  });

  it('[F83] a wall clock set back is no silence', async () => {
    const { live, page, board, scheduler } = streamWorld();
    await live();
    scheduler.clock.jump(-24 * HOURS);
    page.show();
    expect(board.freshness(M1)).toBe('live');
  });

  it('[F76] [F77] thawed or restored, everything is imaged anew, and nothing of before is live', async () => {
    const { live, page, board, feed, bestBack } = streamWorld();
    await live();
    page.resume();
    expect(board.freshness(M1)).toBe('stale');
    expect(feed.asked).toMatchObject([{ ids: [M1], resume: null }]);
    feed.tell({ seq: 11, changes: [aTick(111, 5, M1)] });
    await feed.answer({ seq: 40, changes: [anImage(M1)] });
    expect([board.freshness(M1), bestBack()]).toEqual(['live', 200]);
  });

  it('[F76] thawed without a connection it waits for one; while images are under way it asks no second time', async () => {
    const { live, page, feed, board, prices } = streamWorld();
    page.show();
    page.resume();
    await live();
    page.resume();
    page.resume();
    expect(feed.asked).toHaveLength(1);
    feed.disconnect();
    page.resume();
    await settle();
    expect(feed.asked).toHaveLength(1);
    expect(board.freshness(M1)).toBe('stale');
    prices.unwanted([M1]);
  });
});
