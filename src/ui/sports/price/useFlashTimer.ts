import type { FirstPage } from '@/application/FirstPage';
import type { Clock } from '@/application/ports/device/Clock';
import type { Scheduler } from '@/application/ports/device/Scheduler';
import { useFirstPage } from '@/ui/PlayerAppContext';
import { FlashSweep } from '@/ui/kit/betting/FlashSweep';
import type { PriceCellHandle } from '@/ui/kit/betting/PriceCellView';

const SWEEP_EVERY_MS = 200;

/** One timer for all flashing cells of the page: it runs only while a cell flashes. */
class FlashTimer {
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

const timers = new WeakMap<FirstPage, FlashTimer>();

/** The page's one flash timer. */
export function useFlashTimer(): FlashTimer {
  const first = useFirstPage();
  const { clock, scheduler } = first.device;
  const timer = timers.get(first) ?? new FlashTimer(clock, scheduler);
  timers.set(first, timer);
  return timer;
}
