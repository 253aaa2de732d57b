import type { FirstPageParts } from '@/application/FirstPageParts';
import type { Token } from '@/domain/shared/ids';
import type { WholeBackend } from './Backend';
import type { EarlyUseCases } from './openEarly';
import type { EarlyPorts } from './EarlyPorts';
import type { WholeDevice } from './PlayerDevice';

/** What the whole app is made from: the device, the backend, and what the first page has built already. */
export interface WholeAppParts<Device = WholeDevice> {
  readonly ports: EarlyPorts;
  readonly early: EarlyUseCases;
  readonly first: FirstPageParts;
  /** Takes what is to be done when the backend says that a session has ended. */
  readonly onSessionEnded: (end: (token: Token) => void) => void;
  readonly backend: WholeBackend;
  readonly device: Device;
}
