import {
  comparable,
  isJoinedWord,
  type NameIndex,
  type SearchableGame,
} from '@/domain/casino/searchCatalogue';
import { LastFound } from './LastFound';
import type { Rank } from './searchText';

export interface RankedGames<G> {
  readonly category: string;
  readonly games: readonly G[];
  /** Of its first game. */
  readonly rank: Rank;
}

export interface FoundGames<G> {
  readonly groups: readonly RankedGames<G>[];
  /** How many there are in all. */
  readonly count: number;
}

const LETTER = /[\p{L}\p{M}\p{N}]/u;

/**
 * SRCH-02: the games whose name contains what was typed, in any case, by category; where none does, those that would without their blanks ("teenpatti"). A game of that very name comes first, then names that begin
 * so, then those with such a word; equal ones keep the catalogue's order. The first `most` are given, all are counted.
 */
export function rankGames<G extends SearchableGame>(
  index: NameIndex<G>,
  query: string,
  most: number,
  last = new LastFound(),
): FoundGames<G> {
  const { games, names, joined } = index;
  const wanted = comparable(query.trim());
  if (wanted === '') return { groups: [], count: 0 };
  const byRank: readonly [G[], G[], G[], G[]] = [[], [], [], []];
  const look = (at: number, name: string): boolean => {
    const game = games[at];
    const place = name.indexOf(wanted);
    if (place === -1 || game === undefined) return false;
    // With so many words that begin so, no name that only contains it is given any more: its rank does not matter.
    if (place > 0 && byRank[2].length >= most) return true;
    const same = byRank[rankIn(name, wanted, place)];
    if (same.length < most) same.push(game);
    return true;
  };
  let count = last.narrow(index, games.length, wanted, (at) => look(at, names[at] ?? ''));
  if (count === 0 && isJoinedWord(wanted))
    for (const [at, name] of joined.entries()) if (look(at, name)) count += 1;
  // A Map: a category called `__proto__` is a category (X19).
  const groups = new Map<string, RankedGames<G> & { readonly games: G[] }>();
  let left = most;
  for (const [rank, found] of byRank.entries()) {
    for (const game of found.slice(0, left)) {
      const group = groups.get(game.category) ?? { category: game.category, games: [], rank: rank as Rank };
      group.games.push(game);
      groups.set(game.category, group);
    }
    left -= Math.min(left, found.length);
  }
  return { groups: [...groups.values()], count };
}

function rankIn(name: string, wanted: string, place: number): Rank {
  if (place === 0) return name.length === wanted.length ? 0 : 1;
  return LETTER.test(name.charAt(place - 1)) ? 3 : 2;
}
