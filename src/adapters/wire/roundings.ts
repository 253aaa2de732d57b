import type { Logger } from '@/application/ports/device/Logger';

let rounded = 0;

/** An amount that is being read had more than two places. */
export function noteRounding(): void {
  rounded += 1;
}

const LOGGED = new WeakMap<Logger, Set<string>>();

/**
 * Reads something off the wire and logs that amounts in it were rounded: once for each place, since a backend that counts in floats does it with
 * every message. Reading never waits, so whatever is counted meanwhile is its own.
 */
export function loggingRoundings<T>(where: string, logger: Logger, read: () => T): T {
  const before = rounded;
  const value = read();
  if (rounded === before) return value;
  const logged = LOGGED.get(logger) ?? new Set();
  LOGGED.set(logger, logged);
  if (!logged.has(where)) logger.warn('rounded to the paisa', { where, amounts: rounded - before });
  logged.add(where);
  return value;
}
