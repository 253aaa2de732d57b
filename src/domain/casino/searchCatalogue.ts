/** What the search looks at; a catalogue's entry says more. */
export interface SearchableGame {
  readonly name: string;
  readonly category: string;
  /** Its maker's code, often its name in Latin letters. */
  readonly code?: string;
}

const LATIN = /[a-z]/i;

/** The names as they are compared, made once for a catalogue: a keystroke then only scans. */
export interface NameIndex<G> {
  readonly games: readonly G[];
  readonly names: readonly string[];
  /** The same without their blanks: "teenpatti". */
  readonly joined: readonly string[];
}

export interface FoundGames<G> {
  readonly category: string;
  readonly games: readonly G[];
}

export interface SearchResult<G> {
  readonly groups: readonly FoundGames<G>[];
  /** How many there are in all; more than are in the groups when the result was cut. */
  readonly count: number;
}

export function indexNames<G extends SearchableGame>(games: readonly G[]): NameIndex<G> {
  const names = games.map((game) => comparable(spelled(game)));
  return { games, names, joined: names.map((name) => name.replaceAll(' ', '')) };
}

/** A name without a Latin letter goes with its code: many read Hindi and type "teenpatti". */
function spelled({ name, code = '' }: SearchableGame): string {
  return code === '' || LATIN.test(name) ? name : `${name} ${code.replaceAll('-', ' ')}`;
}

/**
 * SRCH-02: the games whose name contains what was typed, in any case, by category; categories and games keep the catalogue's order. Nothing is
 * found before something is typed; blanks around it do not count. The text is looked for as it stands: no pattern is made of it (X09). At most
 * `most` games are given, all are counted.
 */
export function searchCatalogue<G extends SearchableGame>(
  { games, names }: NameIndex<G>,
  query: string,
  most = Infinity,
): SearchResult<G> {
  const wanted = comparable(query.trim());
  // A Map: a category called `__proto__` is a category (X19).
  const byCategory = new Map<string, G[]>();
  let count = 0;
  if (wanted !== '') {
    for (let at = 0; at < games.length; at += 1) {
      const game = games[at];
      if (game === undefined || names[at]?.includes(wanted) !== true) continue;
      count += 1;
      if (count > most) continue;
      const found = byCategory.get(game.category);
      if (found === undefined) byCategory.set(game.category, [game]);
      else found.push(game);
    }
  }
  return { groups: [...byCategory].map(([category, found]) => ({ category, games: found })), count };
}

/** Long enough to be looked for in names without their blanks: a shorter one stands somewhere in too many by chance. */
export function isJoinedWord(wanted: string): boolean {
  return wanted.length >= 6;
}

/** One spelling for letters that can be written in two ways, as many of Hindi can. */
export function comparable(text: string): string {
  return text.toLowerCase().normalize('NFC');
}
