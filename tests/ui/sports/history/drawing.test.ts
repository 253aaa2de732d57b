import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stepPath } from '@/ui/sports/history/stepPath';
import { valueScale, valueText } from '@/ui/sports/history/valueScale';

const FRAME = { from: 0, to: 10, low: 0, high: 10, width: 10, height: 10 };

describe('a stepped line', () => {
  it('holds each value until the next, the last one to the edge', () => {
    expect(
      stepPath(
        [
          { at: 0, value: 10 },
          { at: 4, value: 5 },
        ],
        FRAME,
      ),
    ).toBe('M0 0H4V5H10');
  });

  it('stops where nothing was, and begins anew', () => {
    expect(
      stepPath(
        [
          { at: 0, value: 1 },
          { at: 2, value: null },
          { at: 5, value: 2 },
        ],
        FRAME,
      ),
    ).toBe('M0 9H2M5 8H10');
  });

  it('what was before the frame comes in from its edge; what ended before it is left out', () => {
    const steps = [
      { at: -9, value: 3 },
      { at: -5, value: 4 },
      { at: 5, value: 6 },
    ];
    expect(stepPath(steps, FRAME)).toBe('M0 6H5V4H10');
    expect(stepPath([], FRAME)).toBe('');
  });

  it('one moment and one value are a line too', () => {
    expect(stepPath([{ at: 5, value: 5 }], { ...FRAME, from: 5, to: 5, low: 5, high: 5 })).toBe('M0 0H0');
  });
});

describe('the values beside a chart', () => {
  it('are few, round, evenly apart, and all that is drawn lies between them', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 100_000 }), { minLength: 1, maxLength: 20 }),
        (values) => {
          const ticks = valueScale(values);
          const apart = (ticks[0] ?? 0) - (ticks[1] ?? 0);
          expect(ticks.length).toBeGreaterThanOrEqual(2);
          expect(ticks.length).toBeLessThanOrEqual(6);
          for (const [index, tick] of ticks.entries()) expect(tick).toBe((ticks[0] ?? 0) - index * apart);
          expect(ticks[0]).toBeGreaterThanOrEqual(Math.max(...values));
          expect(ticks.at(-1)).toBeLessThanOrEqual(Math.min(...values));
        },
      ),
    );
  });

  it('are quoted as their kind: decimal odds, rates, runs; where no odds can be stands nothing', () => {
    expect(valueText('matchOdds', 198)).toBe('1.98');
    expect(valueText('bookmaker', 185)).toBe('85');
    expect(valueText('fancy', 47)).toBe('47');
    expect(valueText('matchOdds', 100)).toBe('');
  });
});
