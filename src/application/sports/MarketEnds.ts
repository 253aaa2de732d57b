import type { MarketId } from '@/domain/shared/ids';

/** Says when a market that is watched turns out to be closed: whoever still wants to bet on it has to know (F43). */
export class MarketEnds {
  readonly #listeners = new Set<(market: MarketId) => void>();

  listen(listener: (market: MarketId) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  tell(market: MarketId): void {
    for (const listener of this.#listeners) listener(market);
  }
}
