import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseJson } from '@/adapters/http/parseJson';

describe('JSON from outside', () => {
  it('[F26] keeps an integer above 2^53 as text, where JSON.parse rounds it', () => {
    const text = '{"id":9007199254740993,"list":[-12345678901234567890]}';
    expect((JSON.parse(text) as { id: number }).id).toBe(9007199254740992);
    expect(parseJson(text)).toEqual({ id: '9007199254740993', list: ['-12345678901234567890'] });
  });

  it('[F26] leaves exact integers, fractions and digits inside of text alone', () => {
    const text = String.raw`{"a":9007199254740991,"b":1.2345678901234567,"c":"say \"9007199254740993\" \\","d":12e20}`;
    expect(parseJson(text)).toEqual({
      a: 9007199254740991,
      b: 1.2345678901234567,
      c: String.raw`say "9007199254740993" ${'\\'}`,
      d: 12e20,
    });
  });

  it('reads every other JSON as JSON.parse does', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        const plain: unknown = JSON.parse(text);
        const hasBig = /\d{16}/.test(text);
        if (!hasBig) expect(parseJson(text)).toEqual(plain);
        else expect(parseJson(text)).not.toBeUndefined();
      }),
    );
  });

  it('[F09] gives undefined for what is no JSON, and never throws', () => {
    for (const text of ['', '<html>', '{"a":', "{'a':1}", 'undefined', '['.repeat(200_000)]) {
      expect(parseJson(text)).toBeUndefined();
    }
    fc.assert(fc.property(fc.string(), (text) => parseJson(text) !== null || text.trim() === 'null'));
  });
});
