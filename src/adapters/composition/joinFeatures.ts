import type { Container } from 'inversify';
import type { FirstPageParts } from '@/application/FirstPageParts';
import type { LaterDoors } from '@/application/LaterFeatures';
import type { PlayerApp } from '@/application/PlayerApp';
import { FEATURE } from './features';
import { getFrom } from './getFrom';
import { PORT } from './tokens';
import { walletDoor } from './walletDoor';

/** The one door for screens, from what the first page has and what the container built. */
export function joinFeatures(container: Container, first: FirstPageParts, doors: LaterDoors): PlayerApp {
  const get = getFrom(container);
  const betting = get(FEATURE.betting);
  return {
    ...first,
    ...doors,
    session: get(FEATURE.session).app,
    wallet: walletDoor(get(PORT.wallet), get(FEATURE.wallet)),
    exposure: betting.exposure,
    notices: get(FEATURE.notices).app,
    sports: get(FEATURE.sports).app,
    betting: betting.app,
    casino: get(FEATURE.casino).app,
  };
}
