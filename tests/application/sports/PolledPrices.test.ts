import { describe, expect, it } from 'vitest';
import { MarketDirectory } from '@/application/sports/MarketDirectory';
import { PolledPrices } from '@/application/sports/PolledPrices';
import { marketId, matchId } from '@/domain/shared/ids';
import type { MarketChange } from '@/domain/sports/MarketBook';
import { FakeMarketBoard } from '@tests/support/fakes/FakeMarketBoard';
import { FakePageLife } from '@tests/support/fakes/FakePageLife';
import { FakeSportsGateway } from '@tests/support/fakes/FakeSportsGateway';
import { ManualScheduler } from '@tests/support/ManualScheduler';
import { aMarket, aMatch, anImage, MARKET, MATCH } from '@tests/support/mothers/sports';
import { settle } from '@tests/support/settle';

function world() {
  const scheduler = new ManualScheduler();
  const page = new FakePageLife();
  const sports = new FakeSportsGateway();
  const board = new FakeMarketBoard();
  const directory = new MarketDirectory();
  directory.learned([aMarket()]);
  const prices = new PolledPrices(sports, board, directory, scheduler, page);
  const serve = (...images: readonly MarketChange[]) =>
    sports.pages.set(MATCH, { match: aMatch(), markets: [aMarket()], prices: images });
  serve(anImage());
  return { scheduler, page, sports, board, directory, prices, serve };
}

describe('prices without a stream', () => {
  it('asks for the match every two seconds and shows what changed', async () => {
    const { prices, board, serve, scheduler, sports } = world();
    prices.wanted([MARKET]);
    expect(board.freshness(MARKET)).toBe('waiting');
    await settle();
    expect(board.freshness(MARKET)).toBe('live');
    await scheduler.pass(2_000);
    expect(board.arrivals).toHaveLength(1);
    serve(anImage(MARKET, { status: 'suspended' }));
    await scheduler.pass(2_000);
    expect(board.conditions(MARKET)?.status).toBe('suspended');
    expect(sports.matchCalls).toHaveLength(3);
  });

  it('asks once for several markets of a match, and drops what nobody watches', async () => {
    const { prices, board, serve, sports, directory } = world();
    const other = marketId('m2');
    directory.learned([aMarket({ id: other })]);
    serve(anImage(), anImage(other), anImage(marketId('m3')));
    prices.wanted([MARKET, other]);
    await settle();
    expect(sports.matchCalls).toHaveLength(1);
    expect([...board.books.keys()]).toEqual([MARKET, other]);
  });

  it('[SPORT-07] asks for bookmaker and fancy by their own calls, each failing alone', async () => {
    const { prices, board, sports, directory } = world();
    const bookmaker = marketId('b1');
    const fancy = marketId('f1');
    directory.learned([aMarket({ id: bookmaker, kind: 'bookmaker' }), aMarket({ id: fancy, kind: 'fancy' })]);
    sports.bookmakers.set(MATCH, { markets: [], prices: [anImage(bookmaker)] });
    sports.fancyFailure = { kind: 'server', sent: true };
    prices.wanted([MARKET, bookmaker, fancy]);
    await settle();
    expect([sports.matchCalls, sports.bookmakerCalls, sports.fancyCalls]).toEqual([
      [MATCH],
      [MATCH],
      [MATCH],
    ]);
    expect([MARKET, bookmaker, fancy].map((each) => board.freshness(each))).toEqual([
      'live',
      'live',
      'stale',
    ]);
  });

  it('goes on for those that stay when one leaves', async () => {
    const { prices, board, serve, directory, scheduler, sports } = world();
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

  it('a failure makes the markets stale, the next answer live again', async () => {
    const { prices, board, sports, scheduler } = world();
    prices.wanted([MARKET]);
    await settle();
    sports.failure = { kind: 'offline', sent: false };
    await scheduler.pass(2_000);
    expect(board.freshness(MARKET)).toBe('stale');
    sports.failure = null;
    await scheduler.pass(2_000);
    expect(board.freshness(MARKET)).toBe('live');
  });

  it('a market that its match does not list any more is stale', async () => {
    const { prices, board, serve, scheduler } = world();
    prices.wanted([MARKET]);
    await settle();
    serve();
    await scheduler.pass(2_000);
    expect(board.freshness(MARKET)).toBe('stale');
  });

  it('a market of an unknown match waits until it is known', async () => {
    const { prices, board, serve, directory, scheduler } = world();
    const other = marketId('m2');
    prices.wanted([other]);
    await scheduler.pass(4_000);
    expect(board.freshness(other)).toBe('waiting');
    directory.learned([aMarket({ id: other })]);
    serve(anImage(other));
    await scheduler.pass(2_000);
    expect(board.freshness(other)).toBe('live');
  });

  it('a hidden page asks nothing; what it shows when it comes back is stale until answered', async () => {
    const { prices, board, sports, page, scheduler } = world();
    prices.wanted([MARKET]);
    await settle();
    page.hide();
    await scheduler.pass(20_000);
    expect(sports.matchCalls).toHaveLength(1);
    page.show();
    expect(board.freshness(MARKET)).toBe('stale');
    await settle();
    expect(board.freshness(MARKET)).toBe('live');
    page.resume();
    await settle();
    expect(sports.matchCalls).toHaveLength(3);
  });

  it('asks four matches at a time at most', async () => {
    const { prices, sports, directory } = world();
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

  it('who comes while a round is under way is asked for right after it', async () => {
    const { prices, board, sports, serve, directory } = world();
    const other = marketId('m2');
    directory.learned([aMarket({ id: other })]);
    serve(anImage(), anImage(other));
    sports.gate.pause();
    prices.wanted([MARKET]);
    prices.wanted([other]);
    sports.gate.resume();
    await settle();
    expect(board.freshness(other)).toBe('live');
  });

  it('[F05] the last to leave gives up the call under way and leaves no timer', async () => {
    const { prices, board, sports, scheduler } = world();
    sports.gate.pause();
    prices.wanted([MARKET]);
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

  it('[F05] the answer to a call that was given up says nothing to who comes after', async () => {
    const { prices, board, sports } = world();
    sports.gate.pause();
    prices.wanted([MARKET]);
    prices.unwanted([MARKET]);
    prices.wanted([MARKET]);
    sports.gate.resume();
    await settle();
    expect(board.freshness(MARKET)).toBe('live');
    expect(board.log).not.toContain(`stale ${MARKET}`);
  });
});
