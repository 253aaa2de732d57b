import { describe, expect, it } from 'vitest';
import { formatMessage } from '@/texts/formatMessage';
import type { CompiledMessage } from '@/texts/CompiledMessage';
import { compileIcu } from '@scripts/lib/icuCatalogue.mjs';

function show(icu: string, values: Record<string, string | number> = {}): string {
  return formatMessage(compileIcu('test', icu) as CompiledMessage, values, 'en');
}

describe('formatMessage', () => {
  it('joins text and values', () => {
    expect(show('Hello {name}, {name}!', { name: 'Asha' })).toBe('Hello Asha, Asha!');
    expect(show('It’s plain')).toBe('It’s plain');
    expect(show('Hello {name}')).toBe('Hello ');
  });

  it('chooses plurals, exact numbers first, and groups the number the Indian way', () => {
    const bets = '{n, plural, =0 {no bets} one {# bet} other {# bets}}';
    expect(show(bets, { n: 0 })).toBe('no bets');
    expect(show(bets, { n: 1 })).toBe('1 bet');
    expect(show(bets, { n: 123456 })).toBe('1,23,456 bets');
    expect(
      show('{n, plural, offset:1 =1 {you} one {you and # other} other {you and # others}}', { n: 3 }),
    ).toBe('you and 2 others');
    expect(show('{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}', { n: 22 })).toBe('22nd');
  });

  it('chooses by word and falls back to other', () => {
    const side = '{side, select, back {Back} lay {Lay} other {?}}';
    expect(show(side, { side: 'lay' })).toBe('Lay');
    expect(show(side, { side: 'constructor' })).toBe('?');
    expect(show(side, { side: '__proto__' })).toBe('?');
  });

  it('nests', () => {
    expect(show('{n, plural, one {{who} has # bet} other {{who} has # bets}}', { n: 2, who: 'Asha' })).toBe(
      'Asha has 2 bets',
    );
  });

  it('[X24] shows NaN, Infinity and -0 as 0', () => {
    expect(show('{n, number} {n}', { n: Number.NaN })).toBe('0 0');
    expect(show('{n, number} {n}', { n: Number.POSITIVE_INFINITY })).toBe('0 0');
    expect(show('{n, number} {n}', { n: -0 })).toBe('0 0');
    expect(show('{n, plural, one {#} other {#}}', { n: Number.NaN })).toBe('0');
  });

  it.each([
    '\\u003cb\\u003e',
    '&lt;b&gt;',
    '%3Cb%3E',
    '{other}',
    "'{x}'",
    '#',
    '<img src=x onerror=alert(1)>',
  ])('[X03] a value is decoded zero times: %s', (value) => {
    expect(show('{name}', { name: value, other: 'never' })).toBe(value);
    expect(show('{n, plural, other {{name}}}', { n: 1, name: value, other: 'never' })).toBe(value);
  });

  it('[X05] takes direction overrides out of values', () => {
    expect(show('{name} won', { name: '\u202e005₹\u2066 Ravi\u200f' })).toBe('005₹ Ravi won');
  });
});
