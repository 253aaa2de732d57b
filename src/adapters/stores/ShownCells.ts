import { runnerId } from '@/domain/shared/ids';
import type { MarketId, RunnerId } from '@/domain/shared/ids';
import type { PriceLevel } from '@/domain/sports/MarketBook';
import type { Side } from '@/domain/sports/Side';
import type { PriceKey } from '@/domain/sports/PriceKey';

/** One cell: where in a book it stands, found out once, and what it shows. */
export interface ShownCell {
  readonly key: PriceKey;
  readonly market: MarketId;
  readonly runner: RunnerId;
  readonly side: Side;
  readonly level: number;
  offer: PriceLevel | null;
}

/** Every cell that was ever told a price, by its key and by its market. */
export class ShownCells {
  readonly #byKey = new Map<PriceKey, ShownCell>();
  readonly #byMarket = new Map<MarketId, ShownCell[]>();

  get(key: PriceKey): ShownCell | undefined {
    return this.#byKey.get(key);
  }

  of(market: MarketId): readonly ShownCell[] {
    return this.#byMarket.get(market) ?? [];
  }

  made(key: PriceKey, market: MarketId): ShownCell {
    let cell = this.#byKey.get(key);
    if (cell !== undefined) return cell;
    cell = cellOf(key, market);
    this.#byKey.set(key, cell);
    const others = this.#byMarket.get(market);
    if (others === undefined) this.#byMarket.set(market, [cell]);
    else others.push(cell);
    return cell;
  }

  forget(market: MarketId): void {
    for (const { key } of this.of(market)) this.#byKey.delete(key);
    this.#byMarket.delete(market);
  }
}

function cellOf(key: PriceKey, market: MarketId): ShownCell {
  // Ids may hold anything, so the key is read from its known ends: the market before, side and level behind.
  const levelAt = key.lastIndexOf('|');
  const sideAt = key.lastIndexOf('|', levelAt - 1);
  return {
    key,
    market,
    runner: runnerId(key.slice(market.length + 1, sideAt)),
    side: key.slice(sideAt + 1, levelAt) === 'back' ? 'back' : 'lay',
    level: Number(key.slice(levelAt + 1)),
    offer: null,
  };
}
