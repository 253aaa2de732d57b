import { describe, expect, it } from 'vitest';
import { MarketDirectory } from '@/application/sports/MarketDirectory';
import { OpenMatches } from '@/application/sports/OpenMatches';
import { marketId, matchId } from '@/domain/shared/ids';
import { ok } from '@/domain/shared/Result';
import type { MarketId } from '@/domain/shared/ids';
import { FakeMarketFeed } from '@tests/support/fakes/FakeMarketFeed';
import { FakeMatchesState } from '@tests/support/fakes/FakeMatchesState';
import { FakePageLife } from '@tests/support/fakes/FakePageLife';
import { FakeSportsGateway } from '@tests/support/fakes/FakeSportsGateway';
import { ManualScheduler } from '@/adapters/node/ManualScheduler';
import { aMarket, aMatch, MARKET, MATCH, someSettings } from '@tests/support/mothers/sports';
import { pausable } from '@tests/support/pausable';
import { settle } from '@/adapters/node/settle';

const BOOKMAKER = marketId('b1');
const FANCY = marketId('f1');
const SECOND = marketId('f2');

function world() {
  const scheduler = new ManualScheduler();
  const page = new FakePageLife();
  const sports = new FakeSportsGateway();
  const matches = new FakeMatchesState();
  const directory = new MarketDirectory();
  const feed = new FakeMarketFeed();
  const open = new OpenMatches(
    { sportsGateway: sports, matches, clock: scheduler.clock, scheduler, pageLife: page },
    directory,
    feed,
  );
  const fancies = (...ids: readonly MarketId[]) =>
    sports.fancies.set(MATCH, { markets: ids.map((id) => aMarket({ id, kind: 'fancy' })), prices: [] });
  sports.pages.set(MATCH, { match: aMatch(), markets: [aMarket()], prices: [] });
  sports.bookmakers.set(MATCH, { markets: [aMarket({ id: BOOKMAKER, kind: 'bookmaker' })], prices: [] });
  fancies(FANCY);
  const shown = () => {
    const now = matches.match(MATCH);
    if (now.state !== 'ready') throw new Error(now.state);
    return now.value;
  };
  const received: (readonly MarketId[])[] = [];
  const watch = () => open.watch(MATCH, ({ markets }) => received.push(markets.map(({ id }) => id)));
  return { scheduler, page, sports, matches, directory, feed, open, fancies, shown, received, watch };
}

