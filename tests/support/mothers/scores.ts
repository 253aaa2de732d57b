import type { CricketScore } from '@/domain/sports/score/CricketScore';
import type { FootballScore } from '@/domain/sports/score/FootballScore';
import type { TennisScore } from '@/domain/sports/score/TennisScore';
import { MATCH } from './sports';

/** A chase of 164 in 20 overs, as on the drawing of the match page. */
export function aCricketScore(changes: Partial<CricketScore> = {}): CricketScore {
  return {
    sport: 'cricket',
    matchId: MATCH,
    version: 7,
    status: 'inPlay',
    winner: null,
    overs: 20,
    toss: { team: 'away', chose: 'bowl' },
    innings: [
      { team: 'home', runs: 163, wickets: 6, balls: 120 },
      { team: 'away', runs: 81, wickets: 3, balls: 74 },
    ],
    over: [
      { kind: 'runs', runs: 1 },
      { kind: 'wide', runs: 1 },
      { kind: 'runs', runs: 4 },
    ],
    batters: [
      { name: 'R. Talpade', runs: 34, balls: 22, onStrike: true },
      { name: 'K. Veernam', runs: 18, balls: 14, onStrike: false },
    ],
    bowler: { name: 'A. Simhara', balls: 14, runs: 21, wickets: 2 },
    lastWicket: { name: 'J. Thakoriya', runs: 12, balls: 9, at: { runs: 68, wickets: 3, balls: 64 } },
    ...changes,
  };
}

export function aTennisScore(changes: Partial<TennisScore> = {}): TennisScore {
  return {
    sport: 'tennis',
    matchId: MATCH,
    version: 7,
    status: 'inPlay',
    winner: null,
    sets: [[6, 4]],
    games: [3, 5],
    points: [3, 4],
    tieBreak: false,
    server: 'home',
    ...changes,
  };
}

export function aFootballScore(changes: Partial<FootballScore> = {}): FootballScore {
  return {
    sport: 'soccer',
    matchId: MATCH,
    version: 7,
    status: 'inPlay',
    winner: null,
    period: 'secondHalf',
    minute: 63,
    goals: [2, 1],
    yellow: [1, 3],
    red: [0, 1],
    corners: [5, 4],
    scored: [
      { team: 'home', minute: 12 },
      { team: 'away', minute: 40 },
      { team: 'home', minute: 58 },
    ],
    ...changes,
  };
}
