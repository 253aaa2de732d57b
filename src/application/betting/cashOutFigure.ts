import type { CashOutOffer } from '@/domain/betting/CashOut';
import { CASH_OUT_PARTS, leftBeside, partOf } from '@/domain/betting/cashOutPart';
import { cashOutEstimate } from '@/domain/betting/cashOutEstimate';
import { lockedIn } from '@/domain/betting/lockedIn';
import { matchedOn } from '@/domain/betting/projection';
import type { MarketId, MatchId } from '@/domain/shared/ids';
import type { Ports } from '../ports/Ports';
import { cashOutBook } from './cashOutBook';
import { findMarket } from './findMarket';
import { MARKET_KINDS } from '@/domain/sports/marketKinds';

/** What stands on a market's cash-out button now: about how much for that part, why not, or what is certain already; null: there is nothing to cash out. */
export function cashOutFigure(ports: Pick<Ports, 'betting' | 'board' | 'matches' | 'config'>) {
  return (matchId: MatchId, marketId: MarketId, part: number = CASH_OUT_PARTS.all): CashOutOffer | null => {
    const market = findMarket(ports.matches, matchId, marketId);
    const definition = ports.board.definition(marketId);
    const status = definition?.status ?? market?.status;
    if (!ports.config.capabilities.cashOut || market === null || status === 'closed') return null;
    if (!MARKET_KINDS[market.kind].cashOut) return null;
    const bets = matchedOn(marketId, ports.betting.openBets);
    if (bets.length === 0) return null;
    const { positions, offers, best } = cashOutBook(ports.board, market, bets);
    const locked = lockedIn(positions, best);
    if (locked !== null) return { amount: locked, problem: 'level' };
    if (status === 'suspended') return { amount: null, problem: 'suspended' };
    if (ports.board.freshness(marketId) !== 'live') return { amount: null, problem: 'stale' };
    const some = partOf(positions, part);
    if (lockedIn(some, best) !== null) return { amount: null, problem: 'tooLittle' };
    const amount = cashOutEstimate(some, offers);
    if (amount === null) return { amount: null, problem: 'noPrice' };
    if (part === CASH_OUT_PARTS.all) return { amount, problem: null };
    return { amount, problem: null, left: leftBeside(positions, part, amount) };
  };
}
