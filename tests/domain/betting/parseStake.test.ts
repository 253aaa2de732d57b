import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paise } from '@/domain/shared/Money';
import { LARGEST_STAKE, parseStake, pastedStake, stakeText } from '@/domain/betting/parseStake';
import { runs } from '@tests/support/runs';

const RUNS = { numRuns: runs(1_000) };

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
    '.5',
    '.',
    '/-',
    '₹.',
    '₹-5',
    '₹₹5',
    '5₹',
    '5..',
    '5./-',
    '5 .',
    '5/',
    '5-',
    '١٠٠',
    '5 0',
    '5²',
    '5½',
    '①',
    '1 000',
    '1.000,50',
    `${' '.repeat(64)}5`,
    `5${' '.repeat(64)}`,
  ])('%j is malformed', (text) => {
    expect(parseStake(text)).toEqual({ ok: false, error: 'bet.stakeMalformed' });
  });

  it.each([
    ['1,000', 100_000],
    ['1,00,000', 10_000_000],
    ['1,23,456.50', 12_345_650],
    ['100,000', 10_000_000],
    ['1,000,000', 100_000_000],
    [' 500 ', 50_000],
    ['\u00a0500\t', 50_000],
    ['₹500', 50_000],
    ['₹ 1,000.5', 100_050],
    ['Rs 500', 50_000],
    ['Rs. 500', 50_000],
    ['rs.500', 50_000],
    ['RS500/-', 50_000],
    ['500/-', 50_000],
    ['500.', 50_000],
    ['१००', 10_000],
    ['₹१,००,०००', 10_000_000],
    ['１，０００', 100_000],
    [`${' '.repeat(63)}5`, 500],
  ])('%j is a stake as people write it', (text, expected) => {
    expect(parseStake(text)).toEqual({ ok: true, value: expected });
  });

  it.each([
    '1,5',
    '1,00',
    '1,00,0',
    '1,0000',
    ',100',
    '100,',
    '1,,000',
    '1000,000',
    '1,000,00',
    '1,000,00,000',
    '0.5,000',
    '12,34,56',
  ])('the groups of %j may mean another amount', (text) => {
    expect(parseStake(text)).toEqual({ ok: false, error: 'bet.stakeMalformed' });
  });

  it.each(['123456789', '12,34,56,789', '9'.repeat(400), '₹100,000,000'])('%j is too large', (text) => {
    expect(parseStake(text)).toEqual({ ok: false, error: 'bet.stakeTooLarge' });
  });

  it.each(['12.345', '1.005', '1,000.555', '1.000'])('%j has too many decimals', (text) => {
    expect(parseStake(text)).toEqual({ ok: false, error: 'bet.stakeTooFine' });
  });

  it('an amount reads the same however it is written', () => {
    const amounts = fc.integer({ min: 1, max: LARGEST_STAKE });
    const around = fc.constantFrom<[string, string]>(
      ['', ''],
      ['₹', ''],
      ['Rs. ', '/-'],
      [' ', '/- '],
      ['₹ ', ''],
    );
    const writing = fc.constantFrom('latn', 'deva', 'fullwide');
    const locale = fc.constantFrom('en-IN', 'en-US');
    fc.assert(
      fc.property(amounts, around, writing, locale, (amount, [before, after], digits, place) => {
        const whole = new Intl.NumberFormat(`${place}-u-nu-${digits}`).format(Math.floor(amount / 100));
        const text = `${before}${whole}.${String(amount % 100).padStart(2, '0')}${after}`;
        expect(parseStake(text)).toEqual({ ok: true, value: amount });
      }),
      RUNS,
    );
  });

  it('no text is read as another amount: the digits of what is accepted are the digits of the amount', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^(?:₹|Rs\.? ?)?[0-9,.]{0,12}(?:\/-|[ .eE-])?$/), (text) => {
        const stake = parseStake(text);
        if (!stake.ok) return;
        const [whole = '', decimals = ''] = text
          .replace(/^Rs\.?/, '')
          .replace(/[^\d.]/g, '')
          .split('.');
        expect(stake.value).toBe(Number(whole + decimals.padEnd(2, '0')));
        // A group of other than three digits at the end is a decimal comma to some.
        expect(text).not.toMatch(/,(?!\d{2,3}(?!\d))/);
        expect(text).not.toMatch(/,\d{2}(?!\d|,)/);
      }),
      RUNS,
    );
  });

  it('whole rupees are written without paise, paise with two places', () => {
    expect([50_000, 50_005, 50_050].map((amount) => stakeText(paise(amount)))).toEqual([
      '500',
      '500.05',
      '500.50',
    ]);
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
    ['₹१,०००/-', '1000'],
    ['500', '500'],
    ['  ', ''],
  ])('%j becomes %j', (text, expected) => {
    expect(pastedStake(text)).toBe(expected);
  });

  it.each(['1,0', ',100', '1,000.555', '1,00', '-5', `${' '.repeat(70)}5`])(
    '%j is left for the check to refuse',
    (text) => {
      expect(pastedStake(text)).toBe(text.slice(0, 64).trim());
      expect(parseStake(pastedStake(text)).ok).toBe(false);
    },
  );
});
