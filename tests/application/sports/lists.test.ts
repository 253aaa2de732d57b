import { describe, expect, it } from 'vitest';
import { showListPricesAgain } from '@/application/sports/showListPrices';
import { MarketDirectory } from '@/application/sports/MarketDirectory';
import { MatchLists } from '@/application/sports/MatchLists';
import { OpenMatches } from '@/application/sports/OpenMatches';
import { PriceHistory } from '@/application/sports/PriceHistory';
import { WatchMarkets } from '@/application/sports/WatchMarkets';
import { watchMatch } from '@/application/sports/watchMatch';
import { marketId, matchId } from '@/domain/shared/ids';
import type { MarketId, MatchId } from '@/domain/shared/ids';
import type { MatchListName } from '@/application/ports/state/MatchesState';
import { FakeMarketBoard } from '@tests/support/fakes/FakeMarketBoard';
import { FakeMarketFeed } from '@tests/support/fakes/FakeMarketFeed';
import { FakeMatchesState } from '@tests/support/fakes/FakeMatchesState';
import { FakePageLife } from '@tests/support/fakes/FakePageLife';
import { FakeSportsGateway } from '@tests/support/fakes/FakeSportsGateway';
import { ManualScheduler } from '@/adapters/node/ManualScheduler';
import { aMarket, aMatch, anImage, HOME, MARKET, MATCH, levels } from '@tests/support/mothers/sports';
import { settle } from '@/adapters/node/settle';

function world() {
  const scheduler = new ManualScheduler();
  const page = new FakePageLife();
  const sports = new FakeSportsGateway();
  const matches = new FakeMatchesState();
  const directory = new MarketDirectory();
  const board = new FakeMarketBoard();
  const feed = new FakeMarketFeed();
  const open = new Set<MarketId>();
  const watchMarkets = new WatchMarkets(
    {
      wanted: (markets) => markets.forEach((market) => open.add(market)),
      unwanted: (markets) => markets.forEach((market) => open.delete(market)),
    },
    scheduler,
    (gone) => showListPricesAgain(gone, matches, board),
  );
  const ports = {
    ...{ sportsGateway: sports, matches, board, scheduler },
    ...{ clock: scheduler.clock, pageLife: page },
  };
  const lists = new MatchLists(ports, directory);
  const history = new PriceHistory(board, scheduler.clock, scheduler);
  const openMatches = new OpenMatches(ports, directory, feed);
  return {
    feed,
    scheduler,
    page,
    sports,
    matches,
    directory,
    board,
    open,
    history,
    watchMarkets,
    watchList: (name: MatchListName) => lists.watch(name),
    reloadList: (name: MatchListName) => lists.reload(name),
    watchMatch: (id: MatchId) => watchMatch(id, openMatches, watchMarkets, history, null),
    reloadMatch: (id: MatchId) => openMatches.reload(id),
  };
}

