import type { LiveScore } from './LiveScore';

/** Whether a score says something that the one before it does not: never back in time, and the same again is no news. */
export function isNewerScore(score: LiveScore, known: LiveScore | null): boolean {
  return known === null || known.matchId !== score.matchId || score.version > known.version;
}
