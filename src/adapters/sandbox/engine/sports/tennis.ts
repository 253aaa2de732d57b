import { draw, drawBetween } from '../kernel/luck';
import type { Lucky } from '../kernel/luck';
import { chanceBelow, within } from '../kernel/smooth';
import type { Scoreboard } from './Scoreboard';
import { eitherOr } from './Topic';
import type { Belief } from './Topic';
import type { Turn } from './Turn';
import { say } from '../../texts/Said';

export interface TennisStory {
  readonly sport: 'tennis';
  /** How much better the first player is: the shift of every point's chance. */
  readonly edge: number;
  /** Games of the sets that are over, first player's then second's. */
  done: (readonly [number, number])[];
  games: [number, number];
  points: [number, number];
  server: 0 | 1;
  winner: 0 | 1 | null;
}

const PACE: readonly [number, number] = [5_000, 8_000];
const SETS_TO_WIN = 2;

export function startTennis(luck: Lucky): TennisStory {
  return {
    sport: 'tennis',
    edge: (draw(luck) + draw(luck) - 1) * 0.06,
    done: [],
    games: [0, 0],
    points: [0, 0],
    server: draw(luck) < 0.5 ? 0 : 1,
    winner: null,
  };
}

export function isTieBreak(story: TennisStory): boolean {
  return story.games[0] === 6 && story.games[1] === 6;
}

/** In a tie-break the first point is the one's whose turn it is, then they take turns of two. */
export function servesNow(story: TennisStory): 0 | 1 {
  const turn = Math.ceil((story.points[0] + story.points[1]) / 2) % 2;
  return isTieBreak(story) && turn === 1 ? otherPlayer(story.server) : story.server;
}

/** One point. */
export function playPoint(story: TennisStory, luck: Lucky): Turn {
  const waitMs = drawBetween(luck, PACE[0], PACE[1]);
  const server = servesNow(story);
  const holds = 0.63 + (server === 0 ? story.edge : -story.edge);
  const scorer = draw(luck) < holds ? server : otherPlayer(server);
  const other = otherPlayer(scorer);
  story.points[scorer] += 1;
  const enough = isTieBreak(story) ? 7 : 4;
  if (story.points[scorer] < enough || story.points[scorer] - story.points[other] < 2) {
    return { waitMs, incident: 'none', over: false };
  }
  const broke = scorer !== story.server;
  story.games[scorer] += 1;
  story.points = [0, 0];
  story.server = otherPlayer(story.server);
  const won = story.games[scorer];
  if (won < 6 || (won === 6 && story.games[other] > 4)) {
    return { waitMs: waitMs * 2, incident: broke ? 'major' : 'none', over: false };
  }
  story.done.push([story.games[0], story.games[1]]);
  story.games = [0, 0];
  if (setsWon(story, scorer) === SETS_TO_WIN) story.winner = scorer;
  return { waitMs: waitMs * 3, incident: 'major', over: story.winner !== null };
}

function otherPlayer(player: 0 | 1): 0 | 1 {
  return player === 0 ? 1 : 0;
}

function setsWon(story: TennisStory, player: 0 | 1): number {
  return story.done.filter((set) => set[player] > set[otherPlayer(player)]).length;
}

/** Chances of the two players: a lead weighs more the later it comes. */
export function tennisChances(story: TennisStory): readonly [number, number] {
  if (story.winner !== null) return story.winner === 0 ? [1, 0] : [0, 1];
  const sets = setsWon(story, 0) - setsWon(story, 1);
  const games = story.games[0] - story.games[1];
  const late = 0.16 + 0.035 * Math.max(story.games[0], story.games[1]);
  const serve = story.server === 0 ? 0.06 : -0.06;
  const points = within(-3, story.points[0] - story.points[1], 3) * 0.06;
  const weight = 1 + story.done.length * 0.25;
  const lead = story.edge * 14 + sets * 0.95 + (games * late + serve + points) * weight;
  const wins = within(0.006, chanceBelow(lead), 0.994);
  return [wins, 1 - wins];
}

/** Who wins the n-th set; one that is never played counts for nothing. */
export function setBelief(story: TennisStory, number: number): Belief {
  const set = story.done[number - 1];
  if (set !== undefined) return eitherOr(0, set[0] > set[1]);
  if (story.winner !== null) return { values: [0.5, 0.5], decided: 'void' };
  if (number > story.done.length + 1) return eitherOr(0.5, null);
  const late = 0.3 + 0.07 * Math.max(story.games[0], story.games[1]);
  const serve = story.server === 0 ? 0.08 : -0.08;
  const points = within(-3, story.points[0] - story.points[1], 3) * 0.08;
  const lead = story.edge * 9 + (story.games[0] - story.games[1]) * late + serve + points;
  return eitherOr(within(0.01, chanceBelow(lead), 0.99), null);
}

const CALLS = ['0', '15', '30', '40'];

function call(story: TennisStory, player: 0 | 1): string {
  const own = story.points[player];
  const theirs = story.points[otherPlayer(player)];
  if (isTieBreak(story)) return String(own);
  if (own >= 3 && theirs >= 3) return own > theirs ? 'Ad' : '40';
  return CALLS[own] ?? '40';
}

export function tennisScore(story: TennisStory, names: readonly [string, string]): Scoreboard {
  const line = (player: 0 | 1): string =>
    [...story.done.map((set) => set[player]), ...(story.winner === null ? [story.games[player]] : [])].join(
      ' ',
    );
  const set = Math.min(story.done.length + 1, 2 * SETS_TO_WIN - 1);
  return {
    home: line(0),
    away: line(1),
    note:
      story.winner === null
        ? say('{points}, {player} to serve', {
            points: `${call(story, 0)}-${call(story, 1)}`,
            player: names[servesNow(story)],
          })
        : say('{player} won', { player: names[story.winner] }),
    clock:
      story.winner === null
        ? say(isTieBreak(story) ? 'Set {set}, tie-break' : 'Set {set}', { set })
        : say('Final'),
  };
}
