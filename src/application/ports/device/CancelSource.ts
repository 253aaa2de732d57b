import type { Cancellation } from './Cancellation';

/** The end of a call that gives up; the call holds the `Cancellation` half. */
export class CancelSource implements Cancellation {
  #listeners: (() => void)[] = [];
  #cancelled = false;

  get cancelled(): boolean {
    return this.#cancelled;
  }

  onCancel(listener: () => void): void {
    if (this.#cancelled) listener();
    else this.#listeners.push(listener);
  }

  cancel(): void {
    this.#cancelled = true;
    const listeners = this.#listeners;
    this.#listeners = [];
    for (const listener of listeners) listener();
  }
}
