import type { StatementGateway } from '@/application/ports/gateways/StatementGateway';
import { ENDPOINTS } from '../endpoints';
import type { HttpClient } from '../HttpClient';
import { decodeStatement, statementQuery } from './statementWire';

export function httpStatementGateway(http: HttpClient): StatementGateway {
  return {
    page: (query, cancellation) =>
      http.send(
        { endpoint: ENDPOINTS.statement, query: statementQuery(query), cancellation },
        decodeStatement,
      ),
  };
}
