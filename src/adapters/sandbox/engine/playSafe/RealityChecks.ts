import type { Session } from '../accounts/Sessions';
import type { Kernel } from '../kernel/Kernel';

/** Minutes that a player may choose between; there is no never. */
export const INTERVALS: readonly number[] = [10, 15, 30, 60, 120];
/** assumed: unless they chose. */
const USUAL_MINUTES = 60;
const MINUTE_MS = 60_000;

export interface SavedChecks {
  readonly minutes: readonly (readonly [string, number])[];
  readonly seen: readonly (readonly [string, number])[];
}

/** When each player is next told how long they have been playing. */
export class RealityChecks {
  readonly #kernel: Kernel;
  readonly #minutes: Map<string, number>;
  /** When a player last said that they go on, whatever the device. */
  readonly #seen: Map<string, number>;
  /** For which moment a session was called already. */
  readonly #called = new Map<string, number>();

  constructor(kernel: Kernel, saved?: SavedChecks) {
    this.#kernel = kernel;
    this.#minutes = new Map(saved?.minutes);
    this.#seen = new Map(saved?.seen);
  }

  minutesOf(userId: string): number {
    return this.#minutes.get(userId) ?? USUAL_MINUTES;
  }

  choose(userId: string, minutes: number): void {
    this.#minutes.set(userId, minutes);
    this.#kernel.touch();
  }

  goesOn(userId: string): void {
    this.#seen.set(userId, this.#kernel.now);
    this.#kernel.touch();
  }

  dueAt({ userId, createdAt }: Pick<Session, 'userId' | 'createdAt'>): number {
    return Math.max(createdAt, this.#seen.get(userId) ?? 0) + this.minutesOf(userId) * MINUTE_MS;
  }

  /** The sessions to call now, each once for one moment. */
  callsFor(sessions: readonly Session[]): readonly Session[] {
    const due = sessions.filter((session) => {
      const at = this.dueAt(session);
      return at <= this.#kernel.now && this.#called.get(session.token) !== at;
    });
    this.#forgetEnded(sessions);
    for (const session of due) this.#called.set(session.token, this.dueAt(session));
    return due;
  }

  forget(userId: string): void {
    this.#minutes.delete(userId);
    this.#seen.delete(userId);
  }

  save(): SavedChecks {
    return { minutes: [...this.#minutes], seen: [...this.#seen] };
  }

  #forgetEnded(sessions: readonly Session[]): void {
    const live = new Set(sessions.map(({ token }) => token));
    for (const token of this.#called.keys()) if (!live.has(token)) this.#called.delete(token);
  }
}
