import { seedOf } from '../kernel/mix';

/** Which side wins the toss of a match; known to players from the start of play. */
export function tossWinner(seed: string, matchId: string): 0 | 1 {
  return seedOf(seed, 'toss', matchId) < 0 ? 0 : 1;
}
