/** The scores of `mothers/scores`, as a server says them. */
const head = { refMatchId: 'match-1', version: 7, status: 'inplay', winner: null };

export const wireCricketScore = {
  ...head,
  sportId: '4',
  overs: 20,
  toss: { team: 'away', chose: 'bowl' },
  innings: [
    { team: 'home', runs: 163, wickets: 6, balls: 120 },
    { team: 'away', runs: 81, wickets: 3, balls: 74 },
  ],
  over: ['1', 'wd', '4'],
  batters: [
    { name: 'R. Talpade', runs: 34, balls: 22, onStrike: true },
    { name: 'K. Veernam', runs: 18, balls: 14, onStrike: false },
  ],
  bowler: { name: 'A. Simhara', balls: 14, runs: 21, wickets: 2 },
  lastWicket: { name: 'J. Thakoriya', runs: 12, balls: 9, at: { runs: 68, wickets: 3, balls: 64 } },
};

export const wireTennisScore = {
  ...head,
  sportId: '2',
  sets: [[6, 4]],
  games: [3, 5],
  points: [3, 4],
  tieBreak: false,
  server: 'home',
};

export const wireFootballScore = {
  ...head,
  sportId: '1',
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
};
