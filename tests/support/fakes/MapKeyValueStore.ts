import type { KeyValueStore } from '@/application/ports/device/KeyValueStore';

/** A device that keeps everything, or, when `durable` is set to false, says that it keeps nothing. */
export class MapKeyValueStore implements KeyValueStore {
  durable = true;
  readonly saved = new Map<string, string>();
  readonly #listeners = new Set<(key: string | null, value: string | null) => void>();

  read(key: string): string | null {
    return this.saved.get(key) ?? null;
  }

  write(key: string, value: string): void {
    this.saved.set(key, value);
  }

  remove(key: string): void {
    this.saved.delete(key);
  }

  keys(): readonly string[] {
    return [...this.saved.keys()];
  }

  onExternalChange(listener: (key: string | null, value: string | null) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** Another tab has written. */
  changedElsewhere(key: string, value: string): void {
    this.saved.set(key, value);
    for (const tell of this.#listeners) tell(key, value);
  }

  /** Another tab has cleared everything. */
  clearedElsewhere(): void {
    this.saved.clear();
    for (const tell of this.#listeners) tell(null, null);
  }
}