describe('a list of matches', () => {
  it('[RT-07] prices that come with a list are shown until the market is watched, and never over watched ones', async () => {
    const { watchList, reloadList, sports, board } = world();
    const at = (price: number) => ({
      id: MARKET,
      image: true,
      status: 'open' as const,
      runners: [{ id: HOME, back: levels([[0, price, 50_000]]) }],
    });
    sports.list = [aMatch({ prices: at(200) })];
    watchList('live');
    await settle();
    expect(board.price(MARKET, HOME, 'back', 0)).toMatchObject({ price: 200 });
    expect(board.freshness(MARKET)).toBe('waiting');
    sports.list = [aMatch({ prices: at(210) })];
    await reloadList('live');
    expect(board.price(MARKET, HOME, 'back', 0)).toMatchObject({ price: 210 });
    board.freshnessChanged([MARKET], 'live');
    sports.list = [aMatch({ prices: at(150) })];
    await reloadList('live');
    expect(board.price(MARKET, HOME, 'back', 0)).toMatchObject({ price: 210 });
  });

  it('[RT-07] a market that nobody watches any more shows what its list said last', async () => {
    const { watchList, watchMarkets, sports, board, scheduler } = world();
    sports.list = [
      aMatch({
        prices: {
          id: MARKET,
          image: true,
          status: 'open',
          runners: [{ id: HOME, back: levels([[0, 200, 5]]) }],
        },
      }),
    ];
    watchList('live');
    const release = watchMarkets.watch([MARKET]);
    await settle();
    board.marketsForgotten([MARKET]);
    expect(board.price(MARKET, HOME, 'back', 0)).toBeNull();
    release();
    await scheduler.pass(3_000);
    expect(board.price(MARKET, HOME, 'back', 0)).toMatchObject({ price: 200 });
    expect(board.freshness(MARKET)).toBe('waiting');
  });

  it('[RT-07] is shown again once, in whichever of the lists it is, and only what has left', async () => {
    const { watchList, watchMarkets, sports, board, scheduler } = world();
    const [left, stays] = [marketId('left'), marketId('stays')];
    sports.list = [
      aMatch({ id: matchId('bare') }),
      aMatch({ id: matchId('left'), prices: anImage(left) }),
      aMatch({ id: matchId('stays'), prices: anImage(stays) }),
    ];
    watchList('cricket');
    watchList('all');
    const release = watchMarkets.watch([left]);
    await settle();
    board.marketsForgotten([left, stays]);
    const before = board.arrivals.length;
    release();
    await scheduler.pass(3_000);
    expect(board.arrivals.slice(before).map((each) => each.map(({ book }) => book.id))).toEqual([[left]]);
  });

  it('[SPORT-04] loads at once, by sport or everything in play, and names its markets', async () => {
    const { watchList, sports, matches, directory } = world();
    sports.list = [aMatch(), aMatch({ matchOdds: null })];
    watchList('cricket');
    watchList('live');
    watchList('upcoming');
    watchList('all');
    await settle();
    expect(sports.listCalls).toEqual([{ sport: 'cricket' }, { inPlay: true }, { inPlay: false }, {}]);
    expect(matches.list('cricket')).toEqual({ state: 'ready', value: sports.list });
    expect(directory.matchOf(MARKET)).toBe(MATCH);
    expect(directory.matchOf(marketId('another'))).toBeNull();
  });

  it('stays fresh every 15 seconds while it is watched and the page is visible', async () => {
    const { watchList, sports, scheduler, page } = world();
    const release = watchList('cricket');
    await scheduler.pass(45_000);
    expect(sports.listCalls).toHaveLength(4);
    page.hide();
    await scheduler.pass(60_000);
    expect(sports.listCalls).toHaveLength(4);
    page.show();
    await settle();
    expect(sports.listCalls).toHaveLength(5);
    page.show();
    await settle();
    expect(sports.listCalls).toHaveLength(5);
    release();
    await scheduler.pass(60_000);
    expect(sports.listCalls).toHaveLength(5);
    expect([scheduler.timersLeft, page.listening]).toEqual([0, 0]);
  });

  it('loads again at once when the page wakes up or is back online', async () => {
    const { watchList, sports, page } = world();
    watchList('cricket');
    await settle();
    page.resume();
    await settle();
    page.goOnline(false);
    page.goOnline(true);
    await settle();
    expect(sports.listCalls).toHaveLength(3);
  });

  it('[F18] coming back to the page while the first call is under way joins it', async () => {
    const { watchList, sports, page, scheduler } = world();
    sports.gate.pause();
    watchList('cricket');
    await scheduler.pass(20_000);
    page.show();
    expect(sports.listCalls).toHaveLength(1);
  });

  it('[F18] watched twice, or left and watched again at once, is one call', async () => {
    const { watchList, sports } = world();
    watchList('cricket')();
    watchList('cricket');
    const release = watchList('cricket');
    release();
    release();
    await settle();
    expect(sports.listCalls).toHaveLength(1);
    expect(sports.givenUp).toBe(0);
  });

  it('[F05] leaving gives up the call under way, and its answer is dropped', async () => {
    const { watchList, sports, matches } = world();
    sports.gate.pause();
    const release = watchList('cricket');
    release();
    await settle();
    expect(sports.givenUp).toBe(1);
    sports.gate.resume();
    await settle();
    expect(matches.lists.size).toBe(0);
  });

  it('[F05] whoever comes after gets a call of their own', async () => {
    const { watchList, sports, matches } = world();
    sports.gate.pause();
    watchList('cricket')();
    await settle();
    watchList('cricket');
    sports.gate.resume();
    await settle();
    expect(sports.listCalls).toHaveLength(2);
    expect(matches.list('cricket').state).toBe('ready');
  });

  it('a failure is said, in the words of the server if it gave any; reloading tries again', async () => {
    const { reloadList, sports, matches } = world();
    sports.failure = { kind: 'refused', sent: true };
    await reloadList('soccer');
    expect(matches.list('soccer')).toEqual({
      state: 'failed',
      message: { kind: 'key', key: 'matches.failed' },
    });
    sports.failure = null;
    await reloadList('soccer');
    expect(matches.list('soccer').state).toBe('ready');
  });

  it('[F93] [SPORT-07] a backend without matches is not called one that failed', async () => {
    const { reloadList, sports, matches } = world();
    sports.failure = { kind: 'notOffered', sent: true };
    await reloadList('soccer');
    expect(matches.list('soccer')).toEqual({
      state: 'failed',
      message: { kind: 'key', key: 'matches.notOffered' },
    });
  });

  it('[F18] reloading joins a call under way', async () => {
    const { watchList, reloadList, sports } = world();
    sports.gate.pause();
    watchList('tennis');
    const reloaded = reloadList('tennis');
    sports.gate.resume();
    await reloaded;
    expect(sports.listCalls).toHaveLength(1);
  });
});

