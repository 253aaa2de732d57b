import type { Report } from '@/domain/reports/Report';
import type { ReportFilter } from '@/domain/reports/ReportFilter';
import type { Message } from '@/domain/shared/Message';
import type { Result } from '@/domain/shared/Result';
import type { ResultsFilter } from '@/domain/sports/ResultsFilter';
import type { Cancellation } from '../ports/device/Cancellation';
import type { ResultsPage } from '../ports/gateways/ReportsGateway';

/** What came of bets, and of matches. */
export interface ReportsApp {
  /** Everything that was settled on these days, bounded; it says what it leaves out. */
  readonly load: (
    filter: Pick<ReportFilter, 'days'>,
    cancellation?: Cancellation,
  ) => Promise<Result<Report, Message>>;
  readonly results: (
    filter: ResultsFilter,
    cancellation?: Cancellation,
  ) => Promise<Result<ResultsPage, Message>>;
}
