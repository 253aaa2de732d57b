import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseOdds } from '@/domain/betting/parseOdds';
import { ODDS_LADDER } from '@/domain/sports/oddsLadder';
import { oddsText } from '@/domain/shared/oddsText';

describe('odds as typed', () => {
  it.each([
    ['50', 5_000],
    ['1.98', 198],
    [' 2,02 ', 202],
    ['2.', 200],
    ['२.०४', 204],
    ['１.５', 150],
    ['1', 101],
    ['1000', 100_000],
    ['9999', 100_000],
    // Between two prices of the ladder: the nearer one, the lower where both are as near.
    ['2.03', 202],
    ['51', 5_000],
    ['53', 5_500],
  ])('[P06] %j is %s', (text, odds) => {
    expect(parseOdds(text)).toBe(odds);
  });

  it.each([
    '',
    ' ',
    '.',
    ',5',
    '.5',
    '0',
    '0.99',
    '-2',
    '+2',
    '1e3',
    '2.0.1',
    '1,000.5',
    '1,000',
    '1,0000',
    '10000',
    'evens',
    '5²',
    '1.123456789',
  ])('[X23] %j is none', (text) => {
    expect(parseOdds(text)).toBeNull();
  });

  it('what the app writes is read back as the same', () => {
    for (const price of ODDS_LADDER) expect(parseOdds(oddsText(price))).toBe(price);
  });

  it('whatever is typed is a price of the ladder, or none', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.double({ min: 0, max: 2_000, noNaN: true }).map(String)),
        (text) => {
          const odds = parseOdds(text);
          expect(odds === null || ODDS_LADDER.includes(odds)).toBe(true);
        },
      ),
    );
  });
});
