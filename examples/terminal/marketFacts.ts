import type { Market } from '@/domain/sports/Market';
import { priceText } from '@/domain/sports/priceText';
import type { Side } from '@/domain/sports/Side';
import type { MarketBoardView } from '@/application/ports/state/MarketBoardState';
import { rupeesOf } from './words';

/** The best prices of a market as they are now; a runner is backed and laid by its number. */
export function marketFacts(board: MarketBoardView, market: Market) {
  const best = (runner: Market['runners'][number], side: Side) => {
    const offer = board.price(market.id, runner.id, side, 0);
    if (offer === null) return null;
    return { price: priceText(market.kind, offer.price, offer.line ?? null), size: rupeesOf(offer.size) };
  };
  return {
    name: market.name,
    kind: market.kind,
    status: board.definition(market.id)?.status ?? market.status,
    prices: board.freshness(market.id),
    runners: market.runners.map((runner) => ({
      name: runner.name,
      back: best(runner, 'back'),
      lay: best(runner, 'lay'),
    })),
  };
}
