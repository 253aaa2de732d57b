import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gridWindow } from '@/ui/casino/lobby/gridWindow';
import { runs } from '@tests/support/runs';

const PITCH = 200;
const SCREEN = 900;

describe('the rows of a long grid that are drawn', () => {
  it('[F19] at the top: the screen and four rows more', () => {
    expect(gridWindow({ scrolled: -300, screen: SCREEN, rows: 1_667, pitch: PITCH })).toEqual({
      firstRow: 0,
      endRow: 10,
    });
  });

  it('[F19] in the middle: two rows on either side', () => {
    expect(gridWindow({ scrolled: 100_000, screen: SCREEN, rows: 1_667, pitch: PITCH })).toEqual({
      firstRow: 498,
      endRow: 508,
    });
  });

  it('[F19] wherever the reader is, every row on the screen is drawn and never more than a screen and four', () => {
    const numbers = {
      scrolled: fc.integer({ min: -2_000, max: 500_000 }),
      rows: fc.integer({ min: 1, max: 5_000 }),
    };
    fc.assert(
      fc.property(fc.record(numbers), ({ scrolled, rows }) => {
        const { firstRow, endRow } = gridWindow({ scrolled, screen: SCREEN, rows, pitch: PITCH });
        expect(firstRow).toBeGreaterThanOrEqual(0);
        expect(endRow).toBeLessThanOrEqual(rows);
        expect(endRow).toBeGreaterThan(firstRow);
        expect(endRow - firstRow).toBeLessThanOrEqual(SCREEN / PITCH + 6);
        for (let row = 0; row < rows && row * PITCH < scrolled + SCREEN; row += 1)
          if ((row + 1) * PITCH > scrolled) expect(row >= firstRow && row < endRow).toBe(true);
      }),
      { numRuns: runs(60) },
    );
  });

  it('has nothing to draw of an empty list', () => {
    expect(gridWindow({ scrolled: 0, screen: SCREEN, rows: 0, pitch: PITCH })).toEqual({
      firstRow: 0,
      endRow: 0,
    });
  });
});
