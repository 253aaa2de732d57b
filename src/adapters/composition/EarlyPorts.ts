import type { Ports } from '@/application/ports/Ports';

/** What a page needs from its first moment: all but the ports that only a player, or somebody about to become one, uses. */
export type EarlyPorts = Omit<
  Ports,
  | 'sportsMemory'
  | 'sessionGateway'
  | 'betsGateway'
  | 'casinoGateway'
  | 'cues'
  | 'gameFrames'
  | 'playerFeed'
  | 'marketFeed'
>;
