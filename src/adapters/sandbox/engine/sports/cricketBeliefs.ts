import { exponential, within } from '../kernel/smooth';
import { batting, cricketChances, cricketTied, isAllOver, ratesOf } from './cricket';
import type { CricketStory } from './cricket';
import { eitherOr } from './Topic';
import type { Belief, Decision, Topic } from './Topic';

/** What the story of a cricket match knows about a question: expected runs while it is open, then the runs themselves. */
export function cricketBelief(story: CricketStory, topic: Topic): Belief | null {
  switch (topic.what) {
    case 'tie':
      return eitherOr(tieChance(story), story.winner === null ? null : cricketTied(story));
    case 'overs':
      return runs(story, topic.side, story.byOver[topic.side][topic.to - 1], topic.to * 6);
    case 'innings':
      return runs(story, topic.side, undefined, Infinity);
    case 'wicket':
      return runs(
        story,
        topic.side,
        story.falls[topic.side][topic.number - 1],
        story.balls[topic.side] + 1 / ratesOf(story).wicket,
      );
    case 'over':
      return overRuns(story, topic.side, topic.number);
    case 'batter':
      return batterRuns(story, topic.side, topic.place);
    case 'parity': {
      const over = isAllOver(story, topic.side);
      return eitherOr(0.5, over ? story.runs[topic.side] % 2 === 1 : null);
    }
    default:
      return null;
  }
}

function counted(expected: number, result: number | null): Belief {
  const decided: Decision | null = result === null ? null : { runs: result };
  return { values: [Math.round((result ?? expected) * 100) / 100], decided };
}

/** The total at a ball of the innings; an innings that ends before it counts as it ended. */
function runs(story: CricketStory, side: 0 | 1, reached: number | undefined, ball: number): Belief {
  const result = reached ?? (isAllOver(story, side) ? story.runs[side] : null);
  return counted(projected(story, side, ball), result);
}

/** Runs when that ball has been bowled, if it goes on like an average innings. */
function projected(story: CricketStory, side: 0 | 1, ball: number): number {
  const { perBall, wicket } = ratesOf(story);
  const lasts = ((10 - story.wickets[side]) / wicket) * 0.95;
  const left = Math.min(ball, story.overs * 6) - story.balls[side];
  const total = story.runs[side] + Math.max(0, Math.min(left, lasts)) * perBall;
  const chasing = story.innings === 2 && side === batting(story);
  return chasing ? Math.min(total, story.runs[side === 0 ? 1 : 0] + 2) : total;
}

/** An over that was begun counts as far as it went; one that never began counts for nothing. */
function overRuns(story: CricketStory, side: 0 | 1, number: number): Belief {
  const before = story.byOver[side][number - 2] ?? 0;
  const after = story.byOver[side][number - 1];
  // A wide may be all that there is of it by now.
  const isNext = story.byOver[side].length === number - 1;
  const begun = isNext && (story.balls[side] > (number - 1) * 6 || story.runs[side] > before);
  if (after !== undefined) return counted(0, after - before);
  if (isAllOver(story, side))
    return begun ? counted(0, story.runs[side] - before) : { values: [0], decided: 'void' };
  const left = begun ? number * 6 - story.balls[side] : 6;
  return counted((begun ? story.runs[side] - before : 0) + left * ratesOf(story).perBall, null);
}

function batterRuns(story: CricketStory, side: 0 | 1, place: number): Belief {
  const scored = story.bats[side][place] ?? 0;
  const isIn = side === batting(story) && story.crease.includes(place);
  if (!isIn || isAllOver(story, side)) return counted(0, scored);
  const { perBall, wicket } = ratesOf(story);
  const faces = Math.min((story.overs * 6 - story.balls[side]) / 2, 0.8 / wicket);
  return counted(scored + faces * perBall, null);
}

/** How thick the curve of results is at exactly level. */
function tieChance(story: CricketStory): number {
  const side = batting(story);
  const [first] = cricketChances(story);
  const left = story.overs * 6 - story.balls[side] + (story.innings === 1 ? story.overs * 6 : 0);
  const spread = Math.sqrt(left * 3.4 + 1.5);
  const off = (first - 0.5) * 4;
  return within(0.002, (0.4 / spread) * exponential((-off * off) / 2), 0.4);
}
