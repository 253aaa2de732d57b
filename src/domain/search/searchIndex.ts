import { isOneErrorAway } from './isOneErrorAway';
import { initialsOf, wordsOf } from './wordsOf';

export interface SearchEntry<Kind extends string = string> {
  readonly kind: Kind;
  /** One of a kind. */
  readonly id: string;
  readonly title: string;
  /** Names of what is in it, e.g. of the two sides: found by their initials too. */
  readonly names?: readonly string[];
  /** Where it belongs, e.g. its competition. */
  readonly detail?: string;
  readonly live?: boolean;
  /** Epoch milliseconds. */
  readonly startsAt?: number;
}

/** Made once for a set of entries: a keystroke then only scans. */
export interface SearchIndex<Entry extends SearchEntry> {
  readonly entries: readonly Entry[];
  /** The words of each entry, each after a blank: " harbour hawks hh". */
  readonly texts: readonly string[];
  /** Every word once: there are far fewer of them than entries. */
  readonly words: readonly string[];
}

export interface FoundGroup<Entry extends SearchEntry> {
  readonly kind: Entry['kind'];
  readonly entries: readonly Entry[];
  /** How many there are, also those beyond the limit. */
  readonly count: number;
}

/** A shorter word is one error away from too many others. */
const LONG_WORD = 5;
const LAST = Number.MAX_SAFE_INTEGER;

/** An entry of a kind and id that is there already is left out. */
export function buildIndex<Entry extends SearchEntry>(all: readonly Entry[]): SearchIndex<Entry> {
  const entries = [...new Map(all.map((entry) => [`${entry.kind} ${entry.id}`, entry])).values()];
  const texts = entries.map(textOf);
  return { entries, texts, words: [...new Set(texts.flatMap((text) => text.slice(1).split(' ')))] };
}

/**
 * Entries that have a word for every word of the query, in any order, by kind as `limits` names them; inside: live, then titles that begin
 * with the query, then sooner ones. Only when nothing is found so, longer words may have one error.
 */
export function searchIndex<Entry extends SearchEntry>(
  index: SearchIndex<Entry>,
  query: string,
  limits: Readonly<Record<Entry['kind'], number>>,
): readonly FoundGroup<Entry>[] {
  const wanted = wordsOf(query);
  if (wanted.length === 0) return [];
  const exact = indexesOf(
    index.texts,
    wanted.map((word) => [word]),
  );
  const found =
    exact.length > 0
      ? exact
      : indexesOf(
          index.texts,
          wanted.map((word) => nearWords(index.words, word)),
        );
  const start = ` ${wanted.join(' ')}`;
  const ranked = found
    .flatMap((at) => {
      const entry = index.entries[at];
      return entry === undefined ? [] : [{ entry, begins: index.texts[at]?.startsWith(start) === true }];
    })
    .toSorted(
      (one, other) =>
        Number(other.entry.live === true) - Number(one.entry.live === true) ||
        Number(other.begins) - Number(one.begins) ||
        (one.entry.startsAt ?? LAST) - (other.entry.startsAt ?? LAST),
    )
    .map(({ entry }) => entry);
  return kindsOf(limits).flatMap((kind) => {
    const entries = ranked.filter((entry) => entry.kind === kind);
    return entries.length === 0
      ? []
      : [{ kind, entries: entries.slice(0, limits[kind]), count: entries.length }];
  });
}

function textOf({ title, names = [], detail = '' }: SearchEntry): string {
  const words = [title, ...names, detail].flatMap(wordsOf);
  const initials = [title, ...names].map(initialsOf).filter((letters) => letters !== '');
  return [...words, ...initials].map((word) => ` ${word}`).join('');
}

/** Where there is one of each choice. */
function indexesOf(texts: readonly string[], choices: readonly (readonly string[])[]): readonly number[] {
  const starts = choices.map((words) => words.map((word) => ` ${word}`));
  const found: number[] = [];
  for (const [at, text] of texts.entries())
    if (starts.every((words) => words.some((word) => text.includes(word)))) found.push(at);
  return found;
}

function nearWords(words: readonly string[], typed: string): readonly string[] {
  return typed.length < LONG_WORD ? [typed] : words.filter((word) => isOneErrorAway(typed, word));
}

function kindsOf<Kind extends string>(limits: Readonly<Record<Kind, number>>): readonly Kind[] {
  return Object.keys(limits) as Kind[];
}
