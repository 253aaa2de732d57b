import type { Paise } from '../shared/Money';

/** What a player is told who has been playing for a while. Times in epoch milliseconds, of the clock that `now` is read from. */
export interface RealityCheck {
  readonly now: number;
  readonly minutes: number;
  /** When this visit began. */
  readonly since: number;
  readonly dueAt: number;
  /** Since then; null where the server does not tell. */
  readonly staked: Paise | null;
  readonly net: Paise | null;
}

export function isDue({ now, dueAt }: Pick<RealityCheck, 'now' | 'dueAt'>): boolean {
  return now >= dueAt;
}

/** Whole minutes played so far. */
export function minutesPlayed({ now, since }: Pick<RealityCheck, 'now' | 'since'>): number {
  return Math.max(0, Math.floor((now - since) / 60_000));
}
