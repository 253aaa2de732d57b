import type { PriceMove } from '@/application/ports/state/MarketBoardState';
import type { PriceKey } from '@/domain/sports/PriceKey';

type Listener = (move: PriceMove) => void;

/** Who shows which cell. One cell is mostly shown once, so the common case is a set of one. */
export class PriceListeners {
  readonly #byKey = new Map<PriceKey, Set<Listener>>();

  add(key: PriceKey, listener: Listener): () => void {
    const listeners = this.#byKey.get(key) ?? new Set();
    listeners.add(listener);
    this.#byKey.set(key, listeners);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0 && this.#byKey.get(key) === listeners) this.#byKey.delete(key);
    };
  }

  call(key: PriceKey, move: PriceMove): void {
    for (const listener of this.#byKey.get(key) ?? []) listener(move);
  }

  /** Cells that are listened to: for tests of leaks. */
  get size(): number {
    return this.#byKey.size;
  }
}
