import type { Scheduler } from '../ports/device/Scheduler';

/** A burst of changes is one question. */
const COALESCE_MS = 250;

/**
 * One run at a time; who asks while one runs gets one more run after it, because what it reads may be older than what the asker knows. All who
 * ask meanwhile share that one.
 */
export class LatestRun {
  #running: Promise<void> | null = null;
  #again = false;
  #round = 0;
  #cancelSoon: (() => void) | null = null;

  /** `task` does not throw: a failure is a value. */
  constructor(private readonly task: () => Promise<void>) {}

  run(): Promise<void> {
    if (this.#running === null) this.#running = this.#loop();
    else this.#again = true;
    return this.#running;
  }

  /** After a change: one run for all that happen within a moment. */
  soon(scheduler: Pick<Scheduler, 'after'>): void {
    this.#cancelSoon ??= scheduler.after(COALESCE_MS, () => {
      this.#cancelSoon = null;
      void this.run();
    });
  }

  /** What runs or is to run belongs to the past: the next call starts anew. */
  forget(): void {
    this.#cancelSoon?.();
    this.#cancelSoon = null;
    this.#running = null;
    this.#again = false;
    this.#round += 1;
  }

  async #loop(): Promise<void> {
    const round = this.#round;
    do {
      this.#again = false;
      await this.task();
      if (round !== this.#round) return;
    } while (this.#again);
    this.#running = null;
  }
}
