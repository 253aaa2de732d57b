import { httpPlaySafeGateway } from '../../http/playSafe/httpPlaySafeGateway';
import type { HttpClient } from '../../http/HttpClient';
import type { PlaySafeGateways } from '../Backend';

export function playSafeGateways(http: HttpClient): PlaySafeGateways {
  return {
    playSafeGateway: httpPlaySafeGateway(http),
  };
}
