/** What a sweep clears; a PriceCellHandle is one. */
export interface Settling {
  /** Half the flash is over: the ground. */
  fade(): void;
  settle(): void;
}

/** How long the ground of a cell stays coloured. */
const GROUND_MS = 400;

/** How long a cell keeps its arrow. Also the least time between two flashes. */
const FLASH_MS = 1_500;

interface Flash {
  readonly at: number;
  faded: boolean;
}

/**
 * Remembers which cells flash and clears them all in one go, in the same frame as the next paint, instead of a timer
 * per cell. Call `sweep` once a frame, before painting.
 */
export class FlashSweep<Cell extends Settling> {
  /** In the order of starting, so the first one is due first. */
  private readonly started = new Map<Cell, Flash>();

  /** True when the cell may flash now; then it counts as flashing. A cell flashes once until it is swept. */
  start(cell: Cell, now: number): boolean {
    if (this.started.has(cell)) return false;
    this.started.set(cell, { at: now, faded: false });
    return true;
  }

  /** Fades and settles every cell that is due. `now` as given to `start`, in milliseconds. */
  sweep(now: number): void {
    for (const [cell, flash] of this.started) {
      const age = now - flash.at;
      if (age < GROUND_MS) return;
      if (age >= FLASH_MS) {
        this.started.delete(cell);
        cell.settle();
      } else if (!flash.faded) {
        flash.faded = true;
        cell.fade();
      }
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
