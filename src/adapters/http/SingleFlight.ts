interface Flight<T> {
  readonly result: Promise<T>;
  readonly abort: AbortController;
  passengers: number;
}

export interface Seat<T> {
  readonly result: Promise<T>;
  leave(): void;
}

/** Equal calls under way share one request (F18). It is given up when the last of those who wait for it has left. */
export class SingleFlight<T> {
  readonly #flights = new Map<string, Flight<T>>();

  join(key: string, start: (signal: AbortSignal) => Promise<T>): Seat<T> {
    const flight = this.#flights.get(key) ?? this.#depart(key, start);
    flight.passengers += 1;
    let seated = true;
    return {
      result: flight.result,
      leave: () => {
        if (!seated) return;
        seated = false;
        flight.passengers -= 1;
        // Not at once: a screen that is taken down and put up again in the same moment asks again in it.
        queueMicrotask(() => {
          if (flight.passengers === 0) this.#cancel(key, flight);
        });
      },
    };
  }

  #depart(key: string, start: (signal: AbortSignal) => Promise<T>): Flight<T> {
    const abort = new AbortController();
    const flight: Flight<T> = { result: start(abort.signal), abort, passengers: 0 };
    this.#flights.set(key, flight);
    void flight.result.finally(() => this.#forget(key, flight));
    return flight;
  }

  #cancel(key: string, flight: Flight<T>): void {
    this.#forget(key, flight);
    flight.abort.abort();
  }

  #forget(key: string, flight: Flight<T>): void {
    if (this.#flights.get(key) === flight) this.#flights.delete(key);
  }
}
