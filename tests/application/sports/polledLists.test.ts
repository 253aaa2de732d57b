import { describe, expect, it } from 'vitest';
import { marketId, matchId } from '@/domain/shared/ids';
import type { Match } from '@/domain/sports/Match';
import { aMarket, aMatch, anImage, MARKET, MATCH } from '@tests/support/mothers/sports';
import { settle } from '@/adapters/node/settle';
import { BOOKMAKER, pollWorld } from './pollWorld';

function row(name: string, changes: Partial<Match> = {}): Match {
  const market = marketId(`m-${name}`);
  return aMatch({
    id: matchId(name),
    matchOdds: aMarket({ id: market, matchId: matchId(name) }),
    prices: anImage(market),
    ...changes,
  });
}
const [A, B, C] = ['a', 'b', 'c'].map((name) => marketId(`m-${name}`)) as [never, never, never];

describe('prices without a stream, of rows in lists', () => {
  it('[SPORT-07] all rows of a list are one question to /bet/matches, in the words of that list', async () => {
    const { prices, board, sports, directory, scheduler } = pollWorld();
    sports.list = [row('a'), row('b'), row('c')];
    directory.listed('cricket', sports.list);
    prices.wanted([A, B]);
    await settle();
    expect(sports.listCalls).toEqual([{ sport: 'cricket' }]);
    expect(sports.matchCalls).toEqual([]);
    expect([A, B].map((each) => board.freshness(each))).toEqual(['live', 'live']);
    expect(board.fresh.has(C)).toBe(false);
    sports.list = [row('a', { prices: anImage(A, { status: 'suspended' }) }), row('b')];
    await scheduler.pass(2_000);
    expect(sports.listCalls).toHaveLength(2);
    expect(board.conditions(A)?.status).toBe('suspended');
  });

  it('asks for the fewest lists that hold all rows on screen, the shorter of two', async () => {
    const { prices, sports, directory } = pollWorld();
    directory.listed('all', [row('a'), row('b'), row('c')]);
    directory.listed('live', (sports.list = [row('a'), row('b')]));
    prices.wanted([A]);
    await settle();
    expect(sports.listCalls).toEqual([{ inPlay: true }]);
    sports.list = [row('a'), row('b'), row('c')];
    prices.wanted([C]);
    await settle();
    expect(sports.listCalls).toEqual([{ inPlay: true }, {}]);
  });

  it('[F02] rows of a list that cannot be had are stale, and live again with its next answer', async () => {
    const { prices, sports, board, directory, scheduler } = pollWorld();
    sports.list = [row('a')];
    directory.listed('live', sports.list);
    sports.failure = { kind: 'offline', sent: false };
    prices.wanted([A]);
    await settle();
    expect(board.freshness(A)).toBe('stale');
    sports.failure = null;
    await scheduler.pass(2_000);
    expect([board.freshness(A), sports.listCalls.length]).toEqual(['live', 2]);
  });

  it('asks nothing for rows that are not on screen', async () => {
    const { prices, sports, directory, scheduler } = pollWorld();
    sports.list = [row('a'), row('b')];
    directory.listed('cricket', sports.list);
    await scheduler.pass(10_000);
    expect(sports.listCalls).toEqual([]);
    prices.wanted([A]);
    await settle();
    prices.unwanted([A]);
    await scheduler.pass(10_000);
    expect(sports.listCalls).toHaveLength(1);
    expect(scheduler.timersLeft).toBe(0);
  });

  it('an open match is asked by its own calls, which know more than its row; closed, its row is again', async () => {
    const { prices, sports, directory, scheduler, serveKinds } = pollWorld();
    sports.list = [aMatch({ prices: anImage() })];
    directory.listed('live', sports.list);
    prices.wanted([MARKET]);
    await settle();
    directory.opened(MATCH);
    serveKinds();
    prices.wanted([BOOKMAKER]);
    await scheduler.pass(4_000);
    expect(sports.listCalls).toHaveLength(1);
    expect(sports.matchCalls).toHaveLength(3);
    directory.closed(MATCH);
    prices.unwanted([BOOKMAKER]);
    await scheduler.pass(2_000);
    expect(sports.matchCalls).toHaveLength(3);
    expect(sports.listCalls).toHaveLength(3);
  });

  it('[F04] a row that is asked for by its match from now on is stale when that hangs', async () => {
    const { prices, sports, board, directory, scheduler, serveKinds } = pollWorld();
    sports.list = [aMatch({ prices: anImage() })];
    directory.listed('live', sports.list);
    prices.wanted([MARKET]);
    await settle();
    sports.gate.pause();
    directory.opened(MATCH);
    serveKinds();
    prices.wanted([BOOKMAKER]);
    await scheduler.pass(4_000);
    expect(board.freshness(MARKET)).toBe('stale');
  });

  it('a row that its list tells no prices of is asked for by its match', async () => {
    const { prices, board, sports, directory } = pollWorld();
    sports.list = [aMatch(), row('b')];
    directory.listed('live', sports.list);
    prices.wanted([MARKET, B]);
    await settle();
    expect([sports.listCalls.length, sports.matchCalls]).toEqual([1, [MATCH]]);
    expect([MARKET, B].map((each) => board.freshness(each))).toEqual(['live', 'live']);
  });

  it('a match page that tells no prices of a row does not take it from its list', async () => {
    const { prices, sports, directory, scheduler, serve, serveKinds } = pollWorld();
    sports.list = [aMatch({ prices: anImage() })];
    directory.listed('live', sports.list);
    directory.opened(MATCH);
    serve();
    prices.wanted([MARKET]);
    await settle();
    expect([sports.matchCalls.length, sports.listCalls.length]).toEqual([1, 0]);
    directory.closed(MATCH);
    serveKinds();
    prices.wanted([BOOKMAKER]);
    await scheduler.pass(4_000);
    expect([sports.matchCalls.length, sports.listCalls.length]).toEqual([1, 3]);
  });

  it('a row that left its list is asked for by its match, and found in whichever list holds it', async () => {
    const { prices, sports, directory, board, scheduler } = pollWorld();
    sports.list = [aMatch({ prices: anImage() })];
    directory.listed('upcoming', sports.list);
    prices.wanted([MARKET]);
    await settle();
    sports.list = [];
    await scheduler.pass(2_000);
    expect(sports.matchCalls).toEqual([MATCH]);
    expect(board.freshness(MARKET)).toBe('live');
    sports.list = [aMatch({ prices: anImage() })];
    directory.listed('live', sports.list);
    prices.unwanted([MARKET]);
    prices.wanted([MARKET]);
    await settle();
    expect(sports.listCalls.at(-1)).toEqual({ inPlay: true });
  });

  it('[SPORT-04] scores of the whole list come along', async () => {
    const { prices, sports, directory, matches } = pollWorld();
    const score = { home: '10/0', away: '', note: '', clock: '1.0 ov' };
    sports.list = [row('a', { score }), row('b')];
    directory.listed('live', sports.list);
    prices.wanted([A]);
    await settle();
    expect(matches.scores).toEqual([
      { matchId: 'a', status: 'inPlay', score },
      { matchId: 'b', status: 'inPlay', score: null },
    ]);
  });
});
