import type { Scheduler } from '@/application/ports/device/Scheduler';
import type { Clock } from '@/application/ports/device/Clock';
import { FlashSweep } from '@/ui/kit/betting/FlashSweep';
import type { PriceCellHandle } from '@/ui/kit/betting/PriceCellView';

const SWEEP_EVERY_MS = 200;

/** One timer for all flashing cells of the page: it runs only while a cell flashes. */
export class FlashTimer {
  readonly #sweep = new FlashSweep<PriceCellHandle>();
  #running = false;

  constructor(
    private readonly clock: Clock,
    private readonly scheduler: Scheduler,
  ) {}

  /** True when the cell may flash now. */
  start(cell: PriceCellHandle): boolean {
    const started = this.#sweep.start(cell, this.clock.monotonic());
    this.#run();
    return started;
  }

  forget(cell: PriceCellHandle): void {
    this.#sweep.forget(cell);
  }

  #run(): void {
    if (this.#running) return;
    this.#running = true;
    this.scheduler.after(SWEEP_EVERY_MS, () => {
      this.#running = false;
      this.#sweep.sweep(this.clock.monotonic());
      if (this.#sweep.waiting) this.#run();
    });
  }
}
