import type { LogEntry } from './LogEntry';

export interface SavedLog {
  readonly count: number;
  readonly a: number;
  readonly b: number;
}

/**
 * Everything that happens in the engine goes through here. Only a rolling hash is kept: it tells whether two runs
 * were the same run (P32), at no cost in memory. `onLog` sees each entry as it passes.
 */
export class EventLog {
  private count: number;
  private a: number;
  private b: number;
  private readonly onLog: ((entry: LogEntry) => void) | undefined;

  constructor(saved: SavedLog | undefined, onLog: ((entry: LogEntry) => void) | undefined) {
    this.count = saved?.count ?? 0;
    this.a = saved?.a ?? 0x811c9dc5 | 0;
    this.b = saved?.b ?? 0x2545f491;
    this.onLog = onLog;
  }

  note(at: number, kind: string, ...parts: readonly (string | number | null)[]): void {
    this.count += 1;
    this.mixNumber(at);
    this.mixWord(kind);
    for (const part of parts) {
      if (typeof part === 'number') this.mixNumber(part);
      else this.mixWord(part ?? '-');
    }
    this.onLog?.({ at, kind, parts });
  }

  /** What comes too often to be worth an entry: it counts for the hash, and is not shown. */
  pulse(at: number, ...values: readonly number[]): void {
    this.mixNumber(at);
    for (const value of values) this.mix(value | 0);
  }

  hash(): string {
    return [this.a, this.b, this.count].map((lane) => (lane >>> 0).toString(16).padStart(8, '0')).join('');
  }

  save(): SavedLog {
    return { count: this.count, a: this.a, b: this.b };
  }

  private mixNumber(value: number): void {
    if (!Number.isInteger(value)) return this.mixWord(String(value));
    this.mix(value | 0);
    this.mix(Math.floor(value / 4_294_967_296) | 0);
  }

  private mixWord(text: string): void {
    for (let at = 0; at < text.length; at += 1) this.mix(text.charCodeAt(at));
    this.mix(text.length);
  }

  private mix(word: number): void {
    this.a = Math.imul(this.a ^ word, 0x01000193);
    this.b = Math.imul((this.b << 13) | (this.b >>> 19), 5) + (word ^ this.a);
    this.b |= 0;
  }
}
