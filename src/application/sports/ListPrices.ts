import type { MarketId } from '@/domain/shared/ids';
import type { MarketBoardState } from '../ports/state/MarketBoardState';
import type { MatchesView, MatchListName } from '../ports/state/MatchesState';
import { showListPrices } from './showListPrices';

const LISTS: readonly MatchListName[] = ['live', 'cricket', 'soccer', 'tennis', 'all', 'upcoming'];

/** What the lists last said of prices. */
export class ListPrices {
  constructor(
    private readonly matches: MatchesView,
    private readonly board: Pick<MarketBoardState, 'freshness' | 'freshnessChanged' | 'pricesArrived'>,
  ) {}

  /** Markets that nobody watches any more: a row that scrolls back in has something to show at once. */
  showAgain(markets: readonly MarketId[]): void {
    const gone = new Set(markets);
    for (const name of LISTS) {
      const list = this.matches.list(name);
      if (list.state !== 'ready') continue;
      showListPrices(
        list.value.filter(({ prices }) => prices !== undefined && gone.delete(prices.id)),
        this.board,
      );
    }
  }
}
