/** One run at a time: whoever asks while one runs shares its answer (AUTH-19). */
export class SingleFlight<T> {
  #running: Promise<T> | null = null;

  run(task: () => Promise<T>): Promise<T> {
    if (this.#running !== null) return this.#running;
    const run = task().finally(() => {
      if (this.#running === run) this.#running = null;
    });
    this.#running = run;
    return run;
  }

  /** What runs belongs to the past: the next call starts anew. */
  forget(): void {
    this.#running = null;
  }
}
