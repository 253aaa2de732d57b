import { EventLog } from './EventLog';
import type { SavedLog } from './EventLog';
import { drawBetween, drawSecret } from './luck';
import type { Lucky } from './luck';
import type { LogEntry } from './LogEntry';
import { seedOf } from './mix';

export interface SavedKernel {
  readonly seed: string;
  readonly now: number;
  readonly luck: number;
  readonly lastId: number;
  readonly revision: number;
  readonly log: SavedLog;
}

/** What every part of the engine shares: the engine's clock, its ids and secrets, its log, its revision. */
export class Kernel {
  now: number;
  readonly seed: string;
  readonly log: EventLog;
  private readonly secrets: Lucky;
  private lastId: number;
  private changes: number;

  constructor(seed: string, startMs: number, saved?: SavedKernel, onLog?: (entry: LogEntry) => void) {
    this.seed = seed;
    this.now = saved?.now ?? startMs;
    this.secrets = { luck: saved?.luck ?? seedOf(seed, 'secrets') };
    this.lastId = saved?.lastId ?? 10_000;
    this.changes = saved?.revision ?? 0;
    this.log = new EventLog(saved?.log, onLog);
  }

  /** A number never given before by this engine. */
  nextId(): number {
    this.lastId += 1;
    return this.lastId;
  }

  secret(): string {
    return drawSecret(this.secrets);
  }

  sixDigits(): string {
    return String(drawBetween(this.secrets, 0, 999_999)).padStart(6, '0');
  }

  /** Something changed that must survive a reload. */
  touch(): void {
    this.changes += 1;
  }

  revision(): number {
    return this.changes;
  }

  note(kind: string, ...parts: readonly (string | number | null)[]): void {
    this.log.note(this.now, kind, ...parts);
  }

  save(): SavedKernel {
    return {
      seed: this.seed,
      now: this.now,
      luck: this.secrets.luck,
      lastId: this.lastId,
      revision: this.changes,
      log: this.log.save(),
    };
  }
}
