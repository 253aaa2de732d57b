import type { Clock } from '@/application/ports/device/Clock';

/** Lets so many through in a stretch of time and counts the rest (X31). */
export class RateLimit {
  readonly #clock: Clock;
  readonly #most: number;
  readonly #perMs: number;
  #since = -Infinity;
  #passed = 0;
  #dropped = 0;

  constructor(clock: Clock, most: number, perMs: number) {
    this.#clock = clock;
    this.#most = most;
    this.#perMs = perMs;
  }

  get dropped(): number {
    return this.#dropped;
  }

  allows(): boolean {
    const now = this.#clock.monotonic();
    if (now - this.#since >= this.#perMs) {
      this.#since = now;
      this.#passed = 0;
    }
    if (this.#passed < this.#most) {
      this.#passed += 1;
      return true;
    }
    this.#dropped += 1;
    return false;
  }
}
