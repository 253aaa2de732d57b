import { INDIA_OFFSET_MS } from '@/domain/shared/indiaOffset';

const DAY_MS = 86_400_000;

export type MatchDay = 'today' | 'tomorrow' | 'other';

/** The number of the day in India, from epoch milliseconds: it grows by one at every midnight there. */
export function dayNumber(at: number): number {
  return Math.floor((at + INDIA_OFFSET_MS) / DAY_MS);
}

/** On which day something starts, seen from the day `today` (a `dayNumber`). */
export function matchDay(startsAt: number, today: number): MatchDay {
  const ahead = dayNumber(startsAt) - today;
  if (ahead === 0) return 'today';
  return ahead === 1 ? 'tomorrow' : 'other';
}
