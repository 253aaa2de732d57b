import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { marketSchema } from '@/adapters/wire/marketWire';
import { decodeMatch, decodeMatches } from '@/adapters/wire/matchWire';
import { marketChangeSchema } from '@/adapters/wire/pricesWire';
import { RecordingLogger } from '@tests/support/RecordingLogger';
import { without } from '@tests/support/wire/everyCall';
import { wireMarket, wireMatch, wirePrices } from '@tests/support/wire/wireFixtures';

const readMarket = (wire: unknown) => {
  const decoded = v.safeParse(marketSchema, wire);
  return decoded.success ? decoded.output : null;
};
const readPrices = (wire: unknown) => {
  const decoded = v.safeParse(marketChangeSchema, wire);
  return decoded.success ? decoded.output : null;
};

describe('a market on the wire', () => {
  it('[SPORT-03] a session item is called by its HeadName where it has no name', () => {
    const { name: _, ...item } = wireMarket;
    expect(readMarket(item)).toBeNull();
    expect(readMarket({ ...item, HeadName: '6 over runs' })?.name).toBe('6 over runs');
    for (const name of [null, '']) expect(readMarket({ ...item, name, HeadName: 'Head' })?.name).toBe('Head');
    expect(readMarket({ ...item, name: 'Own', HeadName: 'Head' })?.name).toBe('Own');
    expect(readMarket({ ...item, HeadName: 7 })).toBeNull();
  });

  it.each([
    [0, '0'],
    [47, '47'],
    ['47', '47'],
    ['', ''],
    [null, null],
    [1.5, null],
    [{ runs: 47 }, null],
  ])('[SPORT-03] its result %j is %j', (result, read) =>
    expect(readMarket({ ...wireMarket, result })?.result).toBe(read),
  );

  it('[SPORT-04] becomes a market, its runners in their order', () => {
    expect(readMarket(wireMarket)).toEqual({
      id: 'm1',
      matchId: 'match1',
      name: 'Match Odds',
      kind: 'matchOdds',
      winners: 1,
      group: '',
      commission: 0,
      status: 'open',
      statusLabel: '',
      version: 7,
      inPlay: true,
      delaySeconds: 5,
      limits: { min: 10_000, max: 5_000_000, maxProfit: 20_000_000 },
      allowUnmatched: true,
      totalMatched: 123_450,
      rules: 'The official result.',
      result: null,
      runners: [
        { id: 'r1', name: 'Indore', status: 'active' },
        { id: 'r2', name: 'Kochi', status: 'active' },
      ],
    });
  });

  it('[F25] an unknown status counts as suspended, an unknown type as other, an unknown runner status as suspended', () => {
    const market = readMarket({
      ...wireMarket,
      status: 'HALF_OPEN',
      type: 'casino_hold',
      runners: [{ ...wireMarket.runners[0], status: 'RESTING' }],
      surprise: true,
    });
    expect(market).toMatchObject({ status: 'suspended', kind: 'other', runners: [{ status: 'suspended' }] });
    expect(market).not.toHaveProperty('surprise');
  });

  it.each([
    'id',
    'refMatchId',
    'status',
    'version',
    'delaySeconds',
    'min',
    'max',
    'maxProfit',
    'runners',
    'runners.0.id',
  ])('[F22] is refused whole without %s', (path) => {
    expect(readMarket(without(wireMarket, path))).toBeNull();
  });

  it('[X31] is refused with more runners than any field has', () => {
    const runners = Array.from({ length: 101 }, (_, n) => ({
      id: `r${n}`,
      name: 'x',
      status: 'ACTIVE',
      sort: n,
    }));
    expect(readMarket({ ...wireMarket, runners: runners.slice(1) })).not.toBeNull();
    expect(readMarket({ ...wireMarket, runners })).toBeNull();
  });
});

