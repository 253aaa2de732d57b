import * as v from 'valibot';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clipText } from '@/adapters/wire/clipText';
import { hundredthsOf } from '@/adapters/wire/decimal';
import { epochFrom } from '@/adapters/wire/wireDate';
import { wireId } from '@/adapters/wire/wireId';
import { paiseFromRupees, rupeesFromPaise } from '@/adapters/wire/wireMoney';
import { decimalFromOdds, oddsFromDecimal } from '@/adapters/wire/wireOdds';
import { wireText, wireTextOrEmpty } from '@/adapters/wire/wireText';
import { paise } from '@/domain/shared/Money';

describe('amounts', () => {
  it.each([
    [1500.5, 150050],
    ['1500.5', 150050],
    ['1500.50', 150050],
    [0, 0],
    [-0, 0],
    ['-0', 0],
    [-12.34, -1234],
    [0.1, 10],
    ['999999999999', null],
    [100_000_000_000, 10_000_000_000_000],
    [100_000_000_000.01, null],
  ])('[F23] reads %j as %j paise', (wire, expected) => {
    expect(paiseFromRupees(wire)).toBe(expected);
  });

  it.each([
    ' 1.5',
    '1.5 ',
    '1,500',
    '1e3',
    '0x10',
    '',
    '.5',
    '5.',
    '+5',
    '1.005',
    '01',
    'NaN',
    'Infinity',
    '١٠٠',
    '１００',
    '--1',
    0.1 + 0.2,
    NaN,
    Infinity,
    1e21,
    1e-7,
    null,
    undefined,
    true,
    [],
    {},
    [5],
  ])('[F23] refuses %j', (wire) => {
    expect(hundredthsOf(wire)).toBeNull();
  });

  it.each([
    [100.1 + 200.2, 30030],
    [0.1 + 0.2, 30],
    [1.005, 101],
    [1.0049, 100],
    [-1.005, -101],
    [-0.004, 0],
    ['1.005', 101],
    ['-12.349', -1235],
    ['99.999', 10000],
    [1e-7, 0],
    [-1e-7, 0],
    [5e-324, 0],
    [0.000_001_5, 0],
    [1234567.891, 123456789],
  ])('[WAL-01] reads %j rounded to the paisa: %j', (wire, expected) => {
    expect(paiseFromRupees(wire)).toBe(expected);
  });

  it.each([
    ' 1.005',
    '1e-7',
    '1.',
    '.005',
    '1.0050x',
    '0x1.005',
    `1.${'0'.repeat(60)}`,
    100_000_000_000.015,
    NaN,
    -Infinity,
    1e21,
    true,
    {},
    [1.005],
    null,
    undefined,
  ])('[WAL-01] [F23] %j is no amount however it is rounded', (wire) => {
    expect(paiseFromRupees(wire)).toBeNull();
  });

  it('[WAL-01] what a float makes of sums of rupees is read as the sum', () => {
    const amount = fc.integer({ min: -10_000_000, max: 10_000_000 });
    fc.assert(
      fc.property(amount, amount, amount, (a, b, c) => {
        expect(paiseFromRupees(a / 100 + b / 100 + c / 100)).toBe(a + b + c === 0 ? 0 : a + b + c);
      }),
    );
  });

  it('[F23] writes and reads every amount back as it was', () => {
    fc.assert(
      fc.property(fc.integer({ min: -10_000_000_000_000, max: 10_000_000_000_000 }), (amount) => {
        const wire: unknown = JSON.parse(JSON.stringify(rupeesFromPaise(paise(amount))));
        expect(paiseFromRupees(wire)).toBe(amount === 0 ? 0 : amount);
      }),
    );
  });
});

describe('odds', () => {
  it.each([
    [1.98, 198],
    ['1.98', 198],
    [1000, 100_000],
    [1.01, 101],
  ])('[F23] reads %j as %j hundredths', (wire, expected) => {
    expect(oddsFromDecimal(wire)).toBe(expected);
    expect(oddsFromDecimal(decimalFromOdds(oddsFromDecimal(wire) ?? (0 as never)))).toBe(expected);
  });

  it.each([1, 0, -2, 1000.01, 1.985, 'NaN', 'Infinity', '1.98x', null])('[X31] refuses %j', (wire) => {
    expect(oddsFromDecimal(wire)).toBeNull();
  });
});

