const KEY = 'sandbox:v1';
const TERM_KEY = 'sandbox:v1:term';

export type StorageLike = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export type SandboxNotice =
  /** Locks or channels are missing: every tab has a world of its own. */
  | 'singleTab'
  /** The world lasts as long as this page only. */
  | 'notStored'
  /** What was stored could not be read; a new world has begun. */
  | 'freshWorld'
  /** The engine's thread could not begin, or broke; it is begun anew. */
  | 'engineFailed';

/** The world in the browser's storage. Never throws; what goes wrong is told once. */
export class SnapshotStore {
  private term = 0;
  private hasWarned = false;

  constructor(
    private readonly storage: StorageLike | null,
    private readonly notice: (notice: SandboxNotice) => void,
  ) {
    if (storage === null) this.notStored();
  }

  /** A new host begins its term: from here on no earlier one may write. `known` is the latest term that this tab heard of. */
  beginTerm(known: number): number {
    this.term = Math.max(this.storedTerm(), known) + 1;
    this.guarded((storage) => storage.setItem(TERM_KEY, String(this.term)));
    return this.term;
  }

  /** As it was saved last; null for nothing. */
  load(): string | null {
    return this.guarded((storage) => storage.getItem(KEY)) ?? null;
  }

  unreadable(): void {
    this.guarded((storage) => storage.removeItem(KEY));
    this.notice('freshWorld');
  }

  /** False when another tab has begun a later term: this one must not host any more. */
  save(world: string): boolean {
    if (this.storedTerm() > this.term) return false;
    this.guarded((storage) => storage.setItem(KEY, world));
    return true;
  }

  private storedTerm(): number {
    const term = Number(this.guarded((storage) => storage.getItem(TERM_KEY)) ?? 0);
    return Number.isSafeInteger(term) ? term : 0;
  }

  private guarded<T>(use: (storage: StorageLike) => T): T | undefined {
    if (this.storage === null) return undefined;
    try {
      return use(this.storage);
    } catch {
      this.notStored();
      return undefined;
    }
  }

  private notStored(): void {
    if (this.hasWarned) return;
    this.hasWarned = true;
    this.notice('notStored');
  }
}
