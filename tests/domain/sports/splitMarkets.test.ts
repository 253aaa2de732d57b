import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitMarkets } from '@/domain/sports/splitMarkets';
import type { SplittableMarket } from '@/domain/sports/splitMarkets';
import { runs } from '@tests/support/runs';

const words = fc.constantFrom(
  'Bookmaker',
  'MATCH ODDS',
  'toss',
  'Tied Match',
  'over',
  '6 Over Runs',
  'Overall',
  'Boundaries',
  '',
);
const names = fc.oneof(
  words,
  fc.string(),
  fc.tuple(words, words).map((pair) => pair.join(' ')),
);
const markets = fc.array(
  fc.record<SplittableMarket>(
    {
      name: fc.option(names, { nil: null }),
      result: fc.oneof(fc.constantFrom(null, '', '0', 0, 'Home'), fc.string()),
    },
    { requiredKeys: [] },
  ),
);

function partOf(market: SplittableMarket): string | undefined {
  return Object.entries(splitMarkets([market])).find(([, list]) => list.length > 0)?.[0];
}

describe('[SPORT-02] the market split', () => {
  it('[P25] each market lands in exactly one list and keeps its order', () => {
    fc.assert(
      fc.property(markets, (all) => {
        const split = splitMarkets(all);
        const order = new Map(all.map((market, at) => [market, at]));
        expect(split.excluded.length + split.session.length + split.other.length).toBe(all.length);
        for (const list of Object.values(split) as SplittableMarket[][]) {
          const places = list.map((market) => order.get(market) ?? -1);
          expect(places).toEqual(places.toSorted((a, b) => a - b));
        }
      }),
      { numRuns: runs(1_000) },
    );
  });

  it('[P25] exclusion wins over "over", and case does not matter', () => {
    expect(partOf({ name: 'BOOKMAKER 1st over' })).toBe('excluded');
    expect(partOf({ name: 'match ODDS' })).toBe('excluded');
    expect(partOf({ name: 'Toss' })).toBe('excluded');
    expect(partOf({ name: 'TIED MATCH' })).toBe('excluded');
    expect(partOf({ name: '6 OVER runs IND', result: '48' })).toBe('excluded');
    expect(partOf({ name: '6 OVER runs IND' })).toBe('session');
    expect(partOf({ name: 'Top batter' })).toBe('other');
    expect(partOf({ name: '6 ओवर के रन', group: 'sessions' })).toBe('session');
    expect(partOf({ name: '6 ओवर के रन', group: 'sessions', result: '48' })).toBe('excluded');
  });

  it('[P25] a missing name is no trap', () => {
    expect(partOf({})).toBe('other');
    expect(partOf({ name: null, result: null })).toBe('other');
  });

  it('[P26] "over" counts inside other words, by the letter of the specification', () => {
    for (const name of ['Overall sixes', 'Cover drive', 'Rollover']) expect(partOf({ name })).toBe('session');
  });

  it('[P26] a result of 0 is a result; null, an empty text and nothing are none', () => {
    expect(partOf({ name: 'Runs', result: 0 })).toBe('excluded');
    expect(partOf({ name: 'Runs', result: '0' })).toBe('excluded');
    expect(partOf({ name: 'Runs', result: null })).toBe('other');
    expect(partOf({ name: 'Runs', result: '' })).toBe('other');
    expect(partOf({ name: 'Runs' })).toBe('other');
  });
});
