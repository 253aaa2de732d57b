import type { CricketScore, Innings } from './CricketScore';

const BALLS = 6;

/** "12.2": overs and balls. */
export function oversText(balls: number): string {
  return `${Math.floor(balls / BALLS)}.${balls % BALLS}`;
}

/** Runs an over in hundredths; null before the first ball. */
export function currentRunRate({ runs, balls }: Pick<Innings, 'runs' | 'balls'>): number | null {
  return balls === 0 ? null : rate(runs, balls);
}

/** What the side that bats second still needs. */
export interface Chase {
  readonly team: Innings['team'];
  readonly runs: number;
  readonly balls: number;
}

/** null: nothing is chased, not any more, or nobody knows in how many balls. */
export function chaseOf({ innings, overs, winner, status }: CricketScore): Chase | null {
  const [first, second] = innings;
  if (first === undefined || second === undefined || innings.length > 2) return null;
  if (status !== 'inPlay' || winner !== null || overs === null) return null;
  const runs = first.runs - second.runs + 1;
  const balls = overs * BALLS - second.balls;
  return runs <= 0 || balls <= 0 ? null : { team: second.team, runs, balls };
}

/** Runs an over in hundredths that a chase needs from here. */
export function requiredRunRate({ runs, balls }: Chase): number {
  return rate(runs, balls);
}

/** Runs an over in hundredths as players read it: two places, half up. */
function rate(runs: number, balls: number): number {
  return Math.floor((runs * BALLS * 100) / balls + 0.5);
}
