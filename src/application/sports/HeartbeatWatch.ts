import type { Ports } from '../ports/Ports';

/** Calls when nothing was heard for a while, on the monotonic clock, and again for each further while (F04). */
export class HeartbeatWatch {
  #limitMs = 0;
  #heardAt = 0;
  #heardOnWall = 0;
  #cancel: (() => void) | null = null;

  constructor(
    private readonly ports: Pick<Ports, 'clock' | 'scheduler' | 'pageLife'>,
    private readonly silent: () => void,
  ) {
    ports.pageLife.onVisible(() => this.#lookNow());
  }

  /** Starts, or goes on with another limit. */
  expect(limitMs: number): void {
    this.#limitMs = limitMs;
    this.heard();
    if (this.#cancel === null) this.#arm(limitMs);
  }

  /** A sign of life. Cheap: it comes with every tick. */
  heard(): void {
    this.#heardAt = this.ports.clock.monotonic();
    this.#heardOnWall = this.ports.clock.now();
  }

  stop(): void {
    this.#cancel?.();
    this.#cancel = null;
  }

  /** The page is back. Its timers may have slept, and the monotonic clock with the machine: here the wall clock counts too (F75, F78). */
  #lookNow(): void {
    if (this.#cancel === null) return;
    const passed = Math.max(
      this.ports.clock.monotonic() - this.#heardAt,
      this.ports.clock.now() - this.#heardOnWall,
    );
    if (passed < this.#limitMs) return;
    this.#cancel();
    this.#heardAt = Number.NEGATIVE_INFINITY;
    this.#check();
  }

  #arm(ms: number): void {
    this.#cancel = this.ports.scheduler.after(ms, () => this.#check());
  }

  #check(): void {
    const left = this.#heardAt + this.#limitMs - this.ports.clock.monotonic();
    if (left > 0) {
      this.#arm(left);
      return;
    }
    this.heard();
    this.#arm(this.#limitMs);
    this.silent();
  }
}