describe('a match page in parts', () => {
  it('[SPORT-07] asks for match, bookmaker, fancy and settings side by side, once each', async () => {
    const { sports, shown, watch, received } = world();
    sports.gate.pause();
    watch();
    expect([sports.matchCalls, sports.bookmakerCalls, sports.fancyCalls, sports.settingsCalls]).toEqual([
      [MATCH],
      [MATCH],
      [MATCH],
      [MATCH],
    ]);
    sports.gate.resume();
    await settle();
    expect(shown().markets.map(({ id }) => id)).toEqual([MARKET, BOOKMAKER, FANCY]);
    expect(shown()).toMatchObject({ settings: someSettings(MATCH), failed: {} });
    expect(received.at(-1)).toEqual([MARKET, BOOKMAKER, FANCY]);
  });

  it('[SPORT-07] says which parts are still on their way; one that failed is not', async () => {
    const { sports, shown, watch } = world();
    type Answer = Awaited<ReturnType<typeof sports.fancy>>;
    let answer: (reply: Answer) => void = () => undefined;
    sports.fancy = () => new Promise<Answer>((resolve) => (answer = resolve));
    watch();
    await settle();
    expect(shown().waiting).toEqual(['fancy']);
    answer({ ok: false, error: { kind: 'server', sent: true } });
    await settle();
    expect(shown().waiting).toEqual([]);
  });

  it('a part that fails says so and takes nothing with it; it keeps what it had', async () => {
    const { sports, shown, watch, scheduler } = world();
    sports.fancyFailure = { kind: 'server', sent: true };
    sports.settingsFailure = { kind: 'offline', sent: false };
    watch();
    await settle();
    expect(shown().markets.map(({ id }) => id)).toEqual([MARKET, BOOKMAKER]);
    expect(Object.keys(shown().failed ?? {}).toSorted()).toEqual(['fancy', 'settings']);
    sports.fancyFailure = null;
    sports.settingsFailure = null;
    sports.bookmakerFailure = { kind: 'server', sent: true };
    await scheduler.pass(15_000);
    expect(shown().markets.map(({ id }) => id)).toEqual([MARKET, BOOKMAKER, FANCY]);
    expect(Object.keys(shown().failed ?? {})).toEqual(['bookmaker']);
  });

  it('a part is shown when it comes; a page that stands is repainted once, with all that is new', async () => {
    const { sports, matches, shown, scheduler, watch } = world();
    const late = pausable();
    const fancy = sports.fancy.bind(sports);
    sports.fancy = async (...asked) => {
      await late.pass();
      return fancy(...asked);
    };
    let repaints = 0;
    const arrived = matches.matchArrived.bind(matches);
    matches.matchArrived = (...page) => {
      repaints += 1;
      arrived(...page);
    };
    late.pause();
    watch();
    await settle();
    expect([repaints, shown().markets.map(({ id }) => id)]).toEqual([1, [MARKET, BOOKMAKER]]);
    late.resume();
    await settle();
    expect([repaints, shown().markets.map(({ id }) => id)]).toEqual([2, [MARKET, BOOKMAKER, FANCY]]);
    late.pause();
    sports.bookmakers.set(MATCH, { markets: [], prices: [] });
    await scheduler.pass(15_000);
    expect(repaints).toBe(2);
    late.resume();
    await settle();
    expect([repaints, shown().markets.map(({ id }) => id)]).toEqual([3, [MARKET, FANCY]]);
  });

  it('a market that is told of twice is shown once, as its own call tells of it', async () => {
    const { sports, shown, watch } = world();
    const received = aMarket({ id: BOOKMAKER, kind: 'bookmaker', name: 'of the match' });
    sports.pages.set(MATCH, { match: aMatch(), markets: [received, aMarket()], prices: [] });
    sports.bookmakers.set(MATCH, { markets: [{ ...received, name: 'of its own call' }], prices: [] });
    watch();
    await settle();
    expect(shown().markets.map(({ name }) => name)).toEqual(['of its own call', 'Match Odds', 'Match Odds']);
  });

  it('whoever joins is told what is there; news of another match, and a page that is only looked up, open nothing', async () => {
    const { sports, feed, open, directory, received, watch, scheduler } = world();
    await open.reload(MATCH);
    expect([directory.isOpen(MATCH), directory.matchOf(MARKET)]).toEqual([false, MATCH]);
    watch();
    expect(received).toEqual([]);
    await settle();
    expect(directory.isOpen(MATCH)).toBe(true);
    const events = received.length;
    const leave = watch();
    expect(received.length).toBe(events + 1);
    leave();
    await settle();
    expect(directory.isOpen(MATCH)).toBe(true);
    const asked = sports.fancyCalls.length;
    feed.changeMarkets(matchId('another'));
    await scheduler.pass(1_000);
    expect(sports.fancyCalls).toHaveLength(asked);
    feed.changeMarkets(MATCH);
    await scheduler.pass(1_000);
    expect(sports.fancyCalls).toHaveLength(asked + 1);
  });

  it('[F37] of two questions for one part the later one counts, whichever is answered last', async () => {
    const { sports, feed, shown, scheduler, watch } = world();
    const answers: (() => void)[] = [];
    sports.fancy = (id) => {
      const markets = [aMarket({ id: marketId(`fancy ${answers.length}`), kind: 'fancy', matchId: id })];
      return new Promise((resolve) => answers.push(() => resolve(ok({ markets, prices: [] }))));
    };
    watch();
    await settle();
    feed.changeMarkets(MATCH);
    await scheduler.pass(300);
    answers[1]?.();
    await settle();
    answers[0]?.();
    await settle();
    expect(shown().markets.at(-1)?.id).toBe('fancy 1');
  });

  it('news of a match is heard after another one was left', async () => {
    const { sports, feed, open, watch, scheduler } = world();
    watch();
    open.watch(matchId('another'), () => undefined)();
    await settle();
    const asked = sports.fancyCalls.length;
    feed.changeMarkets(MATCH);
    await scheduler.pass(300);
    expect(sports.fancyCalls).toHaveLength(asked + 1);
  });

  it('[F05] an answer for who has left is not told to who comes after', async () => {
    const { sports, feed, scheduler, watch, open } = world();
    const leave = watch();
    await settle();
    sports.gate.pause();
    feed.changeMarkets(MATCH);
    await scheduler.pass(300);
    leave();
    await settle();
    sports.pages.clear();
    const events: unknown[] = [];
    open.watch(MATCH, (page) => events.push(page));
    sports.gate.resume();
    await settle();
    expect(events).toEqual([]);
  });

  it('asks for bookmaker and fancy again once, however often their lists change', async () => {
    const { sports, feed, fancies, shown, watch, scheduler } = world();
    watch();
    await settle();
    fancies(FANCY, SECOND);
    for (let news = 0; news < 50; news += 1) feed.changeMarkets(MATCH);
    await scheduler.pass(300);
    expect([sports.matchCalls.length, sports.bookmakerCalls.length, sports.fancyCalls.length]).toEqual([
      1, 2, 2,
    ]);
    expect(shown().markets.map(({ id }) => id)).toEqual([MARKET, BOOKMAKER, FANCY, SECOND]);
  });

  it('[F37] an answer that a later question overtook is dropped, and so is news of a match that was left', async () => {
    const { sports, feed, watch, shown, matches, scheduler, fancies } = world();
    const release = watch();
    await settle();
    sports.gate.pause();
    feed.changeMarkets(MATCH);
    await scheduler.pass(300);
    fancies(FANCY, SECOND);
    feed.changeMarkets(MATCH);
    await scheduler.pass(300);
    sports.gate.resume();
    await settle();
    expect(shown().markets.at(-1)?.id).toBe(SECOND);
    release();
    await settle();
    matches.open.clear();
    feed.changeMarkets(MATCH);
    await scheduler.pass(1_000);
    expect([matches.open.size, scheduler.timersLeft]).toEqual([0, 0]);
  });

  it('a page whose match cannot be loaded says so, whatever else arrives', async () => {
    const { sports, matches, watch, received } = world();
    sports.pages.clear();
    watch();
    await settle();
    expect(matches.match(MATCH).state).toBe('failed');
    expect(received).toEqual([]);
  });

  it('[F05] opened and left a thousand times it ends level: no timer, no listener, nothing open', async () => {
    const { watch, scheduler, page, feed, directory, sports } = world();
    for (let round = 0; round < 1_000; round += 1) {
      const release = watch();
      if (round % 3 === 0) await settle();
      if (round % 5 === 0) feed.changeMarkets(MATCH);
      release();
      if (round % 2 === 0) await settle();
    }
    await settle();
    expect([scheduler.timersLeft, page.listening, feed.listeners.size]).toEqual([0, 0, 0]);
    expect(directory.isOpen(MATCH)).toBe(false);
    expect(sports.matchCalls.length).toBeLessThanOrEqual(1_000);
  });
});
