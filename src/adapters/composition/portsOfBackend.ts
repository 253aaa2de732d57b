import type { Ports } from '@/application/ports/Ports';
import type { WholeBackend } from './Backend';
import { offered } from './offered';
import { silentFeed } from './silentFeed';

/** What a backend must have for betting, and what stands for each part that it leaves out: the app opens on a backend that is written bit by bit. */
export function portsOfBackend(
  backend: WholeBackend,
): Pick<
  Ports,
  'sessionGateway' | 'betsGateway' | 'playerFeed' | 'marketFeed' | 'scoreGateway' | 'scoreFeed'
> {
  return {
    sessionGateway: offered(backend.sessionGateway),
    betsGateway: offered(backend.betsGateway),
    playerFeed: backend.playerFeed ?? silentFeed(),
    marketFeed: backend.marketFeed ?? null,
    scoreGateway: offered(backend.scoreGateway),
    scoreFeed: backend.scoreFeed ?? null,
  };
}
