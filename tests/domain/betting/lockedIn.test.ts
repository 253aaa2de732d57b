import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lockedIn } from '@/domain/betting/lockedIn';
import { paise } from '@/domain/shared/Money';
import { odds } from '@/domain/shared/Odds';
import { AWAY, HOME } from '@tests/support/mothers/sports';

/** Two runners, of which only the first has prices. */
function locked(home: number, away: number, price: number | null) {
  const each = price === null ? null : odds(price);
  const positions = new Map([
    [HOME, paise(home)],
    [AWAY, paise(away)],
  ]);
  return lockedIn(positions, (runner) =>
    runner === HOME ? { back: each, lay: each } : { back: null, lay: null },
  );
}

describe('[P08] what is locked in', () => {
  it.each([
    [-2_778, -2_781, 200, -2_781],
    [199, 0, 200, 0],
    [200, 0, 200, null],
    [5_000, 5_000, null, 5_000],
    [99, 0, null, 0],
    [100, 0, null, null],
  ])('%d and %d at %s: %s', (home, away, price, expected) => {
    expect(locked(home, away, price)).toBe(expected);
  });

  it.each([
    ['more than the rest is laid', 199, { back: odds(101), lay: odds(200) }, 0],
    ['more than the rest is not backed', 199, { back: odds(200), lay: odds(101) }, null],
    ['less than the rest is backed', -199, { back: odds(200), lay: odds(101) }, -199],
    ['less than the rest is not laid', -199, { back: odds(101), lay: odds(200) }, null],
  ])('what brings %s', (_, home, best, expected) => {
    const positions = new Map([
      [HOME, paise(home)],
      [AWAY, paise(0)],
    ]);
    const found = lockedIn(positions, (runner) => (runner === HOME ? best : { back: null, lay: null }));
    expect(found).toBe(expected);
  });

  it('whatever one bet, rounded to the paisa, cannot level any further', () => {
    const amount = fc.integer({ min: -10_000_000, max: 10_000_000 });
    fc.assert(
      fc.property(amount, amount, fc.integer({ min: 101, max: 10_000 }), (home, away, price) => {
        const stake = Math.round(((home - away) * 100) / price);
        const after: readonly [number, number] = [
          home - Math.ceil((stake * (price - 100)) / 100),
          away + stake,
        ];
        expect(locked(...after, price)).toBe(Math.min(...after));
      }),
    );
  });
});
