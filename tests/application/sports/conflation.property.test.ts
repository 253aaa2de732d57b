import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MarketEnds } from '@/application/sports/MarketEnds';
import { PricePaint } from '@/application/sports/PricePaint';
import { foldBook } from '@tests/support/books';
import type { MarketBook } from '@tests/support/books';
import { FakeMarketBoard } from '@tests/support/fakes/FakeMarketBoard';
import { ManualScheduler } from '@/adapters/node/ManualScheduler';
import { aDelta, anImage, aRunnerChange, AWAY, HOME } from '@tests/support/mothers/sports';
import { runs } from '@tests/support/runs';
import { M1, M2 } from './streamWorld';

type Step =
  | {
      readonly market: typeof M1;
      readonly runner: typeof HOME;
      readonly price: number;
      readonly size: number;
    }
  | 'frame';

const tick = fc.record({
  market: fc.constantFrom(M1, M2),
  runner: fc.constantFrom(HOME, AWAY),
  price: fc.integer({ min: 101, max: 130 }),
  size: fc.integer({ min: 0, max: 3 }),
});
const steps: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.oneof({ arbitrary: tick, weight: 9 }, fc.constant('frame' as const)),
  { maxLength: 120 },
);

function world() {
  const scheduler = new ManualScheduler();
  const board = new FakeMarketBoard();
  const paint = new PricePaint({ board, scheduler }, new MarketEnds());
  const books = new Map<typeof M1, MarketBook>();
  for (const market of [M1, M2]) {
    books.set(market, foldBook(null, anImage(market)));
    paint.changed(anImage(market));
  }
  paint.flush();
  board.arrivals.length = 0;
  /** What comes is folded by the memory, and beside it into the book that it has to end in. */
  const tick = (market: typeof M1, runner: typeof HOME, price: number, size: number): void => {
    const change = aDelta(market, { runners: [aRunnerChange(runner, [[0, price, size]])] });
    books.set(market, foldBook(books.get(market) ?? null, change));
    paint.changed(change);
  };
  return { scheduler, board, books, tick };
}

describe('[P21] ticks between two frames', () => {
  it('[F39] whatever comes, and however much: after a frame each cell shows the last value, and a frame is one repaint at most', () => {
    fc.assert(
      fc.property(steps, (all) => {
        const { scheduler, board, books, tick: ticks } = world();
        let frames = 0;
        for (const step of [...all, 'frame' as const]) {
          if (step !== 'frame') {
            ticks(step.market, step.runner, step.price, step.size);
            continue;
          }
          scheduler.runFrame();
          frames += 1;
          for (const [market, book] of books)
            for (const [runner, { back }] of book.runners)
              expect(board.price(market, runner, 'back', 0)).toEqual(back[0] ?? null);
        }
        expect(board.arrivals.length).toBeLessThanOrEqual(frames);
        expect(scheduler.framesLeft).toBe(0);
        // Of each market one book, of each cell one mention: a burst is not kept, only its end.
        for (const arrival of board.arrivals) {
          expect(new Set(arrival.map(({ book }) => book.id)).size).toBe(arrival.length);
          for (const { changed } of arrival) expect(new Set(changed).size).toBe(changed.length);
        }
      }),
      { numRuns: runs(1_000) },
    );
  });

  it('[F39] five hundred ticks of a second and sixty frames: sixty repaints, of the values that stood at their frames', () => {
    const { scheduler, board, tick: ticks } = world();
    for (let at = 0; at < 500; at += 1) {
      ticks(M1, HOME, 150 + at, 5);
      if (Math.floor(((at + 1) * 60) / 500) > Math.floor((at * 60) / 500)) scheduler.runFrame();
    }
    expect(board.arrivals).toHaveLength(60);
    expect(board.repainted).toHaveLength(60);
    expect(board.price(M1, HOME, 'back', 0)?.price).toBe(649);
  });
});
