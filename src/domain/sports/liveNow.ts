import type { Match } from './Match';

/** What is in play, by the money that was matched on it. */
export function liveNow(matches: readonly Match[], most: number): readonly Match[] {
  return matches
    .filter(({ status }) => status === 'inPlay')
    .toSorted((one, other) => (other.matchOdds?.totalMatched ?? 0) - (one.matchOdds?.totalMatched ?? 0))
    .slice(0, most);
}
