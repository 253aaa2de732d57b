import { describe, expect, it } from 'vitest';
import { rupees } from '@/domain/shared/Money';
import { marketId, runnerId } from '@/domain/shared/ids';
import { changedCells, foldBook } from '@tests/support/books';
import type { MarketChange } from '@/domain/sports/MarketChange';
import type { MarketBook } from '@tests/support/books';
import {
  AWAY,
  DRAW,
  HOME,
  MARKET,
  aBook,
  aDelta,
  aRunnerBook,
  aRunnerChange,
  anImage,
  aTick,
} from '@tests/support/mothers/sports';
import { PriceMemory } from '@/domain/sports/PriceMemory';

function fold(before: MarketBook | null, change: MarketChange) {
  const book = foldBook(before, change);
  return { book, changed: changedCells(before, book) };
}

const key = (runner: string, side: string, level: number) => `${MARKET}|${runner}|${side}|${level}`;

describe('folding a market book', () => {
  it('[F31] a delta before the image asks for one', () => {
    expect(new PriceMemory().changed(aTick(210))).toBe('needsImage');
  });

  it('an image makes the book and names every cell that it filled', () => {
    const { book, changed } = fold(null, anImage());
    expect(book).toEqual(
      aBook([
        [HOME, aRunnerBook([[200, 10_000]], [[202, 10_000]])],
        [AWAY, aRunnerBook([[198, 10_000]], [[200, 10_000]])],
      ]),
    );
    expect(changed).toEqual([
      key(HOME, 'back', 0),
      key(HOME, 'lay', 0),
      key(AWAY, 'back', 0),
      key(AWAY, 'lay', 0),
    ]);
  });

  it('an image that says little cannot be bet on', () => {
    const { book } = fold(null, { id: MARKET, image: true, runners: [] });
    expect(book).toMatchObject({ status: 'suspended', version: 0, delaySeconds: 0, result: null });
  });

  it('a delta merges: one cell changes, the rest keeps its identity', () => {
    const before = fold(null, anImage()).book;
    const { book, changed } = fold(before, aTick(206));
    expect(changed).toEqual([key(HOME, 'back', 0)]);
    expect(book.runners.get(HOME)?.back[0]).toEqual({ price: 206, size: 10_000 });
    expect(book.runners.get(AWAY)).toEqual(before.runners.get(AWAY));
    expect(before.runners.get(HOME)?.back[0]?.price).toBe(200);
  });

  it('a size change alone repaints the cell', () => {
    const before = fold(null, anImage()).book;
    expect(fold(before, aTick(200, 9_999)).changed).toEqual([key(HOME, 'back', 0)]);
  });

  it('[F32] an equal delta changes nothing at all', () => {
    const before = fold(null, anImage()).book;
    const again = fold(before, aTick(200));
    expect(again.book).toBe(before);
    expect(again.changed).toEqual([]);
    const same = fold(before, aDelta(MARKET, { status: 'open', result: null, runners: [{ id: HOME }] }));
    expect(same.book).toBe(before);
  });

  it('an equal image keeps the book; an image that differs in one runner keeps the others', () => {
    const before = fold(null, anImage()).book;
    expect(fold(before, anImage()).book).toBe(before);
    const moved = anImage(MARKET, {
      runners: [
        { ...aRunnerChange(HOME, [[0, 210, 10_000]], [[0, 212, 10_000]]), status: 'active' },
        { ...aRunnerChange(AWAY, [[0, 198, 10_000]], [[0, 200, 10_000]]), status: 'active' },
      ],
    });
    const after = fold(before, moved);
    expect(after.book.runners.get(AWAY)).toEqual(before.runners.get(AWAY));
    expect(after.changed).toEqual([key(HOME, 'back', 0), key(HOME, 'lay', 0)]);
  });

  it('an image with other conditions and equal prices repaints no cell', () => {
    const before = fold(null, anImage()).book;
    const after = fold(before, anImage(MARKET, { status: 'suspended', statusLabel: 'BALL RUNNING' }));
    expect(after.book.status).toBe('suspended');
    expect(after.changed).toEqual([]);
  });

  it('[F35] a runner that an image leaves out is gone, and its cells are cleared', () => {
    const before = fold(null, anImage()).book;
    const image = anImage(MARKET, {
      runners: [{ ...aRunnerChange(HOME, [[0, 200, 10_000]]), status: 'active' }],
    });
    const { book, changed } = fold(before, image);
    expect([...book.runners.keys()]).toEqual([HOME]);
    expect(changed).toEqual([key(HOME, 'lay', 0), key(AWAY, 'back', 0), key(AWAY, 'lay', 0)]);
  });

  it('size 0 removes a level, and an emptied ladder equals one that was never filled', () => {
    const before = fold(null, anImage()).book;
    const { book, changed } = fold(before, aTick(200, 0));
    expect(book.runners.get(HOME)?.back).toEqual([]);
    expect(changed).toEqual([key(HOME, 'back', 0)]);
    const zeroSize = aDelta(MARKET, {
      runners: [{ id: HOME, lay: [{ level: 0, offer: { price: 202 as never, size: rupees(0) } }] }],
    });
    expect(fold(before, zeroSize).book.runners.get(HOME)?.lay).toEqual([]);
  });

  it('deleting a price that was never held changes nothing', () => {
    const before = fold(null, anImage()).book;
    const remove = aDelta(MARKET, { runners: [aRunnerChange(HOME, [[3, 200, 0]], [[9, 200, 0]])] });
    expect(fold(before, remove).book).toBe(before);
    const stranger = aDelta(MARKET, { runners: [aRunnerChange(DRAW, [[0, 200, 0]])] });
    expect(fold(before, stranger).changed).toEqual([]);
  });

  it('a hole stays a hole', () => {
    const before = fold(null, anImage()).book;
    const { book, changed } = fold(
      before,
      aDelta(MARKET, { runners: [aRunnerChange(HOME, [[2, 190, 500]])] }),
    );
    expect(book.runners.get(HOME)?.back).toEqual([
      { price: 200, size: 10_000 },
      null,
      { price: 190, size: 500 },
    ]);
    expect(changed).toEqual([key(HOME, 'back', 2)]);
  });

  it('a level beyond the deepest, or none at all, is ignored', () => {
    const before = fold(null, anImage()).book;
    const absurd = aDelta(MARKET, {
      runners: [
        aRunnerChange(HOME, [
          [10, 200, 5],
          [1e9, 200, 5],
          [-1, 200, 5],
          [0.5, 200, 5],
        ]),
      ],
    });
    expect(fold(before, absurd).book).toBe(before);
  });

  it('a runner listed twice in one image is merged, and each cell is named once', () => {
    const twice = anImage(MARKET, {
      runners: [aRunnerChange(HOME, [[0, 200, 1]], [[0, 210, 1]]), aRunnerChange(HOME, [[0, 201, 2]])],
    });
    const { book, changed } = fold(null, twice);
    expect(book.runners.get(HOME)).toEqual(aRunnerBook([[201, 2]], [[210, 1]]));
    expect(changed).toEqual([key(HOME, 'back', 0), key(HOME, 'lay', 0)]);
  });

  it('a runner can join and be suspended mid-stream', () => {
    const before = fold(null, anImage()).book;
    const joined = fold(before, aDelta(MARKET, { runners: [aRunnerChange(DRAW, [[0, 400, 7]])] })).book;
    expect(joined.runners.get(DRAW)?.status).toBe('active');
    const suspended = fold(joined, aDelta(MARKET, { runners: [{ id: DRAW, status: 'suspended' }] }));
    expect(suspended.book.runners.get(DRAW)).toEqual(aRunnerBook([[400, 7]], [], 'suspended'));
    expect(suspended.changed).toEqual([]);
  });

  it('conditions merge field by field, and a result can be taken back', () => {
    const before = fold(null, anImage()).book;
    const received = aDelta(MARKET, {
      status: 'closed',
      statusLabel: 'RESULT',
      version: 9,
      inPlay: false,
      delaySeconds: 0,
      totalMatched: rupees(5),
      result: 'home',
    });
    const after = fold(before, received).book;
    const { runners: _, id: __, image: ___, ...conditions } = received;
    expect(after).toMatchObject(conditions);
    expect(fold(after, aDelta(MARKET, { result: null })).book).toMatchObject({ version: 9, result: null });
  });

  it('[X19] hostile ids are plain ids', () => {
    const id = marketId('__proto__');
    const image = anImage(id, { runners: [aRunnerChange(runnerId('constructor'), [[0, 200, 5]])] });
    const { book, changed } = fold(null, image);
    expect(book.runners.get(runnerId('constructor'))?.back[0]?.price).toBe(200);
    expect(changed).toEqual(['__proto__|constructor|back|0']);
    expect(({} as Record<string, unknown>)['back']).toBeUndefined();
  });
});
