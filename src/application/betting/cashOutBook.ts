import type { BestOdds } from '@/domain/betting/cashOutEstimate';
import { positionsOf, type MatchedStake, type Positions } from '@/domain/betting/positions';
import type { RunnerId } from '@/domain/shared/ids';
import type { Market } from '@/domain/sports/Market';
import type { Ports } from '../ports/Ports';

/** What a market's matched bets bring runner by runner, and what can be bet against them now. */
export function cashOutBook(board: Ports['board'], market: Market, bets: readonly MatchedStake[]) {
  const runners = market.runners.filter(({ status }) => status !== 'removed').map(({ id }) => id);
  const positions: Positions = positionsOf(runners, bets);
  const best = (runner: RunnerId): BestOdds => ({
    back: board.price(market.id, runner, 'back', 0)?.price ?? null,
    lay: board.price(market.id, runner, 'lay', 0)?.price ?? null,
  });
  return { positions, best };
}
