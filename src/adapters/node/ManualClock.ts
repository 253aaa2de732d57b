import type { Clock } from '@/application/ports/device/Clock';

/** Time that only the test moves. `jump` moves the wall clock alone, as a phone's clock correction does. */
export class ManualClock implements Clock {
  #wall: number;
  #sinceStart = 0;

  constructor(wall = Date.UTC(2026, 0, 15, 12, 0, 0)) {
    this.#wall = wall;
  }

  now(): number {
    return this.#wall;
  }

  monotonic(): number {
    return this.#sinceStart;
  }

  advance(ms: number): void {
    if (!(ms >= 0)) throw new Error(`time does not run backwards: ${ms}`);
    this.#wall += ms;
    this.#sinceStart += ms;
  }

  jump(ms: number): void {
    this.#wall += ms;
  }
}
