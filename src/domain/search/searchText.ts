import type { SearchEntry } from './SearchEntry';
import { initialsOf, wordsOf } from './wordsOf';

/** What the search looks at of one entry. */
export interface SearchText {
  /** Its names, each on a line, then where it belongs; each word after a blank: "\n harbour hawks\n hh\n\t river league". */
  readonly text: string;
  /** Where the names end. */
  readonly namesEnd: number;
}

/** How well an entry is called what was typed: by its whole name, by the beginning of a name, of its words, or only by where it belongs. */
export type Rank = 0 | 1 | 2 | 3;

/** Made once for an entry: a keystroke then only looks. */
export function searchText({
  title,
  names = [],
  detail = '',
}: Pick<SearchEntry, 'title' | 'names' | 'detail'>): SearchText {
  const all = [title, ...names];
  const lines = [...new Set([...all.map((name) => wordsOf(name).join(' ')), ...all.map(initialsOf)])];
  const named = lines.filter((line) => line !== '').map((line) => `\n ${line}`);
  const before = `${named.join('')}\n`;
  // Joined into one piece: a text put together by a template is only put together when it is first searched, all of them with one key.
  return { text: [before, '\t ', wordsOf(detail).join(' ')].join(''), namesEnd: before.length };
}

/** What was typed, as it stands in such a text. */
export interface Wanted {
  /** Beginnings of words: of each word typed one must be there. */
  readonly starts: readonly (readonly string[])[];
  /** Where a name begins so. */
  readonly first: string;
  /** A name that is this and nothing else. */
  readonly whole: string;
}

export function wantedText(words: readonly string[], choices: readonly (readonly string[])[]): Wanted {
  const first = `\n ${words.join(' ')}`;
  return { starts: choices.map((each) => each.map((word) => ` ${word}`)), first, whole: `${first}\n` };
}

/** null: it is not called so. */
export function rankOf({ text, namesEnd }: SearchText, { starts, first, whole }: Wanted): Rank | null {
  let named = true;
  for (const choices of starts) {
    let at = -1;
    for (const start of choices) {
      at = text.indexOf(start);
      if (at !== -1) break;
    }
    if (at === -1) return null;
    named &&= at < namesEnd;
  }
  if (!named) return 3;
  const at = text.indexOf(first);
  if (at === -1) return 2;
  return text.includes(whole, at) ? 0 : 1;
}
