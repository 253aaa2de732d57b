import type { MatchId } from '@/domain/shared/ids';
import type { Match } from './Match';
import type { Sport } from './Sport';

export interface MatchGroup {
  readonly when: 'pinned' | 'inPlay' | 'upcoming';
  /** Empty for the pinned matches, which may be of several. */
  readonly competition: string;
  /** null for the pinned matches. */
  readonly sport: Sport | null;
  readonly matches: readonly Match[];
}

/**
 * The pinned matches first, then what is in play, then what starts next; within that, competitions in the order of their first match. A match
 * stands in one group only.
 */
export function groupMatches(
  matches: readonly Match[],
  pinned: ReadonlySet<MatchId> = new Set(),
): readonly MatchGroup[] {
  const groups = new Map<string, MatchGroup & { readonly matches: Match[] }>();
  const ordered = matches
    .filter(({ status }) => status !== 'finished')
    .toSorted((one, other) => order(one, pinned) - order(other, pinned) || one.startsAt - other.startsAt);
  for (const match of ordered) {
    const made = emptyGroup(match, pinned);
    const key = `${made.when}|${made.sport}|${made.competition}`;
    const group = groups.get(key) ?? made;
    group.matches.push(match);
    groups.set(key, group);
  }
  return [...groups.values()];
}

function order(match: Match, pinned: ReadonlySet<MatchId>): number {
  return (pinned.has(match.id) ? 0 : 2) + (match.status === 'inPlay' ? 0 : 1);
}

function emptyGroup(match: Match, pinned: ReadonlySet<MatchId>): MatchGroup & { readonly matches: Match[] } {
  if (pinned.has(match.id)) return { when: 'pinned', competition: '', sport: null, matches: [] };
  const when = match.status === 'inPlay' ? 'inPlay' : 'upcoming';
  return { when, competition: match.competition, sport: match.sport, matches: [] };
}
