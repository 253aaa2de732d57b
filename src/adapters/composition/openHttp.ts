import type { Clock } from '@/application/ports/device/Clock';
import type { IdSource } from '@/application/ports/device/IdSource';
import type { Logger } from '@/application/ports/device/Logger';
import type { Scheduler } from '@/application/ports/device/Scheduler';
import type { SessionState } from '@/application/ports/state/SessionState';
import type { Configuration } from '../config/Configuration';
import { HttpClient } from '../http/HttpClient';
import { HttpBrandGateway } from '../http/brand/HttpBrandGateway';
import type { Transport } from '../http/Transport';
import { HttpSportsGateway } from '../http/sports/HttpSportsGateway';
import type { SessionEndedRelay } from './SessionEndedRelay';

export interface HttpParts {
  readonly configuration: Configuration;
  readonly sessionEnded: SessionEndedRelay;
  readonly transport: Transport;
  readonly scheduler: Scheduler;
  readonly clock: Clock;
  readonly ids: Pick<IdSource, 'random'>;
  readonly session: Pick<SessionState, 'token'>;
  readonly logger: Logger;
}

/** HTTP and what a first page asks of it. */
export function openHttp(parts: HttpParts) {
  const { hosts, authHeader, sportsAuthHeader, registration } = parts.configuration;
  const client = new HttpClient({
    settings: { ...hosts, authHeader, sportsAuthHeader, registration },
    transport: parts.transport,
    scheduler: parts.scheduler,
    clock: parts.clock,
    random: () => parts.ids.random(),
    heldToken: () => parts.session.token,
    onSessionEnded: parts.sessionEnded.tell,
  });
  return {
    client,
    brandGateway: new HttpBrandGateway(client, parts.logger),
    sportsGateway: new HttpSportsGateway(client, parts.logger),
  };
}
