import type { KeyValueStore } from '@/application/ports/device/KeyValueStore';

/** Storage that ends with its process, and so does all that is to be remembered there: nobody is told that anything is lost. No other tab can change it. */
export class MemoryKeyValueStore implements KeyValueStore {
  readonly durable = true;
  readonly #values = new Map<string, string>();

  read(key: string): string | null {
    return this.#values.get(key) ?? null;
  }

  write(key: string, value: string): void {
    this.#values.set(key, value);
  }

  remove(key: string): void {
    this.#values.delete(key);
  }

  keys(): readonly string[] {
    return [...this.#values.keys()];
  }

  onExternalChange(): () => void {
    return () => undefined;
  }
}
