import type { Logger } from '@/application/ports/device/Logger';
import { HttpPlaySafeGateway } from '../../http/playSafe/HttpPlaySafeGateway';
import type { HttpClient } from '../../http/HttpClient';
import type { PlaySafeGateways } from '../Backend';

export function playSafeGateways(http: HttpClient, logger: Logger): PlaySafeGateways {
  return {
    playSafeGateway: new HttpPlaySafeGateway(http, logger),
  };
}
