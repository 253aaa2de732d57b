import { sameOffer, type PriceLevel } from './MarketChange';

export interface PriceMove {
  readonly offer: PriceLevel | null;
  /** Against the price before; `none` for a size change, the first price, an equal one, or one that is caught up with. */
  readonly direction: 'up' | 'down' | 'none';
}

export type PriceListener = (move: PriceMove) => void;

/** One price of a market: what was said of it last, what is painted, and who paints it. */
export class PriceCell {
  offer: PriceLevel | null = null;
  painted: PriceLevel | null = null;
  /** Waits to be painted. */
  dirty = false;
  /** The image that it belongs to: a later one that leaves it out clears it. */
  image = 0;
  /** Made with the first listener: most cells are on no screen. */
  #listeners: Set<PriceListener> | null = null;

  listen(listener: PriceListener): () => void {
    const listeners = (this.#listeners ??= new Set());
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  /** Calls nobody for a price that is painted already. `moves`: what was painted was live, so that another price is a move of it. */
  paint(moves: boolean): void {
    this.dirty = false;
    const { painted, offer } = this;
    if (sameOffer(painted, offer)) return;
    this.painted = offer;
    if (this.#listeners === null || this.#listeners.size === 0) return;
    const move = { offer, direction: moves ? directionOf(painted, offer) : ('none' as const) };
    for (const listener of this.#listeners) listener(move);
  }
}

function directionOf(before: PriceLevel | null, now: PriceLevel | null): PriceMove['direction'] {
  if (before === null || now === null || before.price === now.price) return 'none';
  return now.price > before.price ? 'up' : 'down';
}
