import type { MarketId, MatchId } from '@/domain/shared/ids';
import type { OpenMatches } from './OpenMatches';
import type { WatchMarkets } from './WatchMarkets';

/** One market of a match, as the page of many markets shows it: the match is loaded and kept fresh, and the prices of that market alone are asked for. */
export function watchListed(
  match: MatchId,
  market: MarketId,
  open: Pick<OpenMatches, 'watch'>,
  watchMarkets: Pick<WatchMarkets, 'watch'>,
): () => void {
  let releaseMarket: (() => void) | null = null;
  const releaseMatch = open.watch(match, ({ markets }) => {
    // Before it is known whose it is, nobody could be asked for its prices.
    if (releaseMarket === null && markets.some(({ id }) => id === market))
      releaseMarket = watchMarkets.watch([market]);
  });
  return () => {
    releaseMatch();
    releaseMarket?.();
  };
}
