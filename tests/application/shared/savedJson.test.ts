import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseSaved, savedFields, savedText } from '@/application/shared/savedJson';

describe('what a device saved', () => {
  it('[F71] is read as it was written', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        expect(parseSaved(text)).toEqual(JSON.parse(text));
      }),
    );
  });

  it('[F71] is nothing where there is nothing, and where it is no JSON', () => {
    expect(parseSaved(null)).toBeNull();
    expect(parseSaved('{"rules": [')).toBeNull();
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(() => parseSaved(text)).not.toThrow();
      }),
    );
  });

  it('has the fields of an object, and none of anything else', () => {
    expect(savedFields({ open: 1 })).toEqual({ open: 1 });
    for (const value of [null, undefined, 1, 'text', true]) expect(savedFields(value)).toEqual({});
  });

  it('has texts no longer than a name is', () => {
    expect(savedText('India')).toBe('India');
    expect(savedText('x'.repeat(10_000))).toHaveLength(200);
    for (const value of [null, undefined, 1, {}, ['a']]) expect(savedText(value)).toBe('');
  });
});
