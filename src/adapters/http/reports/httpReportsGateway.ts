import type { ReportsGateway } from '@/application/ports/gateways/ReportsGateway';
import type { HttpClient } from '../HttpClient';
import { REPORT_ENDPOINTS } from './reportEndpoints';
import { decodeReport } from './reportWire';
import { decodeResults, resultsQuery } from './resultsWire';

/** assumed: docs/wire.md 4.8a. */
export function httpReportsGateway(http: HttpClient): ReportsGateway {
  return {
    markets: ({ skip, pageSize, from, until }, cancellation) => {
      const query = {
        skip: String(skip),
        pagesize: String(pageSize),
        startdate: new Date(from).toISOString(),
        enddate: new Date(until).toISOString(),
      };
      return http.send({ endpoint: REPORT_ENDPOINTS.reportMarkets, query, cancellation }, decodeReport);
    },
    results: (query, cancellation) =>
      http.send(
        { endpoint: REPORT_ENDPOINTS.results, query: resultsQuery(query), cancellation },
        decodeResults,
      ),
  };
}
