import * as v from 'valibot';
import type { Logger } from '@/application/ports/device/Logger';
import { loggingRoundings } from './roundings';

/** At most so many lines of log for one list: a wholly foreign reply must not flood it. */
const MAX_LINES = 5;

/**
 * What came over the wire as `T`, or null when it is something else: then the whole of it is refused, no half is taken (F22). The log
 * gets the path and what was expected there, never the value.
 */
export function decode<T>(
  schema: v.GenericSchema<unknown, T>,
  value: unknown,
  where: string,
  logger: Logger,
): T | null {
  const decoded = loggingRoundings(where, logger, () => v.safeParse(schema, value, { abortEarly: true }));
  if (decoded.success) return decoded.output;
  const [issue] = decoded.issues;
  logger.warn('dropped from the wire', {
    where,
    path: v.getDotPath(issue) ?? '',
    expected: issue.expected ?? issue.type,
  });
  return null;
}

export interface DecodedRows<T> {
  readonly rows: readonly T[];
  /** Items that did not decode: whoever claims that the list is whole has to say so. */
  readonly unread: number;
}

/**
 * A list without the items that do not decode (each is logged by its place). Anything but a list is an empty one (F24); when there
 * was something else in its place, the log says so.
 */
export function decodeList<T>(
  schema: v.GenericSchema<unknown, T>,
  value: unknown,
  where: string,
  logger: Logger,
): readonly T[] {
  return decodeRows(schema, value, where, logger).rows;
}

/** As `decodeList`, and how many items were left out. */
export function decodeRows<T>(
  schema: v.GenericSchema<unknown, T>,
  value: unknown,
  where: string,
  logger: Logger,
): DecodedRows<T> {
  if (!Array.isArray(value)) {
    if (value !== null && value !== undefined)
      logger.warn('dropped from the wire', { where, path: '', expected: 'list' });
    return { rows: [], unread: 0 };
  }
  const saved: T[] = [];
  let dropped = 0;
  value.forEach((item: unknown, index) => {
    const decoded = loggingRoundings(where, logger, () => v.safeParse(schema, item, { abortEarly: true }));
    if (decoded.success) {
      saved.push(decoded.output);
      return;
    }
    dropped += 1;
    if (dropped > MAX_LINES) return;
    const [issue] = decoded.issues;
    const path = [index, v.getDotPath(issue)].filter((part) => part !== null).join('.');
    logger.warn('dropped from the wire', { where, path, expected: issue.expected ?? issue.type });
  });
  if (dropped > MAX_LINES) logger.warn('dropped from the wire', { where, dropped });
  return { rows: saved, unread: dropped };
}