describe('dates', () => {
  const AT = Date.UTC(2026, 0, 15, 8, 30);

  it.each([
    ['milliseconds', AT],
    ['seconds', AT / 1000],
    ['milliseconds as text', String(AT)],
    ['seconds as text', String(AT / 1000)],
    ['ISO in UTC', '2026-01-15T08:30:00.000Z'],
    ['ISO with a zone', '2026-01-15T14:00:00+05:30'],
    ['ISO with a zone without colon', '2026-01-15T14:00:00+0530'],
    ['no zone: Indian time', '2026-01-15T14:00:00'],
    ['no zone, a blank, no seconds', '2026-01-15 14:00'],
    ['microseconds', '2026-01-15T08:30:00.000000Z'],
  ])('[F30] reads %s', (_, wire) => {
    expect(epochFrom(wire)).toBe(AT);
  });

  it('[F30] takes a day alone as midnight in India', () => {
    expect(epochFrom('2026-01-15')).toBe(Date.UTC(2026, 0, 14, 18, 30));
  });

  it.each([
    '',
    'yesterday',
    '2026-13-01',
    '2026-01-32T00:00:00Z',
    '2026-01-15T25:00',
    '0001-01-01',
    '9999-12-31',
    '15/01/2026',
    -1,
    0,
    NaN,
    Infinity,
    null,
    undefined,
    {},
    [],
    true,
    '2026-01-15T08:30:00Zjunk',
  ])('[F30] gives null for %j', (wire) => {
    expect(epochFrom(wire)).toBeNull();
  });

  it('[F30] never throws, whatever the text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => epochFrom(text) === null || Number.isInteger(epochFrom(text))),
    );
  });
});

describe('ids', () => {
  const read = (wire: unknown) => {
    const decoded = v.safeParse(wireId, wire);
    return decoded.success ? decoded.output : null;
  };

  it('[F26] keeps text as text and exact numbers as text', () => {
    expect(read('9007199254740993')).toBe('9007199254740993');
    expect(read(42)).toBe('42');
    expect(read('__proto__')).toBe('__proto__');
  });

  it.each([2 ** 53, 1.5, '', ' ', null, {}, 'x'.repeat(129)])('[F26] refuses %j', (wire) => {
    expect(read(wire)).toBeNull();
  });
});

describe('text', () => {
  const element = {
    $$typeof: 'Symbol(react.element)',
    props: { dangerouslySetInnerHTML: { __html: '<b>' } },
  };

  it.each([element, [element], { text: 'a' }, ['a'], 5, null, true])('[X04] %j is not text', (wire) => {
    expect(v.safeParse(wireText(10), wire).success).toBe(false);
    expect(v.parse(wireTextOrEmpty(10), wire)).toBe('');
  });

  it('[X04] a field that may be missing is empty then', () => {
    expect(v.parse(v.object({ note: wireTextOrEmpty(10) }), {})).toEqual({ note: '' });
  });

  it('[X01] keeps markup as the letters it is', () => {
    expect(clipText('<img src=x onerror=alert(1)>', 300)).toBe('<img src=x onerror=alert(1)>');
  });

  it('clips by what a reader counts, and never inside a sign', () => {
    expect(clipText('👩‍👩‍👧‍👦'.repeat(3), 40)).toBe('👩‍👩‍👧‍👦'.repeat(3));
    expect(clipText('👩‍👩‍👧‍👦'.repeat(9), 2)).not.toMatch(/‍…$/);
    expect(clipText('👩‍👩‍👧‍👦'.repeat(3), 10)).toBe('👩‍👩‍👧‍👦'.repeat(3));
    expect(clipText('a'.repeat(11), 10)).toBe(`${'a'.repeat(10)}…`);
    expect(clipText('a'.repeat(10), 10)).toBe('a'.repeat(10));
  });

  it('bounds a flood of marks on one letter, and a megabyte', () => {
    expect(clipText(`a${'\u0301'.repeat(100_000)}`, 20).length).toBeLessThanOrEqual(81);
    expect(clipText('x'.repeat(1_000_000), 20)).toBe(`${'x'.repeat(20)}…`);
  });

  it('drops control characters and keeps line breaks', () => {
    expect(clipText('a\u0000b\u0007\nc\u009f', 10)).toBe('ab\nc');
  });
});
