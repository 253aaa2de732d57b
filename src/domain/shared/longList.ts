/** A list as far as it has been read, newest first. */
export interface ReadRows<Row> {
  readonly rows: readonly Row[];
  /** Of the whole list, as its server counts. */
  readonly count: number;
  /** Rows that were read and make no sense; absent: none. */
  readonly unread?: number;
}

/** What is read of a list: so many rows, after so many others. */
export interface ListPart {
  readonly skip: number;
  readonly size: number;
}

/** As many come each time somebody reads on. */
export const NEXT_ROWS = 25;
/** More are not drawn below one another: a reader chooses fewer days, or takes the file (F19). */
const MAX_ROWS = 1_000;

export type ListEnd = 'more' | 'all' | 'tooLong';

/** How far a list has been read: what its server skips for the next part. */
export function readSoFar({ rows, unread = 0 }: ReadRows<unknown>): number {
  return rows.length + unread;
}

export function endOfList(list: ReadRows<unknown>): ListEnd {
  const read = readSoFar(list);
  if (read >= list.count) return 'all';
  return read >= MAX_ROWS ? 'tooLong' : 'more';
}

/**
 * The list has become shorter, or gives nothing but what is known: its rows have moved since they were read, and one could be left out between the
 * two parts. It is then to be read from its top again.
 */
export function haveMoved<Row>(
  known: ReadRows<Row>,
  next: ReadRows<Row>,
  idOf: (row: Row) => unknown,
): boolean {
  const repeats =
    next.rows.length > 0 && (next.unread ?? 0) === 0 && unknownRows(known, next, idOf).length === 0;
  return next.count < known.count || repeats;
}

/** The list with its next part. A row that came on top meanwhile pushes the others one on: what comes twice is taken once. */
export function withNextRows<Row>(
  known: ReadRows<Row>,
  next: ReadRows<Row>,
  idOf: (row: Row) => unknown,
): ReadRows<Row> {
  const rows = [...known.rows, ...unknownRows(known, next, idOf)];
  const unread = (known.unread ?? 0) + (next.unread ?? 0);
  // Where nothing more comes the list ends, whatever its server counts.
  const count = readSoFar(next) === 0 ? rows.length + unread : next.count;
  return { rows, count, ...(unread > 0 && { unread }) };
}

function unknownRows<Row>(
  known: ReadRows<Row>,
  next: ReadRows<Row>,
  idOf: (row: Row) => unknown,
): readonly Row[] {
  const ids = new Set(known.rows.map(idOf));
  return next.rows.filter((row) => !ids.has(idOf(row)));
}
