import { positionsOf, type MatchedStake, type Positions } from '@/domain/betting/positions';
import { bestOf, type RunnerOffers } from '@/domain/betting/RunnerOffers';
import type { RunnerId } from '@/domain/shared/ids';
import { DEEPEST_LEVEL } from '@/domain/sports/deepestLevel';
import type { Market } from '@/domain/sports/Market';
import type { PriceLevel } from '@/domain/sports/MarketChange';
import type { Side } from '@/domain/sports/Side';
import type { Ports } from '../ports/Ports';

/** What a market's matched bets bring runner by runner, and what can be bet against them now. */
export function cashOutBook(board: Ports['board'], market: Market, bets: readonly MatchedStake[]) {
  const runners = market.runners.filter(({ status }) => status !== 'removed').map(({ id }) => id);
  const positions: Positions = positionsOf(runners, bets);
  const onSide = (runner: RunnerId, side: Side): RunnerOffers[Side] => {
    const offers: PriceLevel[] = [];
    for (let level = 0; level <= DEEPEST_LEVEL; level += 1) {
      const offer = board.price(market.id, runner, side, level);
      if (offer === null) break;
      offers.push(offer);
    }
    return offers;
  };
  const offers = (runner: RunnerId): RunnerOffers => ({
    back: onSide(runner, 'back'),
    lay: onSide(runner, 'lay'),
  });
  return { positions, offers, best: (runner: RunnerId) => bestOf(offers(runner)) };
}
