import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeMarketLists } from '@/application/sports/decodeMarketLists';
import { SavedMarketLists } from '@/application/sports/SavedMarketLists';
import { watchListed } from '@/application/sports/watchListed';
import { marketId, matchId, userId } from '@/domain/shared/ids';
import { MAX_LISTED, MAX_LISTS, NO_LISTS, openList, type MarketLists } from '@/domain/sports/marketLists';
import { MapKeyValueStore } from '@tests/support/fakes/MapKeyValueStore';
import { MARKET, MATCH, aMarket } from '@tests/support/mothers/sports';

const LISTED = {
  matchId: matchId('m'),
  marketId: marketId('1.m'),
  matchName: 'A v B',
  marketName: 'Match Odds',
  runners: 3,
};

function world(store = new MapKeyValueStore(), user = 'U1') {
  const session = { user: { id: userId(user), name: '', username: '', mobile: '' } };
  return { store, lists: new SavedMarketLists(store, session) };
}
const names = ({ lists }: MarketLists): readonly string[] => lists.map(({ name }) => name);

describe('the market lists of a player', () => {
  it('are kept on the device for each player apart, with their order and the open one', () => {
    const { store, lists } = world();
    lists.add(LISTED);
    lists.addList('Tonight');
    lists.add({ ...LISTED, marketId: marketId('2') });
    lists.add({ ...LISTED, marketId: marketId('3') });
    lists.move(marketId('3'), 0);
    const again = world(store).lists.read();
    expect(names(again)).toEqual(['', 'Tonight']);
    expect(openList(again).markets.map((market) => market.marketId)).toEqual(['3', '2']);
    expect(world(store, 'U2').lists.read()).toBe(NO_LISTS);
  });

  it('are received at once and after every change, also of another tab; the same object while nothing changed', () => {
    const { store, lists } = world();
    const received: MarketLists[] = [];
    const release = lists.watch((now) => received.push(now));
    lists.add(LISTED);
    expect(lists.read()).toBe(lists.read());
    store.changedElsewhere(
      'marketLists.U1',
      JSON.stringify({ lists: [{ name: 'x', markets: [] }], open: 0 }),
    );
    store.changedElsewhere('marketLists.U2', '');
    release();
    lists.removeList();
    expect(received.map(names)).toEqual([[''], [''], ['x']]);
    expect(store.keys()).toEqual(['marketLists.U2']);
  });

  it('are received empty when another tab clears the device', () => {
    const { store, lists } = world();
    lists.add(LISTED);
    const received: MarketLists[] = [];
    lists.watch((now) => received.push(now));
    store.clearedElsewhere();
    expect(received.at(-1)).toBe(NO_LISTS);
  });

  it('what cannot be done is said, with its limits, and changes nothing', () => {
    const { lists } = world();
    for (let at = 0; at < MAX_LISTED; at += 1) lists.add({ ...LISTED, marketId: marketId(`m${at}`) });
    const before = lists.read();
    expect(lists.add(LISTED)).toMatchObject({
      ok: false,
      error: { key: 'marketLists.full', values: { most: 12 } },
    });
    expect(lists.renameList(' ')).toMatchObject({ ok: false, error: { key: 'marketLists.nameEmpty' } });
    expect(lists.read()).toBe(before);
  });

  it('a market is taken off the open list, and another list is opened', () => {
    const { lists } = world();
    lists.add(LISTED);
    lists.add({ ...LISTED, marketId: marketId('2') });
    lists.remove(LISTED.marketId);
    expect(openList(lists.read()).markets.map((market) => market.marketId)).toEqual(['2']);
    lists.addList('Tonight');
    lists.open(0);
    expect(lists.read().open).toBe(0);
  });

  it.each([
    ['as it was saved', LISTED, [LISTED]],
    ['without its match', { ...LISTED, matchId: '' }, []],
    ['without its market', { ...LISTED, marketId: 7 }, []],
    ['nothing of it', null, []],
    [
      'without its names',
      { matchId: 'm', marketId: '1.m' },
      [{ ...LISTED, matchName: '', marketName: '', runners: 2 }],
    ],
    ['with a part of a runner', { ...LISTED, runners: 2.5 }, [{ ...LISTED, runners: 2 }]],
    ['with runners in words', { ...LISTED, runners: '7' }, [{ ...LISTED, runners: 2 }]],
    ['with no runners', { ...LISTED, runners: 0 }, [{ ...LISTED, runners: 1 }]],
    ['with more runners than there can be', { ...LISTED, runners: 51 }, [{ ...LISTED, runners: 50 }]],
  ])('[F71] a market that is stored %s', (_, stored, markets) => {
    const text = JSON.stringify({ lists: [{ name: 'x', markets: [stored] }], open: 0 });
    expect(decodeMarketLists(text).lists[0]?.markets).toEqual(markets);
  });

  it('[F71] more than fits is cut, what is no list of markets is an empty one, and what is open is one of them', () => {
    const many = Array.from({ length: MAX_LISTED + 1 }, (_, at) => ({ ...LISTED, marketId: `m${at}` }));
    const decoded = (lists: unknown, open: unknown) => decodeMarketLists(JSON.stringify({ lists, open }));
    const [long, bare] = decoded([{ name: 'n'.repeat(1_000), markets: many }, { markets: 'none' }], 1).lists;
    expect(long?.markets).toHaveLength(MAX_LISTED);
    expect(long?.name).toHaveLength(192);
    expect(bare).toEqual({ name: '', markets: [] });
    expect(decoded([{}, {}], 1).open).toBe(1);
    expect(decoded([{}, {}], '1').open).toBe(0);
    expect(decoded([{}, {}], 2).open).toBe(0);
  });

  it('[F71] whatever is stored, there are lists within their limits', () => {
    const entry = fc.oneof(fc.constant(LISTED), fc.object(), fc.anything());
    const list = fc.record({ name: fc.anything(), markets: fc.oneof(fc.array(entry), fc.anything()) });
    const stored = fc.record({ lists: fc.oneof(fc.array(list), fc.anything()), open: fc.anything() });
    const text = fc.oneof(
      fc.string(),
      fc.json(),
      stored.map((value) => JSON.stringify(value) ?? ''),
    );
    fc.assert(
      fc.property(text, (each) => {
        const { lists, open } = decodeMarketLists(each);
        expect(lists.length).toBeGreaterThan(0);
        expect(lists.length).toBeLessThanOrEqual(MAX_LISTS);
        expect(lists[open]).toBeDefined();
        for (const { markets } of lists) {
          expect(markets.length).toBeLessThanOrEqual(MAX_LISTED);
          expect(new Set(markets.map((market) => market.marketId)).size).toBe(markets.length);
        }
      }),
    );
  });
});

describe('a market of the list that is on the screen', () => {
  it('asks for its own prices alone, once its match is known, and for nothing after it left', () => {
    let tell: Parameters<Parameters<typeof watchListed>[2]['watch']>[1] = () => undefined;
    const log: string[] = [];
    const open = {
      watch: (id: string, listener: typeof tell) => {
        log.push(`match ${id}`);
        tell = listener;
        return () => log.push('match left');
      },
    };
    const prices = {
      watch: (ids: readonly string[]) => {
        log.push(`prices ${ids.join()}`);
        return () => log.push('prices left');
      },
    };
    const release = watchListed(MATCH, MARKET, open, prices);
    tell({ markets: [] });
    tell({ markets: [aMarket({ id: marketId('another') }), aMarket()] });
    tell({ markets: [aMarket()] });
    release();
    expect(log).toEqual([`match ${MATCH}`, `prices ${MARKET}`, 'match left', 'prices left']);
  });
});
