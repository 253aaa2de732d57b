import type { Container } from 'inversify';
import { recordAsked } from '@/adapters/composition/bindingRecords';
import { LATER_PORTS } from '@/adapters/composition/EarlyPorts';
import { FEATURE } from '@/adapters/composition/features';
import { openContainer } from '@/adapters/composition/openContainer';
import { PORT } from '@/adapters/composition/tokens';
import type { WholeAppParts } from '@/adapters/composition/WholeAppParts';

/** The container of the app with everything bound and nothing built: a binding says by itself what it needs. */
export function boundContainer(): Container {
  const later: readonly string[] = LATER_PORTS;
  const given = Object.keys(PORT).filter((name) => !later.includes(name));
  const parts = {
    ports: Object.fromEntries(given.map((name) => [name, null])),
    early: {},
    backend: {},
    device: { cues: null, gameFrames: null },
  };
  const container = openContainer(parts as unknown as WholeAppParts);
  // Each has its door in the app.
  for (const feature of Object.values(FEATURE)) recordAsked(container, feature);
  return container;
}
