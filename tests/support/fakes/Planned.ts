import { pausable } from '@tests/support/pausable';
import type { Gate } from '@tests/support/pausable';

/** One call of a fake: it remembers its arguments and answers as planned; a call that nobody planned fails the test by name. */
export class Planned<Args extends readonly unknown[], Answer> {
  readonly calls: Args[] = [];
  readonly #name: string;
  readonly #gate: Gate;
  #next: Answer[] = [];
  #fallback: { readonly answer: Answer } | null = null;

  constructor(name: string, gate = pausable()) {
    this.#name = name;
    this.#gate = gate;
  }

  /** Holds answers back until `resume`. */
  get gate(): Gate {
    return this.#gate;
  }

  /** The next calls, in order. */
  answer(...answers: readonly Answer[]): void {
    this.#next = [...this.#next, ...answers];
  }

  /** Every call that has no answer of its own. */
  always(answer: Answer): void {
    this.#fallback = { answer };
  }

  async run(...args: Args): Promise<Answer> {
    this.calls.push(args);
    const [next, ...rest] = this.#next;
    const planned = next === undefined ? this.#fallback : { answer: next };
    if (planned === null) throw new Error(`unplanned call ${this.#name}(${JSON.stringify(args)})`);
    this.#next = rest;
    await this.#gate.pass();
    return planned.answer;
  }
}
