import type { Container } from 'inversify';
import { LoadBrand } from '@/application/brand/LoadBrand';
import { MarketDirectory } from '@/application/sports/MarketDirectory';
import { MatchLists } from '@/application/sports/MatchLists';
import { HttpBetsGateway } from '../http/bets/HttpBetsGateway';
import type { Configuration } from '../config/Configuration';
import { HttpCasinoGateway } from '../http/casino/HttpCasinoGateway';
import type { OwnGames } from '../http/casino/HttpCasinoGateway';
import { HttpSessionGateway } from '../http/session/HttpSessionGateway';
import { FEATURE, featuresPart } from './features';
import { openSportsMemory } from './openSportsMemory';
import type { EarlyPorts } from './EarlyPorts';
import type { PortToken } from './PortToken';
import { provide, provideValue } from './provide';
import { realtimeModule } from './realtimeModule';
import { PORT } from './tokens';
import type { WholeAppParts } from './WholeAppParts';
import { loadParts, newContainer, wiringPart } from './wiringPart';
import type { WiringPart } from './wiringPart';

/** Everything but what comes later (cashier, rewards, profile): bound, not built. */
export function openContainer(parts: WholeAppParts): Container {
  const { configuration } = parts;
  const container = newContainer();
  loadParts(
    container,
    firstPagePart(parts),
    backendPart(parts),
    realtimeModule(configuration, parts.openSocket),
    featuresPart,
  );
  return container;
}

/** What stands since the first page, and goes on as it is. */
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
function backendPart({ configuration, http, device }: WholeAppParts): WiringPart {
  const { sessionStore, clock, logger, address } = PORT;
  return wiringPart('backend', (bind) => {
    provide(bind, PORT.sportsMemory, [sessionStore, clock, logger], (...given) => openSportsMemory(...given));
    provide(bind, PORT.sessionGateway, [logger], (log) => new HttpSessionGateway(http, log));
    provide(bind, PORT.betsGateway, [logger], (log) => new HttpBetsGateway(http, log));
    provide(
      bind,
      PORT.casinoGateway,
      [logger, address],
      (log, page) =>
        new HttpCasinoGateway(http, log, page, configuration.app.assetHosts, ownGamesFor(configuration)),
    );
    provideValue(bind, PORT.cues, device.cues);
    provideValue(bind, PORT.gameFrames, device.gameFrames);
  });
}

/** The list is a script of its own: nobody carries it who has another. */
function ownGamesFor({ app }: Configuration): OwnGames | null {
  if (app.capabilities.casinoCatalogue) return null;
  return async () => (await import('@/domain/casino/ownGames')).ownGames();
}
