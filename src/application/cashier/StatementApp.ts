import type { StatementRow, StatementSums } from '@/domain/cashier/Statement';
import type { StatementFilter } from '@/domain/cashier/StatementFilter';
import type { Message } from '@/domain/shared/Message';
import type { Result } from '@/domain/shared/Result';
import type { Cancellation } from '../ports/device/Cancellation';

/** One page of the statement. */
export interface StatementShown {
  /** Newest first. */
  readonly rows: readonly StatementRow[];
  /** Of all pages together. */
  readonly count: number;
  readonly sums: StatementSums;
  /** Whether rows of it could not be read. */
  readonly partial: boolean;
}

export interface CollectedRows {
  readonly rows: readonly StatementRow[];
  /** False when there are more than are ever collected, or some could not be read. */
  readonly whole: boolean;
}

/** What happened to the player's money (CASH-03). */
export interface StatementApp {
  readonly load: (
    filter: StatementFilter,
    cancellation?: Cancellation,
  ) => Promise<Result<StatementShown, Message>>;
  /** All rows of a filter, for a file; bounded. */
  readonly collect: (
    filter: Pick<StatementFilter, 'tab' | 'days'>,
    cancellation?: Cancellation,
  ) => Promise<Result<CollectedRows, Message>>;
}
