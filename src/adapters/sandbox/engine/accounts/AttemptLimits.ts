export interface Attempts {
  readonly key: string;
  wrong: number;
  lockedUntil: number;
  last: number;
}

const FORGET_AFTER_MS = 600_000;
const LOCK_MS = 60_000;

/** Counts wrong tries by a key and closes it for a minute when there were too many. */
export class AttemptLimits {
  private readonly tries = new Map<string, Attempts>();

  constructor(saved?: readonly Attempts[]) {
    for (const each of saved ?? []) this.tries.set(each.key, { ...each });
  }

  /** Seconds until this key may try again; 0 when it may now. */
  waitSeconds(key: string, now: number): number {
    const found = this.tries.get(key);
    return found === undefined ? 0 : Math.max(0, Math.ceil((found.lockedUntil - now) / 1000));
  }

  wrong(key: string, allowed: number, now: number): void {
    const found = this.tries.get(key);
    const fresh = found === undefined || now - found.last > FORGET_AFTER_MS;
    const wrong = fresh ? 1 : found.wrong + 1;
    this.tries.set(key, { key, wrong, last: now, lockedUntil: wrong >= allowed ? now + LOCK_MS : 0 });
  }

  right(key: string): void {
    this.tries.delete(key);
  }

  sweep(now: number): void {
    for (const [key, each] of this.tries) if (now - each.last > FORGET_AFTER_MS) this.tries.delete(key);
  }

  save(): readonly Attempts[] {
    return [...this.tries.values()];
  }
}
