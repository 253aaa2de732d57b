import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gridWindow, nextTiles, type Tiles } from '@/ui/casino/lobby/gridWindow';
import { runs } from '@tests/support/runs';

const SIZES = { screen: 900, pitch: 200, columns: 6 };
const MANY = { ...SIZES, count: 9_997 };
/** Rows on the screen and four around them. */
const ROOM = 10 * SIZES.columns;

const views = fc.record({
  scrolled: fc.integer({ min: -2_000, max: 500_000 }),
  count: fc.integer({ min: 1, max: 30_000 }),
});

/** Frames until nothing changes any more. */
function atRest(
  from: Tiles,
  view: ReturnType<typeof gridWindow>,
): { readonly tiles: Tiles; readonly frames: number } {
  let [tiles, frames] = [from, 0];
  for (;;) {
    const next = nextTiles(tiles, view);
    if (next.first === tiles.first && next.end === tiles.end) return { tiles, frames };
    [tiles, frames] = [next, frames + 1];
  }
}

describe('the tiles of a long grid that are drawn', () => {
  it('[F19] at the top: the screen and four rows more', () => {
    expect(gridWindow({ ...MANY, scrolled: -300 }).wanted).toEqual({ first: 0, end: ROOM });
  });

  it('[F19] in the middle: two rows on either side', () => {
    expect(gridWindow({ ...MANY, scrolled: 100_000 })).toEqual({
      wanted: { first: 498 * 6, end: 508 * 6 },
      seen: { first: 500 * 6, end: 506 * 6 },
    });
  });

  it('[F19] wherever the reader is, every tile on the screen is wanted and never more than a screen and four rows', () => {
    fc.assert(
      fc.property(views, ({ scrolled, count }) => {
        const { wanted } = gridWindow({ ...SIZES, scrolled, count });
        expect(wanted.first).toBeGreaterThanOrEqual(0);
        expect(wanted.end).toBeLessThanOrEqual(count);
        expect(wanted.end).toBeGreaterThan(wanted.first);
        expect(wanted.end - wanted.first).toBeLessThanOrEqual(ROOM);
        for (let tile = 0; tile < count; tile += SIZES.columns) {
          const top = (tile / SIZES.columns) * SIZES.pitch - scrolled;
          if (top + SIZES.pitch > 0 && top < SIZES.screen && top + SIZES.pitch <= SIZES.screen + scrolled)
            expect(tile >= wanted.first && tile < wanted.end).toBe(true);
        }
      }),
      { numRuns: runs(60) },
    );
  });

  it('has nothing to draw of an empty list', () => {
    const view = gridWindow({ ...SIZES, scrolled: 0, count: 0 });
    expect(view.wanted).toEqual({ first: 0, end: 0 });
    expect(nextTiles({ first: 0, end: 24 }, view)).toEqual({ first: 0, end: 0 });
  });
});

describe('one frame of the way there', () => {
  it('a row that comes while one scrolls takes three frames, and the row before goes', () => {
    const view = gridWindow({ ...MANY, scrolled: 100_000 });
    const before = { first: view.wanted.first - 6, end: view.wanted.end - 6 };
    expect(nextTiles(before, view)).toEqual({ first: view.wanted.first, end: before.end + 2 });
    expect(atRest(before, view)).toEqual({ tiles: view.wanted, frames: 3 });
  });

  it('on the way up tiles come before the first', () => {
    const view = gridWindow({ ...MANY, scrolled: 100_000 });
    const before = { first: view.wanted.first + 6, end: view.wanted.end + 6 };
    expect(nextTiles(before, view)).toEqual({ first: before.first - 2, end: view.wanted.end });
  });

  it('after a leap the screen comes first', () => {
    const view = gridWindow({ ...MANY, scrolled: 100_000 });
    const { first } = view.seen;
    expect(nextTiles({ first: 0, end: 60 }, view)).toEqual({ first, end: first + 8 });
  });

  it('[F19] from wherever to wherever it arrives, draws no tile twice and never more than is wanted', () => {
    fc.assert(
      fc.property(views, fc.nat(30_000), fc.nat(60), ({ scrolled, count }, first, length) => {
        const view = gridWindow({ ...SIZES, scrolled, count });
        const from = { first, end: first + length };
        const next = nextTiles(from, view);
        expect(next.first).toBeGreaterThanOrEqual(view.wanted.first);
        expect(next.end).toBeLessThanOrEqual(view.wanted.end);
        expect(next.end).toBeGreaterThanOrEqual(next.first);
        // At most a few are new.
        const still = Math.max(0, Math.min(next.end, from.end) - Math.max(next.first, from.first));
        expect(next.end - next.first - still).toBeLessThanOrEqual(8);
        const { tiles, frames } = atRest(from, view);
        expect(tiles).toEqual(view.wanted);
        expect(frames).toBeLessThan(30);
      }),
      { numRuns: runs(300) },
    );
  });
});
