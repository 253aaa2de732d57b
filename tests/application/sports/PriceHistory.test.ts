import { describe, expect, it } from 'vitest';
import { PriceHistory } from '@/application/sports/PriceHistory';
import { MAX_SAMPLES } from '@/application/sports/PriceRing';
import type { PriceSeries } from '@/application/sports/SportsApp';
import { showBooks, type MarketBook } from '@tests/support/books';
import { FakeMarketBoard } from '@tests/support/fakes/FakeMarketBoard';
import { ManualScheduler } from '@/adapters/node/ManualScheduler';
import { FANCY, RUNS, aFancy, aFancyBook } from '@tests/support/mothers/matchPage';
import { AWAY, HOME, MARKET, aBook, aMarket, aRunnerBook } from '@tests/support/mothers/sports';

function world() {
  const scheduler = new ManualScheduler();
  const board = new FakeMarketBoard();
  const history = new PriceHistory(board, scheduler.clock, scheduler);
  const shows = (back: number, changes: Partial<MarketBook> = {}): void => {
    const home = aRunnerBook([[back, 500]], [[back + 2, 500]]);
    showBooks(board, aBook([[HOME, home]], changes));
  };
  board.fresh.set(MARKET, 'live');
  shows(198);
  return {
    scheduler,
    board,
    history,
    shows,
    seconds: (count: number) => scheduler.advance(count * 1_000),
    backs: (runner = HOME) =>
      history
        .series(MARKET, runner)
        .latest(MAX_SAMPLES)
        .map(({ at, back }) => [at, back?.price ?? null]),
  };
}

describe('the history of prices', () => {
  it('is looked at once a second however often prices change, and holds back and lay with the time', async () => {
    const { history, shows, seconds, backs } = world();
    history.follow([aMarket()]);
    expect(backs()).toEqual([]);
    await seconds(1);
    for (const price of [200, 202, 204]) shows(price);
    await seconds(1);
    expect(backs()).toEqual([
      [1_000, 198],
      [2_000, 204],
    ]);
    expect(history.series(MARKET, HOME).latest(1)).toEqual([
      { at: 2_000, back: { price: 204 }, lay: { price: 206 } },
    ]);
  });

  it('a price that rests is one sample; nothing before the first price', async () => {
    const { history, seconds, backs } = world();
    history.follow([aMarket()]);
    await seconds(60);
    expect(backs()).toHaveLength(1);
    expect(backs(AWAY)).toEqual([]);
  });

  it('what could not be taken is a gap: suspended, stale, a runner that is out', async () => {
    const { history, board, shows, seconds, backs } = world();
    history.follow([aMarket()]);
    await seconds(1);
    shows(198, { status: 'suspended' });
    await seconds(1);
    shows(198);
    await seconds(1);
    board.fresh.set(MARKET, 'stale');
    await seconds(1);
    board.fresh.set(MARKET, 'live');
    await seconds(1);
    showBooks(board, aBook([[HOME, aRunnerBook([[198, 500]], [], 'suspended')]]));
    await seconds(1);
    shows(199);
    await seconds(1);
    expect(backs().map(([, price]) => price)).toEqual([198, null, 198, null, 198, null, 199]);
  });

  it('of a fancy the line is kept with the rate', async () => {
    const { history, board, seconds } = world();
    board.fresh.set(FANCY, 'live');
    showBooks(board, aFancyBook([1, 110], [0, 90]));
    history.follow([aFancy()]);
    await seconds(1);
    expect(history.series(FANCY, RUNS).latest(9)).toEqual([
      { at: 1_000, back: { price: 190, line: 0 }, lay: { price: 210, line: 1 } },
    ]);
  });

  it('holds a bounded number of samples, the last ones, however long a page stays open', async () => {
    const { history, shows, seconds, backs } = world();
    history.follow([aMarket()]);
    const seen = MAX_SAMPLES + 50;
    for (let second = 1; second <= seen; second++) {
      shows(200 + second);
      await seconds(1);
    }
    expect(backs()).toHaveLength(MAX_SAMPLES);
    expect(backs()[0]).toEqual([51_000, 251]);
    expect(backs().at(-1)).toEqual([seen * 1_000, 200 + seen]);
  });

  it('a runner with one side only has a history too, and each of its sides makes a sample', async () => {
    const { history, board, seconds } = world();
    const offers = (back: number | null, lay: number | null, home = true) => {
      const side = (price: number | null) => (price === null ? [] : ([[price, 500]] as const));
      const runner = aRunnerBook(side(back), side(lay));
      showBooks(board, aBook([home ? [HOME, runner] : [AWAY, runner]]));
    };
    history.follow([aMarket()]);
    for (const [back, lay] of [
      [200, null],
      [200, 202],
      [200, 204],
      [null, 204],
    ] as const) {
      offers(back, lay);
      await seconds(1);
    }
    const prices = (runner: typeof HOME, count: number) =>
      history
        .series(MARKET, runner)
        .latest(count)
        .map(({ back, lay }) => [back?.price ?? null, lay?.price ?? null]);
    expect(prices(HOME, MAX_SAMPLES + 1)).toEqual([
      [200, null],
      [200, 202],
      [200, 204],
      [null, 204],
    ]);
    expect(prices(HOME, 2)).toEqual([
      [200, 204],
      [null, 204],
    ]);
    offers(null, 210, false);
    await seconds(1);
    expect(prices(AWAY, 9)).toEqual([[null, 210]]);
  });

  it('goes with the last one who follows, and with it the timer', async () => {
    const { history, scheduler, seconds, backs } = world();
    const first = history.follow([aMarket()]);
    await seconds(1);
    const second = history.follow([aMarket(), aFancy()]);
    first();
    first();
    expect(backs()).toHaveLength(1);
    expect(scheduler.timersLeft).toBe(1);
    second();
    expect(backs()).toEqual([]);
    expect(scheduler.timersLeft).toBe(0);
  });

  it('tells of a runner whoever asked for that one, and who leaves twice takes nobody along', async () => {
    const { history, shows, seconds } = world();
    const received: string[] = [];
    const unwatch = history.watch(MARKET, HOME, () => undefined);
    unwatch();
    history.watch(MARKET, HOME, () => received.push('home'));
    history.watch(MARKET, AWAY, () => received.push('away'));
    unwatch();
    history.follow([aMarket()]);
    expect(history.series(MARKET, RUNS).latest(1)).toEqual([]);
    await seconds(1);
    shows(210);
    await seconds(1);
    expect(received).toEqual(['home', 'away', 'home', 'home']);
  });

  it('tells at once and after a sample that differs, until released', async () => {
    const { history, shows, seconds } = world();
    const received: number[] = [];
    const release = history.watch(MARKET, HOME, (series: PriceSeries) =>
      received.push(series.latest(9).length),
    );
    history.follow([aMarket()]);
    await seconds(3);
    expect(received).toEqual([0, 1]);
    shows(210);
    await seconds(1);
    release();
    shows(220);
    await seconds(1);
    expect(received).toEqual([0, 1, 2]);
  });
});
