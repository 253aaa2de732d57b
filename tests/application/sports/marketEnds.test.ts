import { describe, expect, it } from 'vitest';
import { aDelta, anImage, MARKET } from '@tests/support/mothers/sports';
import { settle } from '@/adapters/node/settle';
import { pollWorld } from './pollWorld';
import { M1, streamWorld } from './streamWorld';

describe('the end of a market', () => {
  it('[F43] is told once, when the board has it, by a stream', async () => {
    const { live, feed, ends, board, scheduler } = streamWorld();
    const received: unknown[] = [];
    const stop = ends.listen((market) => received.push([market, board.conditions(market)?.status]));
    await live();
    feed.tell({ seq: 11, changes: [aDelta(M1, { status: 'suspended' })] });
    expect(received).toEqual([]);
    feed.tell({ seq: 12, changes: [aDelta(M1, { status: 'closed' })] });
    scheduler.runFrame();
    feed.tell({ seq: 13, changes: [aDelta(M1, { result: 'home' })] });
    scheduler.runFrame();
    expect(received).toEqual([[M1, 'closed']]);
    stop();
    feed.tell({ seq: 14, changes: [aDelta(M1, { status: 'open' })] });
    scheduler.runFrame();
    feed.tell({ seq: 15, changes: [aDelta(M1, { status: 'closed' })] });
    expect(received).toHaveLength(1);
  });

  it('[F43] is told of a market that is found closed, by a stream and by questions', async () => {
    const { prices, feed, ends } = streamWorld();
    const received: string[] = [];
    ends.listen((market) => received.push(market));
    prices.wanted([M1]);
    await feed.answer({ seq: 1, changes: [anImage(M1, { status: 'closed', runners: [] })] });
    const polled = pollWorld();
    polled.ends.listen((market) => received.push(market));
    polled.serve(anImage(MARKET, { status: 'closed' }));
    polled.prices.wanted([MARKET]);
    await settle();
    await polled.scheduler.pass(4_000);
    expect(received).toEqual([M1, MARKET]);
  });
});
