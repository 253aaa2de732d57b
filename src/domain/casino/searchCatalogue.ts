/** What the search looks at; a catalogue's entry says more. */
export interface SearchableGame {
  readonly name: string;
  readonly category: string;
}

export interface FoundGames<G> {
  readonly category: string;
  readonly games: readonly G[];
}

/**
 * SRCH-02: the games whose name contains what was typed, in any case, by category; categories and games keep the catalogue's order. Nothing is
 * found before something is typed; blanks around it do not count. The text is looked for as it stands: no pattern is made of it (X09).
 */
export function searchCatalogue<G extends SearchableGame>(
  games: readonly G[],
  query: string,
): readonly FoundGames<G>[] {
  const wanted = query.trim().toLowerCase();
  if (wanted === '') return [];
  // A Map: a category called `__proto__` is a category (X19).
  const byCategory = new Map<string, G[]>();
  for (const game of games) {
    if (!game.name.toLowerCase().includes(wanted)) continue;
    const found = byCategory.get(game.category);
    if (found === undefined) byCategory.set(game.category, [game]);
    else found.push(game);
  }
  return [...byCategory].map(([category, found]) => ({ category, games: found }));
}