describe('prices on the wire', () => {
  it('[RT-07] become a change; absent stays absent', () => {
    expect(readPrices(wirePrices)).toEqual({
      id: 'm1',
      image: true,
      version: 7,
      status: 'open',
      runners: [
        {
          id: 'r1',
          status: 'active',
          back: [{ level: 0, offer: { price: 198, size: 150_050 } }],
          lay: [{ level: 0, offer: { price: 200, size: 90_000 } }],
        },
      ],
    });
    const delta = readPrices({ id: 'm1', runners: [{ id: 'r1', back: [] }] });
    expect(Object.keys(delta ?? {}).toSorted()).toEqual(['id', 'image', 'runners']);
    expect(Object.keys(delta?.runners[0] ?? {}).toSorted()).toEqual(['back', 'id']);
  });

  it('[RT-07] size 0 removes a level, whatever its price says', () => {
    for (const price of [1.98, 0, null]) {
      expect(readPrices({ id: 'm1', runners: [{ id: 'r1', lay: [[2, price, 0]] }] })?.runners).toEqual([
        { id: 'r1', lay: [{ level: 2, offer: null }] },
      ]);
    }
  });

  it.each([
    [['0', 1.98, 5]],
    [[-1, 1.98, 5]],
    [[50, 1.98, 5]],
    [[0.5, 1.98, 5]],
    [[0, 'NaN', 5]],
    [[0, 'Infinity', 5]],
    [[0, 1.98, 'NaN']],
    [[0, 1.98, -5]],
    [[0, 1.98, 1e30]],
    [[0, 1, 5]],
    [[0, 1.98]],
    [{ level: 0 }],
    [null],
  ])('[X31] the level %j spoils the whole change', (level) => {
    expect(readPrices({ id: 'm1', runners: [{ id: 'r1', back: [[1, 2, 5], level] }] })).toBeNull();
  });

  it('[F25] an unknown market status counts as suspended', () => {
    expect(readPrices({ id: 'm1', status: 'DREAMING', runners: [] })?.status).toBe('suspended');
  });

  it('[F35] an image that does not list its runners is none: it would clear them all', () => {
    expect(readPrices({ id: 'm1', image: true })).toBeNull();
    expect(readPrices({ id: 'm1', image: true, runners: [] })?.runners).toEqual([]);
    expect(readPrices({ id: 'm1', status: 'SUSPENDED' })).toEqual({
      id: 'm1',
      image: false,
      status: 'suspended',
      runners: [],
    });
  });

  it('[X19] a market called __proto__ is a market', () => {
    const wire: unknown = JSON.parse(
      '{"id":"__proto__","__proto__":{"polluted":1},"runners":[{"id":"constructor"}]}',
    );
    expect(readPrices(wire)).toEqual({ id: '__proto__', image: false, runners: [{ id: 'constructor' }] });
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });
});

describe('a match on the wire', () => {
  it('[SPORT-01] becomes a match of its sport', () => {
    const logger = new RecordingLogger();
    expect(decodeMatch({ ...wireMatch, sportId: 1 }, 'match', logger)).toMatchObject({
      id: 'match1',
      sport: 'soccer',
      status: 'inPlay',
      startsAt: Date.UTC(2026, 0, 15, 8, 30),
      score: { home: '142/3', away: '', note: 'batting', clock: '15.2 ov' },
      badges: ['matchOdds', 'tv'],
      matchOdds: { id: 'm1' },
    });
    expect(logger.lines).toEqual([]);
  });

  it('[F22] a match whose market cannot be read is listed without it, and the log says where', () => {
    const logger = new RecordingLogger();
    const match = { ...wireMatch, matchOdds: { ...wireMarket, min: 'free' } };
    expect(decodeMatch(match, 'matches', logger)?.matchOdds).toBeNull();
    expect(logger.dropped).toEqual(['matches.matchOdds:min']);
  });

  it('[F24] leaves out what is no match and logs its place, never its content', () => {
    const logger = new RecordingLogger();
    const list = [
      wireMatch,
      { ...wireMatch, sportId: '99' },
      null,
      { ...wireMatch, id: 'match2' },
      { ...wireMatch, startTime: 'x' },
    ];
    expect(decodeMatches(list, 'matches', logger).map(({ id }) => id)).toEqual(['match1', 'match2']);
    expect(logger.dropped).toEqual(['matches:1.sportId', 'matches:2', 'matches:4.startTime']);
    expect(JSON.stringify(logger.lines)).not.toContain('99');
  });

  it('[F24] a flood of foreign items is logged in six lines', () => {
    const logger = new RecordingLogger();
    expect(decodeMatches(Array(500).fill('x'), 'matches', logger)).toEqual([]);
    expect(logger.lines).toHaveLength(6);
    expect(logger.lines.at(-1)?.details).toEqual({ where: 'matches', dropped: 500 });
  });
});
