import type { Cancellation } from '../ports/device/Cancellation';
import { CancelSource } from '../ports/device/CancelSource';
import type { Ports } from '../ports/Ports';

interface Watched {
  watchers: number;
  readonly stopTimer: () => void;
}

interface Running {
  readonly source: CancelSource;
  readonly ended: Promise<void>;
}

/**
 * Keeps things fresh while somebody looks at them: loads at once and then every `everyMs`, not in a hidden page, and at once when the page is
 * seen again or back online. One call per key at a time (F18); the last one to leave takes a call under way with it (F05).
 */
export class Refresh<Key> {
  readonly #watched = new Map<Key, Watched>();
  readonly #running = new Map<Key, Running>();
  readonly #loadedAt = new Map<Key, number>();
  #stopListening: (() => void) | null = null;

  constructor(
    private readonly load: (key: Key, cancellation: Cancellation) => Promise<void>,
    private readonly everyMs: number,
    private readonly ports: Pick<Ports, 'clock' | 'scheduler' | 'pageLife'>,
  ) {}

  /** Returns how to release. Leaving is settled a microtask later, so that a remount does not start over. */
  watch(key: Key): () => void {
    const watched = this.#watched.get(key) ?? this.#start(key);
    watched.watchers += 1;
    let released = false;
    return () => {
      if (released) return;
      released = true;
      watched.watchers -= 1;
      void Promise.resolve().then(() => this.#stopIfLeft(key, watched));
    };
  }

  /** Loads now, or joins the call under way. */
  now(key: Key): Promise<void> {
    const running = this.#running.get(key);
    if (running !== undefined) return running.ended;
    const source = new CancelSource();
    const ended = this.load(key, source).finally(() => {
      if (this.#running.get(key)?.source !== source) return;
      this.#running.delete(key);
      if (this.#watched.has(key)) this.#loadedAt.set(key, this.ports.clock.monotonic());
    });
    this.#running.set(key, { source, ended });
    return ended;
  }

  #start(key: Key): Watched {
    const stopTimer = this.ports.scheduler.every(this.everyMs, () => {
      if (this.ports.pageLife.visible) void this.now(key);
    });
    const watched = { watchers: 0, stopTimer };
    this.#watched.set(key, watched);
    this.#stopListening ??= this.#listen();
    void this.now(key);
    return watched;
  }

  #stopIfLeft(key: Key, watched: Watched): void {
    if (watched.watchers > 0 || this.#watched.get(key) !== watched) return;
    watched.stopTimer();
    this.#watched.delete(key);
    this.#loadedAt.delete(key);
    this.#running.get(key)?.source.cancel();
    this.#running.delete(key);
    if (this.#watched.size > 0) return;
    this.#stopListening?.();
    this.#stopListening = null;
  }

  #listen(): () => void {
    const stops = [
      this.ports.pageLife.onVisible(() => this.#reloadOld()),
      this.ports.pageLife.onResume(() => this.#reloadAll()),
      this.ports.pageLife.onOnlineChange((online) => {
        if (online) this.#reloadAll();
      }),
    ];
    return () => stops.forEach((stop) => stop());
  }

  #reloadOld(): void {
    const now = this.ports.clock.monotonic();
    for (const key of this.#watched.keys())
      if (now - (this.#loadedAt.get(key) ?? 0) >= this.everyMs) void this.now(key);
  }

  #reloadAll(): void {
    for (const key of this.#watched.keys()) void this.now(key);
  }
}
