import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openSportsMemory } from '@/adapters/composition/openSportsMemory';
import { WebKeyValueStore } from '@/adapters/storage/WebKeyValueStore';
import type { SavedSports } from '@/application/ports/device/SportsMemory';
import { marketId, matchId } from '@/domain/shared/ids';
import { MapKeyValueStore } from '@tests/support/fakes/MapKeyValueStore';
import { ManualClock } from '@/adapters/node/ManualClock';
import { RecordingLogger } from '@tests/support/RecordingLogger';
import { FANCY, RUNS } from '@tests/support/mothers/matchPage';
import { aMarket, aMatch, anImage } from '@tests/support/mothers/sports';

function device(store = new MapKeyValueStore()) {
  const clock = new ManualClock();
  return { store, clock, memory: openSportsMemory(store, clock, new RecordingLogger()) };
}

const SAVED: SavedSports = {
  lists: [
    { name: 'live', matches: [aMatch({ score: { home: '1', away: '2', note: '', clock: '3.2 ov' } })] },
    { name: 'cricket', matches: [aMatch({ id: matchId('2'), status: 'upcoming', matchOdds: null })] },
  ],
  prices: [
    anImage(),
    anImage(FANCY, {
      runners: [{ id: RUNS, status: 'active', back: [{ level: 0, offer: offer(190, 48) }], lay: [] }],
    }),
  ],
};

describe('[SPORT-03] matches and prices of the session', () => {
  it('come back as they were, but for the rules of a market', () => {
    const { memory, store } = device();
    const rules = aMatch({ matchOdds: aMarket({ rules: 'long', kind: 'tiedMatch' }) });
    memory.keep({ ...SAVED, lists: [{ name: 'all', matches: [rules] }, ...SAVED.lists.slice(1)] });
    expect(store.keys().toSorted()).toEqual(['oddsData', 'sportsData']);
    const [all, cricket] = memory.load()?.lists ?? [];
    expect(all?.matches).toEqual([aMatch({ matchOdds: aMarket({ kind: 'tiedMatch' }) })]);
    expect(cricket).toEqual(SAVED.lists[1]);
    memory.keep(SAVED);
    expect(memory.load()).toEqual(SAVED);
  });

  it('are nothing to go by after a quarter of an hour, nor when they come from the future', () => {
    const { memory, clock, store } = device();
    memory.keep(SAVED);
    clock.advance(14 * 60_000);
    expect(memory.load()).not.toBeNull();
    clock.advance(60_000);
    expect(memory.load()).toBeNull();
    expect(store.read('sportsData')).toBeNull();
    memory.keep(SAVED);
    clock.jump(-1);
    expect(memory.load()).toBeNull();
  });

  it('lists without prices are lists all the same', () => {
    const { memory, store } = device();
    memory.keep(SAVED);
    store.write('oddsData', '{"at":');
    expect(memory.load()).toEqual({ ...SAVED, prices: [] });
  });

  it('[F71] [P29] any text under either key is decoded or dropped, never thrown', () => {
    const dated = fc.json().map((value) => `{"at":${new ManualClock().now()},"value":${value}}`);
    const text = fc.oneof(fc.string(), fc.json(), dated);
    fc.assert(
      fc.property(text, text, (sports, odds) => {
        const { memory, store } = device();
        store.write('sportsData', sports);
        store.write('oddsData', odds);
        for (const { matches } of memory.load()?.lists ?? []) expect(matches).toEqual([]);
      }),
    );
  });

  it('[X04] [F22] one hostile match or price is left out, the rest stays', () => {
    const { memory, store, clock } = device();
    memory.keep(SAVED);
    const edit = (key: string, change: (value: never) => unknown): void => {
      const { value } = JSON.parse(store.read(key) ?? '') as { value: never };
      store.write(key, JSON.stringify({ at: clock.now(), value: change(value) }));
    };
    edit('sportsData', ({ matches, lists }: { matches: object[]; lists: object[] }) => ({
      matches: [
        ...matches,
        { ...matches[0], id: { evil: 1 } },
        { ...matches[0], id: '9', sportId: '__proto__' },
      ],
      lists: [...lists, { name: 'live', ids: ['9', 'constructor'] }],
    }));
    edit('oddsData', (prices: object[]) => [
      ...prices,
      { ...prices[0], image: false },
      { id: 'x', image: true, runners: 'no' },
    ]);
    expect(memory.load()?.lists).toEqual([...SAVED.lists, { name: 'live', matches: [] }]);
    expect(memory.load()?.prices).toEqual(SAVED.prices);
    edit('sportsData', () => ({ matches: Array.from({ length: 101 }, () => ({})), lists: [] }));
    expect(memory.load()).toBeNull();
    store.write('sportsData', 'x'.repeat(300_000));
    expect(memory.load()).toBeNull();
  });

  it('are bounded: a hundred matches, and nothing that is too long for the store', () => {
    const { memory, store } = device();
    const matches = Array.from({ length: 150 }, (_, index) => aMatch({ id: matchId(`m${index}`) }));
    memory.keep({
      lists: [{ name: 'all', matches }],
      prices: matches.map(({ id }) => anImage(marketId(id))),
    });
    expect(memory.load()?.lists[0]?.matches).toHaveLength(100);
    expect(memory.load()?.prices).toHaveLength(100);
    const long = matches.map((match) => ({ ...match, name: 'x'.repeat(5_000) }));
    memory.keep({ lists: [{ name: 'all', matches: long }], prices: [] });
    expect(store.read('sportsData')).toBeNull();
  });

  it('[F69] [F70] a store that takes nothing costs no more than the reload', () => {
    const blocked = new WebKeyValueStore(
      () => {
        throw new Error('blocked');
      },
      { addEventListener: () => undefined, removeEventListener: () => undefined },
    );
    const clock = new ManualClock();
    const memory = openSportsMemory(blocked, clock, new RecordingLogger());
    expect(() => memory.keep(SAVED)).not.toThrow();
    expect(memory.load()).toEqual(SAVED);
  });
});

function offer(price: number, line: number) {
  return { price: price as never, size: 10_000 as never, line };
}
