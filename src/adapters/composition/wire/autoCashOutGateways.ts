import { httpAutoCashOutGateway } from '../../http/autoCashOut/httpAutoCashOutGateway';
import type { HttpClient } from '../../http/HttpClient';
import type { AutoCashOutGateways } from '../Backend';

export function autoCashOutGateways(http: HttpClient): AutoCashOutGateways {
  return { autoCashOutGateway: httpAutoCashOutGateway(http) };
}
