import type { Notify } from '../notices/Notify';
import type { LaterPorts } from '../ports/LaterPorts';
import type { Ports } from '../ports/Ports';
import type { LateParticipants } from '../session/LateParticipants';
import type { SportsApp } from '../sports/SportsApp';

export const ALERTS_PORTS = [
  'matches',
  'scores',
  'board',
  'notices',
  'session',
  'localStore',
  'clock',
  'ids',
  'config',
  'pageLife',
  'navigator',
] as const satisfies readonly (keyof Ports)[];

export type AlertsPorts = Pick<Ports, (typeof ALERTS_PORTS)[number]> &
  Pick<LaterPorts, 'observe' | 'pushGateway' | 'pushDevice'>;

/** What other features do for this one. */
export interface AlertsShared {
  readonly notify: Notify;
  readonly watchList: SportsApp['watchList'];
  readonly watchMarkets: SportsApp['watchMarkets'];
  readonly watchListed: SportsApp['watchListed'];
  readonly late: LateParticipants;
}
