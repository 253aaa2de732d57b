import { draw, drawBetween } from '../kernel/luck';
import type { Lucky } from '../kernel/luck';
import { chanceBelow, within } from '../kernel/smooth';
import { newScorebook, noteDelivery } from './Scorebook';
import type { Scorebook } from './Scorebook';
import type { Scoreboard } from './Scoreboard';
import type { Turn } from './Turn';
import { say } from '../../texts/Said';
import type { Said } from '../../texts/Said';

export interface CricketStory {
  readonly sport: 'cricket';
  readonly overs: number;
  /** Milliseconds between two balls, shortest and longest. */
  readonly pace: readonly [number, number];
  /** How much better the home side is, in standard deviations of a result. */
  readonly edge: number;
  /** Who bats first: 0 home, 1 away. */
  readonly first: 0 | 1;
  innings: 1 | 2;
  runs: [number, number];
  wickets: [number, number];
  balls: [number, number];
  winner: 0 | 1 | null;
  /** Runs at the end of each over, per side. */
  byOver: [number[], number[]];
  /** Runs when each wicket fell. */
  falls: [number[], number[]];
  /** Runs of each batter, in the order of coming in. */
  bats: [number[], number[]];
  /** Who bats now: places in that order, the one who faces first. */
  crease: readonly [number, number];
  readonly book: Scorebook;
}

const WICKETS = 10;
/** Of all deliveries: wides, and with them no-balls. Each brings a run and is bowled again. */
const WIDES = 0.026;
const EXTRAS = 0.03;

export function startCricket(luck: Lucky, overs: number, pace: readonly [number, number]): CricketStory {
  return {
    sport: 'cricket',
    overs,
    pace,
    edge: within(-0.9, (draw(luck) + draw(luck) - 1) * 0.9, 0.9),
    first: draw(luck) < 0.5 ? 0 : 1,
    innings: 1,
    runs: [0, 0],
    wickets: [0, 0],
    balls: [0, 0],
    winner: null,
    byOver: [[], []],
    falls: [[], []],
    bats: [
      [0, 0],
      [0, 0],
    ],
    crease: [0, 1],
    book: newScorebook(),
  };
}

export function batting(story: CricketStory): 0 | 1 {
  return story.innings === 1 ? story.first : otherSide(story.first);
}

function otherSide(side: 0 | 1): 0 | 1 {
  return side === 0 ? 1 : 0;
}

/** Runs that an average ball brings in this format. */
function perBall(story: CricketStory): number {
  return story.overs <= 10 ? 1.75 : 1.39;
}

/** How often a ball takes a wicket, and what it brings on average. */
export function ratesOf(story: CricketStory): { readonly wicket: number; readonly perBall: number } {
  return story.overs <= 10 ? { wicket: 0.06, perBall: 1.65 } : { wicket: 0.045, perBall: 1.3 };
}

/** Whether a side has no more ball to face. */
export function isAllOver(story: CricketStory, side: 0 | 1): boolean {
  return story.winner !== null || (story.innings === 2 && side === story.first);
}

export function cricketTied(story: CricketStory): boolean {
  return story.runs[0] === story.runs[1];
}

/** One delivery. */
export function playBall(story: CricketStory, luck: Lucky): Turn {
  const side = batting(story);
  const delivery = draw(luck);
  if (delivery < EXTRAS) {
    story.runs[side] += 1;
    noteDelivery(story.book, side, story.crease[0], delivery < WIDES ? 'wd' : 'nb');
    return closeDelivery(story, side, 'none', luck);
  }
  return playLegal(story, side, (delivery - EXTRAS) / (1 - EXTRAS), luck);
}

function playLegal(story: CricketStory, side: 0 | 1, roll: number, luck: Lucky): Turn {
  const better = (side === 0 ? story.edge : -story.edge) * 0.02;
  const short = story.overs <= 10;
  const wicket = (short ? 0.06 : 0.045) - better * 0.5;
  const dot = wicket + (short ? 0.27 : 0.33) - better;
  const single = dot + (short ? 0.36 : 0.39);
  const two = single + 0.08;
  const four = two + (short ? 0.14 : 0.105) + better;
  story.balls[side] += 1;
  let incident: Turn['incident'] = 'none';
  if (roll < wicket) {
    noteDelivery(story.book, side, story.crease[0], 'W');
    story.wickets[side] += 1;
    incident = 'major';
    fall(story, side);
  } else {
    const runs = roll < dot ? 0 : roll < single ? 1 : roll < two ? 2 : roll < four ? 4 : 6;
    noteDelivery(story.book, side, story.crease[0], String(runs));
    story.runs[side] += runs;
    story.bats[side][story.crease[0]] = (story.bats[side][story.crease[0]] ?? 0) + runs;
    if (runs === 1) swapEnds(story);
    if (runs >= 4) incident = 'brief';
  }
  if (story.balls[side] % 6 === 0) {
    story.byOver[side].push(story.runs[side]);
    story.book.overEnded = true;
    swapEnds(story);
  }
  return closeDelivery(story, side, incident, luck);
}

