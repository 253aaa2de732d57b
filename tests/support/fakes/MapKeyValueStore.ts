import type { KeyValueStore } from '@/application/ports/device/KeyValueStore';

/** A device that keeps everything, or, when `durable` is set to false, says that it keeps nothing. */
export class MapKeyValueStore implements KeyValueStore {
  durable = true;
  readonly kept = new Map<string, string>();
  readonly #listeners = new Set<(key: string | null, value: string | null) => void>();

  read(key: string): string | null {
    return this.kept.get(key) ?? null;
  }

  write(key: string, value: string): void {
    this.kept.set(key, value);
  }

  remove(key: string): void {
    this.kept.delete(key);
  }

  keys(): readonly string[] {
    return [...this.kept.keys()];
  }

  onExternalChange(listener: (key: string | null, value: string | null) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** Another tab has written. */
  changedElsewhere(key: string, value: string): void {
    this.kept.set(key, value);
    for (const tell of this.#listeners) tell(key, value);
  }
}
