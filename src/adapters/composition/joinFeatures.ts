import type { Container } from 'inversify';
import type { PlayerApp } from '@/application/PlayerApp';
import { LoadBrand } from '@/application/brand/LoadBrand';
import type { SandboxTools } from '@/application/ports/device/SandboxTools';
import { PageVisited } from '@/application/routing/PageVisited';
import { FEATURE } from './features';
import { getFrom } from './getFrom';
import type { LaterDoors } from './LaterDoors';
import { PORT } from './tokens';

/** The one door for screens, from what the container built. */
export function joinFeatures(
  container: Container,
  doors: LaterDoors,
  sandbox: SandboxTools | null,
): PlayerApp {
  const get = getFrom(container);
  const betting = get(FEATURE.betting);
  return {
    config: get(PORT.config),
    device: {
      clock: get(PORT.clock),
      scheduler: get(PORT.scheduler),
      cookies: get(PORT.cookies),
      storage: get(PORT.localStore),
      pageLife: get(PORT.pageLife),
      logger: get(PORT.logger),
    },
    session: get(FEATURE.session).app,
    brand: { view: get(PORT.brand), reload: get(LoadBrand) },
    wallet: { view: get(PORT.wallet), sync: get(FEATURE.wallet).sync },
    exposure: betting.exposure,
    notices: get(FEATURE.notices).app,
    connection: { view: get(PORT.connection) },
    routing: { pageVisited: new PageVisited(get(PORT.brandGateway)) },
    sports: get(FEATURE.sports).app,
    betting: betting.app,
    casino: get(FEATURE.casino).app,
    cashier: { open: { execute: doors.openCashier } },
    rewards: { open: { execute: doors.openRewards } },
    profile: { open: { execute: doors.openProfile } },
    content: { open: { execute: doors.openContent } },
    playSafe: {
      open: { execute: doors.openPlaySafe },
      whenThere: {
        execute: (then) => {
          then();
          return () => undefined;
        },
      },
    },
    sandbox,
  };
}
