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
  return { entries, texts: entries.map(textOf) };
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
  const exact = indexesOf(index.texts, wanted, hasWord);
  const found =
    exact.length > 0 || !wanted.some(({ length }) => length >= LONG_WORD)
      ? exact
      : indexesOf(index.texts, wanted, hasNearWord);
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

type Has = (text: string, word: string) => boolean;

function indexesOf(texts: readonly string[], wanted: readonly string[], has: Has): readonly number[] {
  const found: number[] = [];
  for (const [at, text] of texts.entries()) if (wanted.every((word) => has(text, word))) found.push(at);
  return found;
}

function hasWord(text: string, word: string): boolean {
  return text.includes(` ${word}`);
}

function hasNearWord(text: string, word: string): boolean {
  if (hasWord(text, word)) return true;
  return word.length >= LONG_WORD && text.split(' ').some((each) => isOneErrorAway(word, each));
}

function kindsOf<Kind extends string>(limits: Readonly<Record<Kind, number>>): readonly Kind[] {
  return Object.keys(limits) as Kind[];
}
