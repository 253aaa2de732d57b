import type { TennisScore } from './TennisScore';

const CALLS = ['0', '15', '30', '40'] as const;

/** The points as the umpire calls them, home first; the same signs in every language. */
export function tennisPoints({
  points: [home, away],
  tieBreak,
}: Pick<TennisScore, 'points' | 'tieBreak'>): readonly [string, string] {
  if (tieBreak) return [String(home), String(away)];
  return [call(home, away), call(away, home)];
}

function call(own: number, theirs: number): string {
  if (own >= 3 && theirs >= 3) return own > theirs ? 'Ad' : '40';
  return CALLS[own] ?? '40';
}
