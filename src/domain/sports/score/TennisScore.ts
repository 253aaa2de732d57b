import type { ScoreHead, Team } from './ScoreHead';

/** Of home and away. */
export type Pair = readonly [number, number];

export interface TennisScore extends ScoreHead {
  readonly sport: 'tennis';
  /** Games of the sets that are over. */
  readonly sets: readonly Pair[];
  /** Games of the set that is played. */
  readonly games: Pair;
  /** Points of the game that is played, counted one by one. */
  readonly points: Pair;
  readonly tieBreak: boolean;
  readonly server: Team | null;
}
