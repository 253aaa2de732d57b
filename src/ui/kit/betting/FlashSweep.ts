/** What a sweep clears; a PriceCellHandle is one. */
export interface Settling {
  settle(): void;
}

/** How long a flash is seen: its ground and its arrow go together, as each change of a class paints the cell anew. */
const SHOWN_MS = 800;

/** The least time between two flashes of a cell. */
const APART_MS = 1_500;

interface Flash {
  readonly at: number;
  settled: boolean;
}

/**
 * Remembers which cells flash and clears them all in one go, in the same frame as the next paint, instead of a timer
 * per cell. Call `sweep` once a frame, before painting.
 */
export class FlashSweep<Cell extends Settling> {
  /** In the order of starting, so the first one is due first. */
  private readonly started = new Map<Cell, Flash>();

  /** True when the cell may flash now; then it counts as flashing, until it may flash again. */
  start(cell: Cell, now: number): boolean {
    if (this.started.has(cell)) return false;
    this.started.set(cell, { at: now, settled: false });
    return true;
  }

  /** Settles every cell that is due. `now` as given to `start`, in milliseconds. */
  sweep(now: number): void {
    for (const [cell, flash] of this.started) {
      const age = now - flash.at;
      if (age < SHOWN_MS) return;
      if (!flash.settled) cell.settle();
      flash.settled = true;
      if (age >= APART_MS) this.started.delete(cell);
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
