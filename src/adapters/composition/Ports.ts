import type { PortToken } from './PortToken';
import type { PORT } from './tokens';

type Held<Token> = Token extends PortToken<infer T> ? T : never;

/** Every port with what stands behind it. */
export type Ports = { readonly [Name in keyof typeof PORT]: Held<(typeof PORT)[Name]> };

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
