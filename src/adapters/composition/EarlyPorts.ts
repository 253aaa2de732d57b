import type { Ports } from '@/application/ports/Ports';

/** Ports that only a player, or somebody about to become one, uses: they come with the whole app. */
export const LATER_PORTS = [
  'sessionGateway',
  'betsGateway',
  'casinoGateway',
  'cues',
  'gameFrames',
  'playerFeed',
  'marketFeed',
  'scoreGateway',
  'scoreFeed',
  'scores',
] as const satisfies readonly (keyof Ports)[];

/** What a page needs from its first moment. */
export type EarlyPorts = Omit<Ports, (typeof LATER_PORTS)[number]>;
