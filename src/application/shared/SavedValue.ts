import type { KeyValueStore } from '../ports/device/KeyValueStore';

interface Wording<Value> {
  /** Where it is saved now: it follows the player. */
  readonly key: () => string;
  readonly decode: (text: string | null) => Value;
  /** null: there is nothing to save. */
  readonly encode: (value: Value) => string | null;
}

/** What is saved on this device and looked at in more than one place. Nobody else is told. */
export class SavedValue<Value> {
  readonly #listeners = new Set<() => void>();
  #read: { readonly text: string | null; readonly value: Value } | null = null;

  constructor(
    private readonly store: KeyValueStore,
    private readonly wording: Wording<Value>,
  ) {}

  /** The same value until the text is another. */
  read(): Value {
    const text = this.store.read(this.wording.key());
    if (this.#read?.text !== text) this.#read = { text, value: this.wording.decode(text) };
    return this.#read.value;
  }

  write(value: Value): void {
    const text = this.wording.encode(value);
    if (text === null) this.store.remove(this.wording.key());
    else this.store.write(this.wording.key(), text);
    for (const tell of this.#listeners) tell();
  }

  /** Tells of every change, also of another tab. Returns how to stop. */
  watch(listener: () => void): () => void {
    const tell = (): void => listener();
    this.#listeners.add(tell);
    const stop = this.store.onExternalChange((key) => {
      if (key === null || key === this.wording.key()) tell();
    });
    return () => {
      this.#listeners.delete(tell);
      stop();
    };
  }
}
