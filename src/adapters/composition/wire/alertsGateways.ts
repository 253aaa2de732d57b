import type { HttpClient } from '../../http/HttpClient';
import { httpPushGateway } from '../../http/push/httpPushGateway';
import type { AlertsGateways } from '../Backend';

export function alertsGateways(http: HttpClient): AlertsGateways {
  return { pushGateway: httpPushGateway(http) };
}
