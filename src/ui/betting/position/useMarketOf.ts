import { useEffect } from 'react';
import type { OpenPosition } from '@/domain/betting/openPositions';
import type { Market } from '@/domain/sports/Market';
import { MARKET_KINDS } from '@/domain/sports/marketKinds';
import { usePlayerApp } from '@/ui/PlayerAppContext';

/**
 * The market of a position, with live prices while it is shown; null: not known yet. A list brings the odds of its matches. For any other market
 * that can be cashed out its match is asked for, as the match page does.
 */
export function useMarketOf({ matchId, marketId, bets }: OpenPosition): Market | null {
  const { betting, sports } = usePlayerApp();
  const market = betting.marketOf(matchId, marketId);
  const known = market !== null;
  const { cashOut } = MARKET_KINDS[bets[0].marketKind];
  const listed = bets[0].marketKind === 'matchOdds' && sports.view.list('all').state === 'loading';
  const asks = cashOut && !known && !listed && matchId !== '';
  // Once its match has answered, its own prices are enough.
  useEffect(() => {
    if (asks) return sports.watchMatch(matchId);
    return known ? sports.watchMarkets([marketId]) : undefined;
  }, [asks, known, sports, matchId, marketId]);
  return market;
}
