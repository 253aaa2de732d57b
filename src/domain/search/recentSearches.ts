const MAX = 6;
/** Of one text: what a field takes. */
const MAX_LENGTH = 64;

/** With this search as the newest; the same text in another case is the same search. */
export function withSearch(recent: readonly string[], text: string): readonly string[] {
  const typed = text.trim().slice(0, MAX_LENGTH);
  return typed === '' ? recent : [typed, ...withoutSearch(recent, typed)].slice(0, MAX);
}

export function withoutSearch(recent: readonly string[], text: string): readonly string[] {
  return recent.filter((each) => each.toLowerCase() !== text.toLowerCase());
}

/** What a device has saved, which may be anything. */
export function soundSearches(saved: readonly string[]): readonly string[] {
  return saved.toReversed().reduce(withSearch, []);
}
