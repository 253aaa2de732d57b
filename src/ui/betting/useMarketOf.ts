import { useEffect } from 'react';
import type { Bet } from '@/domain/betting/Bet';
import type { Market } from '@/domain/sports/Market';
import { MARKET_KINDS } from '@/domain/sports/marketKinds';
import { usePlayerApp } from '@/ui/PlayerAppContext';

/**
 * The market of a bet, with live prices while it is shown; null: not known yet. A list brings the odds of its matches. For any other market that
 * can be cashed out its match is asked for, as the match page does; for one that is `needed` at once.
 */
export function useMarketOf(
  { matchId, marketId, marketKind }: Pick<Bet, 'matchId' | 'marketId' | 'marketKind'>,
  needed = false,
): Market | null {
  const { betting, sports } = usePlayerApp();
  const market = betting.marketOf(matchId, marketId);
  const known = market !== null;
  const listed = marketKind === 'matchOdds' && sports.view.list('all').state === 'loading';
  const asks = (needed || (MARKET_KINDS[marketKind].cashOut && !listed)) && !known && matchId !== '';
  // Once its match has answered, its own prices are enough.
  useEffect(() => {
    if (asks) return sports.watchMatch(matchId);
    return known ? sports.watchMarkets([marketId]) : undefined;
  }, [asks, known, sports, matchId, marketId]);
  return market;
}
