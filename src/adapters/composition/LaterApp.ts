import type { PlayerApp } from '@/application/PlayerApp';

/** The whole app, which is on its way or not even asked for yet. */
export class LaterApp {
  #app: PlayerApp | null = null;
  #loading: Promise<PlayerApp> | null = null;
  readonly #waiting = new Set<(app: PlayerApp) => void>();

  constructor(private readonly open: () => Promise<PlayerApp>) {}

  get now(): PlayerApp | null {
    return this.#app;
  }

  /** Asks for it once; after a failure (no connection, a deploy) the next call tries again. */
  load(): Promise<PlayerApp> {
    this.#loading ??= this.open().then(
      (app) => {
        this.#app = app;
        for (const then of this.#waiting) then(app);
        this.#waiting.clear();
        return app;
      },
      (error: unknown) => {
        this.#loading = null;
        throw error;
      },
    );
    return this.#loading;
  }

  /** Runs once it is there, now or later; asks for nothing. Returns how to give up waiting. */
  whenThere(then: (app: PlayerApp) => void): () => void {
    if (this.#app !== null) {
      then(this.#app);
      return () => undefined;
    }
    this.#waiting.add(then);
    return () => this.#waiting.delete(then);
  }
}
