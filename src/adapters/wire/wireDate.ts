import * as v from 'valibot';
import { wireRead } from './wireRead';

const ISO = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(:\d{2}(?:\.\d{1,9})?)?\s?(Z|[+-]\d{2}:?\d{2})?)?$/i;
/** As HTTP and mail write it, with its zone: Sun, 22 Nov 2026 10:00:00 GMT. */
const HTTP_DATE = /^[A-Z][a-z]{2}, \d{1,2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} (?:GMT|UTC|[+-]\d{4})$/;
/** Below this a number counts seconds: as milliseconds it would be a day of 1973. */
const SECONDS_BELOW = 100_000_000_000;
const EARLIEST = Date.UTC(2000, 0, 1);
const LATEST = Date.UTC(2100, 0, 1);

/**
 * The one parser of dates (F30): epoch milliseconds or seconds, ISO-8601, or the date of an HTTP header; without a zone it is Indian time. null for anything
 * else and for dates that no bet can have.
 */
export function epochFrom(value: unknown): number | null {
  const at = typeof value === 'string' ? epochFromText(value.trim()) : value;
  if (typeof at !== 'number' || !Number.isFinite(at)) return null;
  const ms = Math.trunc(Math.abs(at) < SECONDS_BELOW ? at * 1000 : at);
  return ms >= EARLIEST && ms < LATEST ? ms : null;
}

function epochFromText(text: string): number | null {
  if (/^\d{1,15}$/.test(text)) return Number(text);
  if (HTTP_DATE.test(text)) return Date.parse(text);
  const match = ISO.exec(text);
  if (match === null) return null;
  const [, day, time = '00:00', seconds = ':00', zone = '+05:30'] = match;
  const withColon = zone.length === 5 ? `${zone.slice(0, 3)}:${zone.slice(3)}` : zone.toUpperCase();
  return Date.parse(`${day}T${time}${seconds.slice(0, 7)}${withColon}`);
}

/** null when the server's date is not one. */
export const wireDateOrNull: v.GenericSchema<unknown, number | null> = v.pipe(
  v.unknown(),
  v.transform(epochFrom),
);

export const wireDate: v.GenericSchema<unknown, number> = wireRead(epochFrom, 'date');
