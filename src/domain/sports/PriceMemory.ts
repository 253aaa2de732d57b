import type { MarketId } from '@/domain/shared/ids';
import { MarketCells } from './MarketCells';
import type { MarketChange } from './MarketChange';

/**
 * When a change has to be painted. `offscreen`: nobody looks, so it may wait. `now`: something that could be bet on cannot be any more (F40).
 * `needsImage`: its market has none yet that it could change (F31).
 */
export type Due = 'nothing' | 'offscreen' | 'frame' | 'now' | 'needsImage';

/** The one memory of prices: every market that was heard of or is on the screen, and which of them wait to be painted. */
export class PriceMemory {
  readonly #markets = new Map<MarketId, MarketCells>();
  readonly #due = new Set<MarketCells>();
  readonly #offscreen = new Set<MarketCells>();

  get(market: MarketId): MarketCells | undefined {
    return this.#markets.get(market);
  }

  of(market: MarketId): MarketCells {
    let cells = this.#markets.get(market);
    if (cells === undefined) this.#markets.set(market, (cells = new MarketCells(market)));
    return cells;
  }

  /** Its own source says so. */
  changed(change: MarketChange): Due {
    const cells = this.of(change.id);
    if (!change.image && !cells.imaged) return 'needsImage';
    const wasClosed = cells.imaged && cells.conditions?.status === 'closed';
    cells.imaged = true;
    const folded = cells.fold(change);
    const ends = !wasClosed && cells.conditions?.status === 'closed';
    if (ends) cells.ended = true;
    else if (folded === 'nothing') return 'nothing';
    else if (folded === 'prices' && cells.listening === 0) {
      this.#offscreen.add(cells);
      return 'offscreen';
    }
    this.#due.add(cells);
    return folded === 'closed' ? 'now' : 'frame';
  }

  /** A list says so, or an earlier page: what a source has said is never overwritten. null: nothing to paint. */
  listed(image: MarketChange): MarketCells | null {
    const cells = this.of(image.id);
    if (cells.imaged) return null;
    cells.fold(image);
    return cells;
  }

  /** What nobody looked at has waited long enough. Whether there is any. */
  endWait(): boolean {
    if (this.#offscreen.size === 0) return false;
    for (const cells of this.#offscreen) this.#due.add(cells);
    this.#offscreen.clear();
    return true;
  }

  /** The markets that wait to be painted, or the one of them that cannot wait for the others. They wait no more. */
  takeDue(only?: MarketId): readonly MarketCells[] {
    const due = [...this.#due].filter(({ id }) => only === undefined || id === only);
    for (const cells of due) this.#due.delete(cells);
    return due;
  }

  /** What is on the screen of it stays, empty. */
  forget(market: MarketId): void {
    const cells = this.#markets.get(market);
    if (cells === undefined) return;
    this.#due.delete(cells);
    this.#offscreen.delete(cells);
    cells.forget();
    this.dropUnused(cells);
  }

  /** Nobody looks at it, and nothing is known of it. */
  dropUnused(cells: MarketCells): void {
    if (cells.listening === 0 && cells.conditions === null) this.#markets.delete(cells.id);
  }

  /** Cells on the screen: a test of leaks counts them. */
  get listening(): number {
    return [...this.#markets.values()].reduce((sum, { listening }) => sum + listening, 0);
  }
}
