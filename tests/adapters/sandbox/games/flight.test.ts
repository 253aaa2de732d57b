import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wholeHundredths, worthAt, type FlightBet } from '@games/kinds/crash/CrashRound';

const bet = (stake: number): FlightBet => ({ stake, auto: null, leftAt: null });

describe('a bet in the air', () => {
  it.each([
    [1, '1.00', 100],
    [1.0179, '1.01', 101],
    [1.02, '1.02', 102],
    [2.999_999, '2.99', 299],
  ])('at %s it shows %sx, and what it shows is what it is worth: %s for 100', (height, shown, worth) => {
    expect(wholeHundredths(height).toFixed(2)).toBe(shown);
    expect(worthAt(bet(100), height)).toBe(worth);
  });

  it('is never worth more than the height that is shown, times the stake', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 10, max: 10_000 }),
        fc.double({ min: 1, max: 1_000, noNaN: true }),
        (stake, height) => {
          const shown = Math.round(wholeHundredths(height) * 100);
          expect(Math.round(worthAt(bet(stake), height) * 100)).toBe(stake * shown);
          expect(shown / 100).toBeLessThanOrEqual(height + 1e-6);
        },
      ),
    );
  });
});
