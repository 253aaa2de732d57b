import type { SportsMemory } from '../ports/device/SportsMemory';
import type { MarketBoardState } from '../ports/state/MarketBoardState';
import type { MatchesState } from '../ports/state/MatchesState';

/** Shows what the page before this one had shown: old, and nothing to bet on, until it is asked for anew. */
export function restoreSports(
  memory: Pick<SportsMemory, 'load'>,
  matches: Pick<MatchesState, 'listArrived'>,
  board: Pick<MarketBoardState, 'imagesArrived' | 'freshnessChanged'>,
): void {
  const saved = memory.load();
  if (saved === null) return;
  board.imagesArrived(saved.prices);
  const ids = saved.prices.map(({ id }) => id);
  board.freshnessChanged(ids, 'saved');
  for (const { name, matches: listed } of saved.lists) matches.listArrived(name, listed);
}
