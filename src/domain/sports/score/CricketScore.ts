import type { ScoreHead, Team } from './ScoreHead';

export interface Toss {
  readonly team: Team;
  readonly chose: 'bat' | 'bowl';
}

/** Of one side. Overs are counted in balls: six make one. */
export interface Innings {
  readonly team: Team;
  readonly runs: number;
  readonly wickets: number;
  readonly balls: number;
}

/** One delivery. `runs` are all that it brought, the extra one included. */
export interface Ball {
  readonly kind: 'runs' | 'wicket' | 'wide' | 'noBall';
  readonly runs: number;
}

export interface Batter {
  readonly name: string;
  readonly runs: number;
  readonly balls: number;
  readonly onStrike: boolean;
}

export interface Bowler {
  readonly name: string;
  readonly balls: number;
  readonly runs: number;
  readonly wickets: number;
}

export interface Wicket {
  readonly name: string;
  readonly runs: number;
  readonly balls: number;
  /** The innings when it fell. */
  readonly at: Omit<Innings, 'team'>;
}

export interface CricketScore extends ScoreHead {
  readonly sport: 'cricket';
  /** Of each side at most; null: not limited, or not known. */
  readonly overs: number | null;
  readonly toss: Toss | null;
  /** In the order of batting; the last is the one that is played. */
  readonly innings: readonly Innings[];
  /** The deliveries of this over, the first one first. */
  readonly over: readonly Ball[];
  /** The two who bat. */
  readonly batters: readonly Batter[];
  readonly bowler: Bowler | null;
  readonly lastWicket: Wicket | null;
}
