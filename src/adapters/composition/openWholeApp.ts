import { Container, ContainerModule } from 'inversify';
import type { PlayerApp } from '@/application/PlayerApp';
import { LoadBrand } from '@/application/brand/LoadBrand';
import { LoadAnnouncements } from '@/application/notices/LoadAnnouncements';
import { Notify } from '@/application/notices/Notify';
import type { GameFrames } from '@/application/ports/device/GameFrames';
import type { SandboxTools } from '@/application/ports/device/SandboxTools';
import { SessionEnded } from '@/application/session/SessionEnded';
import { KeepSports } from '@/application/sports/KeepSports';
import { MarketDirectory } from '@/application/sports/MarketDirectory';
import { MatchLists } from '@/application/sports/MatchLists';
import { WebAudioCues } from '../browser/WebAudioCues';
import { WindowGameFrames } from '../browser/WindowGameFrames';
import type { Configuration } from '../config/Configuration';
import type { HttpClient } from '../http/HttpClient';
import { AxiosBetsGateway } from '../http/bets/AxiosBetsGateway';
import { AxiosCasinoGateway } from '../http/casino/AxiosCasinoGateway';
import { AxiosSessionGateway } from '../http/session/AxiosSessionGateway';
import type { SocketOpener } from '../realtime/SocketOptions';
import { assemblePlayerApp } from './assemblePlayerApp';
import { bettingModule } from './bettingModule';
import { casinoModule } from './casinoModule';
import { onceDone } from './onceDone';
import type { EarlyUseCases } from './openEarly';
import { openSportsMemory } from './openSportsMemory';
import type { EarlyPorts } from './Ports';
import { provide } from './provide';
import { realtimeModule } from './realtimeModule';
import type { SessionEndedRelay } from './SessionEndedRelay';
import { sessionModule } from './sessionModule';
import { sportsModule } from './sportsModule';
import { PORT } from './tokens';

export interface WholeAppParts {
  readonly configuration: Configuration;
  readonly ports: EarlyPorts;
  readonly http: HttpClient;
  readonly early: EarlyUseCases;
  readonly openSocket: SocketOpener;
  readonly sessionEnded: SessionEndedRelay;
  readonly tools: SandboxTools | null;
  /** null: games come from their providers' own hosts. */
  readonly gameFrames: GameFrames | null;
}

/**
 * The container and everything that a visitor who only looks does not need: log-in and sign-up, the socket, betting. Takes over what
 * stands already, starts the session and gives the app.
 */
export function openWholeApp(parts: WholeAppParts): PlayerApp {
  const { configuration, ports, http, early } = parts;
  const container = new Container({ defaultScope: 'Singleton' });
  container.load(
    new ContainerModule((bind) => {
      for (const [name, port] of Object.entries(ports))
        bind.bind(PORT[name as keyof EarlyPorts]).toConstantValue(port);
      provide(bind, PORT.sportsMemory, [], () =>
        openSportsMemory(ports.sessionStore, ports.clock, ports.logger),
      );
      provide(bind, PORT.sessionGateway, [], () => new AxiosSessionGateway(http, ports.logger));
      provide(bind, PORT.betsGateway, [], () => new AxiosBetsGateway(http, ports.logger));
      provide(
        bind,
        PORT.casinoGateway,
        [],
        () => new AxiosCasinoGateway(http, ports.logger, ports.address, configuration.app.assetHosts),
      );
      provide(bind, PORT.cues, [], () => new WebAudioCues());
      provide(bind, PORT.gameFrames, [], () => parts.gameFrames ?? new WindowGameFrames(window));
    }),
    realtimeModule(configuration, parts.openSocket),
    sessionModule,
    sportsModule(configuration.app.capabilities.marketStream),
    bettingModule,
    casinoModule,
  );
  container.rebind(Notify).toConstantValue(early.notify);
  container.rebind(LoadBrand).toConstantValue(early.loadBrand);
  container.rebind(LoadAnnouncements).toConstantValue(early.loadAnnouncements);
  container.rebind(MarketDirectory).toConstantValue(early.directory);
  container.rebind(MatchLists).toConstantValue(early.matchLists);
  parts.sessionEnded.pointAt((token) => container.get(SessionEnded).execute(token));
  const openCashier = onceDone(async () => {
    const script = await import('./cashier/openCashier');
    return script.openCashier(container, {
      http,
      configuration: configuration.app,
      tools: parts.tools,
    });
  });
  const openRewards = onceDone(async () => {
    const script = await import('./rewards/openRewards');
    return script.openRewards(container, { http, configuration: configuration.app });
  });
  const openProfile = onceDone(async () => {
    const script = await import('./profile/openProfile');
    return script.openProfile(container, { http });
  });
  const openContent = onceDone(async () => {
    const script = await import('./content/openContent');
    return script.openContent(configuration.app, ports.logger);
  });
  const openPlaySafe = onceDone(async () => {
    const script = await import('./playSafe/openPlaySafe');
    return script.openPlaySafe(container, { http, configuration: configuration.app });
  });
  const app = assemblePlayerApp(
    container,
    { openCashier, openRewards, openProfile, openContent, openPlaySafe },
    parts.tools,
  );
  app.session.resume.execute();
  container.get(KeepSports).start();
  return app;
}
