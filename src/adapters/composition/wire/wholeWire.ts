import { httpBetsGateway } from '../../http/bets/httpBetsGateway';
import { httpCasinoGateway } from '../../http/casino/httpCasinoGateway';
import type { HttpClient } from '../../http/HttpClient';
import { httpSessionGateway } from '../../http/session/httpSessionGateway';
import { httpScoreGateway } from '../../http/sports/httpScoreGateway';
import { SocketConnection } from '../../realtime/SocketConnection';
import { SocketMarketFeed } from '../../realtime/SocketMarketFeed';
import type { SocketOpener } from '../../realtime/SocketOptions';
import { SocketPlayerFeed } from '../../realtime/SocketPlayerFeed';
import { SocketScoreFeed } from '../../realtime/SocketScoreFeed';
import type { BackendHost, WholeBackend } from '../Backend';
import type { ReaderLanguage } from './ReaderLanguage';
import { LATER_WIRE, type LaterWire } from './laterWire';

interface WholeWireParts {
  readonly host: BackendHost;
  readonly http: HttpClient;
  readonly openSocket: SocketOpener;
  readonly socketUrl: string;
  readonly language: ReaderLanguage | undefined;
}

/** What only the whole app asks of a server: the feeds over one socket, a market feed only where it streams prices. */
export function wholeWire(
  { host, http, openSocket, socketUrl, language }: WholeWireParts,
  later: LaterWire = LATER_WIRE,
): WholeBackend {
  const { config, clock, scheduler, logger, ids, address, localStore, closed } = host;
  const connection = new SocketConnection({
    url: socketUrl,
    open: (...call) => (closed.aborted ? new Promise(() => undefined) : openSocket(...call)),
    clock,
    scheduler,
    logger,
    random: () => ids.random(),
    language: language?.now,
  });
  const deaf = language?.onChange(() => connection.languageChanged());
  closed.addEventListener('abort', () => {
    deaf?.();
    connection.disconnect();
  });
  return {
    sessionGateway: httpSessionGateway(http),
    betsGateway: httpBetsGateway(http),
    casinoGateway: httpCasinoGateway(
      http,
      address,
      config.assetHosts,
      config.capabilities.casinoCatalogue ? null : async () => (await later.ownGames()).ownGames(),
    ),
    playerFeed: new SocketPlayerFeed(connection, localStore, clock, logger),
    marketFeed: config.capabilities.marketStream ? new SocketMarketFeed(connection, logger) : null,
    scoreGateway: httpScoreGateway(http),
    scoreFeed: config.capabilities.score ? new SocketScoreFeed(connection, logger) : null,
    cashier: async () => (await later.cashier()).cashierGateways(http),
    rewards: async () => (await later.rewards()).rewardsGateways(http),
    profile: async () => (await later.profile()).profileGateways(http),
    playSafe: async () => ({ playSafeGateway: (await later.playSafe()).httpPlaySafeGateway(http) }),
    reports: async () => ({ reportsGateway: (await later.reports()).httpReportsGateway(http) }),
    alerts: async () => ({ pushGateway: (await later.alerts()).httpPushGateway(http) }),
    autoCashOut: async () => (await later.autoCashOut()).autoCashOutGateways(http),
  };
}
