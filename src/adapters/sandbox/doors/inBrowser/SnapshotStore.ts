const KEY = 'sandbox:v1';
const TERM_KEY = 'sandbox:v1:term';
const VERSION = 1;

export type StorageLike = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export interface StoredWorld {
  readonly snapshot: unknown;
  /** The engine's own count of changes at that time: a world that wakes with another one was not this world. */
  readonly revision: number;
  /** How far the sandbox's clock was moved on by hand. */
  readonly movedMs: number;
}

export type SandboxNotice =
  /** Locks or channels are missing: every tab has a world of its own. */
  | 'singleTab'
  /** The world lasts as long as this page only. */
  | 'notStored'
  /** What was stored could not be read; a new world has begun. */
  | 'freshWorld';

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

  /** Null for nothing stored, or for something that is not a world of this version. */
  load(): StoredWorld | null {
    const text = this.guarded((storage) => storage.getItem(KEY)) ?? null;
    if (text === null) return null;
    const stored = decode(text);
    if (stored === null) this.unreadable();
    return stored;
  }

  unreadable(): void {
    this.guarded((storage) => storage.removeItem(KEY));
    this.notice('freshWorld');
  }

  /** False when another tab has begun a later term: this one must not host any more. */
  save(world: StoredWorld): boolean {
    if (this.storedTerm() > this.term) return false;
    this.guarded((storage) => storage.setItem(KEY, JSON.stringify({ version: VERSION, ...world })));
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

function decode(text: string): StoredWorld | null {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || !('version' in value) || value.version !== VERSION)
      return null;
    if (!('snapshot' in value && 'movedMs' in value && 'revision' in value)) return null;
    const { snapshot, movedMs, revision } = value;
    return typeof movedMs === 'number' && typeof revision === 'number'
      ? { snapshot, movedMs, revision }
      : null;
  } catch {
    return null;
  }
}
