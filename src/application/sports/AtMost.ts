/** Lets so many calls run at a time; the others wait for their turn, in order. */
export class AtMost {
  readonly #waiting: (() => void)[] = [];
  #free: number;

  constructor(most: number) {
    this.#free = most;
  }

  async run<T>(call: () => Promise<T>): Promise<T> {
    if (this.#free === 0) await new Promise<void>((proceed) => this.#waiting.push(proceed));
    else this.#free -= 1;
    try {
      return await call();
    } finally {
      const next = this.#waiting.shift();
      if (next === undefined) this.#free += 1;
      else next();
    }
  }
}
