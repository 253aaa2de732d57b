import { draw, drawBetween } from '../kernel/luck';
import type { Lucky } from '../kernel/luck';
import { exponential, within } from '../kernel/smooth';
import type { Scoreboard } from './Scoreboard';
import { eitherOr } from './Topic';
import type { Belief } from './Topic';
import type { Turn } from './Turn';
import { say } from '../../texts/Said';

export interface SoccerStory {
  readonly sport: 'soccer';
  /** Goals that each side is expected to score in a whole match. */
  readonly force: readonly [number, number];
  /** Minutes added to the second half. */
  readonly added: number;
  minute: number;
  goals: [number, number];
  over: boolean;
  readonly book: MatchBook;
}

/** What happened besides, home and away. Plain data: it travels in the snapshot. */
interface MatchBook {
  corners: [number, number];
  yellow: [number, number];
  red: [number, number];
  /** Who scored, and in which minute. */
  scored: (readonly [side: 0 | 1, minute: number])[];
}

/** How often in a minute, for both sides. The best and the worst of luck do not meet: no draw is needed for these. */
const CORNER = 0.105;
const YELLOW = 0.038;
const RED = 0.0015;

const MINUTE_MS: readonly [number, number] = [9_000, 11_000];
const HALF_TIME_MS = 45_000;

export function startSoccer(luck: Lucky): SoccerStory {
  const edge = (draw(luck) - 0.42) * 1.2;
  return {
    sport: 'soccer',
    force: [within(0.5, 1.4 + edge * 0.7, 2.6), within(0.4, 1.2 - edge * 0.7, 2.4)],
    added: drawBetween(luck, 1, 5),
    minute: 0,
    goals: [0, 0],
    over: false,
    book: { corners: [0, 0], yellow: [0, 0], red: [0, 0], scored: [] },
  };
}

/** `left` is what the roll leaves below its highest value; the stronger side has more of the corners. */
function noteBesides({ book, force: [home, away] }: SoccerStory, left: number): void {
  const share = home / (home + away);
  const happens = (from: number, often: number): 0 | 1 | null => {
    if (left < from || left >= from + often) return null;
    return left - from < often * share ? 0 : 1;
  };
  const corner = happens(0, CORNER);
  if (corner !== null) book.corners[corner] += 1;
  const yellow = happens(CORNER, YELLOW);
  if (yellow !== null) book.yellow[yellow] += 1;
  const red = happens(CORNER + YELLOW, RED);
  if (red !== null) book.red[red] += 1;
}

/** One minute. */
export function playMinute(story: SoccerStory, luck: Lucky): Turn {
  story.minute += 1;
  const roll = draw(luck);
  const home = story.force[0] / 92;
  const away = story.force[1] / 92;
  const goal = roll < home ? 0 : roll < home + away ? 1 : null;
  if (goal === null) noteBesides(story, 1 - roll);
  else {
    story.goals[goal] += 1;
    story.book.scored.push([goal, story.minute]);
  }
  const waitMs = drawBetween(luck, MINUTE_MS[0], MINUTE_MS[1]);
  story.over = story.minute >= 90 + story.added;
  if (story.over) return { waitMs, incident: 'major', over: true };
  return {
    waitMs: story.minute === 45 ? HALF_TIME_MS : waitMs,
    incident: goal === null ? 'none' : 'major',
    over: false,
  };
}

/** Chances of home, away and draw from here: both sides' remaining goals are Poisson. */
export function soccerChances(story: SoccerStory): readonly [number, number, number] {
  const lead = story.goals[0] - story.goals[1];
  if (story.over) return lead > 0 ? [1, 0, 0] : lead < 0 ? [0, 1, 0] : [0, 0, 1];
  const left = Math.max(0.5, 90 + story.added - story.minute) / 92;
  const home = goalChances(story.force[0] * left);
  const away = goalChances(story.force[1] * left);
  let homeWins = 0;
  let draws = 0;
  home.forEach((homeChance, homeGoals) => {
    away.forEach((awayChance, awayGoals) => {
      const final = lead + homeGoals - awayGoals;
      if (final > 0) homeWins += homeChance * awayChance;
      if (final === 0) draws += homeChance * awayChance;
    });
  });
  const wins = within(0.003, homeWins, 0.99);
  const even = within(0.003, draws, 0.99);
  return [wins, within(0.003, 1 - wins - even, 0.99), even];
}

/** Whether the match brings at least so many goals. */
export function goalsBelief(story: SoccerStory, atLeast: number): Belief {
  const missing = atLeast - story.goals[0] - story.goals[1];
  if (missing <= 0 || story.over) return eitherOr(0, missing <= 0);
  const left = Math.max(0.5, 90 + story.added - story.minute) / 92;
  const fewer = goalChances((story.force[0] + story.force[1]) * left).slice(0, missing);
  return eitherOr(within(0.004, 1 - fewer.reduce((sum, chance) => sum + chance, 0), 0.996), null);
}

function goalChances(mean: number): readonly number[] {
  const chances = [exponential(-mean)];
  for (let goals = 1; goals <= 7; goals += 1) chances.push(((chances[goals - 1] ?? 0) * mean) / goals);
  return chances;
}

export function soccerScore(story: SoccerStory): Scoreboard {
  const { minute } = story;
  const clock = minute > 90 ? `90+${minute - 90}'` : `${minute}'`;
  return {
    home: String(story.goals[0]),
    away: String(story.goals[1]),
    note: say(
      story.over ? 'Full time' : minute === 45 ? 'Half time' : minute < 45 ? 'First half' : 'Second half',
    ),
    clock,
  };
}
