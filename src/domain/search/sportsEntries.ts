import type { Match } from '@/domain/sports/Match';
import type { Sport } from '@/domain/sports/Sport';
import type { SearchEntry } from './searchIndex';

export interface MatchEntry extends SearchEntry<'match'> {
  readonly match: Match;
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

function matchEntry(match: Match): MatchEntry {
  return {
    kind: 'match',
    id: match.id,
    title: match.name,
    names: [match.home, match.away, ...(match.matchOdds?.runners.map(({ name }) => name) ?? [])],
    detail: match.competition,
    live: match.status === 'inPlay',
    startsAt: match.startsAt,
    match,
  };
}