function fall(story: CricketStory, side: 0 | 1): void {
  story.falls[side].push(story.runs[side]);
  story.book.outs[side].push([story.crease[0], story.balls[side]]);
  if (story.wickets[side] >= WICKETS) return;
  story.crease = [story.wickets[side] + 1, story.crease[1]];
  story.bats[side].push(0);
}

function swapEnds(story: CricketStory): void {
  story.crease = [story.crease[1], story.crease[0]];
}

function closeDelivery(story: CricketStory, side: 0 | 1, incident: Turn['incident'], luck: Lucky): Turn {
  const waitMs = drawBetween(luck, story.pace[0], story.pace[1]);
  const bowledOut = story.wickets[side] >= WICKETS || story.balls[side] >= story.overs * 6;
  if (story.innings === 1) {
    if (!bowledOut) return { waitMs, incident, over: false };
    story.innings = 2;
    story.crease = [0, 1];
    story.book.over = [];
    story.book.overEnded = false;
    return { waitMs: waitMs * 4, incident: 'major', over: false };
  }
  const ahead = story.runs[side] - story.runs[otherSide(side)];
  if (ahead <= 0 && !bowledOut) return { waitMs, incident, over: false };
  // A tie is decided by a super over, of which only the result is told.
  story.winner = ahead > 0 ? side : ahead < 0 ? otherSide(side) : draw(luck) < 0.5 ? 0 : 1;
  return { waitMs, incident: 'major', over: true };
}

/** Chances of home and away to win from here. */
export function cricketChances(story: CricketStory): readonly [number, number] {
  if (story.winner !== null) return story.winner === 0 ? [1, 0] : [0, 1];
  const side = batting(story);
  const other = otherSide(side);
  const left = story.overs * 6 - story.balls[side];
  const perRun = perBall(story);
  const hands = within(0.35, 0.5 + 0.06 * (WICKETS - story.wickets[side]), 1);
  const expected = left * perRun * hands;
  const target = story.innings === 1 ? story.overs * 6 * perRun : story.runs[other] + 0.5;
  const lead = story.runs[side] + expected - target;
  const spread = Math.sqrt(left * 3.4 + (story.innings === 1 ? story.overs * 6 * 3.4 : 0) + 1.5);
  const better = (side === 0 ? story.edge : -story.edge) * Math.sqrt(within(0, left / (story.overs * 6), 1));
  const wins = within(0.004, chanceBelow(lead / spread + better), 0.996);
  return side === 0 ? [wins, 1 - wins] : [1 - wins, wins];
}

function overs(balls: number): string {
  return `${Math.floor(balls / 6)}.${balls % 6}`;
}

export function cricketScore(story: CricketStory, names: readonly [string, string]): Scoreboard {
  const side = batting(story);
  const other = otherSide(side);
  const line = (of: 0 | 1): string =>
    story.balls[of] === 0 && of !== side ? '' : `${story.runs[of]}/${story.wickets[of]}`;
  return {
    home: line(0),
    away: line(1),
    note: cricketNote(story, side, other, names),
    clock: say('{overs} ov', { overs: overs(story.balls[side]) }),
  };
}

function cricketNote(story: CricketStory, side: 0 | 1, other: 0 | 1, names: readonly [string, string]): Said {
  if (story.winner !== null) {
    if (cricketTied(story)) return say('Tied. {team} won the super over', { team: names[story.winner] });
    const team = names[story.winner];
    const wickets = WICKETS - story.wickets[side];
    const runs = story.runs[other] - story.runs[side];
    if (story.winner === side)
      return wickets === 1
        ? say('{team} won by 1 wicket', { team })
        : say('{team} won by {wickets} wickets', { team, wickets });
    return runs === 1
      ? say('{team} won by 1 run', { team })
      : say('{team} won by {runs} runs', { team, runs });
  }
  if (story.innings === 1) return say('{team} batting', { team: names[side] });
  const need = story.runs[other] - story.runs[side] + 1;
  return say('{team} need {runs} from {balls}', {
    team: names[side],
    runs: need,
    balls: story.overs * 6 - story.balls[side],
  });
}
