const DAY_MS = 86_400_000;
/** India keeps one time all year: UTC+5:30. Times are shown in it, so days are counted in it. */
const IST_MS = 5.5 * 3_600_000;

export type MatchDay = 'today' | 'tomorrow' | 'other';

/** The number of the day in India, from epoch milliseconds: it grows by one at every midnight there. */
export function dayNumber(at: number): number {
  return Math.floor((at + IST_MS) / DAY_MS);
}

/** On which day something starts, seen from the day `today` (a `dayNumber`). */
export function matchDay(startsAt: number, today: number): MatchDay {
  const ahead = dayNumber(startsAt) - today;
  if (ahead === 0) return 'today';
  return ahead === 1 ? 'tomorrow' : 'other';
}
