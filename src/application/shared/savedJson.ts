/** Names of teams are no longer; what is stored may be anybody's. */
const MAX_TEXT = 200;

/** What a device saved, as it was written; null for nothing and for what cannot be read. Never throws: what it is, its reader has to see (F71). */
export function parseSaved(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

/** The fields of a saved object; of anything else there are none. */
export function savedFields(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
}

/** A saved text, no longer than a name is; empty for anything else. */
export function savedText(value: unknown): string {
  return typeof value === 'string' ? value.slice(0, MAX_TEXT) : '';
}
