import type { NameIndex, SearchableGame } from '@/domain/casino/searchCatalogue';
import type { FoundGames, RankedGames } from './rankGames';
import { soundOf } from './soundOf';
import { wordsOf } from './wordsOf';

/** A shorter sound begins too many words by chance: it must be a whole one. */
const LONG_SOUND = 3;
/** What is shorter than this sounds like too much. */
const LEAST_TYPED = 3;

/** Words of small letters and digits, one blank between them: nothing is to be made alike. */
const PLAIN = /^[a-z\d]+(?: [a-z\d]+)*$/;
const FIRST_VOWEL = /^[eio]/;
const NUMBER = /^\d+$/;
const OTHER_LETTERS = /[\u0900-\u097f]/;

/** How names sound, for as long as the names are used: only made when a search found nothing. */
const SOUNDS = new WeakMap<object, readonly string[]>();

/** Whether something sounds like what was typed; null: that is too short to say. */
export function soundsLike(typed: string): ((sounds: string) => boolean) | null {
  const words = wordsOf(typed);
  if (words.join('').length < LEAST_TYPED) return null;
  const asked = [words.map((word) => pieceOf(soundOf(word))), [pieceOf(soundOf(words.join('')))]];
  return (sounds) => asked.some((pieces) => pieces.every((piece) => sounds.includes(piece)));
}

/** Typed in letters that most names are not written in: what is called so is only a part of what is meant. */
export function isInOtherLetters(typed: string): boolean {
  return OTHER_LETTERS.test(typed);
}

/** How a name sounds, word by word, and as one word: " tn pt  tnpt ". */
export function soundsOf(name: string, sounding: (word: string) => string = soundOf): string {
  const sounds = (PLAIN.test(name) ? name.split(' ') : wordsOf(name)).map(sounding);
  const [first = '', ...rest] = sounds;
  return ` ${sounds.join(' ')}  ${first}${rest.map((sound) => sound.replace(FIRST_VOWEL, '')).join('')} `;
}

/** Ten thousand names are made of a few words, and of numbers, which sound as they are written. */
function soundsOfAll(names: readonly string[]): readonly string[] {
  const known = new Map<string, string>();
  const sounding = (word: string): string => {
    if (NUMBER.test(word)) return word;
    const sound = known.get(word) ?? soundOf(word);
    known.set(word, sound);
    return sound;
  };
  return names.map((name) => soundsOf(name, sounding));
}

/** Games that sound like what was typed, the first `most` of them by category, in the catalogue's order: for a search that found nothing by the letter. */
export function gamesSounding<G extends SearchableGame>(
  index: NameIndex<G>,
  typed: string,
  most: number,
): FoundGames<G> {
  const found = soundingGames(index, typed);
  const groups = new Map<string, RankedGames<G> & { readonly games: G[] }>();
  for (const game of found.slice(0, most)) {
    const group = groups.get(game.category) ?? { category: game.category, games: [], rank: 3 };
    group.games.push(game);
    groups.set(game.category, group);
  }
  return { groups: [...groups.values()], count: found.length };
}

/** Those that sound so themselves, or by one of their labels: what their maker and their kinds are called. */
export function soundingGames<G extends SearchableGame>(
  index: NameIndex<G>,
  typed: string,
  labelsOf: (game: G) => readonly string[] = () => [],
): readonly G[] {
  const isLike = soundsLike(typed);
  if (isLike === null) return [];
  const sounds = SOUNDS.get(index) ?? soundsOfAll(index.names);
  SOUNDS.set(index, sounds);
  const known = new Map<string, boolean>();
  const isLabelLike = (label: string): boolean => {
    const like = known.get(label) ?? isLike(soundsOf(label));
    known.set(label, like);
    return like;
  };
  return index.games.filter((game, at) => isLike(sounds[at] ?? '') || labelsOf(game).some(isLabelLike));
}

function pieceOf(sound: string): string {
  return sound.length < LONG_SOUND ? ` ${sound} ` : ` ${sound}`;
}
