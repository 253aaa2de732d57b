import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { joinNotices, MAX_NOTICES } from '@/domain/notices/joinNotices';
import type { Notice } from '@/domain/notices/Notice';

const notice = (id: string, at: number, text = id): Notice => ({
  id,
  type: 'info',
  message: { kind: 'server', text },
  closesAfterMs: 5_000,
  at,
});
const ids = ({ recent }: { readonly recent: readonly Notice[] }) => recent.map(({ id }) => id);

describe('[TOAST-03] the bells of two windows', () => {
  it('are one, newest first', () => {
    const joined = joinNotices(
      { recent: [notice('d', 40_000), notice('a', 10_000)], unread: 1 },
      { recent: [notice('c', 30_000), notice('b', 20_000)], unread: 2 },
    );
    expect(ids(joined)).toEqual(['d', 'c', 'b', 'a']);
    expect(joined.unread).toBe(3);
  });

  it('have what both heard once, read where it was read in either', () => {
    const own = { recent: [notice('b', 12_000, 'paid'), notice('a', 10_000, 'paid')], unread: 2 };
    const other = { recent: [notice('y', 12_300, 'paid'), notice('x', 9_800, 'paid')], unread: 0 };
    expect(ids(joinNotices(own, other))).toEqual(['b', 'a']);
    expect(joinNotices(own, other).unread).toBe(0);
    // Money that came twice in one window came twice.
    expect(ids(joinNotices({ recent: own.recent.slice(0, 1), unread: 0 }, other))).toHaveLength(2);
  });

  it('the same words much later, or of another kind, are another notice', () => {
    const own = { recent: [notice('a', 10_000, 'paid')], unread: 0 };
    expect(ids(joinNotices(own, { recent: [notice('b', 15_000, 'paid')], unread: 0 }))).toEqual(['b', 'a']);
    const error = { ...notice('b', 10_000, 'paid'), type: 'error' as const };
    expect(ids(joinNotices(own, { recent: [error], unread: 0 }))).toHaveLength(2);
  });

  it('never have more than fit, and joined again change nothing', () => {
    const lists = fc
      .tuple(fc.uniqueArray(fc.integer({ min: 0, max: 400 }), { maxLength: 20 }), fc.nat(20))
      .map(([moments, unread]) => ({
        recent: moments.toSorted((one, next) => next - one).map((at) => notice(String(at), at * 1_000)),
        unread: Math.min(unread, moments.length),
      }));
    fc.assert(
      fc.property(lists, lists, (own, other) => {
        const joined = joinNotices(own, other);
        expect(joined.recent.length).toBeLessThanOrEqual(MAX_NOTICES);
        expect(joined.unread).toBeLessThanOrEqual(joined.recent.length);
        expect(ids(joinNotices(joined, joined))).toEqual(ids(joined));
      }),
    );
  });
});
