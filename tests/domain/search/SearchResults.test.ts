import { describe, expect, it } from 'vitest';
import type { Game } from '@/domain/casino/Game';
import type { FoundGames } from '@/domain/search/rankGames';
import type { PageEntry } from '@/domain/search/pageEntries';
import { joinResults, NOTHING_TYPED, type AnyEntry, type SearchResults } from '@/domain/search/SearchResults';
import type { FoundGroup } from '@/domain/search/searchIndex';
import { aGame } from '@tests/support/mothers/casino';

const BONUS: PageEntry = { kind: 'page', id: 'bonus', title: 'Bonus', path: '/bonus' };
const TERMS: PageEntry = { kind: 'page', id: 'terms', title: 'Terms', path: '/terms' };
const CUP: AnyEntry = { kind: 'competition', id: 'cup', title: 'Bonus Cup', sport: 'cricket' };
const MINES = aGame({ name: 'Mines' });
const DICE = aGame({ name: 'Dice' });
const NO_GAMES: FoundGames<Game> = { groups: [], count: 0 };

type Found = FoundGroup<AnyEntry>;
const pages = (rank: Found['rank'], ...entries: AnyEntry[]): Found => ({
  kind: 'page',
  entries,
  rank,
  count: 9,
});
const cups = (rank: Found['rank']): Found => ({ kind: 'competition', entries: [CUP], rank, count: 1 });
const games = (rank: Found['rank'], category: string, ...ranked: Game[]): FoundGames<Game> => ({
  groups: [{ category, games: ranked, rank }],
  count: 40,
});
const join = (
  wanted: string,
  found: readonly Found[],
  ofGames: FoundGames<Game> = NO_GAMES,
  before?: SearchResults,
) => joinResults(wanted, found, ofGames, before);

describe('[SRCH-02] one list of all that was found', () => {
  it('is empty before something is typed', () => {
    expect(NOTHING_TYPED).toEqual({
      wanted: '',
      groups: [],
      foundFirst: [],
      others: 0,
      games: { count: 0, drawn: 0 },
    });
  });

  it('the better called come first; among equals games last', () => {
    const order = ({ groups }: SearchResults) => groups.map(({ kind }) => kind);
    expect(order(join('bonus', [pages(1, BONUS), cups(0)], games(2, 'mines', MINES)))).toEqual([
      'competition',
      'page',
      'game',
    ]);
    expect(order(join('bonus', [pages(1, BONUS)], games(1, 'mines', MINES)))).toEqual(['page', 'game']);
    expect(order(join('bonus', [pages(1, BONUS)], games(0, 'mines', MINES)))).toEqual(['game', 'page']);
  });

  it('says how many others are in it, how many games there are and how many of them are in it', () => {
    const both = join('bonus', [pages(1, BONUS, TERMS), cups(0)], games(2, 'mines', MINES, DICE));
    expect([both.wanted, both.others, both.games]).toEqual(['bonus', 3, { count: 40, drawn: 2 }]);
    expect(both.groups).toEqual([
      { kind: 'competition', entries: [CUP] },
      { kind: 'page', entries: [BONUS, TERMS] },
      { kind: 'game', category: 'mines', games: [MINES, DICE] },
    ]);
    const two = {
      groups: [...games(2, 'mines', MINES).groups, ...games(1, 'dice', DICE, DICE).groups],
      count: 3,
    };
    expect(join('x', [], two).games).toEqual({ count: 3, drawn: 3 });
  });

  it('what is as it was is the same object, and so are all of them together', () => {
    const before = join('b', [pages(1, BONUS), cups(1)], games(2, 'mines', MINES, DICE));
    const same = join('bo', [pages(1, BONUS), cups(1)], games(2, 'mines', MINES, DICE), before);
    expect(same.groups).toBe(before.groups);
    const less = join('bo', [pages(1, BONUS)], games(2, 'mines', MINES, DICE), before);
    expect(less.groups).not.toBe(before.groups);
    expect(less.groups).toHaveLength(2);
    expect(less.groups[0]).toBe(before.groups[0]);
    expect(less.groups[1]).toBe(before.groups[2]);
  });

  it.each<[string, Found, FoundGames<Game>]>([
    ['another entry', pages(1, TERMS), games(2, 'mines', MINES)],
    ['one more entry', pages(1, BONUS, TERMS), games(2, 'mines', MINES)],
    ['the same entries in another order', pages(1, TERMS, BONUS), games(2, 'mines', MINES)],
    ['another game', pages(1, BONUS), games(2, 'mines', DICE)],
    ['one more game', pages(1, BONUS), games(2, 'mines', MINES, DICE)],
    ['the same games of another category', pages(1, BONUS), games(2, 'dice', MINES)],
  ])('%s is drawn, and nothing of before in its place', (_, page, ofGames) => {
    const before = join('b', [pages(1, BONUS)], games(2, 'mines', MINES));
    const after = join('bo', [page], ofGames, before);
    expect(after).toEqual({ ...join('bo', [page], ofGames), foundFirst: after.groups });
    expect(after.groups).not.toBe(before.groups);
  });

  it('another kind with no entry of its own is not the kind of before', () => {
    const before = join('b', [{ kind: 'page', entries: [], rank: 1, count: 0 }]);
    const after = join('bo', [{ kind: 'market', entries: [], rank: 1, count: 0 }], NO_GAMES, before);
    expect(after.groups).toEqual([{ kind: 'market', entries: [] }]);
    const asGames = join('bo', [], games(1, 'mines'), before);
    expect(asGames.groups).toEqual([{ kind: 'game', category: 'mines', games: [] }]);
    expect(join('b', [{ kind: 'page', entries: [], rank: 1, count: 0 }], NO_GAMES, asGames).groups).toEqual([
      { kind: 'page', entries: [] },
    ]);
  });

  it('more games of the same text are none of a key’s doing; what another text finds is', () => {
    const first = join('m', [], games(1, 'mines', MINES));
    expect(first.foundFirst).toBe(first.groups);
    const more = join('m', [], games(1, 'mines', MINES, DICE), first);
    expect(more.foundFirst).toBe(first.groups);
    expect(more.groups).not.toBe(first.groups);
    // Another text that finds the very same draws nothing.
    const typedOn = join('mi', [], games(1, 'mines', MINES, DICE), more);
    expect(typedOn.groups).toBe(more.groups);
    expect(typedOn.foundFirst).toBe(first.groups);
    const other = join('min', [], games(1, 'mines', MINES), more);
    expect(other.foundFirst).toBe(other.groups);
  });
});
