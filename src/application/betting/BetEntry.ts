import type { OddsHundredths } from '@/domain/shared/Odds';

/** What a player typed to change a bet that waits. */
export interface BetEntry {
  readonly odds: OddsHundredths;
  /** As typed. */
  readonly stakeText: string;
}
