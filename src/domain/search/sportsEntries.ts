import type { Match } from '@/domain/sports/Match';
import type { MatchId } from '@/domain/shared/ids';
import type { Sport } from '@/domain/sports/Sport';
import type { SearchEntry } from './SearchEntry';

export interface MatchEntry extends SearchEntry<'match'> {
  /** Scores change without it: the match as it stands is looked up. */
  readonly id: MatchId;
}

export interface CompetitionEntry extends SearchEntry<'competition'> {
  readonly sport: Sport;
}

/** The matches that are not over, found by their sides, and the competitions that they belong to. */
export function sportsEntries(matches: readonly Match[]): readonly (MatchEntry | CompetitionEntry)[] {
  const open = matches.filter(({ status }) => status !== 'finished');
  const competitions = new Map<string, CompetitionEntry>();
  for (const { sport, competition } of open) {
    const id = `${sport} ${competition}`;
    if (competition !== '') competitions.set(id, { kind: 'competition', id, title: competition, sport });
  }
  return [...open.map(matchEntry), ...competitions.values()];
}

/** Whether the search would find the same in both: a new score or price changes nothing of it. */
export function areFoundAlike(matches: readonly Match[], others: readonly Match[]): boolean {
  return (
    matches.length === others.length &&
    matches.every((match, at) => {
      const other = others[at] ?? match;
      return match === other || isFoundAlike(match, other);
    })
  );
}

function isFoundAlike(match: Match, other: Match): boolean {
  return (
    match.id === other.id &&
    match.name === other.name &&
    match.home === other.home &&
    match.away === other.away &&
    match.competition === other.competition &&
    match.sport === other.sport &&
    match.status === other.status &&
    match.startsAt === other.startsAt &&
    (match.matchOdds === other.matchOdds || oddsNames(match).join('\n') === oddsNames(other).join('\n'))
  );
}

function oddsNames({ matchOdds }: Match): readonly string[] {
  return matchOdds === null ? [] : [matchOdds.name, ...matchOdds.runners.map(({ name }) => name)];
}

function matchEntry(match: Match): MatchEntry {
  return {
    kind: 'match',
    id: match.id,
    title: match.name,
    names: [match.home, match.away, ...(match.matchOdds?.runners.map(({ name }) => name) ?? [])],
    detail: `${match.competition} ${match.matchOdds?.name ?? ''}`,
    live: match.status === 'inPlay',
    startsAt: match.startsAt,
  };
}
