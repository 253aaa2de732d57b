import type { Match } from './Match';

/** The match that starts first of those still to come; null when there is none. */
export function nextMatch(matches: readonly Match[]): Match | null {
  let next: Match | null = null;
  for (const match of matches)
    if (match.status === 'upcoming' && (next === null || match.startsAt < next.startsAt)) next = match;
  return next;
}
