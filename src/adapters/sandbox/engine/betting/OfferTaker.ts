import type { Market } from '../markets/Market';
import { kindOf } from '../markets/marketKinds';
import { takeFrom } from '../markets/quotes';
import type { Offer, Side } from '../markets/quotes';
import { inTakingOrder } from './inTakingOrder';
import { runnerOf } from './judge';

/** Takes offers out of the book of a market; those who watch it hear at once what is left (P20). */
export class OfferTaker {
  private readonly changed: (market: Market) => void;

  constructor(changed: (market: Market) => void) {
    this.changed = changed;
  }

  /** The size of each part is what is taken of its level. */
  take(
    market: Market,
    { runnerId, side }: { readonly runnerId: string; readonly side: Side },
    parts: readonly Offer[],
  ): void {
    const runner = runnerOf(market, runnerId);
    if (runner === null) return;
    const [deepest, ...others] = inTakingOrder(parts);
    if (deepest === undefined) return;
    // The best is taken first; how they are taken out of the book is another matter.
    if (!kindOf(market).house) runner.last = deepest.odds;
    for (const part of [deepest, ...others]) {
      takeFrom(market, runner, side, part);
      market.totalMatched += part.size;
    }
    this.changed(market);
  }
}
