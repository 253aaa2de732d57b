import { describe, expect, it } from 'vitest';
import { groupByDay } from '@/domain/shared/groupByDay';

const ALL = { hasEarlierPage: false, hasLaterPage: false };
/** 2026-04-02, 00:00 in India. */
const MIDNIGHT = Date.parse('2026-04-01T18:30:00Z');
const at = (moment: number | null) => moment;

describe('rows by day', () => {
  it('[SPORT-06] [CASH-03] a day begins at midnight in India', () => {
    expect(groupByDay([MIDNIGHT + 5, MIDNIGHT, MIDNIGHT - 1], at, ALL)).toEqual([
      { day: '2026-04-02', rows: [MIDNIGHT + 5, MIDNIGHT], whole: true },
      { day: '2026-04-01', rows: [MIDNIGHT - 1], whole: true },
    ]);
  });

  it('rows without a time stand together, days in the order in which they first appear', () => {
    expect(
      groupByDay([null, MIDNIGHT - 1, null, MIDNIGHT], at, ALL).map(({ day, rows }) => [day, rows.length]),
    ).toEqual([
      [null, 2],
      ['2026-04-01', 1],
      ['2026-04-02', 1],
    ]);
  });

  it('a day that goes on over another page is not whole', () => {
    const rows = [MIDNIGHT, MIDNIGHT - 1, MIDNIGHT - 86_400_001];
    const whole = (hasEarlierPage: boolean, hasLaterPage: boolean) =>
      groupByDay(rows, at, { hasEarlierPage, hasLaterPage }).map((group) => group.whole);
    expect(whole(true, false)).toEqual([false, true, true]);
    expect(whole(false, true)).toEqual([true, true, false]);
    expect(groupByDay([MIDNIGHT], at, { hasEarlierPage: true, hasLaterPage: true })[0]?.whole).toBe(false);
  });

  it('[F93] where rows are missing between the others, no day is whole', () => {
    const groups = groupByDay([MIDNIGHT, MIDNIGHT - 1], at, { ...ALL, hasGaps: true });
    expect(groups.map(({ whole }) => whole)).toEqual([false, false]);
  });

  it('of no rows there are no days', () => {
    expect(groupByDay([], at, ALL)).toEqual([]);
  });
});
