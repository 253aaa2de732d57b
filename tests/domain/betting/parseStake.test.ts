import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paise } from '@/domain/shared/Money';
import { LARGEST_STAKE, parseStake, pastedStake, stakeText } from '@/domain/betting/parseStake';

const RUNS = { numRuns: 1_000 };

describe('[X23] a stake as typed', () => {
  it.each([
    ['500', 50_000],
    ['0.01', 1],
    ['1.5', 150],
    ['007', 700],
    ['99999999.99', 9_999_999_999],
    ['１００', 10_000],
  ])('%j is a stake', (text, expected) => {
    expect(parseStake(text)).toEqual({ ok: true, value: expected });
  });

  it.each(['', ' ', '\u00a0', '0', '0.00', '00'])('%j is no stake yet', (text) => {
    expect(parseStake(text)).toEqual({ ok: false, error: 'bet.stakeEmpty' });
  });

  it.each([
    '-5',
    '-0',
    '+5',
    '1e9',
    '0x10',
    'NaN',
    'Infinity',
    '1,000',
    '1.005',
    '5.',
    '.5',
    '١٠٠',
    '१००',
    '123456789',
    '5 0',
    ' 5',
    '₹5',
    '9'.repeat(400),
    `${' '.repeat(64)}5`,
  ])('%j is malformed', (text) => {
    expect(parseStake(text)).toEqual({ ok: false, error: 'bet.stakeMalformed' });
  });

  it('[P30] reading what was written gives the amount back', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: LARGEST_STAKE }), (amount) => {
        expect(parseStake(stakeText(paise(amount)))).toEqual({ ok: true, value: amount });
      }),
      RUNS,
    );
  });

  it('[P30] any text is judged, and what is accepted is a positive whole number of paise', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: 'grapheme' }), fc.stringMatching(/^[-+.,0-9eE １]{0,12}$/)),
        (text) => {
          const stake = parseStake(text);
          if (!stake.ok) return;
          expect(Number.isSafeInteger(stake.value)).toBe(true);
          expect(stake.value).toBeGreaterThan(0);
          expect(stake.value).toBeLessThanOrEqual(LARGEST_STAKE);
        },
      ),
      RUNS,
    );
  });
});

describe('[X23] a stake as pasted', () => {
  it.each([
    ['1,23,456.50', '123456.50'],
    ['1,000', '1000'],
    [' 1,00,000 ', '100000'],
    ['１,０００', '1000'],
    ['500', '500'],
    ['  ', ''],
  ])('%j becomes %j', (text, expected) => {
    expect(pastedStake(text)).toBe(expected);
  });

  it.each(['100,000', '1,0', '1,000,000', ',100', '1,000.555', '₹1,000', '1,00'])(
    '%j is left for the check to refuse',
    (text) => {
      expect(parseStake(pastedStake(text)).ok).toBe(false);
    },
  );
});
