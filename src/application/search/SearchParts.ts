import type { LaterPorts } from '../ports/LaterPorts';
import type { Ports } from '../ports/Ports';
import type { LateParticipants } from '../session/LateParticipants';
import type { SportsApp } from '../sports/SportsApp';

export const SEARCH_PORTS = [
  'matches',
  'scores',
  'casino',
  'session',
  'localStore',
  'scheduler',
] as const satisfies readonly (keyof Ports)[];

export type SearchPorts = Pick<Ports, (typeof SEARCH_PORTS)[number]> & Pick<LaterPorts, 'search' | 'observe'>;

/** What other features do for this one. */
export interface SearchShared {
  readonly watchList: SportsApp['watchList'];
  readonly reloadList: SportsApp['reloadList'];
  readonly loadCatalogue: () => Promise<void>;
  readonly late: LateParticipants;
}
