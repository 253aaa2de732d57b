import type { Match } from './Match';

/** What is in play, by the money that was matched on it. What is `shown` already keeps its place: money that comes in moves no row under a finger. */
export function liveNow(
  matches: readonly Match[],
  most: number,
  shown: readonly Match[] = [],
): readonly Match[] {
  const live = matches
    .filter(({ status }) => status === 'inPlay')
    .toSorted((one, other) => (other.matchOdds?.totalMatched ?? 0) - (one.matchOdds?.totalMatched ?? 0));
  const still = shown.flatMap(({ id }) => live.find((match) => match.id === id) ?? []);
  return [...still, ...live.filter((match) => !still.includes(match))].slice(0, most);
}
