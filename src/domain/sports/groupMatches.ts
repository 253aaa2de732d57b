import type { MatchId } from '@/domain/shared/ids';
import type { Match } from './Match';
import { SPORTS_IN_ORDER } from './sportLists';
import type { Sport } from './Sport';

export interface MatchGroup {
  /** Of no other group of a list; the same at every visit. */
  readonly key: string;
  readonly when: 'pinned' | 'inPlay' | 'upcoming';
  /** Empty for the pinned matches, which may be of several. */
  readonly competition: string;
  /** null for the pinned matches. */
  readonly sport: Sport | null;
  readonly matches: readonly Match[];
}

export interface GroupOptions {
  readonly pinned?: ReadonlySet<MatchId>;
  /** By sport, then by this money, the most first; without it by start. */
  readonly money?: ((match: Match) => number) | undefined;
}

/**
 * The pinned matches first, then what is in play, then what is to come; within that, competitions in the order of their first match. A match
 * stands in one group only.
 */
export function groupMatches(
  matches: readonly Match[],
  { pinned = new Set(), money }: GroupOptions = {},
): readonly MatchGroup[] {
  const groups = new Map<string, MatchGroup & { readonly matches: Match[] }>();
  const ordered = matches
    .filter(({ status }) => status !== 'finished')
    .toSorted(
      (one, other) =>
        place(one, pinned) - place(other, pinned) ||
        (money !== undefined && (rank(one) - rank(other) || money(other) - money(one))) ||
        one.startsAt - other.startsAt,
    );
  for (const match of ordered) {
    const made = emptyGroup(match, pinned);
    const group = groups.get(made.key) ?? made;
    group.matches.push(match);
    groups.set(made.key, group);
  }
  return [...groups.values()];
}

/** Of the groups what their first `most` matches need. */
export function firstOf(groups: readonly MatchGroup[], most: number): readonly MatchGroup[] {
  let room = most;
  return groups
    .map((group) => {
      const matches = group.matches.slice(0, room);
      room -= matches.length;
      return { ...group, matches };
    })
    .filter(({ matches }) => matches.length > 0);
}

/** Whether both hold the very same matches, in the same order. */
export function sameGroup(one: MatchGroup, other: MatchGroup): boolean {
  return (
    one.key === other.key &&
    one.matches.length === other.matches.length &&
    one.matches.every((match, at) => match === other.matches[at])
  );
}

function place(match: Match, pinned: ReadonlySet<MatchId>): number {
  return (pinned.has(match.id) ? 0 : 2) + (match.status === 'inPlay' ? 0 : 1);
}

function rank({ sport }: Match): number {
  return SPORTS_IN_ORDER.indexOf(sport);
}

function emptyGroup(match: Match, pinned: ReadonlySet<MatchId>): MatchGroup & { readonly matches: Match[] } {
  if (pinned.has(match.id))
    return { key: 'pinned', when: 'pinned', competition: '', sport: null, matches: [] };
  const when = match.status === 'inPlay' ? 'inPlay' : 'upcoming';
  const { competition, sport } = match;
  return { key: `${when}|${sport}|${competition}`, when, competition, sport, matches: [] };
}
