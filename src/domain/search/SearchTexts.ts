import type { SearchEntry } from './SearchEntry';
import { searchText, type SearchText } from './searchText';
import { wordsOf } from './wordsOf';

interface Made {
  readonly entry: SearchEntry;
  readonly text: SearchText;
}

/** The texts of entries, each made once for as long as its names stay: a new score or price costs nothing. */
export class SearchTexts {
  readonly #made = new Map<string, Made>();
  readonly #words = new Set<string>();
  #count = 0;

  /** How many were made so far. */
  get count(): number {
    return this.#count;
  }

  /** Every word once: there are far fewer of them than entries. */
  get words(): Iterable<string> {
    return this.#words;
  }

  of(entry: SearchEntry): SearchText {
    const key = keyOf(entry);
    const made = this.#made.get(key);
    if (made !== undefined && isNamedAlike(made.entry, entry)) return made.text;
    const text = searchText(entry);
    this.#made.set(key, { entry, text });
    this.#count += 1;
    for (const word of wordsOf(text.text)) this.#words.add(word);
    return text;
  }
}

export function keyOf({ kind, id }: SearchEntry): string {
  return `${kind} ${id}`;
}

function isNamedAlike(one: SearchEntry, other: SearchEntry): boolean {
  const [names = [], others = []] = [one.names, other.names];
  return (
    one.title === other.title &&
    one.detail === other.detail &&
    names.length === others.length &&
    names.every((name, at) => name === others[at])
  );
}
