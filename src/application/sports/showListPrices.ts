import { imageBook } from '@/domain/sports/applyChange';
import { changedCells } from '@/domain/sports/changedCells';
import type { Match } from '@/domain/sports/Match';
import type { BookChange, MarketBoardState } from '../ports/state/MarketBoardState';

/** Prices that came with a list stand until the market is watched: something true to look at from the first moment. */
export function showListPrices(
  matches: readonly Match[],
  board: Pick<MarketBoardState, 'freshness' | 'freshnessChanged' | 'pricesArrived'>,
): void {
  const books: BookChange[] = [];
  for (const { prices } of matches) {
    if (prices === undefined || !['waiting', 'saved'].includes(board.freshness(prices.id))) continue;
    // Every cell is named: what the board held of a market that was watched before is gone.
    const book = imageBook(prices);
    books.push({ book, changed: changedCells(null, book) });
  }
  if (books.length === 0) return;
  board.pricesArrived(books);
  board.freshnessChanged(
    books.map(({ book }) => book.id),
    'waiting',
  );
}
