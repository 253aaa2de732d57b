import { describe, expect, it } from 'vitest';
import { runnerId } from '@/domain/shared/ids';
import { aDelta, anImage, aRunnerChange, aTick, AWAY, HOME, MATCH } from '@tests/support/mothers/sports';
import { M1, M2, streamWorld } from './streamWorld';

describe('prices as a stream', () => {
  it('[RT-07] subscribes, shows the image and calls it live', async () => {
    const { prices, feed, board, bestBack } = streamWorld();
    prices.wanted([M1, M2]);
    expect(feed.asked).toMatchObject([{ ids: [M1, M2], resume: null }]);
    expect(board.freshness(M1)).toBe('waiting');
    await feed.answer({ changes: [anImage(M1), anImage(M2)] });
    expect(board.arrivals).toHaveLength(1);
    expect(bestBack()).toBe(200);
    expect(board.log).toEqual(['waiting m1', 'waiting m2', 'prices m1 m2', 'live m1', 'live m2']);
  });

  it('scores that come with the answer or by themselves are passed on', async () => {
    const { prices, feed, matches } = streamWorld();
    const score = { matchId: MATCH, status: 'inPlay' as const, score: null };
    prices.wanted([M1]);
    await feed.answer({ scores: [score] });
    for (const listener of feed.listeners) listener.scoreChanged?.({ ...score, status: 'finished' });
    expect(matches.scores).toEqual([score, { ...score, status: 'finished' }]);
  });

  it('a market that the answer leaves out is stale, not loading for ever', async () => {
    const { prices, feed, board } = streamWorld();
    prices.wanted([M1, M2]);
    await feed.answer({ changes: [anImage(M1)] });
    expect(board.freshness(M2)).toBe('stale');
    expect(board.log).not.toContain('live m2');
  });

  describe('conflation', () => {
    it('[P21] many ticks between two frames are one arrival with the last value', async () => {
      const { live, feed, board, scheduler, bestBack } = streamWorld();
      await live();
      for (const [at, price] of [202, 204, 206].entries())
        feed.tell({ seq: 11 + at, changes: [aTick(price, 5_000, M1)] });
      expect(bestBack()).toBe(200);
      expect(scheduler.framesLeft).toBe(1);
      scheduler.runFrame();
      expect(board.arrivals).toHaveLength(2);
      expect(board.arrivals[1]?.[0]?.changed).toEqual(['m1|home|back|0']);
      expect(bestBack()).toBe(206);
    });

    it('a price that came back within the frame repaints nothing', async () => {
      const { live, feed, board, scheduler } = streamWorld();
      await live();
      feed.tell({ seq: 11, changes: [aTick(202, 10_000, M1)] });
      feed.tell({ seq: 12, changes: [aTick(200, 10_000, M1)] });
      scheduler.runFrame();
      expect(board.arrivals[1]?.[0]?.changed).toEqual([]);
    });

    it('[F32] an equal tick asks for no frame', async () => {
      const { live, feed, scheduler } = streamWorld();
      await live();
      feed.tell({ seq: 11, changes: [aTick(200, 10_000, M1)] });
      expect(scheduler.framesLeft).toBe(0);
    });

    it('[F40] a suspension does not wait for the frame, and takes its market along', async () => {
      const { live, feed, board, scheduler } = streamWorld();
      await live();
      feed.tell({ seq: 11, changes: [aTick(204, 10_000, M1)] });
      feed.tell({ seq: 12, changes: [aDelta(M1, { status: 'suspended' })] });
      expect(board.conditions(M1)?.status).toBe('suspended');
      expect(board.arrivals[1]?.[0]?.changed).toEqual(['m1|home|back|0']);
      scheduler.runFrame();
      expect(board.arrivals).toHaveLength(2);
    });

    it('[F40] and leaves the other markets to the frame', async () => {
      const { prices, feed, board, scheduler, bestBack } = streamWorld();
      prices.wanted([M1, M2]);
      await feed.answer({ seq: 10, changes: [anImage(M1), anImage(M2)] });
      feed.tell({ seq: 11, changes: [aTick(204, 5, M2), aDelta(M1, { status: 'suspended' })] });
      expect([board.conditions(M1)?.status, bestBack(M2)]).toEqual(['suspended', 200]);
      scheduler.runFrame();
      expect(bestBack(M2)).toBe(204);
    });

    it('[F40] nor does a runner that is taken out', async () => {
      const { live, feed, board } = streamWorld();
      await live();
      feed.tell({ seq: 11, changes: [aDelta(M1, { runners: [{ id: HOME, status: 'removed' }] })] });
      expect(board.runnerStatus(M1, HOME)).toBe('removed');
    });
  });

  describe('the chain', () => {
    it('[F31] a delta before the image is dropped; the image is on its way', async () => {
      const { prices, feed, board, live } = streamWorld();
      await live();
      prices.wanted([M2]);
      feed.tell({ seq: 11, changes: [aTick(300, 5, M2)] });
      expect(board.books.has(M2)).toBe(false);
      await feed.answer({ seq: 12, prev: 11, changes: [anImage(M2)] });
      expect(board.freshness(M2)).toBe('live');
      expect(board.freshness(M1)).toBe('live');
    });

    it('what overtakes the answer that it follows waits for it', async () => {
      const { prices, feed, live, scheduler, bestBack } = streamWorld();
      await live();
      prices.wanted([M2]);
      feed.tell({ seq: 12, prev: 11, changes: [aTick(240, 5, M2)] });
      await feed.answer({ seq: 11, prev: 10, changes: [anImage(M2)] });
      scheduler.runFrame();
      expect(bestBack(M2)).toBe(240);
      scheduler.advance(400);
      expect(feed.asked).toHaveLength(0);
    });

    it('[F33] whatever overtook it may be out of order itself', async () => {
      const { prices, feed, live, scheduler, bestBack } = streamWorld();
      await live();
      prices.wanted([M2]);
      feed.tell({ seq: 13, prev: 12, changes: [aTick(250, 5, M2)] });
      feed.tell({ seq: 12, prev: 11, changes: [aTick(240, 5, M2)] });
      await feed.answer({ seq: 11, prev: 10, changes: [anImage(M2)] });
      scheduler.runFrame();
      expect(bestBack(M2)).toBe(250);
      expect(feed.asked).toHaveLength(0);
    });

    it('[F32] duplicates and heartbeats change nothing', async () => {
      const { live, feed, board, scheduler, bestBack } = streamWorld();
      await live();
      feed.tell({ seq: 11, changes: [aTick(204, 5, M1)] });
      feed.tell({ seq: 11, changes: [aTick(999, 5, M1)] });
      feed.tell({ seq: 11, prev: 11 });
      scheduler.runFrame();
      expect(bestBack()).toBe(204);
      expect(board.freshness(M1)).toBe('live');
    });

    it('[F34] a loss makes everything stale at once, asks once, and the image makes it live', async () => {
      const { live, feed, board, bestBack, scheduler } = streamWorld();
      await live();
      feed.tell({ seq: 13, prev: 12, changes: [aTick(204, 5, M1)] });
      expect(board.freshness(M1)).toBe('stale');
      expect(feed.asked).toMatchObject([{ ids: [M1], resume: null }]);
      feed.tell({ seq: 14, prev: 13 });
      feed.tell({ seq: 16, prev: 15 });
      expect(feed.asked).toHaveLength(1);
      await feed.answer({
        seq: 20,
        prev: 16,
        changes: [anImage(M1, { runners: [aRunnerChange(HOME, [[0, 220, 5]])] })],
      });
      expect(board.freshness(M1)).toBe('live');
      expect(bestBack()).toBe(220);
      feed.tell({ seq: 21, prev: 20, changes: [aTick(222, 5, M1)] });
      scheduler.runFrame();
      expect(bestBack()).toBe(222);
    });

    it('[F33] swapped messages are noticed and end in the right book', async () => {
      const { live, feed, board, bestBack } = streamWorld();
      await live();
      feed.tell({ seq: 12, prev: 11, changes: [aTick(206, 5, M1)] });
      feed.tell({ seq: 11, prev: 10, changes: [aTick(204, 5, M1)] });
      expect(board.freshness(M1)).toBe('stale');
      await feed.answer({
        seq: 13,
        prev: 12,
        changes: [anImage(M1, { runners: [aRunnerChange(HOME, [[0, 206, 5]])] })],
      });
      expect(bestBack()).toBe(206);
    });

    it('[F34] a gap that an answer under way could close is a loss after 400 ms', async () => {
      const { prices, live, feed, board, scheduler } = streamWorld();
      await live();
      prices.wanted([M2]);
      feed.tell({ seq: 13, prev: 12, changes: [aTick(204, 5, M1)] });
      expect(board.freshness(M1)).toBe('live');
      scheduler.advance(399);
      expect(board.freshness(M1)).toBe('live');
      scheduler.advance(1);
      expect(board.freshness(M1)).toBe('stale');
      expect(feed.asked.map(({ ids }) => ids)).toEqual([[M2], [M1, M2]]);
      // The answer from before says nothing any more; the one for everything does.
      await feed.answer({ seq: 12, prev: 10, changes: [anImage(M2)] });
      expect(board.freshness(M2)).toBe('waiting');
      await feed.answer({ seq: 14, prev: 13, changes: [anImage(M1), anImage(M2)] });
      expect([board.freshness(M1), board.freshness(M2)]).toEqual(['live', 'live']);
      scheduler.advance(8_000);
      expect(feed.asked).toHaveLength(0);
    });

    it('[F38] another epoch makes the books stale until they are imaged', async () => {
      const { live, feed, board, bestBack } = streamWorld();
      await live();
      feed.tell({ epoch: 'b', seq: 1, prev: null, changes: [aTick(300, 5, M1)] });
      expect(board.freshness(M1)).toBe('stale');
      expect(bestBack()).toBe(200);
      await feed.answer({ epoch: 'b', seq: 2, prev: 1, changes: [anImage(M1)] });
      feed.tell({ epoch: 'b', seq: 3, prev: 2 });
      expect(board.freshness(M1)).toBe('live');
      expect(feed.asked).toHaveLength(0);
    });

    it('[F35] an image in the middle of the stream clears a runner that it leaves out', async () => {
      const { live, feed, board, scheduler } = streamWorld();
      await live();
      feed.tell({ seq: 11, changes: [anImage(M1, { runners: [aRunnerChange(HOME, [[0, 200, 5]])] })] });
      scheduler.runFrame();
      expect(board.price(M1, AWAY, 'back', 0)).toBeNull();
      expect(board.runnerStatus(M1, runnerId('away'))).toBeNull();
    });

    it('an answer that does not follow reveals a loss too', async () => {
      const { prices, live, feed, board } = streamWorld();
      await live();
      prices.wanted([M2]);
      await feed.answer({ seq: 15, prev: 14, changes: [anImage(M2)] });
      expect([board.freshness(M1), board.freshness(M2)]).toEqual(['stale', 'stale']);
      expect(feed.asked).toMatchObject([{ ids: [M1, M2], resume: null }]);
    });

    it('a stream that keeps breaking is mended on a back-off', async () => {
      const { prices, live, feed, scheduler } = streamWorld();
      await live();
      feed.tell({ seq: 50, prev: 49 });
      await feed.answer({ seq: 60, changes: [anImage(M1)] });
      feed.tell({ seq: 70, prev: 69 });
      expect(feed.asked).toHaveLength(0);
      // Whoever comes meanwhile asks for their own, and hastens nothing.
      prices.wanted([M2]);
      expect(feed.asked).toMatchObject([{ ids: [M2], resume: null }]);
      await feed.answer({ seq: 71, prev: 70, changes: [anImage(M2)] });
      prices.unwanted([M2]);
      scheduler.advance(1_000);
      expect(feed.asked).toHaveLength(1);
      await feed.answer({ seq: 80, changes: [anImage(M1)] });
      scheduler.advance(10_000);
      expect(feed.asked).toHaveLength(1);
    });
  });

  describe('silence', () => {
    it('[F04] twice the heartbeat without a word is stale, and asks', async () => {
      const { live, feed, board, scheduler } = streamWorld();
      await live();
      scheduler.advance(9_999);
      expect(board.freshness(M1)).toBe('live');
      scheduler.advance(1);
      expect(board.freshness(M1)).toBe('stale');
      expect(feed.asked).toMatchObject([{ ids: [M1], resume: null }]);
    });

    it('[F04] a jump of the wall clock is no silence', async () => {
      const { live, board, scheduler } = streamWorld();
      await live();
      scheduler.clock.jump(24 * 3_600_000);
      scheduler.advance(9_000);
      expect(board.freshness(M1)).toBe('live');
    });

    it('a heartbeat keeps it live', async () => {
      const { live, feed, board, scheduler } = streamWorld();
      await live();
      for (let beat = 0; beat < 5; beat++) {
        scheduler.advance(5_000);
        feed.tell({ seq: 10, prev: 10 });
      }
      scheduler.advance(9_999);
      expect(board.freshness(M1)).toBe('live');
      expect(feed.asked).toHaveLength(0);
    });

    it('[F04] a link that answers nothing either is given up', async () => {
      const { live, feed, scheduler } = streamWorld();
      await live();
      scheduler.advance(14_999);
      expect(feed.restarts).toBe(0);
      scheduler.advance(1);
      expect(feed.restarts).toBe(1);
    });

    it('[F04] silence while everything is asked for already asks no second time', async () => {
      const { live, feed, board, scheduler } = streamWorld();
      await live();
      scheduler.advance(20_000);
      expect(feed.asked).toHaveLength(1);
      expect(board.freshness(M1)).toBe('stale');
    });

    it('[F04] a link that answers late is kept', async () => {
      const { live, feed, board, scheduler } = streamWorld();
      await live();
      scheduler.advance(14_000);
      await feed.answer({ seq: 12, changes: [anImage(M1)] });
      scheduler.advance(5_000);
      expect(feed.restarts).toBe(0);
      expect(board.freshness(M1)).toBe('live');
    });
  });

  describe('the connection', () => {
    it('[F02] is lost: stale at once; is back: resumed by position', async () => {
      const { live, feed, board, scheduler, bestBack } = streamWorld();
      await live();
      feed.tell({ seq: 11, changes: [aTick(202, 5, M1)] });
      feed.disconnect();
      expect(board.freshness(M1)).toBe('stale');
      feed.connect();
      expect(feed.asked).toMatchObject([{ ids: [M1], resume: { epoch: 'a', seq: 11 } }]);
      await feed.answer({ seq: 15, resumed: true, changes: [aTick(208, 5, M1)] });
      expect(board.freshness(M1)).toBe('live');
      expect(bestBack()).toBe(208);
      feed.tell({ seq: 16, prev: 15, changes: [aTick(210, 5, M1)] });
      scheduler.runFrame();
      expect(bestBack()).toBe(210);
    });

    it('while it is lost nothing is asked and no silence is counted', async () => {
      const { live, feed, scheduler } = streamWorld();
      await live();
      feed.disconnect();
      scheduler.advance(60_000);
      expect([feed.asked.length, feed.restarts, scheduler.timersLeft]).toEqual([0, 0, 0]);
    });

    it('is resumed, though the first try to do so failed', async () => {
      const { live, feed, scheduler } = streamWorld();
      await live();
      feed.disconnect();
      feed.connect();
      await feed.refuse();
      scheduler.advance(1_000);
      expect(feed.asked).toMatchObject([{ ids: [M1], resume: { epoch: 'a', seq: 10 } }]);
    });

    it('is not resumed for who has no book: other markets are wanted by now', async () => {
      const { prices, live, feed, board } = streamWorld();
      await live();
      feed.disconnect();
      prices.unwanted([M1]);
      prices.wanted([M2]);
      feed.connect();
      expect(feed.asked).toMatchObject([{ ids: [M2], resume: null }]);
      await feed.answer({ seq: 12, changes: [anImage(M2)] });
      expect(board.freshness(M2)).toBe('live');
    });

    it('a resumed answer without a change makes the books live again', async () => {
      const { live, feed, board } = streamWorld();
      await live();
      feed.disconnect();
      feed.connect();
      await feed.answer({ seq: 10, resumed: true });
      expect(board.freshness(M1)).toBe('live');
    });

    it('[F38] is back with another epoch: images replace, no old price stays', async () => {
      const { live, feed, board } = streamWorld();
      await live();
      feed.disconnect();
      feed.connect();
      await feed.answer({
        epoch: 'b',
        seq: 1,
        changes: [anImage(M1, { runners: [aRunnerChange(HOME, [[0, 150, 5]])] })],
      });
      expect(board.price(M1, HOME, 'lay', 0)).toBeNull();
      expect(board.price(M1, HOME, 'back', 0)?.price).toBe(150);
    });

    it('[F37] an answer that belongs to an older connection is dropped', async () => {
      const { prices, feed, board } = streamWorld();
      prices.wanted([M1]);
      feed.disconnect();
      feed.connect();
      expect(feed.asked).toHaveLength(2);
      await feed.answer({ seq: 3, changes: [anImage(M1)] });
      expect(board.freshness(M1)).toBe('waiting');
      feed.tell({ seq: 1, prev: null, epoch: 'b' });
      expect(feed.asked).toHaveLength(1);
      await feed.answer({ seq: 2, prev: 1, epoch: 'b', changes: [anImage(M1)] });
      expect(board.freshness(M1)).toBe('live');
      expect(feed.asked).toHaveLength(0);
    });

    it('a market that was wanted while offline is imaged, the others resumed', async () => {
      const { prices, live, feed, board } = streamWorld();
      await live();
      feed.disconnect();
      prices.wanted([M2]);
      expect(feed.asked).toHaveLength(0);
      feed.connect();
      expect(feed.asked).toMatchObject([
        { ids: [M1], resume: { seq: 10 } },
        { ids: [M2], resume: null },
      ]);
      await feed.answer({ seq: 10, resumed: true });
      await feed.answer({ seq: 11, prev: 10, changes: [anImage(M2)] });
      expect([board.freshness(M1), board.freshness(M2)]).toEqual(['live', 'live']);
    });

    it('and when that fails, it alone is asked for again: the others go on', async () => {
      const { prices, live, feed, board, scheduler } = streamWorld();
      await live();
      feed.disconnect();
      prices.wanted([M2]);
      feed.connect();
      await feed.answer({ seq: 10, resumed: true });
      await feed.refuse();
      scheduler.advance(1_999);
      expect(feed.asked).toHaveLength(0);
      scheduler.advance(1);
      expect(feed.asked).toMatchObject([{ ids: [M2], resume: null }]);
      expect(board.freshness(M1)).toBe('live');
    });

    it('a delta for a book that we do not hold asks for its image, and again when that is not given', async () => {
      const { prices, feed, board, scheduler } = streamWorld();
      prices.wanted([M1]);
      await feed.answer({ seq: 5, changes: [aTick(200, 5, M1)] });
      expect(board.freshness(M1)).toBe('stale');
      await feed.refuse();
      scheduler.advance(1_999);
      expect(feed.asked).toHaveLength(0);
      scheduler.advance(1);
      expect(feed.asked).toMatchObject([{ ids: [M1], resume: null }]);
      await feed.answer({ seq: 6, prev: 5, changes: [anImage(M1)] });
      expect(board.freshness(M1)).toBe('live');
    });

    it('[F03] flapping ends live, resumed from the last position that counted', async () => {
      const { live, feed, board, scheduler } = streamWorld();
      await live();
      for (let cycle = 0; cycle < 10; cycle++) {
        feed.disconnect();
        feed.connect();
      }
      expect(feed.asked.at(-1)?.resume).toEqual({ epoch: 'a', seq: 10 });
      await feed.answer({ seq: 12, resumed: true }, feed.asked.length - 1);
      expect(board.freshness(M1)).toBe('live');
      expect(scheduler.timersLeft).toBe(1);
    });

    it('after a loss nothing is resumed', async () => {
      const { live, feed } = streamWorld();
      await live();
      feed.disconnect();
      feed.connect();
      await feed.answer({ seq: 10, resumed: true });
      feed.tell({ seq: 20, prev: 19 });
      feed.disconnect();
      feed.connect();
      expect(feed.asked.at(-1)).toMatchObject({ ids: [M1], resume: null });
    });
  });

  describe('a subscription that fails', () => {
    it('is asked again on a back-off, 1, 2, 4 and then 8 seconds', async () => {
      const { prices, feed, scheduler, logger } = streamWorld();
      prices.wanted([M1]);
      for (const wait of [1_000, 2_000, 4_000, 8_000, 8_000]) {
        await feed.refuse();
        scheduler.advance(wait - 1);
        expect(feed.asked).toHaveLength(0);
        scheduler.advance(1);
        expect(feed.asked).toHaveLength(1);
      }
      expect(logger.lines).toHaveLength(5);
    });

    it('what is wanted meanwhile is asked for by itself, and again with everything', async () => {
      const { prices, feed, board, scheduler } = streamWorld();
      prices.wanted([M1]);
      await feed.refuse();
      prices.wanted([M2]);
      expect(feed.asked.map(({ ids }) => ids)).toEqual([[M2]]);
      await feed.answer({ seq: 3, changes: [anImage(M2)] });
      expect(board.freshness(M2)).toBe('waiting');
      scheduler.advance(1_000);
      expect(feed.asked.map(({ ids }) => ids)).toEqual([[M1, M2]]);
      // Two seconds after the lonely answer: everything is asked for already.
      scheduler.advance(1_000);
      expect(feed.asked).toHaveLength(1);
      await feed.answer({ seq: 4, changes: [anImage(M1), anImage(M2)] });
      expect([board.freshness(M1), board.freshness(M2)]).toEqual(['live', 'live']);
    });

    it('an answer that overtakes the first one says nothing yet: its market is asked for again', async () => {
      const { prices, feed, board, scheduler } = streamWorld();
      prices.wanted([M1]);
      prices.wanted([M2]);
      expect(feed.asked.map(({ ids }) => ids)).toEqual([[M1], [M2]]);
      await feed.answer({ seq: 11, prev: 10, changes: [anImage(M2)] }, 1);
      await feed.answer({ seq: 11, changes: [anImage(M1)] });
      expect([board.freshness(M1), board.freshness(M2)]).toEqual(['live', 'waiting']);
      scheduler.advance(2_000);
      expect(feed.asked).toMatchObject([{ ids: [M2], resume: null }]);
      await feed.answer({ seq: 12, prev: 11, changes: [anImage(M2)] });
      expect(board.freshness(M2)).toBe('live');
      expect(scheduler.timersLeft).toBe(1);
    });

    it('the limit of a connection is logged by its code, and the rest lives on', async () => {
      const { prices, live, feed, board, scheduler, logger } = streamWorld();
      await live();
      prices.wanted([M2]);
      await feed.refuse({ kind: 'refused', sent: true, code: 'SUBSCRIPTION_LIMIT' });
      expect(logger.lines[0]?.details).toEqual({ kind: 'refused', code: 'SUBSCRIPTION_LIMIT' });
      expect(board.freshness(M1)).toBe('live');
      scheduler.advance(2_000);
      expect(feed.asked).toMatchObject([{ ids: [M2], resume: null }]);
      await feed.refuse();
      prices.unwanted([M2]);
      scheduler.advance(2_000);
      expect(feed.asked).toHaveLength(0);
    });
  });

  describe('when nobody wants a market any more', () => {
    it('[F37] it is closed, forgotten, and its late messages are dropped', async () => {
      const { prices, feed, board } = streamWorld();
      prices.wanted([M1, M2]);
      await feed.answer({ seq: 10, changes: [anImage(M1), anImage(M2)] });
      prices.unwanted([M1]);
      expect(feed.unsubscribed).toEqual([M1]);
      feed.tell({ seq: 11, changes: [aTick(204, 5, M1), aDelta(M2, { version: 2 })] });
      expect(board.books.has(M1)).toBe(false);
      expect(board.freshness(M2)).toBe('live');
    });

    it('[F04] the others go on: their prices move, and their silence is noticed', async () => {
      const { prices, feed, board, scheduler, bestBack } = streamWorld();
      prices.wanted([M1, M2]);
      await feed.answer({ seq: 10, changes: [anImage(M1), anImage(M2)] });
      prices.unwanted([M1]);
      feed.tell({ seq: 11, changes: [aTick(204, 5, M2)] });
      scheduler.runFrame();
      expect(bestBack(M2)).toBe(204);
      scheduler.advance(10_000);
      expect(board.freshness(M2)).toBe('stale');
    });

    it('what was shown of it, or waited for the frame, is forgotten: wanted again, each of its cells is new', async () => {
      const { prices, live, feed, board, scheduler, bestBack } = streamWorld();
      await live();
      feed.tell({ seq: 11, changes: [aTick(204, 5, M1)] });
      prices.unwanted([M1]);
      scheduler.runFrame();
      expect(board.books.has(M1)).toBe(false);
      prices.wanted([M1]);
      await feed.answer({ seq: 12, changes: [anImage(M1)] });
      expect(bestBack()).toBe(200);
      expect(board.arrivals.at(-1)?.map(({ changed }) => changed.length)).toEqual([4]);
    });

    it('[F37] an answer to a subscription that was closed and opened again does not count', async () => {
      const { prices, live, feed, board } = streamWorld();
      await live();
      prices.wanted([M2]);
      prices.unwanted([M2]);
      prices.wanted([M2]);
      expect(feed.asked).toHaveLength(2);
      await feed.answer({ seq: 11, prev: 10, changes: [anImage(M2)] });
      expect(board.freshness(M2)).toBe('waiting');
      expect(board.books.has(M2)).toBe(false);
      await feed.answer({ seq: 12, prev: 11, changes: [anImage(M2)] });
      expect(board.freshness(M2)).toBe('live');
    });

    it('a whole page of messages without an anchor is not kept in memory for ever', async () => {
      const { prices, feed, board, scheduler } = streamWorld();
      prices.wanted([M1]);
      for (let seq = 1; seq <= 2_000; seq++) feed.tell({ seq, changes: [aTick(200 + seq, 5, M1)] });
      await feed.answer({ seq: 0, changes: [anImage(M1)] });
      // Most of it was dropped, so it is a loss: everything is asked for again.
      expect(board.freshness(M1)).toBe('stale');
      await feed.answer({ seq: 2_001, changes: [anImage(M1)] });
      scheduler.advance(1_000);
      expect(board.freshness(M1)).toBe('live');
    });

    it('a request for it that is still under way marks nothing', async () => {
      const { prices, live, feed, board } = streamWorld();
      await live();
      prices.wanted([M2]);
      prices.unwanted([M2]);
      await feed.answer({ seq: 11, prev: 10, changes: [anImage(M2)] });
      expect(board.fresh.has(M2)).toBe(false);
      expect(board.freshness(M1)).toBe('live');
    });

    it('leaves no timer, and starts afresh later', async () => {
      const { prices, live, feed, board, scheduler } = streamWorld();
      await live();
      prices.unwanted([M1]);
      expect(scheduler.timersLeft).toBe(0);
      feed.tell({ seq: 30, prev: 29 });
      prices.wanted([M1]);
      await feed.answer({ seq: 31, prev: 30, changes: [anImage(M1)] });
      expect(board.freshness(M1)).toBe('live');
      expect(feed.asked).toHaveLength(0);
    });

    it('tells a lost connection nothing', () => {
      const { prices, feed } = streamWorld();
      feed.isConnected = false;
      prices.wanted([M1]);
      prices.unwanted([M1]);
      expect(feed.unsubscribed).toEqual([]);
      expect(feed.asked).toEqual([]);
      feed.connect();
      expect(feed.asked).toEqual([]);
    });
  });
});
