import { describe, expect, it } from 'vitest';
import { marketId, matchId } from '@/domain/shared/ids';
import { aMarket, anImage, MARKET, MATCH } from '@tests/support/mothers/sports';
import { settle } from '@/adapters/node/settle';
import { BOOKMAKER, FANCY, pollWorld } from './pollWorld';

describe('prices without a stream, of a match', () => {
  it('asks for the match every two seconds and shows what changed', async () => {
    const { prices, board, serve, scheduler, sports } = pollWorld();
    prices.wanted([MARKET]);
    expect(board.freshness(MARKET)).toBe('waiting');
    await settle();
    expect(board.freshness(MARKET)).toBe('live');
    await scheduler.pass(2_000);
    expect(board.arrivals).toHaveLength(1);
    // The next question, and the silence that would be too long.
    expect(scheduler.timersLeft).toBe(2);
    serve(anImage(MARKET, { status: 'suspended' }));
    await scheduler.pass(2_000);
    expect(board.conditions(MARKET)?.status).toBe('suspended');
    expect(sports.matchCalls).toHaveLength(3);
  });

  it('asks once for several markets of a match, and drops what nobody watches', async () => {
    const { prices, board, serve, sports, directory } = pollWorld();
    const other = marketId('m2');
    directory.learned([aMarket({ id: other })]);
    serve(anImage(), anImage(other), anImage(marketId('m3')));
    prices.wanted([MARKET, other]);
    await settle();
    expect(sports.matchCalls).toHaveLength(1);
    expect([...board.books.keys()]).toEqual([MARKET, other]);
  });

  it('[SPORT-07] asks for bookmaker and fancy by their own calls, each failing alone', async () => {
    const { prices, sports, serveKinds, freshness } = pollWorld();
    serveKinds();
    sports.fancyFailure = { kind: 'server', sent: true };
    prices.wanted([MARKET, BOOKMAKER, FANCY]);
    await settle();
    expect([sports.matchCalls, sports.bookmakerCalls, sports.fancyCalls]).toEqual([
      [MATCH],
      [MATCH],
      [MATCH],
    ]);
    expect(freshness()).toEqual(['live', 'live', 'stale']);
  });

  it('[F18] each is asked again only when its last question has ended', async () => {
    const { prices, sports, scheduler } = pollWorld();
    prices.wanted([MARKET]);
    await settle();
    sports.gate.pause();
    await scheduler.pass(7_000);
    expect(sports.matchCalls).toHaveLength(2);
    sports.gate.resume();
    await scheduler.pass(2_000);
    expect(sports.matchCalls).toHaveLength(3);
  });

  it('goes on for those that stay when one leaves', async () => {
    const { prices, board, serve, directory, scheduler, sports } = pollWorld();
    const other = marketId('m2');
    directory.learned([aMarket({ id: other })]);
    serve(anImage(), anImage(other));
    prices.wanted([MARKET, other]);
    await settle();
    prices.unwanted([other]);
    await scheduler.pass(2_000);
    expect(sports.matchCalls).toHaveLength(2);
    expect([...board.books.keys()]).toEqual([MARKET]);
  });

  it('a market that its match does not list any more is stale', async () => {
    const { prices, board, serve, scheduler } = pollWorld();
    prices.wanted([MARKET]);
    await settle();
    serve();
    await scheduler.pass(2_000);
    expect(board.freshness(MARKET)).toBe('stale');
  });

  it('a market of an unknown match waits until it is known', async () => {
    const { prices, board, serve, directory, scheduler } = pollWorld();
    const other = marketId('m2');
    prices.wanted([other]);
    await scheduler.pass(4_000);
    expect(board.freshness(other)).toBe('waiting');
    directory.learned([aMarket({ id: other })]);
    serve(anImage(other));
    await scheduler.pass(2_000);
    expect(board.freshness(other)).toBe('live');
    prices.unwanted([other]);
    expect(scheduler.timersLeft).toBe(0);
  });

  it('asks four questions at a time at most', async () => {
    const { prices, sports, directory } = pollWorld();
    const markets = Array.from({ length: 6 }, (_, at) =>
      aMarket({ id: marketId(`m${at}`), matchId: matchId(`x${at}`) }),
    );
    directory.learned(markets);
    sports.gate.pause();
    prices.wanted(markets.map(({ id }) => id));
    await settle();
    expect(sports.matchCalls).toHaveLength(4);
    sports.gate.resume();
    await settle();
    expect(sports.matchCalls).toHaveLength(6);
  });

  it('[F05] who leaves while a question waits for its turn is not asked for any more', async () => {
    const { prices, sports, directory, scheduler } = pollWorld();
    const markets = Array.from({ length: 6 }, (_, at) =>
      aMarket({ id: marketId(`m${at}`), matchId: matchId(`x${at}`) }),
    );
    directory.learned(markets);
    sports.gate.pause();
    prices.wanted(markets.map(({ id }) => id));
    await settle();
    prices.unwanted(markets.map(({ id }) => id));
    sports.gate.resume();
    await settle();
    expect([sports.matchCalls.length, scheduler.timersLeft]).toEqual([4, 0]);
  });

  it('who joins has the prices of the last answer at once, while it counts', async () => {
    const { prices, board, sports, serve, directory, scheduler } = pollWorld();
    const other = marketId('m2');
    directory.learned([aMarket({ id: other })]);
    serve(anImage(), anImage(other));
    prices.wanted([MARKET]);
    await settle();
    prices.wanted([other]);
    expect(board.freshness(other)).toBe('live');
    expect(sports.matchCalls).toHaveLength(1);
    prices.unwanted([other]);
    sports.gate.pause();
    await scheduler.pass(4_000);
    prices.wanted([other]);
    expect(board.freshness(other)).toBe('waiting');
  });

  it('[SPORT-04] the score comes with the match', async () => {
    const { prices, matches, serveKinds } = pollWorld();
    serveKinds();
    prices.wanted([BOOKMAKER]);
    await settle();
    expect(matches.scores).toEqual([]);
    prices.wanted([MARKET]);
    await settle();
    expect(matches.scores).toEqual([{ matchId: MATCH, status: 'inPlay', score: null }]);
  });

  it('says when a match has another market or a result, as a stream would', async () => {
    const { prices, sports, scheduler, serveKinds } = pollWorld();
    const received: string[] = [];
    prices.listen({});
    const stop = prices.listen({ marketsChanged: (match) => received.push(match) });
    serveKinds();
    prices.wanted([FANCY]);
    await scheduler.pass(2_000);
    expect(received).toEqual([]);
    const fancy = aMarket({ id: FANCY, kind: 'fancy' });
    sports.fancies.set(MATCH, { markets: [fancy, aMarket({ id: marketId('f2') })], prices: [] });
    await scheduler.pass(2_000);
    expect(received).toEqual([MATCH]);
    sports.fancies.set(MATCH, { markets: [{ ...fancy, result: '7' }], prices: [] });
    await scheduler.pass(4_000);
    expect(received).toEqual([MATCH, MATCH]);
    sports.fancies.set(MATCH, { markets: [{ ...fancy, result: '8' }], prices: [] });
    await scheduler.pass(4_000);
    sports.fancies.set(MATCH, { markets: [{ ...fancy, id: marketId('f3'), result: '8' }], prices: [] });
    await scheduler.pass(4_000);
    expect(received).toHaveLength(4);
    stop();
    sports.fancies.set(MATCH, { markets: [], prices: [] });
    await scheduler.pass(2_000);
    expect(received).toHaveLength(4);
  });

  it('[F05] the last to leave gives up the call under way and leaves no timer', async () => {
    const { prices, board, sports, scheduler } = pollWorld();
    sports.gate.pause();
    prices.wanted([MARKET]);
    await settle();
    prices.unwanted([MARKET]);
    expect(sports.givenUp).toBe(1);
    sports.gate.resume();
    await settle();
    expect(board.books.size).toBe(0);
    expect(scheduler.timersLeft).toBe(0);
    prices.wanted([MARKET]);
    await settle();
    expect(board.freshness(MARKET)).toBe('live');
    prices.unwanted([MARKET]);
    expect(scheduler.timersLeft).toBe(0);
  });

  it('[F05] who leaves in the turn in which they came is not asked for; nor is who comes and goes in a hidden page', async () => {
    const { prices, sports, page, scheduler } = pollWorld();
    prices.wanted([MARKET]);
    prices.unwanted([MARKET]);
    await settle();
    page.hide();
    prices.wanted([MARKET]);
    await settle();
    prices.unwanted([MARKET]);
    expect([sports.matchCalls, scheduler.timersLeft]).toEqual([[], 0]);
  });

  it('[F06] a call that does not even end when it is given up holds up no other', async () => {
    const { prices, sports, scheduler } = pollWorld();
    sports.gate.pause();
    prices.wanted([MARKET]);
    await scheduler.pass(10_000);
    expect([sports.givenUp, sports.matchCalls.length]).toEqual([1, 2]);
  });

  it('[F37] the answer to a call that was given up says nothing to who comes after', async () => {
    const { prices, board, sports, serve } = pollWorld();
    sports.gate.pause();
    prices.wanted([MARKET]);
    await settle();
    prices.unwanted([MARKET]);
    serve(anImage(MARKET, { version: 7 }));
    prices.wanted([MARKET]);
    await settle();
    expect(sports.matchCalls).toHaveLength(2);
    sports.gate.resume();
    await settle();
    expect(board.arrivals).toHaveLength(1);
    expect(board.conditions(MARKET)?.version).toBe(7);
    expect(board.log).not.toContain(`stale ${MARKET}`);
  });
});