describe('a match page', () => {
  const page = (markets = [aMarket()]) => ({ match: aMatch(), markets, prices: [] });

  it('[SPORT-04] loads, and watches its markets until released', async () => {
    const { watchMatch, sports, matches, open, scheduler } = world();
    sports.pages.set(MATCH, page([aMarket(), aMarket({ id: marketId('m2') })]));
    const release = watchMatch(MATCH);
    await settle();
    expect(matches.match(MATCH).state).toBe('ready');
    expect([...open]).toEqual([MARKET, 'm2']);
    release();
    await scheduler.pass(3_000);
    expect([...open]).toEqual([]);
    expect(scheduler.timersLeft).toBe(0);
  });

  it('follows markets that come and go, and leaves alone those that stay', async () => {
    const { watchMatch, sports, open, scheduler } = world();
    sports.pages.set(MATCH, page());
    watchMatch(MATCH);
    await settle();
    sports.pages.set(MATCH, page([aMarket(), aMarket({ id: marketId('m2') })]));
    await scheduler.pass(15_000);
    expect([...open]).toEqual([MARKET, 'm2']);
    sports.pages.set(MATCH, page([aMarket({ id: marketId('m2') })]));
    await scheduler.pass(18_000);
    expect([...open]).toEqual(['m2']);
    sports.pages.set(MATCH, page([aMarket({ id: marketId('m2') }), aMarket()]));
    await scheduler.pass(15_000);
    sports.pages.set(MATCH, page([aMarket({ id: marketId('m2') }), aMarket({ id: marketId('m3') })]));
    await scheduler.pass(18_000);
    expect([...open]).toEqual(['m2', 'm3']);
  });

  it('who joins later finds the markets without another call', async () => {
    const { watchMatch, sports, open, scheduler } = world();
    sports.pages.set(MATCH, page());
    const first = watchMatch(MATCH);
    await settle();
    first();
    const second = watchMatch(MATCH);
    await scheduler.pass(10_000);
    expect(sports.matchCalls).toHaveLength(1);
    expect([...open]).toEqual([MARKET]);
    second();
    await scheduler.pass(3_000);
    expect([...open]).toEqual([]);
  });

  it('the same markets again change nothing', async () => {
    const { watchMatch, sports, open, scheduler, history } = world();
    sports.pages.set(MATCH, page());
    const release = watchMatch(MATCH);
    await scheduler.pass(40_000);
    expect(sports.matchCalls).toHaveLength(3);
    expect([...open]).toEqual([MARKET]);
    // of the page, and of the history of its prices
    expect(scheduler.timersLeft).toBe(2);
    release();
    expect(history.series(MARKET, HOME).latest(1)).toEqual([]);
  });

  it('can be loaded without being watched', async () => {
    const { reloadMatch, sports, matches, open } = world();
    sports.pages.set(MATCH, page());
    await reloadMatch(MATCH);
    expect(matches.match(MATCH).state).toBe('ready');
    expect(open.size).toBe(0);
  });

  it('an unknown match is said to be off the offer; another failure is not', async () => {
    const { reloadMatch, sports, matches } = world();
    await reloadMatch(MATCH);
    expect(matches.match(MATCH)).toMatchObject({ message: { key: 'sports.matchNotFound' } });
    sports.failure = { kind: 'timedOut', sent: true };
    await reloadMatch(MATCH);
    expect(matches.match(MATCH)).toMatchObject({ message: { key: 'wire.timedOut' } });
    sports.failure = { kind: 'notOffered', sent: true };
    await reloadMatch(MATCH);
    expect(matches.match(MATCH)).toMatchObject({ message: { key: 'sports.matchAbsent' } });
    sports.failure = { kind: 'refused', sent: true, code: 'LATER', message: 'Come back later' };
    await reloadMatch(MATCH);
    expect(matches.match(MATCH)).toMatchObject({ message: { text: 'Come back later' } });
  });

  it('[F05] leaving gives up the call under way', async () => {
    const { watchMatch, sports, matches } = world();
    sports.gate.pause();
    watchMatch(MATCH)();
    await settle();
    sports.gate.resume();
    await settle();
    expect(sports.givenUp).toBe(4);
    expect(matches.open.size).toBe(0);
  });
});
