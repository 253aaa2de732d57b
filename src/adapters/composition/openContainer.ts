import type { Container } from 'inversify';
import { LoadBrand } from '@/application/brand/LoadBrand';
import { MarketDirectory } from '@/application/sports/MarketDirectory';
import { MatchLists } from '@/application/sports/MatchLists';
import { ScoresStore } from '../stores/ScoresStore';
import { FEATURE, featuresPart } from './features';
import { offered } from './offered';
import { portsOfBackend } from './portsOfBackend';
import type { EarlyPorts } from './EarlyPorts';
import type { PortToken } from './PortToken';
import { provide, provideValue } from './provide';
import { PORT } from './tokens';
import type { WholeAppParts } from './WholeAppParts';
import { loadParts, newContainer, wiringPart, type WiringPart } from './wiringPart';

/** Everything but what comes later (cashier, rewards, profile): bound, not built. */
export function openContainer(parts: WholeAppParts): Container {
  const container = newContainer();
  loadParts(container, firstPagePart(parts), wholePart(parts), featuresPart);
  return container;
}

/** What exists since the first page, and goes on as it is. */
function firstPagePart({ ports, early }: WholeAppParts): WiringPart {
  return wiringPart('first page', (bind) => {
    for (const [name, port] of Object.entries(ports))
      provideValue(bind, PORT[name as keyof EarlyPorts] as PortToken<unknown>, port);
    provideValue(bind, FEATURE.notify, early.notify);
    provideValue(bind, LoadBrand, early.loadBrand);
    provideValue(bind, MarketDirectory, early.directory);
    provideValue(bind, MatchLists, early.matchLists);
  });
}

/** The ports that only a player, or somebody about to become one, uses. */
function wholePart({ backend, device }: WholeAppParts): WiringPart {
  return wiringPart('whole', (bind) => {
    for (const [name, port] of Object.entries(portsOfBackend(backend)))
      provideValue(bind, PORT[name as keyof ReturnType<typeof portsOfBackend>] as PortToken<unknown>, port);
    provideValue(bind, PORT.casinoGateway, offered(backend.casinoGateway));
    provide(bind, PORT.scores, [], () => new ScoresStore());
    provideValue(bind, PORT.cues, device.cues);
    provideValue(bind, PORT.gameFrames, device.gameFrames);
  });
}
