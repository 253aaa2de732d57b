/** What a sweep clears; a PriceCellHandle is one. */
export interface Settling {
  settle(): void;
}

/** How long a cell keeps its flash class: fade and glyph are over by then. Also the least time between two flashes. */
const FLASH_MS = 1_500;

/**
 * Remembers which cells flash and clears them all in one go, in the same frame as the next paint, instead of a timer
 * per cell. Call `sweep` once a frame, before painting.
 */
export class FlashSweep<Cell extends Settling> {
  /** In the order of starting, so the first one is due first. */
  private readonly started = new Map<Cell, number>();

  /** True when the cell may flash now; then it counts as flashing. A cell flashes once until it is swept. */
  start(cell: Cell, now: number): boolean {
    if (this.started.has(cell)) return false;
    this.started.set(cell, now);
    return true;
  }

  /** Settles every cell whose flash is over. `now` as given to `start`, in milliseconds. */
  sweep(now: number): void {
    for (const [cell, at] of this.started) {
      if (now - at < FLASH_MS) return;
      this.started.delete(cell);
      cell.settle();
    }
  }

  /** The cell is gone. */
  forget(cell: Cell): void {
    this.started.delete(cell);
  }

  get waiting(): boolean {
    return this.started.size > 0;
  }
}
