import { httpReportsGateway } from '../../http/reports/httpReportsGateway';
import type { HttpClient } from '../../http/HttpClient';
import type { ReportsGateways } from '../Backend';

export function reportsGateways(http: HttpClient): ReportsGateways {
  return {
    reportsGateway: httpReportsGateway(http),
  };
}
