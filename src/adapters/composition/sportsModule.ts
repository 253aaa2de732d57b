import type { MarketFeed } from '@/application/ports/feeds/MarketFeed';
import { KeepSports } from '@/application/sports/KeepSports';
import { ListPrices } from '@/application/sports/ListPrices';
import { MarketDirectory } from '@/application/sports/MarketDirectory';
import { MarketEnds } from '@/application/sports/MarketEnds';
import { MatchLists } from '@/application/sports/MatchLists';
import { OpenMatches } from '@/application/sports/OpenMatches';
import { PolledPrices } from '@/application/sports/PolledPrices';
import type { PriceSource } from '@/application/sports/PriceSource';
import { PriceHistory } from '@/application/sports/PriceHistory';
import { ReloadList } from '@/application/sports/ReloadList';
import { PinnedMatches } from '@/application/sports/PinnedMatches';
import { ReloadMatch } from '@/application/sports/ReloadMatch';
import { StreamedPrices } from '@/application/sports/StreamedPrices';
import { TogglePin } from '@/application/sports/TogglePin';
import { WatchHistory } from '@/application/sports/WatchHistory';
import { WatchList } from '@/application/sports/WatchList';
import { WatchMarkets } from '@/application/sports/WatchMarkets';
import { WatchMatch } from '@/application/sports/WatchMatch';
import { WatchPins } from '@/application/sports/WatchPins';
import { portToken } from './PortToken';
import { provide, provideClass } from './provide';
import { PORT } from './tokens';
import { wiringPart } from './wiringPart';
import type { WiringPart } from './wiringPart';

const { sportsGateway, marketFeed, matches, board, clock, scheduler, pageLife, logger } = PORT;
const { localStore, session, ids } = PORT;

const PRICES = portToken<PriceSource>('PriceSource');
/** Says when a match has other markets than before. */
const MARKET_LISTS = portToken<Pick<MarketFeed, 'listen'>>('MarketLists');

/** Matches and prices: as a stream where the backend has one, else asked for again and again. */
export function sportsModule(streams: boolean): WiringPart {
  return wiringPart('sports', (container) => {
    provideClass(container, MarketEnds, []);
    provideClass(container, OpenMatches, [
      sportsGateway,
      matches,
      MarketDirectory,
      clock,
      scheduler,
      pageLife,
      MARKET_LISTS,
    ]);
    if (streams) {
      provide(
        container,
        PRICES,
        [marketFeed, board, matches, logger, clock, scheduler, pageLife, MarketEnds],
        (...given) => new StreamedPrices(...given),
      );
      provide(container, MARKET_LISTS, [marketFeed], (feed) => feed);
    } else {
      provide(
        container,
        PolledPrices,
        [sportsGateway, board, MarketDirectory, matches, scheduler, pageLife, ids, MarketEnds],
        (...given) => new PolledPrices(...given),
      );
      provide(container, PRICES, [PolledPrices], (polled) => polled);
      provide(container, MARKET_LISTS, [PolledPrices], (polled) => polled);
    }
    provideClass(container, ListPrices, [matches, board]);
    provideClass(container, KeepSports, [matches, board, PORT.sportsMemory, pageLife]);
    provideClass(container, WatchMarkets, [PRICES, scheduler, ListPrices]);
    provideClass(container, WatchList, [MatchLists]);
    provideClass(container, ReloadList, [MatchLists]);
    provideClass(container, PriceHistory, [board, clock, scheduler]);
    provideClass(container, WatchHistory, [PriceHistory]);
    provideClass(container, WatchMatch, [OpenMatches, WatchMarkets, PriceHistory]);
    provideClass(container, ReloadMatch, [OpenMatches]);
    provideClass(container, PinnedMatches, [localStore, session]);
    provideClass(container, WatchPins, [PinnedMatches]);
    provideClass(container, TogglePin, [PinnedMatches]);
  });
}
