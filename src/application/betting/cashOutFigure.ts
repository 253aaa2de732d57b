import type { CashOutOffer } from '@/domain/betting/CashOut';
import { cashOutEstimate } from '@/domain/betting/cashOutEstimate';
import { lockedIn } from '@/domain/betting/lockedIn';
import { matchedOn } from '@/domain/betting/projection';
import type { MarketId, MatchId } from '@/domain/shared/ids';
import type { Ports } from '../ports/Ports';
import { cashOutBook } from './cashOutBook';
import { findMarket } from './findMarket';
import { MARKET_KINDS } from '@/domain/sports/marketKinds';

/** What stands on a market's cash-out button now: about how much, why not, or what is certain already; null: there is nothing to cash out. */
export function cashOutFigure(ports: Pick<Ports, 'betting' | 'board' | 'matches' | 'config'>) {
  return (matchId: MatchId, marketId: MarketId): CashOutOffer | null => {
    const market = findMarket(ports.matches, matchId, marketId);
    const definition = ports.board.definition(marketId);
    const status = definition?.status ?? market?.status;
    if (!ports.config.capabilities.cashOut || market === null || status === 'closed') return null;
    if (!MARKET_KINDS[market.kind].cashOut) return null;
    const bets = matchedOn(marketId, ports.betting.openBets);
    if (bets.length === 0) return null;
    const { positions, best } = cashOutBook(ports.board, market, bets);
    const locked = lockedIn(positions, best);
    if (locked !== null) return { amount: locked, problem: 'level' };
    if (status === 'suspended') return { amount: null, problem: 'suspended' };
    if (ports.board.freshness(marketId) !== 'live') return { amount: null, problem: 'stale' };
    const amount = cashOutEstimate(positions, best);
    return amount === null ? { amount: null, problem: 'noPrice' } : { amount, problem: null };
  };
}
