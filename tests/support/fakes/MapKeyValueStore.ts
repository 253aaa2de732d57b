import type { KeyValueStore } from '@/application/ports/device/KeyValueStore';

/** A device that keeps everything, or, when `durable` is set to false, says that it keeps nothing. */
export class MapKeyValueStore implements KeyValueStore {
  durable = true;
  readonly kept = new Map<string, string>();

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

  onExternalChange(): () => void {
    return () => undefined;
  }
}
