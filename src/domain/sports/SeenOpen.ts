import type { MarketId } from '@/domain/shared/ids';
import type { Market } from './Market';

/** Which markets somebody saw open: one that closes meanwhile stays where it is, and nothing below it moves under a finger. */
export class SeenOpen {
  readonly #seen = new Set<MarketId>();

  /** Whether it is over and may be folded away. */
  isOver({ id, status }: Pick<Market, 'id' | 'status'>): boolean {
    if (status !== 'closed') this.#seen.add(id);
    return !this.#seen.has(id);
  }
}
