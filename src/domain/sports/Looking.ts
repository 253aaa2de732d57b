import type { MarketId } from '@/domain/shared/ids';
import type { Market } from './Market';
import { StillRows } from './StillRows';

/** What somebody has seen of the markets of a match since they began to look: what ends meanwhile stays where it is, and nothing below it moves under a finger. */
export class Looking {
  readonly #seen = new Set<MarketId>();
  readonly sessions = new StillRows();
  readonly fancies = new StillRows();

  /** Whether a market that no result ends is over and may be folded away. */
  isOver({ id, status }: Pick<Market, 'id' | 'status'>): boolean {
    if (status !== 'closed') this.#seen.add(id);
    return !this.#seen.has(id);
  }
}
