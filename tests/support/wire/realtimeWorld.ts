import { SocketConnection } from '@/adapters/realtime/SocketConnection';
import { SocketMarketFeed } from '@/adapters/realtime/SocketMarketFeed';
import type { SocketOpener } from '@/adapters/realtime/SocketOptions';
import { SocketPlayerFeed } from '@/adapters/realtime/SocketPlayerFeed';
import { SocketScoreFeed } from '@/adapters/realtime/SocketScoreFeed';
import type { Clock } from '@/application/ports/device/Clock';
import type { Scheduler } from '@/application/ports/device/Scheduler';
import type { MarketStreamMessage, MatchScore } from '@/application/ports/feeds/MarketFeed';
import type { ConnectionStatus, PushedNotice } from '@/application/ports/feeds/PlayerFeed';
import type { Bet } from '@/domain/betting/Bet';
import type { BalancePush } from '@/domain/wallet/applyPushedBalance';
import type { LiveScore } from '@/domain/sports/score/LiveScore';
import { MapKeyValueStore } from '@tests/support/fakes/MapKeyValueStore';
import { realClock, realScheduler } from '@tests/support/realTime';
import { RecordingLogger } from '@tests/support/RecordingLogger';

export interface RealtimeParts {
  readonly url?: string;
  readonly open: SocketOpener;
  readonly clock?: Clock;
  readonly scheduler?: Scheduler;
}

/** Both feeds over one connection, as in the app, and everything that they told. */
export function realtimeWorld({ url = 'https://socket.test', open, ...parts }: RealtimeParts) {
  const logger = new RecordingLogger();
  const store = new MapKeyValueStore();
  const clock = parts.clock ?? realClock;
  const scheduler = parts.scheduler ?? realScheduler;
  const connection = new SocketConnection({ url, open, clock, scheduler, logger, random: () => 0 });
  const player = new SocketPlayerFeed(connection, store, clock, logger);
  const market = new SocketMarketFeed(connection, logger);
  const score = new SocketScoreFeed(connection, logger);
  const received = {
    statuses: [] as ConnectionStatus[],
    refusals: [] as string[],
    refreshes: 0,
    balances: [] as BalancePush[],
    notices: [] as PushedNotice[],
    bets: [] as Bet[],
    messages: [] as MarketStreamMessage[],
    scores: [] as MatchScore[],
    marketLists: [] as string[],
    wholeScores: [] as LiveScore[],
    stream: [] as string[],
  };
  player.listen({
    connectionChanged: (status) => received.statuses.push(status),
    sessionRefused: (message) => received.refusals.push(message),
    sessionRefreshAsked: () => (received.refreshes += 1),
    balancePushed: (balance) => received.balances.push(balance),
    noticePushed: (notice) => received.notices.push(notice),
    betUpdated: (bet) => received.bets.push(bet),
  });
  market.listen({
    messageArrived: (message) => {
      received.messages.push(message);
      received.stream.push(`message ${message.seq}`);
    },
    scoreChanged: (score) => received.scores.push(score),
    marketsChanged: (match) => received.marketLists.push(match),
    connected: () => received.stream.push('connected'),
    disconnected: () => received.stream.push('disconnected'),
  });
  score.listen({ scoreChanged: (each) => received.wholeScores.push(each) });
  return { connection, player, market, score, logger, store, received };
}
