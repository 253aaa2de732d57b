/** Reads single own fields out of what a client sent; nothing else of it is ever copied or merged (X19). */

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function field(body: unknown, name: string): unknown {
  return isRecord(body) && Object.hasOwn(body, name) ? body[name] : undefined;
}

/** Whether there is anything under that name. */
export function isSaid(body: unknown, name: string): boolean {
  return (field(body, name) ?? null) !== null;
}

/** A text of at most `most` characters, exactly as sent; null for anything else. */
export function textIn(body: unknown, name: string, most: number): string | null {
  const value = field(body, name);
  return typeof value === 'string' && value.length <= most ? value : null;
}

/** 32 lowercase hex characters: what a client names a bet or a cash out by, before it sends it. */
export function isBetKey(text: string): boolean {
  return /^[0-9a-f]{32}$/.test(text);
}

export function keyIn(body: unknown): string | null {
  const key = textIn(body, 'key', 32);
  return key !== null && isBetKey(key) ? key : null;
}

/** An exact number of hundredths (paise of rupees, hundredths of odds), null when it has more than two decimals. */
export function hundredthsIn(body: unknown, name: string): number | null {
  const value = field(body, name);
  if (typeof value !== 'number' || !Number.isFinite(value)) return null;
  const hundredths = Math.round(value * 100);
  return Number.isSafeInteger(hundredths) && hundredths / 100 === value ? hundredths : null;
}

export function wholeIn(body: unknown, name: string): number | null {
  const value = field(body, name);
  return typeof value === 'number' && Number.isSafeInteger(value) ? value : null;
}

export function oneOf<T extends string>(value: string | null, words: readonly T[]): T | null {
  return words.find((word) => word === value) ?? null;
}

/** Ids as a list of texts, null when it is anything else or too long to be meant. */
export function idsIn(body: unknown, most: number): readonly string[] | null {
  const value = field(body, 'ids');
  if (!Array.isArray(value) || value.length > most) return null;
  const ids: string[] = [];
  for (const each of value as readonly unknown[]) {
    if (typeof each !== 'string' || each.length > 64) return null;
    ids.push(each);
  }
  return ids;
}

/** A query value whatever the case of its name (`pagesize`, `pageSize`). */
export function queryText(query: Readonly<Record<string, string>>, name: string): string | null {
  for (const [key, value] of Object.entries(query)) if (key.toLowerCase() === name) return value;
  return null;
}

/** A whole number of the query brought inside its bounds; the fallback when it is not one (X30). */
export function queryCount(
  query: Readonly<Record<string, string>>,
  name: string,
  bounds: readonly [number, number],
  fallback: number,
): number {
  const text = queryText(query, name)?.trim() ?? '';
  if (!/^-?\d{1,15}$/.test(text)) return fallback;
  return Math.min(bounds[1], Math.max(bounds[0], Number(text)));
}

const INDIA_MS = 19_800_000;
const DAY_MS = 86_400_000;
const LATEST_MS = 4_102_444_800_000;

/**
 * A moment of the query: epoch milliseconds, ISO with a zone, or a day in India (its start, or its end for `end`).
 * Undefined when absent, null when it is none of these. Brought into 1970–2100.
 */
export function queryMoment(
  query: Readonly<Record<string, string>>,
  name: string,
  end: boolean,
): number | null | undefined {
  const text = queryText(query, name)?.trim() ?? '';
  if (text === '') return undefined;
  let at: number;
  if (/^\d{4}-\d{2}-\d{2}$/.test(text))
    at = Date.parse(`${text}T00:00:00Z`) - INDIA_MS + (end ? DAY_MS - 1 : 0);
  else if (/^-?\d{1,15}$/.test(text)) at = Number(text);
  else if (/^\d{4}-\d{2}-\d{2}T[\d:.]+(Z|[+-]\d{2}:?\d{2})$/.test(text)) at = Date.parse(text);
  else return null;
  return Number.isNaN(at) ? null : Math.min(LATEST_MS, Math.max(0, at));
}
