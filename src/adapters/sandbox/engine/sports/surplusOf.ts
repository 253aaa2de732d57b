import type { Market } from '../markets/Market';
import { beliefOf } from './beliefOf';
import type { Match } from './Match';

/** Settled markets that a match keeps beside match odds: those that paid somebody, and those that did not. */
const MAX_PAID = 40;
const MAX_UNPAID = 10;

/** The oldest results, overs, wickets and batters before what a whole innings was about, which make room for new ones. What the story would ask again stays, or it would be asked twice; so does what was settled after `settledBy`. */
export function surplusOf(match: Match, onShow: boolean, settledBy: number): readonly Market[] {
  // A snapshot of an earlier version does not say when: that was long ago.
  const settled = match.markets
    .slice(1)
    .filter(({ settlement }) => settlement !== null && !(settlement.at > settledBy))
    .filter((market) => !wouldReopen(match, market));
  const paid = settled.filter((market) => (market.settlement?.paid.length ?? 0) > 0);
  const unpaid = settled.filter((market) => !paid.includes(market));
  return [...oldest(paid, MAX_PAID), ...oldest(unpaid, onShow ? MAX_UNPAID : 0)];
}

function wouldReopen(match: Match, market: Market): boolean {
  return match.endedAt === null && beliefOf(match, market.topic).decided === null;
}

function oldest(markets: readonly Market[], most: number): readonly Market[] {
  const passing = ({ topic }: Market): boolean => ['over', 'wicket', 'batter'].includes(topic.what);
  const sorted = [...markets.filter(passing), ...markets.filter((market) => !passing(market))];
  return sorted.slice(0, Math.max(0, markets.length - most));
}
