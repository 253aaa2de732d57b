import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { betPayout } from '@/domain/betting/betPayout';
import { betPrice } from '@/domain/betting/betPrice';
import {
  exactOddsText,
  finerThanOdds,
  nearestOdds,
  resultAt,
  tenThousandths,
} from '@/domain/betting/exactOdds';
import type { TenThousandths } from '@/domain/betting/exactOdds';
import { paise } from '@/domain/shared/Money';
import { odds } from '@/domain/shared/Odds';
import { aBet } from '@tests/support/mothers/betting';
import { decimalPayout } from '@/domain/betting/payout';

const exact = (value: number): TenThousandths => {
  const read = tenThousandths(value);
  if (read === null) throw new Error(`not odds: ${value}`);
  return read;
};

describe('odds with more than two places', () => {
  it.each([
    [10_000, null],
    [10_001, 10_001],
    [18_550, 18_550],
    [10_000_000, 10_000_000],
    [10_000_001, null],
    [18_550.5, null],
    [Number.NaN, null],
    [-18_550, null],
  ])('[F93] %f ten-thousandths: %s', (value, read) => expect(tenThousandths(value)).toBe(read));

  it.each([
    [18_550, '1.855'],
    [18_555, '1.8555'],
    [18_500, '1.85'],
    [20_000, '2.00'],
    [10_001, '1.0001'],
    [123_456, '12.3456'],
    [120_010, '12.001'],
  ])('[F93] %i are written %s', (value, text) => expect(exactOddsText(exact(value))).toBe(text));

  it.each([
    [18_550, 186],
    [18_549, 185],
    [18_500, 185],
    [10_001, 101],
    [10_149, 101],
    [10_150, 102],
  ])('the nearest hundredth of %i is %i', (value, nearest) =>
    expect(nearestOdds(exact(value))).toBe(nearest),
  );

  it('two places are no finer than our own', () => {
    expect(finerThanOdds(exact(18_500))).toBeNull();
    expect(finerThanOdds(exact(18_550))).toBe(18_550);
  });
});

describe('what a bet brought that was won or lost', () => {
  it.each([
    ['back', 'won', 18_550, 10_000, 8_550],
    ['back', 'lost', 18_550, 10_000, -10_000],
    ['lay', 'won', 17_500, 8_000, 8_000],
    ['lay', 'lost', 17_500, 8_000, -6_000],
    // Winnings down, losses up.
    ['back', 'won', 18_555, 101, 86],
    ['lay', 'lost', 18_555, 101, -87],
    ['back', 'won', 10_001, 1, 0],
    ['lay', 'lost', 10_001, 1, -1],
    ['back', 'won', 20_000, 0, 0],
  ] as const)(
    '[F93] [SPORT-06] a %s that %s at %i with %i paise: %i',
    (side, outcome, price, stake, result) =>
      expect(resultAt(exact(price), side, paise(stake), outcome)).toBe(result),
  );

  it('is right to the paisa beyond what a double holds, and nothing where it is no amount', () => {
    const stake = paise(9_999_999_999_999);
    expect(resultAt(exact(19_999), 'back', stake, 'won')).toBe(9_998_999_999_999);
    expect(resultAt(exact(20_001), 'back', stake, 'won')).toBeNull();
    expect(resultAt(exact(20_001), 'lay', stake, 'lost')).toBeNull();
    expect(resultAt(exact(20_000), 'back', paise(10_000_000_000_000), 'won')).toBe(10_000_000_000_000);
  });

  it.each(['back', 'lay'] as const)(
    'a %s that pays no amount at its exact odds pays at the nearest',
    (side) => {
      const stake = paise(9_999_999_999_999);
      const bet = aBet({ side, odds: odds(200), exactOdds: exact(20_001), stake, matched: stake });
      expect(betPayout(bet)).toEqual({ profit: stake, liability: stake });
    },
  );

  it('is what our own odds pay where two places say all', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 101, max: 100_000 }),
        fc.integer({ min: 0, max: 1_000_000_000 }),
        fc.constantFrom('back' as const, 'lay' as const),
        (price, stake, side) => {
          const { profit, liability } = decimalPayout(side, odds(price), paise(stake));
          expect(resultAt(exact(price * 100), side, paise(stake), 'won')).toBe(profit);
          expect(resultAt(exact(price * 100), side, paise(stake), 'lost')).toBe(
            liability === 0 ? 0 : -liability,
          );
        },
      ),
    );
  });

  it('[F93] an open bet can bring what its exact odds pay, and shows them', () => {
    const bet = aBet({
      odds: odds(186),
      exactOdds: exact(18_550),
      stake: paise(10_000),
      matched: paise(10_000),
    });
    expect(betPayout(bet)).toEqual({ profit: 8_550, liability: 10_000 });
    expect(betPayout({ ...bet, side: 'lay' })).toEqual({ profit: 10_000, liability: 8_550 });
    expect(betPayout({ ...bet, exactOdds: null })).toEqual({ profit: 8_600, liability: 10_000 });
    expect(betPrice(bet)).toEqual({ form: 'exact', text: '1.855' });
  });
});
