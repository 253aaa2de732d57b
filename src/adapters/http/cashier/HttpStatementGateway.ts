import type { Cancellation } from '@/application/ports/device/Cancellation';
import type { Logger } from '@/application/ports/device/Logger';
import type {
  StatementGateway,
  StatementPage,
  StatementQuery,
} from '@/application/ports/gateways/StatementGateway';
import type { Failure } from '@/domain/shared/Failure';
import type { Result } from '@/domain/shared/Result';
import { ENDPOINTS } from '../endpoints';
import type { HttpClient } from '../HttpClient';
import { decodeStatement, statementQuery } from './statementWire';

export class HttpStatementGateway implements StatementGateway {
  constructor(
    private readonly http: HttpClient,
    private readonly logger: Logger,
  ) {}

  page(query: StatementQuery, cancellation?: Cancellation): Promise<Result<StatementPage, Failure>> {
    return this.http.send(
      { endpoint: ENDPOINTS.statement, query: statementQuery(query), cancellation },
      (data) => decodeStatement(data, this.logger),
    );
  }
}
