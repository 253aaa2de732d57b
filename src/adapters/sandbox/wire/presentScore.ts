import { bowlingNow } from '../engine/sports/bowling';
import { batting } from '../engine/sports/cricket';
import type { CricketStory } from '../engine/sports/cricket';
import type { Match } from '../engine/sports/Match';
import { batterName } from '../engine/sports/names';
import type { SoccerStory } from '../engine/sports/soccer';
import type { TennisStory } from '../engine/sports/tennis';
import { isTieBreak, servesNow } from '../engine/sports/tennis';
import { tossWinner } from '../engine/sports/toss';

const TEAMS = ['home', 'away'] as const;

/** The whole score of a match, docs/wire.md 4.2a. */
export function wireScore(match: Match, seed: string): unknown {
  const { id, sportId, scoreVersion, status } = match;
  return {
    refMatchId: id,
    sportId,
    version: scoreVersion,
    status,
    winner: winnerOf(match),
    // A copy: the story goes on, what was said stays.
    ...structuredClone(figures(match, seed)),
  };
}

/** As the match was played; as it was decided by hand where it was not played to its end. */
function winnerOf({ markets: [main], story }: Match): string | null {
  if (story.sport === 'soccer' && story.over) {
    const [home, away] = story.goals;
    return home === away ? null : TEAMS[home > away ? 0 : 1];
  }
  if (story.sport !== 'soccer' && story.winner !== null) return TEAMS[story.winner];
  const outcome = main?.settlement?.outcome;
  const won = main?.runners.findIndex(({ id }) => id === outcome) ?? -1;
  return TEAMS[won] ?? null;
}

function figures(match: Match, seed: string): object {
  const { story } = match;
  switch (story.sport) {
    case 'cricket':
      return cricketFigures(match, story, seed);
    case 'soccer':
      return soccerFigures(match, story);
    case 'tennis':
      return tennisFigures(match, story);
  }
}

function cricketFigures({ id, status, home, away }: Match, story: CricketStory, seed: string): object {
  if (status === 'upcoming') return { overs: story.overs, innings: [], ...NOT_YET };
  const side = batting(story);
  const other = side === 0 ? 1 : 0;
  const names = [home, away] as const;
  const { book } = story;
  const toss = tossWinner(seed, id);
  const innings = story.innings === 1 ? [side] : [other, side];
  const isOut = (place: number): boolean => book.outs[side].some(([out]) => out === place);
  const batter = (place: number) => ({
    name: batterName(names[side], place),
    runs: story.bats[side][place] ?? 0,
    balls: book.faced[side][place] ?? 0,
  });
  const { place: bowler, ...bowled } = bowlingNow(story, side, names[other]);
  return {
    overs: story.overs,
    toss: { team: TEAMS[toss], chose: toss === story.first ? 'bat' : 'bowl' },
    innings: innings.map((of) => ({
      team: TEAMS[of],
      runs: story.runs[of],
      wickets: story.wickets[of],
      balls: story.balls[of],
    })),
    over: book.over,
    batters: story.crease
      .filter((place) => !isOut(place))
      .toSorted((one, another) => one - another)
      .map((place) => ({ ...batter(place), onStrike: place === story.crease[0] })),
    bowler: { name: batterName(names[other], bowler), ...bowled },
    lastWicket: lastWicket(story, side, batter),
  };
}

const NOT_YET = { toss: null, over: [], batters: [], bowler: null, lastWicket: null };

function lastWicket(story: CricketStory, side: 0 | 1, batter: (place: number) => object): object | null {
  const last = story.book.outs[side].at(-1);
  if (last === undefined) return null;
  const [place, balls] = last;
  return { ...batter(place), at: { runs: story.falls[side].at(-1), wickets: story.wickets[side], balls } };
}

function soccerFigures({ status }: Match, { minute, over, goals, book }: SoccerStory): object {
  const period = over ? 'fullTime' : minute === 45 ? 'halfTime' : minute < 45 ? 'firstHalf' : 'secondHalf';
  const { scored, ...counts } = book;
  return {
    period: status === 'upcoming' ? null : period,
    minute,
    goals,
    ...counts,
    scored: scored.map(([side, at]) => ({ team: TEAMS[side], minute: at })),
  };
}

function tennisFigures({ status }: Match, story: TennisStory): object {
  const { done, games, points } = story;
  return {
    sets: done,
    games,
    points,
    tieBreak: isTieBreak(story),
    server: status === 'inplay' ? TEAMS[servesNow(story)] : null,
  };
}
