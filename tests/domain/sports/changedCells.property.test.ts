import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runnerId } from '@/domain/shared/ids';
import { changedCells, foldBook } from '@tests/support/books';
import type { MarketChange } from '@/domain/sports/MarketChange';
import type { MarketBook } from '@tests/support/books';
import { MARKET, levels } from '@tests/support/mothers/sports';
import { runs } from '@tests/support/runs';

const RUNS = { numRuns: runs(1_000) };
const received = fc.array(
  fc.tuple(fc.integer({ min: 0, max: 3 }), fc.constantFrom(198, 200, 202), fc.constantFrom(0, 1_000, 2_000)),
  { maxLength: 3 },
);
const runnerChanges = fc.array(
  fc.record(
    {
      id: fc.constantFrom('a', 'b', 'c', '__proto__').map(runnerId),
      status: fc.constantFrom('active' as const, 'suspended' as const),
      back: received.map(levels),
      lay: received.map(levels),
    },
    { requiredKeys: ['id'] },
  ),
  { maxLength: 4 },
);
const change = (image: fc.Arbitrary<boolean>): fc.Arbitrary<MarketChange> =>
  fc.record(
    {
      id: fc.constant(MARKET),
      image,
      status: fc.constantFrom('open' as const, 'suspended' as const, 'closed' as const),
      version: fc.nat(5),
      runners: runnerChanges,
    },
    { requiredKeys: ['id', 'image', 'runners'] },
  );
const stream = fc.tuple(
  change(fc.constant(true)),
  fc.array(change(fc.integer({ min: 0, max: 9 }).map((n) => n === 0))),
);

/** The engine's own book, kept in the plainest way: a record of texts per cell. */
class PlainBook {
  readonly cells = new Map<string, string>();
  status = 'suspended';

  take(message: MarketChange): void {
    if (message.image) {
      this.cells.clear();
      this.status = 'suspended';
    }
    this.status = message.status ?? this.status;
    for (const runner of message.runners) {
      for (const side of ['back', 'lay'] as const) {
        for (const { level, offer } of runner[side] ?? []) {
          const cell = `${runner.id} ${side} ${level}`;
          if (offer === null) this.cells.delete(cell);
          else this.cells.set(cell, `${offer.price} x ${offer.size}`);
        }
      }
    }
  }
}

function cellsOf(book: MarketBook): Map<string, string> {
  const cells = new Map<string, string>();
  for (const [id, runner] of book.runners) {
    for (const side of ['back', 'lay'] as const) {
      runner[side].forEach((offer, level) => {
        if (offer !== null) cells.set(`${id} ${side} ${level}`, `${offer.price} x ${offer.size}`);
      });
    }
  }
  return cells;
}

const apply = foldBook;

describe('[P20] the fold of a stream', () => {
  it("equals the engine's book after an image and any deltas", () => {
    fc.assert(
      fc.property(stream, ([image, deltas]) => {
        const engine = new PlainBook();
        engine.take(image);
        let book = apply(null, image);
        for (const message of deltas) {
          engine.take(message);
          book = apply(book, message);
        }
        expect(cellsOf(book)).toEqual(engine.cells);
        expect(book.status).toBe(engine.status);
      }),
      RUNS,
    );
  });

  it('[F32] a duplicate changes nothing', () => {
    fc.assert(
      fc.property(stream, change(fc.boolean()), ([image, deltas], message) => {
        let book = apply(null, image);
        for (const delta of deltas) book = apply(book, delta);
        const once = apply(book, message);
        const again = apply(once, message);
        expect(again).toEqual(once);
        expect(changedCells(once, again)).toEqual([]);
      }),
      RUNS,
    );
  });

  it('names exactly the cells that differ, each once', () => {
    fc.assert(
      fc.property(stream, change(fc.boolean()), ([image, deltas], message) => {
        let book = apply(null, image);
        for (const delta of deltas) book = apply(book, delta);
        const next = apply(book, message);
        const before = cellsOf(book);
        const now = cellsOf(next);
        const differing = [...new Set([...before.keys(), ...now.keys()])]
          .filter((cell) => before.get(cell) !== now.get(cell))
          .map((cell) => `${MARKET}|${cell.replaceAll(' ', '|')}`);
        expect([...changedCells(book, next)].toSorted()).toEqual(differing.toSorted());
      }),
      RUNS,
    );
  });

  it('[P21] skipping the books in between names the same end: the last value wins', () => {
    fc.assert(
      fc.property(stream, ([image, deltas]) => {
        const first = apply(null, image);
        let book = first;
        for (const delta of deltas) book = apply(book, delta);
        const shown = cellsOf(first);
        for (const key of changedCells(first, book)) {
          const cell = key.slice(MARKET.length + 1).replaceAll('|', ' ');
          const offer = cellsOf(book).get(cell);
          if (offer === undefined) shown.delete(cell);
          else shown.set(cell, offer);
        }
        expect(shown).toEqual(cellsOf(book));
      }),
      RUNS,
    );
  });
});
