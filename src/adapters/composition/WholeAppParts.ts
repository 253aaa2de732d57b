import type { FirstPageParts } from '@/application/FirstPageParts';
import type { Configuration } from '../config/Configuration';
import type { HttpClient } from '../http/HttpClient';
import type { SocketOpener } from '../realtime/SocketOptions';
import type { EarlyUseCases } from './openEarly';
import type { EarlyPorts } from './EarlyPorts';
import type { SessionEndedRelay } from './SessionEndedRelay';
import type { WholeDevice } from './WholeDevice';

/** What the whole app is made from: the device, the backend, and what the first page has built already. */
export interface WholeAppParts {
  readonly configuration: Configuration;
  readonly ports: EarlyPorts;
  readonly http: HttpClient;
  readonly early: EarlyUseCases;
  readonly first: FirstPageParts;
  readonly openSocket: SocketOpener;
  readonly sessionEnded: SessionEndedRelay;
  readonly device: WholeDevice;
}
