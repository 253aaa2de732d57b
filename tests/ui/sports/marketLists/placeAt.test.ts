import fc from 'fast-check';
import { expect, it } from 'vitest';
import { placeAt } from '@/ui/sports/marketLists/placeAt';

it('what is dropped stands after those whose middle is above it, and before the others', () => {
  const middles = fc.array(fc.integer({ min: -1000, max: 3000 }), { maxLength: 12 });
  fc.assert(
    fc.property(middles, fc.integer({ min: -1500, max: 3500 }), (unsorted, y) => {
      const sorted = unsorted.toSorted((one, other) => one - other);
      const place = placeAt(sorted, y);
      expect(sorted.slice(0, place).every((middle) => middle < y)).toBe(true);
      expect(sorted.slice(place).every((middle) => middle >= y)).toBe(true);
    }),
  );
});
