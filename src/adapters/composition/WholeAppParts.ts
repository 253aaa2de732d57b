import type { FirstPageParts } from '@/application/FirstPageParts';
import type { WholeBackend } from './Backend';
import type { EarlyUseCases } from './openEarly';
import type { EarlyPorts } from './EarlyPorts';
import type { WholeDevice } from './PlayerDevice';
import type { SessionEndedRelay } from './SessionEndedRelay';

/** What the whole app is made from: the device, the backend, and what the first page has built already. */
export interface WholeAppParts {
  readonly ports: EarlyPorts;
  readonly early: EarlyUseCases;
  readonly first: FirstPageParts;
  readonly sessionEnded: SessionEndedRelay;
  readonly backend: WholeBackend;
  readonly device: WholeDevice;
}
