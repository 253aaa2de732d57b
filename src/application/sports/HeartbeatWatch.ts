import type { Ports } from '../ports/Ports';

/** Calls when nothing was heard for a while, on the monotonic clock, and again for each further while (F04). */
export class HeartbeatWatch {
  #limitMs = 0;
  #receivedAt = 0;
  #receivedOnWall = 0;
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
    this.received();
    if (this.#cancel === null) this.#arm(limitMs);
  }

  /** A sign of life. Cheap: it comes with every tick. */
  received(): void {
    this.#receivedAt = this.ports.clock.monotonic();
    this.#receivedOnWall = this.ports.clock.now();
  }

  stop(): void {
    this.#cancel?.();
    this.#cancel = null;
  }

  /** The page is back. Its timers may have slept, and the monotonic clock with the machine: here the wall clock counts too (F75, F78). */
  #lookNow(): void {
    if (this.#cancel === null) return;
    const passed = Math.max(
      this.ports.clock.monotonic() - this.#receivedAt,
      this.ports.clock.now() - this.#receivedOnWall,
    );
    if (passed < this.#limitMs) return;
    this.#cancel();
    this.#receivedAt = Number.NEGATIVE_INFINITY;
    this.#check();
  }

  #arm(ms: number): void {
    this.#cancel = this.ports.scheduler.after(ms, () => this.#check());
  }

  #check(): void {
    const left = this.#receivedAt + this.#limitMs - this.ports.clock.monotonic();
    if (left > 0) {
      this.#arm(left);
      return;
    }
    this.received();
    this.#arm(this.#limitMs);
    this.silent();
  }
}
