import type { StatementGateway } from '@/application/ports/gateways/StatementGateway';
import { CASHIER_ENDPOINTS } from './cashierEndpoints';
import type { HttpClient } from '../HttpClient';
import { decodeStatement, statementQuery } from './statementWire';

export function httpStatementGateway(http: HttpClient): StatementGateway {
  return {
    page: (query, cancellation) =>
      http.send(
        { endpoint: CASHIER_ENDPOINTS.statement, query: statementQuery(query), cancellation },
        decodeStatement,
      ),
  };
}
