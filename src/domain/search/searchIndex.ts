import { oneErrorAway } from './oneErrorAway';
import { LastFound } from './LastFound';
import type { SearchEntry } from './SearchEntry';
import { keyOf, SearchTexts } from './SearchTexts';
import { rankOf, wantedText, type Rank, type SearchText } from './searchText';
import { wordsOf } from './wordsOf';

/** Made once for a set of entries: a keystroke then only scans. */
export interface SearchIndex<Entry extends SearchEntry> {
  /** Live ones first, then by their start: what is found stands in this order already. */
  readonly entries: readonly Entry[];
  readonly texts: readonly SearchText[];
  readonly words: Iterable<string>;
}

export interface FoundGroup<Entry extends SearchEntry> {
  readonly kind: Entry['kind'];
  readonly entries: readonly Entry[];
  /** How many there are, also those beyond the limit. */
  readonly count: number;
  /** Of its first entry. */
  readonly rank: Rank;
}

/** A shorter word is one error away from too many others. */
const LONG_WORD = 5;
const LAST = Number.MAX_SAFE_INTEGER;

/** An entry of a kind and id that is there already is left out. `texts` remembers what was made before. */
export function buildIndex<Entry extends SearchEntry>(
  all: readonly Entry[],
  texts: SearchTexts = new SearchTexts(),
): SearchIndex<Entry> {
  const entries = [...new Map(all.map((entry) => [keyOf(entry), entry])).values()].toSorted(
    (one, other) =>
      Number(other.live === true) - Number(one.live === true) ||
      (one.startsAt ?? LAST) - (other.startsAt ?? LAST),
  );
  return { entries, texts: entries.map((entry) => texts.of(entry)), words: texts.words };
}

/**
 * Entries that have a word for every word of the query, in any order, by kind; inside: those of that very name, then those that begin so, then
 * those with such words, then those that only belong to what is called so; among equals live ones, then sooner ones. The kind with the best
 * one comes first, of equal ones as `limits` names them. Only when nothing is found so, longer words may have one error,
 * unless something else is called exactly so already.
 */
export function searchIndex<Entry extends SearchEntry>(
  index: SearchIndex<Entry>,
  query: string,
  limits: Readonly<Record<Entry['kind'], number>>,
  {
    forgiving = true,
    last = new LastFound(),
  }: { readonly forgiving?: boolean; readonly last?: LastFound } = {},
): readonly FoundGroup<Entry>[] {
  const wanted = wordsOf(query);
  if (wanted.length === 0) return [];
  const typed = wanted.join(' ');
  const each = wanted.map((word) => [word]);
  const exact = scan(index, wanted, each, limits, (size, look) => last.narrow(index, size, typed, look));
  if (exact.length > 0 || !forgiving || wanted.every((word) => word.length < LONG_WORD)) return exact;
  const near = wanted.map((word) => nearWords(index.words, word));
  return near.some((words) => words.length === 0) ? [] : scan(index, wanted, near, limits, lookAtAll);
}

interface Bucket<Entry> {
  readonly byRank: readonly [Entry[], Entry[], Entry[], Entry[]];
  count: number;
}

/** Looks at places of an index of this size. */
type Looking = (size: number, look: (place: number) => boolean) => unknown;

const lookAtAll: Looking = (size, look) => {
  for (let place = 0; place < size; place += 1) look(place);
};

function scan<Entry extends SearchEntry>(
  { entries, texts }: SearchIndex<Entry>,
  words: readonly string[],
  choices: readonly (readonly string[])[],
  limits: Readonly<Record<Entry['kind'], number>>,
  lookAt: Looking,
): readonly FoundGroup<Entry>[] {
  const wanted = wantedText(words, choices);
  const kinds = Object.keys(limits) as Entry['kind'][];
  const buckets = new Map<Entry['kind'], Bucket<Entry>>(
    kinds.map((kind) => [kind, { byRank: [[], [], [], []], count: 0 }]),
  );
  lookAt(texts.length, (at) => {
    const text = texts[at];
    const entry = entries[at];
    const rank = text === undefined ? null : rankOf(text, wanted);
    if (rank === null || entry === undefined) return false;
    const bucket = buckets.get(entry.kind);
    if (bucket === undefined) return true;
    bucket.count += 1;
    const same = bucket.byRank[rank];
    if (same.length < limits[entry.kind as Entry['kind']]) same.push(entry);
    return true;
  });
  return [...buckets]
    .flatMap(([kind, { byRank, count }]): readonly FoundGroup<Entry>[] => {
      const rank = byRank.findIndex((found) => found.length > 0);
      return rank === -1
        ? []
        : [{ kind, entries: byRank.flat().slice(0, limits[kind]), count, rank: rank as Rank }];
    })
    .toSorted((one, other) => one.rank - other.rank);
}

function nearWords(words: Iterable<string>, typed: string): readonly string[] {
  return typed.length < LONG_WORD ? [typed] : [...words].filter(oneErrorAway(typed));
}
