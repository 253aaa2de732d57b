import type { Game } from '@/domain/casino/Game';
import type { MarketEntry, PlayerEntry } from './openMatchEntries';
import type { PageEntry } from './pageEntries';
import type { FoundGames, RankedGames } from './rankGames';
import type { FoundGroup } from './searchIndex';
import type { SportEntry } from './sportEntries';
import type { CompetitionEntry, MatchEntry } from './sportsEntries';

/** All but games, which are found in their own way (SRCH-02). */
export type AnyEntry = SportEntry | MatchEntry | CompetitionEntry | PlayerEntry | MarketEntry | PageEntry;

export type ResultGroup = FoundGroup<AnyEntry> | (RankedGames<Game> & { readonly kind: 'game' });

export interface SearchResults {
  /** Trimmed; empty: nothing was typed. */
  readonly wanted: string;
  /** The best ones first. */
  readonly groups: readonly ResultGroup[];
  /** Of matches, competitions, players, markets and pages that are in the groups. */
  readonly others: number;
  /** Games that are called so; `drawn`: so many are in the groups. */
  readonly games: { readonly count: number; readonly drawn: number };
}

export const NOTHING_TYPED: SearchResults = {
  wanted: '',
  groups: [],
  others: 0,
  games: { count: 0, drawn: 0 },
};

/** One list for all: what is called exactly so stands before what begins so, whatever it is; among equals games come last. */
export function joinResults(
  wanted: string,
  found: readonly FoundGroup<AnyEntry>[],
  games: FoundGames<Game>,
): SearchResults {
  const ofGames = games.groups.map((group) => ({ ...group, kind: 'game' as const }));
  return {
    wanted,
    groups: [...found, ...ofGames].toSorted((one, other) => one.rank - other.rank),
    others: found.reduce((sum, { entries }) => sum + entries.length, 0),
    games: {
      count: games.count,
      drawn: games.groups.reduce((sum, group) => sum + group.games.length, 0),
    },
  };
}
