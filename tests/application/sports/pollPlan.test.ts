import { describe, expect, it } from 'vitest';
import { MarketDirectory } from '@/application/sports/MarketDirectory';
import { pollPlan } from '@/application/sports/pollPlan';
import { marketId, matchId } from '@/domain/shared/ids';
import type { MarketId } from '@/domain/shared/ids';
import { aMarket, aMatch } from '@tests/support/mothers/sports';

const [A, B, C, D] = ['a', 'b', 'c', 'd'].map(marketId) as [MarketId, MarketId, MarketId, MarketId];

/** The row of the match that a market is the main one of. */
function row(id: MarketId) {
  return aMatch({ id: matchId(`of ${id}`), matchOdds: aMarket({ id, matchId: matchId(`of ${id}`) }) });
}

function planned(
  directory: MarketDirectory,
  markets: readonly MarketId[],
  unlisted: readonly MarketId[] = [],
): Readonly<Record<string, readonly MarketId[]>> {
  const plan = pollPlan(markets, directory, new Set(unlisted));
  return Object.fromEntries([...plan].map(([key, question]) => [key, question.markets]));
}

describe('[SPORT-07] the fewest questions for what is on screen', () => {
  it('are the lists that tell of most of it, each market asked of one', () => {
    const directory = new MarketDirectory();
    directory.listed('cricket', [row(A), row(B)]);
    directory.listed('soccer', [row(C)]);
    directory.listed('live', [row(B), row(C), row(D)]);
    expect(planned(directory, [A, B])).toEqual({ 'list cricket': [A, B] });
    expect(planned(directory, [B, C, D])).toEqual({ 'list live': [B, C, D] });
    expect(planned(directory, [A, B, C, D])).toEqual({ 'list live': [B, C, D], 'list cricket': [A] });
    expect(planned(directory, [])).toEqual({});
  });

  it('of two that tell as much, the shorter one, whichever came first', () => {
    const directory = new MarketDirectory();
    directory.listed('all', [row(A), row(B), row(C)]);
    directory.listed('live', [row(A), row(B)]);
    directory.listed('cricket', [row(A), row(B), row(D)]);
    expect(planned(directory, [A, B])).toEqual({ 'list live': [A, B] });
  });

  it('is a call of its own for an open match, and for what no list tells; none for a match that nobody knows', () => {
    const directory = new MarketDirectory();
    const OF_A = matchId(`of ${A}`);
    directory.listed('live', [row(A), row(B), row(C)]);
    directory.learned([
      aMarket({ id: marketId('a2'), matchId: OF_A, kind: 'toss' }),
      aMarket({ id: marketId('fancy'), matchId: OF_A, kind: 'fancy' }),
      aMarket({ id: marketId('bookmaker'), matchId: OF_A, kind: 'bookmaker' }),
    ]);
    directory.opened(OF_A);
    expect([directory.matchOf(D), directory.kindOf(D)]).toEqual([null, null]);
    const markets = [A, B, C, D, marketId('a2'), marketId('fancy'), marketId('bookmaker')];
    expect(planned(directory, markets, [B])).toEqual({
      'list live': [C],
      'match of a': [A, 'a2'],
      'match of b': [B],
      'fancy of a': ['fancy'],
      'bookmaker of a': ['bookmaker'],
    });
    directory.closed(OF_A);
    expect(planned(directory, [A, B])).toEqual({ 'list live': [A, B] });
  });
});
