import type { StatementRow } from '@/domain/cashier/Statement';
import type { StatementShown } from '@/domain/cashier/StatementShown';
import type { StatementFilter } from '@/domain/cashier/StatementFilter';
import type { ListPart } from '@/domain/shared/longList';
import type { Message } from '@/domain/shared/Message';
import type { Result } from '@/domain/shared/Result';
import type { Cancellation } from '../ports/device/Cancellation';

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
    /** Without it the page that the filter names. */
    part?: ListPart,
  ) => Promise<Result<StatementShown, Message>>;
  /** All rows of a filter, for a file; bounded. */
  readonly collect: (
    filter: Pick<StatementFilter, 'tab' | 'days'>,
    cancellation?: Cancellation,
  ) => Promise<Result<CollectedRows, Message>>;
}
