import type { Match } from '@/domain/sports/Match';

export interface MatchGroupOf {
  readonly when: 'inPlay' | 'upcoming';
  readonly competition: string;
  readonly matches: readonly Match[];
}

/** What is in play comes first, then by start; within that, competitions in the order of their first match. */
export function groupMatches(matches: readonly Match[]): readonly MatchGroupOf[] {
  const groups = new Map<string, { when: MatchGroupOf['when']; competition: string; matches: Match[] }>();
  const ordered = matches
    .filter((match) => match.status !== 'finished')
    .toSorted(
      (a, b) => Number(b.status === 'inPlay') - Number(a.status === 'inPlay') || a.startsAt - b.startsAt,
    );
  for (const match of ordered) {
    const when = match.status === 'inPlay' ? 'inPlay' : 'upcoming';
    const key = `${when}|${match.competition}`;
    const group = groups.get(key) ?? { when, competition: match.competition, matches: [] };
    group.matches.push(match);
    groups.set(key, group);
  }
  return [...groups.values()];
}
