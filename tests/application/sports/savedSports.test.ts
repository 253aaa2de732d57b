import { describe, expect, it } from 'vitest';
import type { SavedSports } from '@/application/ports/device/SportsMemory';
import { KeepSports } from '@/application/sports/KeepSports';
import { awaitPrices } from '@/application/sports/awaitPrices';
import { restoreSports } from '@/application/sports/restoreSports';
import { showListPrices } from '@/application/sports/showListPrices';
import { say } from '@/domain/shared/Message';
import { marketId, matchId, type MatchId } from '@/domain/shared/ids';
import { FakeMarketBoard } from '@tests/support/fakes/FakeMarketBoard';
import { FakeMatchesState } from '@tests/support/fakes/FakeMatchesState';
import { FakePageLife } from '@tests/support/fakes/FakePageLife';
import { pinsOf } from '@tests/support/fakes/pinsOf';
import {
  AWAY,
  HOME,
  MARKET,
  aBook,
  aMarket,
  aMatch,
  aRunnerBook,
  anImage,
  levels,
} from '@tests/support/mothers/sports';
import { cellKey, showBooks } from '@tests/support/books';

const LISTS = ['live', 'cricket', 'soccer', 'tennis', 'upcoming', 'all'] as const;
const CELLS = [
  cellKey(MARKET, HOME, 'back', 0),
  cellKey(MARKET, HOME, 'back', 2),
  cellKey(MARKET, HOME, 'lay', 1),
];

function page(from: SavedSports | null = null, pinned: readonly MatchId[] = []) {
  const matches = new FakeMatchesState();
  const board = new FakeMarketBoard();
  const life = new FakePageLife();
  const written: SavedSports[] = [];
  restoreSports({ load: () => from }, matches, board);
  const memory = { load: () => null, keep: (sports: SavedSports) => void written.push(sports) };
  new KeepSports(matches, board, memory, life, pinsOf(pinned)).start();
  return { matches, board, life, written };
}

/** Six lists of the same three matches; the board has heard of one of their markets, and of one of its two runners. */
function leftBehind(): SavedSports {
  const { matches, board, life, written } = page();
  const [home, away] = aMarket().runners;
  if (home === undefined || away === undefined) throw new Error('two runners');
  const market = aMarket({ runners: [home, { ...away, status: 'removed' }] });
  const unheard = marketId('unheard');
  const all = [
    aMatch({ matchOdds: market }),
    aMatch({ id: matchId('unheard'), matchOdds: aMarket({ id: unheard }) }),
    aMatch({ id: matchId('bare'), matchOdds: null }),
  ];
  for (const name of LISTS) matches.listArrived(name, all);
  const runner = aRunnerBook([[200, 1], null, [196, 3], [194, 4]], [null, [204, 5]], 'suspended');
  showBooks(board, aBook([[HOME, runner]], { version: 7 }));
  life.hide();
  const [saved] = written;
  if (saved === undefined) throw new Error('nothing was kept');
  return saved;
}

describe('[SPORT-03] what a page keeps of matches for the next one', () => {
  it('is first what is pinned, as there may not be room for all', () => {
    const { matches, life, written } = page(null, [matchId('m3'), matchId('elsewhere')]);
    matches.listArrived(
      'all',
      ['m1', 'm2', 'm3', 'm4'].map((id) => aMatch({ id: matchId(id) })),
    );
    life.hide();
    expect(written[0]?.lists[0]?.matches.map(({ id }) => id)).toEqual(['m3', 'm1', 'm2', 'm4']);
  });

  it('is every list, and once a market what it shows: three prices a side, and how its runners stand', () => {
    const { lists, prices } = leftBehind();
    expect(lists.map(({ name, matches }) => [name, matches.length])).toEqual(LISTS.map((name) => [name, 3]));
    expect(prices).toEqual([
      {
        ...aBook([], { version: 7 }),
        image: true,
        runners: [
          {
            ...{ id: HOME, status: 'suspended' },
            back: [...levels([[0, 200, 1]]), ...levels([[2, 196, 3]])],
            lay: levels([[1, 204, 5]]),
          },
          { id: AWAY, status: 'removed', back: [], lay: [] },
        ],
      },
    ]);
  });

  it('is nothing while no list has come: what an earlier page kept stays', () => {
    const { matches, life, written } = page();
    life.hide();
    matches.listFailed('live', say('matches.failed'));
    life.hide();
    expect(written).toEqual([]);
    matches.listArrived('live', []);
    life.hide();
    expect(written).toEqual([{ lists: [{ name: 'live', matches: [] }], prices: [] }]);
  });

  it('is shown by the next, cell by cell, and marked: nothing of it is live', () => {
    const saved = leftBehind();
    const { matches, board } = page(saved);
    expect(board.freshness(MARKET)).toBe('saved');
    expect(board.repainted).toEqual(CELLS);
    expect(board.price(MARKET, HOME, 'back', 0)).toEqual({ price: 200, size: 1 });
    expect(LISTS.map((name) => matches.list(name))).toEqual(
      saved.lists.map(({ matches: value }) => ({ state: 'ready', value })),
    );
  });

  it('is no more than a start: nothing kept shows nothing, and the first list takes its place', () => {
    expect(page().board.log).toEqual([]);
    const { board } = page(leftBehind());
    awaitPrices(board, [MARKET, marketId('new')]);
    expect([board.freshness(MARKET), board.fresh.get(marketId('new'))]).toEqual(['saved', 'waiting']);
    showListPrices([aMatch({ prices: anImage() }), aMatch({ id: matchId('bare') })], board);
    expect(board.freshness(MARKET)).toBe('waiting');
    expect(board.price(MARKET, HOME, 'back', 0)).toMatchObject({ size: 10_000 });
    // Four of the list, and two of the page before that the list has no price for.
    expect(board.arrivals.at(-1)?.map(({ changed }) => changed.length)).toEqual([6]);
    const before = board.arrivals.length;
    showListPrices([aMatch()], board);
    board.freshnessChanged([MARKET], 'live');
    showListPrices([aMatch({ prices: anImage() })], board);
    expect(board.arrivals).toHaveLength(before);
  });
});
