import type { Container } from 'inversify';
import type { FirstPageParts } from '@/application/FirstPageParts';
import type { LaterDoors } from '@/application/LaterFeatures';
import type { PlayerApp } from '@/application/PlayerApp';
import { FEATURE } from './features';
import { getFrom } from './getFrom';
import { PORT } from './tokens';

/** The one door for screens, from what the first page has and what the container built. */
export function joinFeatures(container: Container, first: FirstPageParts, doors: LaterDoors): PlayerApp {
  const get = getFrom(container);
  const betting = get(FEATURE.betting);
  const { sync } = get(FEATURE.wallet);
  return {
    ...first,
    ...doors,
    session: get(FEATURE.session).app,
    wallet: { view: get(PORT.wallet), sync: () => sync.sync(), askAgain: () => sync.askAgain() },
    exposure: betting.exposure,
    notices: get(FEATURE.notices).app,
    sports: get(FEATURE.sports).app,
    betting: betting.app,
    casino: get(FEATURE.casino).app,
  };
}
