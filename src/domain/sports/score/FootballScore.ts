import type { ScoreHead, Team } from './ScoreHead';
import type { Pair } from './TennisScore';

export type FootballPeriod = 'firstHalf' | 'halfTime' | 'secondHalf' | 'fullTime';

export interface Goal {
  readonly team: Team;
  readonly minute: number;
}

export interface FootballScore extends ScoreHead {
  readonly sport: 'soccer';
  readonly period: FootballPeriod | null;
  /** Minutes played; beyond 90 are added ones. */
  readonly minute: number;
  readonly goals: Pair;
  readonly yellow: Pair;
  readonly red: Pair;
  readonly corners: Pair;
  /** In the order in which they fell, as far as known. */
  readonly scored: readonly Goal[];
}
