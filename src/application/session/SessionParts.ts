import type { LoadBrand } from '../brand/LoadBrand';
import type { ClearingNotify } from '../notices/Notify';
import type { Ports } from '../ports/Ports';
import type { Wallet } from '../wallet/openWallet';
import type { Panels } from './openPanels';
import type { SessionParticipant } from './SessionParticipant';

export const SESSION_PORTS = [
  'session',
  'authPanel',
  'signUp',
  'brand',
  'notices',
  'wallet',
  'connection',
  'exposure',
  'sessionGateway',
  'playerFeed',
  'clock',
  'scheduler',
  'tabs',
  'navigator',
  'config',
  'memory',
  'pageLife',
  'localStore',
  'sessionStore',
  'cookies',
] as const satisfies readonly (keyof Ports)[];

export type SessionPorts = Pick<Ports, (typeof SESSION_PORTS)[number]>;

/** What other features do for this one. */
export interface SessionShared {
  readonly notify: ClearingNotify;
  readonly loadBrand: LoadBrand;
  readonly panels: Panels;
  readonly wallet: Wallet;
  /** Who has something to do when a session opens or closes, in this order. */
  readonly participants: readonly SessionParticipant[];
}
