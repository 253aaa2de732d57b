import type { MarketId, MatchId } from '@/domain/shared/ids';
import type { Market } from '@/domain/sports/Market';
import { MATCH_LISTS, type MatchesView } from '../ports/state/MatchesState';

/** What we know of a market: from its open match page, else from any list that shows it. */
export function findMarket(matches: MatchesView, match: MatchId, market: MarketId): Market | null {
  const page = matches.match(match);
  const open = page.state === 'ready' ? page.value.markets.find(({ id }) => id === market) : undefined;
  return open ?? findMatchOdds(matches, market);
}

/** A market whose match is not known: only the match odds of lists can be found. */
export function findMatchOdds(matches: MatchesView, market: MarketId): Market | null {
  for (const name of MATCH_LISTS) {
    const list = matches.list(name);
    const found =
      list.state === 'ready' ? list.value.find((each) => each.matchOdds?.id === market) : undefined;
    if (found !== undefined) return found.matchOdds;
  }
  return null;
}
