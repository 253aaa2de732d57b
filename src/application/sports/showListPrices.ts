import type { MarketId } from '@/domain/shared/ids';
import type { Match } from '@/domain/sports/Match';
import type { MarketBoardState } from '../ports/state/MarketBoardState';
import type { MatchesView, MatchListName } from '../ports/state/MatchesState';

type Board = Pick<MarketBoardState, 'freshness' | 'freshnessChanged' | 'imagesArrived'>;

const LISTS: readonly MatchListName[] = ['live', 'cricket', 'soccer', 'tennis', 'all', 'upcoming'];

/** Prices that came with a list stand until the market is watched: something true to look at from the first moment. */
export function showListPrices(matches: readonly Match[], board: Board): void {
  const images = matches.flatMap(({ prices }) =>
    prices !== undefined && ['waiting', 'saved'].includes(board.freshness(prices.id)) ? [prices] : [],
  );
  if (images.length === 0) return;
  board.imagesArrived(images);
  board.freshnessChanged(
    images.map(({ id }) => id),
    'waiting',
  );
}

/** Markets that nobody watches any more show what the lists last said of them: a row that scrolls back in has prices at once. */
export function showListPricesAgain(markets: readonly MarketId[], lists: MatchesView, board: Board): void {
  const gone = new Set(markets);
  for (const name of LISTS) {
    const list = lists.list(name);
    if (list.state !== 'ready') continue;
    const matches = list.value.filter(({ prices }) => prices !== undefined && gone.delete(prices.id));
    showListPrices(matches, board);
  }
}
