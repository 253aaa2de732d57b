import type { Paise } from '@/domain/shared/Money';

export interface RunnerProjection {
  readonly runnerId: string;
  /** Of the open bets alone. */
  readonly now: Paise;
  /** With the bets of the slips; null when no stake is typed. */
  readonly projected: Paise | null;
}
