/**
 * One run at a time; who asks while one runs gets one more run after it, because what it reads may be older than what the asker knows. All who
 * ask meanwhile share that one.
 */
export class LatestRun {
  #running: Promise<void> | null = null;
  #again = false;
  #round = 0;

  /** `task` does not throw: a failure is a value. */
  constructor(private readonly task: () => Promise<void>) {}

  run(): Promise<void> {
    if (this.#running === null) this.#running = this.#loop();
    else this.#again = true;
    return this.#running;
  }

  /** What runs belongs to the past: the next call starts anew. */
  forget(): void {
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
