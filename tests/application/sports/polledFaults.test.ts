import { describe, expect, it } from 'vitest';
import { anImage, MARKET } from '@tests/support/mothers/sports';
import { settle } from '@/adapters/node/settle';
import { BOOKMAKER, FANCY, pollWorld } from './pollWorld';

const ALL = [MARKET, BOOKMAKER, FANCY];

/** Every kind of market is on screen and live. */
async function liveWorld() {
  const world = pollWorld();
  world.serveKinds();
  world.prices.wanted(ALL);
  await settle();
  expect(world.freshness()).toEqual(['live', 'live', 'live']);
  const { matchCalls, bookmakerCalls, fancyCalls } = world.sports;
  return { ...world, calls: () => [matchCalls.length, bookmakerCalls.length, fancyCalls.length] };
}

describe('faults of prices without a stream', () => {
  it('a failure makes the markets stale, the next answer live again', async () => {
    const { sports, scheduler, freshness } = await liveWorld();
    sports.failure = { kind: 'offline', sent: false };
    await scheduler.pass(2_000);
    expect(freshness()).toEqual(['stale', 'stale', 'stale']);
    sports.failure = null;
    await scheduler.pass(2_000);
    expect(freshness()).toEqual(['live', 'live', 'live']);
  });

  it('asks more and more seldom while it fails, and every two seconds again after an answer', async () => {
    const { sports, scheduler, calls } = await liveWorld();
    sports.failure = { kind: 'server', sent: true };
    const at: number[] = [];
    for (let second = 1, seen = 1; second <= 40; second += 1) {
      await scheduler.pass(1_000);
      const [now = 0] = calls();
      if (now > seen) at.push(second);
      seen = now;
    }
    expect(at).toEqual([2, 4, 8, 16, 24, 32, 40]);
    sports.failure = null;
    await scheduler.pass(8_000);
    const [before = 0] = calls();
    await scheduler.pass(4_000);
    expect(calls()[0]).toBe(before + 2);
  });

  it('[F52] a crowd that failed together does not come back in step', async () => {
    const waits = [0, 0.5, 0.999].map(async (luck) => {
      const { sports, scheduler, calls, luck: dice } = await liveWorld();
      dice.now = luck;
      sports.failure = { kind: 'server', sent: true };
      await scheduler.pass(2_000);
      let waited = 0;
      while (calls()[0] === 2) {
        await scheduler.pass(100);
        waited += 100;
      }
      return waited;
    });
    expect(await Promise.all(waits)).toEqual([1_500, 2_000, 2_500]);
  });

  it('[F14] a server that says when to come back is left alone until then', async () => {
    const { sports, scheduler, calls } = await liveWorld();
    sports.failure = { kind: 'coolDown', sent: true, seconds: 60 };
    await scheduler.pass(61_000);
    expect(calls()).toEqual([2, 2, 2]);
    await scheduler.pass(1_000);
    expect(calls()).toEqual([3, 3, 3]);
  });

  it('[F04] [F06] while nobody answers everything is stale after twice the interval, and the call ends by itself', async () => {
    const { sports, scheduler, freshness, calls } = await liveWorld();
    sports.gate.pause();
    await scheduler.pass(3_900);
    expect(freshness()).toEqual(['live', 'live', 'live']);
    await scheduler.pass(100);
    expect(freshness()).toEqual(['stale', 'stale', 'stale']);
    expect([sports.givenUp, calls()]).toEqual([0, [2, 2, 2]]);
    await scheduler.pass(6_000);
    expect(sports.givenUp).toBe(3);
    sports.gate.resume();
    await scheduler.pass(2_000);
    expect(calls()).toEqual([3, 3, 3]);
    expect(freshness()).toEqual(['live', 'live', 'live']);
  });

  it('[F36] [F38] an answer replaces all that was known: no price of before stays', async () => {
    const { sports, serve, scheduler, board } = await liveWorld();
    const empty = { runners: [] };
    serve(anImage(MARKET, empty));
    for (const [market, pages] of [
      [BOOKMAKER, sports.bookmakers],
      [FANCY, sports.fancies],
    ] as const)
      for (const [match, page] of pages) pages.set(match, { ...page, prices: [anImage(market, empty)] });
    await scheduler.pass(2_000);
    expect(ALL.map((market) => board.books.get(market)?.runners.size)).toEqual([0, 0, 0]);
  });

  it('[F75] a hidden page asks nothing; what it shows when it is back is stale until answered', async () => {
    const { page, scheduler, freshness, calls } = await liveWorld();
    page.hide();
    await scheduler.pass(600_000);
    expect(calls()).toEqual([1, 1, 1]);
    page.show();
    expect(freshness()).toEqual(['stale', 'stale', 'stale']);
    await settle();
    expect(freshness()).toEqual(['live', 'live', 'live']);
    expect(calls()).toEqual([2, 2, 2]);
  });

  it('[F76] [F77] [F78] a page that was frozen asks anew and waits for no call of before', async () => {
    const { page, sports, scheduler, freshness, calls } = await liveWorld();
    sports.gate.pause();
    await scheduler.pass(2_000);
    page.resume();
    expect(freshness()).toEqual(['stale', 'stale', 'stale']);
    expect(sports.givenUp).toBe(3);
    await settle();
    sports.gate.resume();
    await settle();
    expect(calls()).toEqual([3, 3, 3]);
    expect(freshness()).toEqual(['live', 'live', 'live']);
  });

  it('[F02] without a network it is stale at once and asks nothing; with it again, at once', async () => {
    const { page, scheduler, freshness, calls } = await liveWorld();
    page.goOnline(false);
    expect(freshness()).toEqual(['stale', 'stale', 'stale']);
    await scheduler.pass(60_000);
    expect(calls()).toEqual([1, 1, 1]);
    page.goOnline(true);
    await settle();
    expect(freshness()).toEqual(['live', 'live', 'live']);
    expect(calls()).toEqual([2, 2, 2]);
  });

  it('[F03] flapping ends live, with one loop of questions each', async () => {
    const { page, scheduler, freshness, calls } = await liveWorld();
    for (let flap = 0; flap < 10; flap += 1) {
      page.goOnline(false);
      await scheduler.pass(1_500);
      page.goOnline(true);
      await scheduler.pass(1_500);
    }
    expect(freshness()).toEqual(['live', 'live', 'live']);
    expect(calls()).toEqual([11, 11, 11]);
    await scheduler.pass(10_000);
    expect(calls()).toEqual([16, 16, 16]);
  });

  it('[F19] nothing is left behind when the last market is left', async () => {
    const { prices, scheduler, board } = await liveWorld();
    prices.unwanted(ALL);
    expect([scheduler.timersLeft, scheduler.framesLeft, board.books.size]).toEqual([0, 0, 0]);
  });
});
