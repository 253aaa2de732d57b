import type { Catalogue } from './Catalogue';
import type { Game, GameKey } from './Game';
import { isInOtherLetters, soundingGames } from '@/domain/search/gamesSounding';
import { comparable, isJoinedWord, searchCatalogue } from './searchCatalogue';

/** How a reader calls the maker and the kinds of a game, in their language. */
export type LabelsOf = (game: Game) => readonly string[];

/** Games whose name contains what was typed, with or without its blanks; and those where each word of it begins a word of the maker's name or of a kind, or is in the name. Where there is none, those that sound so. */
export function gamesNamed(catalogue: Catalogue, text: string, labelsOf: LabelsOf): ReadonlySet<GameKey> {
  const { groups } = searchCatalogue(catalogue.names, text);
  const found = new Set(groups.flatMap(({ games }) => games.map(({ key }) => key)));
  const wanted = comparable(text.trim());
  const typed = wanted.split(/\s+/);
  const { games, names, joined } = catalogue.names;
  for (const [at, game] of games.entries()) {
    if (found.has(game.key)) continue;
    const name = names[at] ?? '';
    if (isJoinedWord(wanted) && joined[at]?.includes(wanted) === true) {
      found.add(game.key);
      continue;
    }
    const labels = labelsOf(game).flatMap((label) => comparable(label).split(/\s+/));
    if (typed.every((word) => name.includes(word) || labels.some((label) => label.startsWith(word))))
      found.add(game.key);
  }
  if (found.size > 0 && !isInOtherLetters(text)) return found;
  return new Set([...found, ...soundingGames(catalogue.names, text, labelsOf).map(({ key }) => key)]);
}
