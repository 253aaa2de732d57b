/** Functions that are called when something happens. One that stops listening while others are called is called no more than this once. */
export class Listeners<Listener> {
  readonly #all = new Set<Listener>();

  /** Returns how to stop. */
  add(listener: Listener): () => void {
    this.#all.add(listener);
    return () => this.#all.delete(listener);
  }

  each(tell: (listener: Listener) => void): void {
    for (const listener of [...this.#all]) tell(listener);
  }
}
