import type { StatementRow, StatementSums } from './Statement';

/** A page of the statement, or a part of it that grows. */
export interface StatementShown {
  /** Newest first. */
  readonly rows: readonly StatementRow[];
  /** Of all pages together. */
  readonly count: number;
  readonly sums: StatementSums;
  /** Rows of it that could not be read; absent: none. */
  readonly unread?: number;
}
