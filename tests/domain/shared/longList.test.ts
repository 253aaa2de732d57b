import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { endOfList, haveMoved, readSoFar, withNextRows } from '@/domain/shared/longList';
import type { ReadRows } from '@/domain/shared/longList';
import { runs } from '@tests/support/runs';

const idOf = (row: number) => row;
const read = (rows: readonly number[], count: number, unread = 0): ReadRows<number> => ({
  rows,
  count,
  ...(unread > 0 && { unread }),
});

describe('a list that is read on', () => {
  it('[SPORT-06] [CASH-03] takes a row that came twice once, and counts as its server does now', () => {
    expect(withNextRows(read([9, 8, 7], 5), read([7, 6], 6), idOf)).toEqual(read([9, 8, 7, 6], 6));
  });

  it('rows that could not be read are skipped next time all the same', () => {
    const list = withNextRows(read([9, 8], 6, 1), read([6], 6, 2), idOf);
    expect(list).toEqual(read([9, 8, 6], 6, 3));
    expect(readSoFar(list)).toBe(6);
    expect(endOfList(list)).toBe('all');
  });

  it('[F93] has moved when it became shorter, or gives nothing but what is known', () => {
    expect(haveMoved(read([9, 8], 5), read([6], 4), idOf)).toBe(true);
    expect(haveMoved(read([9, 8], 5), read([9, 8], 7), idOf)).toBe(true);
    expect(haveMoved(read([9, 8], 5), read([8, 7], 6), idOf)).toBe(false);
    expect(haveMoved(read([9, 8], 5), read([], 5, 2), idOf)).toBe(false);
    expect(haveMoved(read([9, 8], 3), read([], 3), idOf)).toBe(false);
  });

  it('[F19] ends where nothing more comes, whatever is counted, and is not drawn without end', () => {
    expect(endOfList(withNextRows(read([9, 8], 50), read([], 50), idOf))).toBe('all');
    expect(endOfList(read([9], 2))).toBe('more');
    expect(
      endOfList(
        read(
          Array.from({ length: 1_000 }, (_, at) => at),
          1_001,
        ),
      ),
    ).toBe('tooLong');
  });

  it('whatever comes on top between two parts: no row is left out, none stands twice, the order stays', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 60 }),
        fc.integer({ min: 1, max: 12 }),
        fc.array(fc.integer({ min: 0, max: 3 }), { maxLength: 20 }),
        (length, size, arrivals) => {
          // Newest first: higher numbers are newer.
          let server = Array.from({ length }, (_, at) => length - at);
          const part = (skip: number) => read(server.slice(skip, skip + size), server.length);
          let known = part(0);
          const first = known.rows[0] ?? 0;
          for (const arrived of [...arrivals, ...Array<number>(80).fill(0)]) {
            const newest = server[0] ?? 0;
            server = [...Array.from({ length: arrived }, (_, at) => newest + arrived - at), ...server];
            if (endOfList(known) !== 'more') continue;
            const next = part(readSoFar(known));
            if (haveMoved(known, next, idOf)) {
              known = read(server.slice(0, readSoFar(known) + size), server.length);
            } else known = withNextRows(known, next, idOf);
          }
          const rows = [...known.rows];
          expect(rows).toEqual(server.slice(server.indexOf(rows[0] ?? 0)).slice(0, rows.length));
          if (arrivals.every((each) => each === 0)) {
            expect(rows).toEqual(server);
            expect(rows[0] ?? 0).toBe(first);
          }
        },
      ),
      { numRuns: runs(300) },
    );
  });
});
