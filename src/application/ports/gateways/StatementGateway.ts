import type { StatementRow, StatementSums } from '@/domain/cashier/Statement';
import type { StatementTab } from '@/domain/cashier/StatementFilter';
import type { Failure } from '@/domain/shared/Failure';
import type { Result } from '@/domain/shared/Result';
import type { Cancellation } from '../device/Cancellation';

export interface StatementQuery {
  readonly skip: number;
  readonly pageSize: number;
  /** Epoch milliseconds, both included. */
  readonly from: number;
  readonly until: number;
  readonly tab: StatementTab;
}

export interface StatementPage {
  /** Newest first; rows that do not decode are left out and logged. */
  readonly rows: readonly StatementRow[];
  /** Of all pages together. */
  readonly count: number;
  readonly sums: StatementSums;
  /** Rows of this page that could not be read. */
  readonly lost: number;
}

export interface StatementGateway {
  /** `refused` with code RANGE_TOO_WIDE for more days than the backend looks back over. */
  page(query: StatementQuery, cancellation?: Cancellation): Promise<Result<StatementPage, Failure>>;
}
