import { dayAt, type IndianDay } from './IndianDay';

export interface DayGroup<Row> {
  /** null where the backend gives no time. */
  readonly day: IndianDay | null;
  readonly rows: readonly Row[];
  /** Nothing of this day is missing or stands on another page: its rows may be summed. */
  readonly whole: boolean;
}

/** What a page leaves out of the list. */
export interface PageEdges {
  readonly hasEarlierPage: boolean;
  readonly hasLaterPage: boolean;
  /** Rows of any day are missing between those that are there: no day is known to be whole. */
  readonly hasGaps?: boolean;
}

/** By day in India, in the order in which the days first appear; inside a day the order stays. `at`: epoch milliseconds. */
export function groupByDay<Row>(
  rows: readonly Row[],
  at: (row: Row) => number | null,
  { hasEarlierPage, hasLaterPage, hasGaps = false }: PageEdges,
): readonly DayGroup<Row>[] {
  const days = new Map<IndianDay | null, Row[]>();
  for (const row of rows) {
    const moment = at(row);
    const day = moment === null ? null : dayAt(moment);
    const known = days.get(day);
    if (known === undefined) days.set(day, [row]);
    else known.push(row);
  }
  return [...days].map(([day, own], index) => ({
    day,
    rows: own,
    whole: !hasGaps && !(hasEarlierPage && index === 0) && !(hasLaterPage && index === days.size - 1),
  }));
}
