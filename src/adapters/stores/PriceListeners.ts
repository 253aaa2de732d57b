import type { PriceMove } from '@/application/ports/state/MarketBoardState';
import type { MarketId } from '@/domain/shared/ids';
import type { PriceKey } from '@/domain/sports/PriceKey';

type Listener = (move: PriceMove) => void;

/** Who shows which cell. One cell is mostly shown once, so the common case is a set of one. */
export class PriceListeners {
  readonly #byKey = new Map<PriceKey, Set<Listener>>();
  /** How many listen to each market. */
  readonly #markets = new Map<MarketId, number>();

  add(market: MarketId, key: PriceKey, listener: Listener): () => void {
    const listeners = this.#byKey.get(key) ?? new Set();
    this.#byKey.set(key, listeners.add(listener));
    this.#markets.set(market, (this.#markets.get(market) ?? 0) + 1);
    let stopped = false;
    return () => {
      if (stopped) return;
      stopped = true;
      listeners.delete(listener);
      if (listeners.size === 0 && this.#byKey.get(key) === listeners) this.#byKey.delete(key);
      const left = (this.#markets.get(market) ?? 1) - 1;
      if (left === 0) this.#markets.delete(market);
      else this.#markets.set(market, left);
    };
  }

  call(key: PriceKey, move: PriceMove): void {
    const listeners = this.#byKey.get(key);
    if (listeners !== undefined) for (const listener of listeners) listener(move);
  }

  has(market: MarketId): boolean {
    return this.#markets.has(market);
  }

  /** Cells that are listened to: for tests of leaks. */
  get size(): number {
    return this.#byKey.size;
  }
}
