import { httpBetsGateway } from '../../http/bets/httpBetsGateway';
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

export interface WireParts {
  readonly host: BackendHost;
  readonly http: HttpClient;
  readonly openSocket: SocketOpener;
  readonly socketUrl: string;
  readonly language: ReaderLanguage | undefined;
}

/** What a sportsbook asks of a server: the feeds over one socket, a market feed only where it streams prices. */
export function sportsbookWire({ host, http, openSocket, socketUrl, language }: WireParts): WholeBackend {
  const { config, clock, scheduler, logger, ids, localStore, closed } = host;
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
    playerFeed: new SocketPlayerFeed(connection, localStore, clock, logger),
    marketFeed: config.capabilities.marketStream ? new SocketMarketFeed(connection, logger) : null,
    scoreGateway: httpScoreGateway(http),
    scoreFeed: config.capabilities.score ? new SocketScoreFeed(connection, logger) : null,
  };
}
