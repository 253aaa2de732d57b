import type { Game } from '@/domain/casino/Game';
import type { MarketEntry, PlayerEntry } from './openMatchEntries';
import type { PageEntry } from './pageEntries';
import type { FoundGames, RankedGames } from './rankGames';
import type { FoundGroup } from './searchIndex';
import type { SportEntry } from './sportEntries';
import type { CompetitionEntry, MatchEntry } from './sportsEntries';

/** All but games, which are found in their own way (SRCH-02). */
export type AnyEntry = SportEntry | MatchEntry | CompetitionEntry | PlayerEntry | MarketEntry | PageEntry;

export type ResultGroup =
  | Pick<FoundGroup<AnyEntry>, 'kind' | 'entries'>
  | ({ readonly kind: 'game' } & Pick<RankedGames<Game>, 'category' | 'games'>);

export interface SearchResults {
  /** Trimmed; empty: nothing was typed. */
  readonly wanted: string;
  /** The best ones first. */
  readonly groups: readonly ResultGroup[];
  /** What the last key that found something else found at first: more games or new names after that are none of its doing. */
  readonly foundFirst: readonly ResultGroup[];
  /** Of matches, competitions, players, markets and pages that are in the groups. */
  readonly others: number;
  /** Games that are called so; `drawn`: so many are in the groups. */
  readonly games: { readonly count: number; readonly drawn: number };
}

export const NOTHING_TYPED: SearchResults = {
  wanted: '',
  groups: [],
  foundFirst: [],
  others: 0,
  games: { count: 0, drawn: 0 },
};

/**
 * One list for all: what is called exactly so stands before what begins so, whatever it is; among equals games come last. A group, or all of them, that
 * is as it was before is the same object, so that it is not drawn again.
 */
export function joinResults(
  wanted: string,
  found: readonly FoundGroup<AnyEntry>[],
  games: FoundGames<Game>,
  before: SearchResults = NOTHING_TYPED,
): SearchResults {
  const all = [
    ...found.map(({ kind, entries, rank }) => ({ rank, group: { kind, entries } })),
    ...games.groups.map(({ category, games: ranked, rank }) => ({
      rank,
      group: { kind: 'game' as const, category, games: ranked },
    })),
  ];
  const drawn = all
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ group }): ResultGroup => before.groups.find((known) => isAlike(known, group)) ?? group);
  const groups = isSameList(drawn, before.groups) ? before.groups : drawn;
  const goesOn = wanted === before.wanted || groups === before.groups;
  return {
    wanted,
    groups,
    foundFirst: goesOn ? before.foundFirst : groups,
    others: found.reduce((sum, { entries }) => sum + entries.length, 0),
    games: {
      count: games.count,
      drawn: games.groups.reduce((sum, group) => sum + group.games.length, 0),
    },
  };
}

function isAlike(one: ResultGroup, other: ResultGroup): boolean {
  return nameOf(one) === nameOf(other) && isSameList(rowsOf(one), rowsOf(other));
}

function nameOf(group: ResultGroup): string {
  return group.kind === 'game' ? `game ${group.category}` : group.kind;
}

function rowsOf(group: ResultGroup): readonly unknown[] {
  return group.kind === 'game' ? group.games : group.entries;
}

function isSameList(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((each, at) => each === other[at]);
}
