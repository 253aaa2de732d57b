import { seedOf } from '../kernel/mix';
import type { CricketStory } from './cricket';

/** Five bowl, the last five of the order. */
const BOWLERS = 5;
const FIRST_PLACE = 6;

/** Who bowls an over, counted from 0: they take turns, so none bowls two in a row or more than a fifth. */
function bowlerOf(bowlingSide: string, over: number): number {
  const start = Math.abs(seedOf('bowler', bowlingSide)) % BOWLERS;
  return FIRST_PLACE + ((start + over) % BOWLERS);
}

export interface Bowling {
  /** In the order of the side that bowls. */
  readonly place: number;
  readonly balls: number;
  readonly runs: number;
  readonly wickets: number;
}

/** Whoever bowls to `side` now, or bowled last. Everything that the side scored is the bowlers'. */
export function bowlingNow(story: CricketStory, side: 0 | 1, bowlingSide: string): Bowling {
  const done = story.byOver[side].length;
  const shown = done > 0 && story.book.overEnded ? done - 1 : done;
  const place = bowlerOf(bowlingSide, shown);
  let [balls, runs, wickets] = [0, 0, 0];
  for (let over = 0; over <= shown; over += 1) {
    if (bowlerOf(bowlingSide, over) !== place) continue;
    balls += Math.min(6, story.balls[side] - over * 6);
    runs += (story.byOver[side][over] ?? story.runs[side]) - (story.byOver[side][over - 1] ?? 0);
    wickets += story.book.outs[side].filter(([, ball]) => Math.ceil(ball / 6) === over + 1).length;
  }
  return { place, balls, runs, wickets };
}
