import type { Ports } from '../ports/Ports';
import { backOffMs } from '../shared/backOffMs';

/** F34: a loss is answered within half a second. */
const PATIENCE_MS = 400;
const MISSING_MS = 2_000;
const SUSPECT_MS = 5_000;
/** After that long without trouble the next loss is answered at once again. */
const CALM_MS = 10_000;

type Timer = 'repair' | 'missing' | 'patience' | 'suspect';

/** When to mend a stream: at once the first time, slower when it keeps breaking, so that a bad server is not flooded. */
export class StreamRepair {
  readonly #timers = new Map<Timer, () => void>();
  #attempts = 0;
  #brokenAt = Number.NEGATIVE_INFINITY;

  constructor(private readonly ports: Pick<Ports, 'clock' | 'scheduler'>) {}

  /** At once, or on the back-off when the stream broke a moment ago already. */
  soon(task: () => void): void {
    const calm = this.ports.clock.monotonic() - this.#brokenAt >= CALM_MS;
    this.#brokenAt = this.ports.clock.monotonic();
    if (calm) task();
    else this.later(task);
  }

  later(task: () => void): void {
    this.#set('repair', backOffMs(this.#attempts), task);
    this.#attempts += 1;
  }

  mended(): void {
    this.#attempts = 0;
  }

  /** For markets that were left without an image, while the stream itself is whole. */
  missing(task: () => void): void {
    this.#set('missing', MISSING_MS, task);
  }

  /** Gives an answer that is under way the chance to close a gap. */
  patience(task: () => void): void {
    if (!this.#timers.has('patience')) this.#set('patience', PATIENCE_MS, task);
  }

  /** Runs unless anything is heard before. */
  suspect(task: () => void): void {
    this.#set('suspect', SUSPECT_MS, task);
  }

  received(): void {
    this.#cancel('suspect');
  }

  cancel(): void {
    for (const timer of this.#timers.keys()) this.#cancel(timer);
  }

  #set(timer: Timer, ms: number, task: () => void): void {
    this.#cancel(timer);
    const cancel = this.ports.scheduler.after(ms, () => {
      this.#timers.delete(timer);
      task();
    });
    this.#timers.set(timer, cancel);
  }

  #cancel(timer: Timer): void {
    this.#timers.get(timer)?.();
    this.#timers.delete(timer);
  }
}
