import * as v from 'valibot';
import type { Logger } from '@/application/ports/device/Logger';

/** At most so many lines of log for one list: a wholly foreign reply must not flood it. */
const MOST_LINES = 5;

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
  const decoded = v.safeParse(schema, value, { abortEarly: true });
  if (decoded.success) return decoded.output;
  const [issue] = decoded.issues;
  logger.warn('dropped from the wire', {
    where,
    path: v.getDotPath(issue) ?? '',
    expected: issue.expected ?? issue.type,
  });
  return null;
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
  if (!Array.isArray(value)) {
    if (value !== null && value !== undefined)
      logger.warn('dropped from the wire', { where, path: '', expected: 'list' });
    return [];
  }
  const kept: T[] = [];
  let dropped = 0;
  value.forEach((item: unknown, index) => {
    const decoded = v.safeParse(schema, item, { abortEarly: true });
    if (decoded.success) {
      kept.push(decoded.output);
      return;
    }
    dropped += 1;
    if (dropped > MOST_LINES) return;
    const [issue] = decoded.issues;
    const path = [index, v.getDotPath(issue)].filter((part) => part !== null).join('.');
    logger.warn('dropped from the wire', { where, path, expected: issue.expected ?? issue.type });
  });
  if (dropped > MOST_LINES) logger.warn('dropped from the wire', { where, dropped });
  return kept;
}
