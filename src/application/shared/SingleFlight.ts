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

/** A task of which one runs at a time, whatever it is called with meanwhile. */
export function singly<Given extends unknown[], T>(
  task: (...given: Given) => Promise<T>,
): (...given: Given) => Promise<T> {
  const flight = new SingleFlight<T>();
  return (...given) => flight.run(() => task(...given));
}
