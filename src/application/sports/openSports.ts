import { matchId } from '@/domain/shared/ids';
import type { MarketFeed } from '../ports/feeds/MarketFeed';
import type { Ports } from '../ports/Ports';
import type { MarketDirectory } from './MarketDirectory';
import { MarketEnds } from './MarketEnds';
import type { MatchLists } from './MatchLists';
import { MatchScores } from './MatchScores';
import { OpenMatches } from './OpenMatches';
import { PolledPrices } from './PolledPrices';
import { PriceHistory } from './PriceHistory';
import { SavedMarketLists } from './SavedMarketLists';
import { SavedNames } from './SavedNames';
import { showListPricesAgain } from './showListPrices';
import type { SportsApp } from './SportsApp';
import { StreamedPrices } from './StreamedPrices';
import { WatchMarkets, type PriceSource } from './WatchMarkets';
import { watchListed } from './watchListed';
import { watchMatch } from './watchMatch';

export const SPORTS_PORTS = [
  'sportsGateway',
  'marketFeed',
  'scoreGateway',
  'scoreFeed',
  'scores',
  'matches',
  'board',
  'localStore',
  'session',
  'clock',
  'scheduler',
  'pageLife',
  'logger',
  'ids',
] as const satisfies readonly (keyof Ports)[];

type SportsPorts = Pick<Ports, (typeof SPORTS_PORTS)[number]>;

/** What exists since the first page. */
export interface SportsShared {
  readonly directory: MarketDirectory;
  readonly matchLists: MatchLists;
}

export interface Sports {
  readonly app: SportsApp;
  readonly marketEnds: MarketEnds;
}

interface LivePrices {
  readonly prices: PriceSource;
  /** Says when a match has other markets than before. */
  readonly marketLists: Pick<MarketFeed, 'listen'>;
}

/** Matches and prices: as a stream where the backend has one, else asked for again and again. */
export function openSports(ports: SportsPorts, { directory, matchLists }: SportsShared): Sports {
  const { matches, board, localStore, session, clock, scheduler } = ports;
  const marketEnds = new MarketEnds();
  const { prices, marketLists } = livePrices(ports, directory, marketEnds);
  const openMatches = new OpenMatches(ports, directory, marketLists);
  const watchMarkets = new WatchMarkets(prices, scheduler, (gone) =>
    showListPricesAgain(gone, matches, board),
  );
  const history = new PriceHistory(board, clock, scheduler);
  const matchScores = ports.scoreFeed === null ? null : new MatchScores(ports, ports.scoreFeed);
  const pinned = new SavedNames('pinnedMatches', matchId, localStore, session);
  const folded = new SavedNames('foldedGroups', String, localStore, session);
  return {
    app: {
      view: matches,
      board,
      watchList: (name) => matchLists.watch(name),
      reloadList: (name) => matchLists.reload(name),
      scores: ports.scores,
      watchMatch: (id) => watchMatch(id, openMatches, watchMarkets, history, matchScores),
      reloadMatch: (id) => openMatches.reload(id),
      watchMarkets: (markets) => watchMarkets.watch(markets),
      watchListed: (match, market) => watchListed(match, market, openMatches, watchMarkets),
      marketLists: new SavedMarketLists(localStore, session),
      watchHistory: (market, runner, listener) => history.watch(market, runner, listener),
      watchPins: (listener) => pinned.watch(listener),
      togglePin: (id) => pinned.toggle(id),
      watchFolded: (listener) => folded.watch(listener),
      toggleFolded: (group) => folded.toggle(group),
    },
    marketEnds,
  };
}

function livePrices(ports: SportsPorts, directory: MarketDirectory, marketEnds: MarketEnds): LivePrices {
  const { marketFeed } = ports;
  if (marketFeed !== null)
    return { prices: new StreamedPrices(ports, marketFeed, marketEnds), marketLists: marketFeed };
  const polled = new PolledPrices(ports, directory, marketEnds);
  return { prices: polled, marketLists: polled };
}
