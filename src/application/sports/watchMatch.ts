import type { MarketId, MatchId } from '@/domain/shared/ids';
import type { MatchScores } from './MatchScores';
import type { OpenMatches } from './OpenMatches';
import type { PriceHistory } from './PriceHistory';
import type { WatchMarkets } from './WatchMarkets';

/** Loads a match page and keeps it fresh; whatever markets it has at the time are watched, until released. */
export function watchMatch(
  id: MatchId,
  open: Pick<OpenMatches, 'watch'>,
  watchMarkets: Pick<WatchMarkets, 'watch'>,
  history: Pick<PriceHistory, 'follow'>,
  scores: Pick<MatchScores, 'watch'> | null,
): () => void {
  let watched: readonly MarketId[] = [];
  let releaseMarkets = (): void => undefined;
  const releasePage = open.watch(id, ({ markets }) => {
    const ids = markets.map((market) => market.id);
    if (ids.length === watched.length && ids.every((each, at) => each === watched[at])) return;
    watched = ids;
    // The new ones first: a market that stays is then never left alone.
    const releaseOld = releaseMarkets;
    const releases = [watchMarkets.watch(ids), history.follow(markets)];
    releaseMarkets = () => releases.forEach((release) => release());
    releaseOld();
  });
  const releaseScore = scores?.watch(id);
  return () => {
    releaseScore?.();
    releasePage();
    releaseMarkets();
  };
}
