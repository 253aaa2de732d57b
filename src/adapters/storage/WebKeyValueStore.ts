import type { KeyValueStore } from '@/application/ports/device/KeyValueStore';

/** Caches that may go when the store is full, first to last (F70). The token is never among them. */
const DISPOSABLE = ['sportsData', 'oddsData', 'banners', 'appDetails'];

/**
 * `localStorage` or `sessionStorage` behind the port. Blocked cookies make the getter itself throw, so the store is asked for
 * each time, inside `try`; what it does not take is kept in memory for this page (F69, F70).
 */
export class WebKeyValueStore implements KeyValueStore {
  readonly #memory = new Map<string, string>();
  #durable = true;

  constructor(
    private readonly storage: () => Storage,
    private readonly events: Pick<Window, 'addEventListener' | 'removeEventListener'>,
  ) {}

  get durable(): boolean {
    return this.#durable;
  }

  read(key: string): string | null {
    const saved = this.#memory.get(key);
    if (saved !== undefined) return saved;
    return this.#attempt((storage) => storage.getItem(key)) ?? null;
  }

  write(key: string, value: string): void {
    if (this.#stores(key, value)) return;
    for (const cache of DISPOSABLE) {
      if (cache === key) continue;
      this.#attempt((storage) => storage.removeItem(cache));
      if (this.#stores(key, value)) return;
    }
    this.#durable = false;
    this.#memory.set(key, value);
  }

  remove(key: string): void {
    this.#memory.delete(key);
    this.#attempt((storage) => storage.removeItem(key));
  }

  keys(): readonly string[] {
    const stored = this.#attempt((storage) => Object.keys(storage)) ?? [];
    return [...new Set([...stored, ...this.#memory.keys()])];
  }

  onExternalChange(listener: (key: string | null, value: string | null) => void): () => void {
    const onEvent = (event: StorageEvent): void => {
      if (event.storageArea !== null && event.storageArea !== this.#attempt((storage) => storage)) return;
      // Some engines also tell the tab that wrote: an unchanged value is no news.
      if (event.key !== null && event.oldValue === event.newValue) return;
      listener(event.key, event.newValue);
    };
    this.events.addEventListener('storage', onEvent);
    return () => this.events.removeEventListener('storage', onEvent);
  }

  #stores(key: string, value: string): boolean {
    const stored = this.#attempt((storage) => {
      storage.setItem(key, value);
      return true;
    });
    if (stored === true) this.#memory.delete(key);
    return stored === true;
  }

  #attempt<T>(use: (storage: Storage) => T): T | undefined {
    try {
      return use(this.storage());
    } catch {
      return undefined;
    }
  }
}
