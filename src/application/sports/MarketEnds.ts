import type { MarketId } from '@/domain/shared/ids';
import { Listeners } from '@/domain/shared/Listeners';

/** Says when a market that is watched turns out to be closed: whoever still wants to bet on it has to know (F43). */
export class MarketEnds {
  readonly #listeners = new Listeners<(market: MarketId) => void>();

  listen(listener: (market: MarketId) => void): () => void {
    return this.#listeners.add(listener);
  }

  tell(market: MarketId): void {
    this.#listeners.each((listener) => listener(market));
  }
}
