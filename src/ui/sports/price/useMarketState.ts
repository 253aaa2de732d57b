import type { Market } from '@/domain/sports/Market';
import type { MarketDefinition } from '@/domain/sports/MarketChange';
import { useFirstPage } from '@/ui/PlayerAppContext';

export interface MarketStateNow extends Omit<MarketDefinition, 'id'> {
  /** Shown greyed: prices of a moment ago, or of an earlier page. */
  readonly stale: boolean;
  /** Nothing in this market can be bet on now. */
  readonly closed: boolean;
}

/** What a market is as streamed, or as the page loaded them until the stream speaks. Call inside an `observer`. */
export function useMarketState(market: Market): MarketStateNow {
  const { sports, session } = useFirstPage();
  const { board } = sports;
  const freshness = board.freshness(market.id);
  const streamed = board.definition(market.id);
  // What is over is not streamed any more, or was suspended last: the list knows.
  const ended = market.status === 'closed' && !(freshness === 'live' && streamed?.status === 'open');
  const now = (ended ? null : streamed) ?? market;
  return {
    status: now.status,
    statusLabel: now.statusLabel,
    inPlay: now.inPlay,
    delaySeconds: now.delaySeconds,
    result: now.result,
    stale: !ended && (freshness === 'stale' || freshness === 'saved'),
    // A visitor's tap asks to log in, so prices that only came with the list may be tapped.
    closed: now.status !== 'open' || freshness === 'saved' || (freshness !== 'live' && session.view.signedIn),
  };
}
