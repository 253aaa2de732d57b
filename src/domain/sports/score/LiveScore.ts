import type { CricketScore } from './CricketScore';
import type { FootballScore } from './FootballScore';
import type { TennisScore } from './TennisScore';

/** How a match stands, as its own sport tells it. */
export type LiveScore = CricketScore | TennisScore | FootballScore;
