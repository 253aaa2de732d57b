import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MarketEnds } from '@/application/sports/MarketEnds';
import { TickConflator } from '@/application/sports/TickConflator';
import { applyChange } from '@/domain/sports/applyChange';
import type { MarketBook } from '@/domain/sports/MarketBook';
import { priceKey } from '@/domain/sports/PriceKey';
import { FakeMarketBoard } from '@tests/support/fakes/FakeMarketBoard';
import { ManualScheduler } from '@tests/support/ManualScheduler';
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
  const books = new Map<string, MarketBook>();
  const conflator = new TickConflator(board, scheduler, new MarketEnds());
  for (const market of [M1, M2]) {
    const book = applyChange(null, anImage(market));
    if (book === 'needsImage') throw new Error('an image needs none');
    books.set(market, book);
    conflator.changed(book);
  }
  conflator.flush();
  board.arrivals.length = 0;
  return { scheduler, board, books, conflator };
}

describe('[P21] ticks between two frames', () => {
  it('[F39] whatever comes, and however much: after a frame each cell shows the last value, and a frame is one repaint at most', () => {
    fc.assert(
      fc.property(steps, (all) => {
        const { scheduler, board, books, conflator } = world();
        let frames = 0;
        for (const step of [...all, 'frame' as const]) {
          if (step === 'frame') {
            scheduler.runFrame();
            frames += 1;
            for (const [market, book] of books)
              for (const [runner, { back }] of book.runners)
                expect(board.price(priceKey(market as typeof M1, runner, 'back', 0))).toEqual(
                  back[0] ?? null,
                );
            continue;
          }
          const { market, runner, price, size } = step;
          const before = books.get(market) ?? null;
          const now = applyChange(
            before,
            aDelta(market, { runners: [aRunnerChange(runner, [[0, price, size]])] }),
          );
          if (now === 'needsImage' || now === before) continue;
          books.set(market, now);
          conflator.changed(now);
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
    const { scheduler, board, books, conflator } = world();
    let book = books.get(M1) ?? null;
    for (let at = 0; at < 500; at += 1) {
      const next = applyChange(book, aDelta(M1, { runners: [aRunnerChange(HOME, [[0, 150 + at, 5]])] }));
      if (next === 'needsImage') throw new Error('no book');
      book = next;
      conflator.changed(next);
      if (Math.floor(((at + 1) * 60) / 500) > Math.floor((at * 60) / 500)) scheduler.runFrame();
    }
    expect(board.arrivals).toHaveLength(60);
    expect(board.repainted).toHaveLength(60);
    expect(board.price(priceKey(M1, HOME, 'back', 0))?.price).toBe(649);
  });
});
