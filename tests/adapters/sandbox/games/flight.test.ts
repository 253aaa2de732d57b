import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ascent } from '@games/kinds/crash/ascent';
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

describe('a flight as its page shows it', () => {
  const answers = fc.array(
    fc.record({ height: fc.integer({ min: 100, max: 100_000 }), after: fc.integer({ min: 0, max: 9_000 }) }),
    { minLength: 1, maxLength: 12 },
  );

  it('[CASINO-03] never passes what was received, never sinks, and is there when no more is received', () => {
    fc.assert(
      fc.property(
        answers,
        fc.boolean(),
        fc.array(fc.nat(9_000), { maxLength: 8 }),
        (received, isStill, later) => {
          const flight = ascent(100, 0, isStill);
          let [now, most, shown] = [0, 100, 100];
          const look = (): void => {
            const height = flight.at(now);
            expect(height).toBeLessThanOrEqual(most);
            expect(height).toBeGreaterThanOrEqual(shown);
            if (isStill) expect(height).toBe(most);
            shown = height;
          };
          for (const { height, after } of received) {
            now += after;
            look();
            flight.receive(height, now);
            most = Math.max(most, height);
            look();
            for (const more of later) {
              now += more;
              look();
            }
          }
          expect(flight.at(now + 1_000)).toBe(most);
        },
      ),
    );
  });

  it('is half way when half the time between two answers is over, and waits where it was received', () => {
    const flight = ascent(100, 0, false);
    flight.receive(110, 400);
    expect([400, 600, 800, 60_000].map(flight.at)).toEqual([100, 105, 110, 110]);
  });
});
