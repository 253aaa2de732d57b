import type { MarketId, RunnerId } from '@/domain/shared/ids';
import type { Side } from './Side';
import { priceKey } from './PriceKey';
import type { PriceKey } from './PriceKey';

/**
 * The keys of the cells of one market, each made once. A key that is made anew for every tick costs more than the tick: a map has to read a
 * new text letter by letter before it finds it.
 */
export class PriceKeys {
  readonly #keys: Readonly<Record<Side, Map<RunnerId, PriceKey[]>>> = { back: new Map(), lay: new Map() };

  constructor(private readonly market: MarketId) {}

  /** As `priceKey`. */
  of(runner: RunnerId, side: Side, level: number): PriceKey {
    const bySide = this.#keys[side];
    let keys = bySide.get(runner);
    if (keys === undefined) bySide.set(runner, (keys = []));
    return (keys[level] ??= priceKey(this.market, runner, side, level));
  }
}
