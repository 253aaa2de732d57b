import { describe, expect, it } from 'vitest';
import { fixture } from '@/adapters/sandbox/engine/sports/fixture';
import { FORMATS } from '@/adapters/sandbox/engine/sports/formats';
import type { Match } from '@/adapters/sandbox/engine/sports/Match';
import { chancesOf, playOn, scoreOf } from '@/adapters/sandbox/engine/sports/playSport';
import { wireScore } from '@/adapters/sandbox/wire/presentScore';
import { Bench } from './Bench';
import { CricketReferee } from './cricketReferee';
import type { CricketSeen } from './cricketReferee';
import { must } from './must';
import { TennisReferee } from './tennisReferee';
import type { TennisSeen } from './tennisReferee';

const SEED = 'score';

function* matchesOf(sportId: string): Generator<Match> {
  for (let number = 1; ; number += 1)
    for (const format of FORMATS.filter((each) => each.sportId === sportId)) {
      const match = fixture(SEED, format, number);
      match.status = 'inplay';
      yield match;
    }
}

/** Plays a match to its end; the score after every step. */
function* scoresOf<Figures>(match: Match): Generator<Figures> {
  for (let over = false; !over;) {
    over = playOn(match.story, match).over;
    yield wireScore(match, SEED) as Figures;
  }
}

describe('the score of a cricket match', () => {
  it('adds up for 10,000 deliveries, as a referee scores them who knows the laws and not the engine', () => {
    let [deliveries, innings, wides, noBalls] = [0, 0, 0, 0];
    for (const match of matchesOf('4')) {
      const referee = new CricketReferee();
      let last: CricketSeen | null = null;
      referee.start(wireScore(match, SEED) as CricketSeen);
      for (const score of scoresOf<CricketSeen>(match)) {
        last = score;
        referee.take(score);
        if (score.over.at(-1) === 'wd') wides += 1;
        if (score.over.at(-1) === 'nb') noBalls += 1;
      }
      if (last === null) throw new Error('nothing was played');
      const winner = referee.result(last);
      if (winner !== null) expect(last.winner).toBe(winner);
      expect(chancesOf(match.story)).toEqual(last.winner === 'home' ? [1, 0] : [0, 1]);
      innings += 2;
      deliveries += referee.deliveries;
      if (deliveries > 10_000) break;
    }
    expect(innings).toBeGreaterThan(50);
    expect(wides / deliveries).toBeGreaterThan(0.015);
    expect(noBalls).toBeGreaterThan(10);
  });
});

describe('the score of a tennis match', () => {
  it('has only legal points, games, sets and services, and the winner of two sets', () => {
    let [points, tieBreaks] = [0, 0];
    for (const match of matchesOf('2')) {
      const referee = new TennisReferee(wireScore(match, SEED) as TennisSeen);
      for (const score of scoresOf<TennisSeen>(match)) {
        referee.take(score);
        points += 1;
      }
      expect(referee.winner).not.toBeNull();
      expect(chancesOf(match.story)).toEqual(referee.winner === 'home' ? [1, 0] : [0, 1]);
      tieBreaks += referee.tieBreaks;
      if (points > 10_000) break;
    }
    expect(tieBreaks).toBeGreaterThan(3);
  });
});

describe('the score of a football match', () => {
  it('counts what happens and takes nothing back; goals are those of the list', () => {
    let [matches, corners, yellow, red] = [0, 0, 0, 0];
    for (const match of matchesOf('1')) {
      let minute = 0;
      let before: readonly number[] = [0, 0, 0, 0, 0, 0, 0, 0];
      for (const score of scoresOf<FootballFigures>(match)) {
        must(score.minute === minute + 1, 'a minute after the other', score.minute);
        minute = score.minute;
        const now = [...score.goals, ...score.corners, ...score.yellow, ...score.red];
        const steps = now.map((count, at) => count - (before[at] ?? 0));
        must(
          steps.every((step) => step === 0 || step === 1),
          'at most one more',
          steps,
        );
        before = now;
        const list = scoreOf(match.story, [match.home, match.away]);
        must(`${list.home} ${list.away}` === score.goals.join(' '), 'as in the list', list, score.goals);
        for (const [at, team] of (['home', 'away'] as const).entries())
          must(goalsOf(score, team) === score.goals[at], 'every goal is named', score);
        must(score.period === periodAt(minute, match), 'the period', score);
      }
      matches += 1;
      corners += (before[2] ?? 0) + (before[3] ?? 0);
      yellow += (before[4] ?? 0) + (before[5] ?? 0);
      red += (before[6] ?? 0) + (before[7] ?? 0);
      if (matches === 300) break;
    }
    expect(corners / matches).toBeGreaterThan(7);
    expect(corners / matches).toBeLessThan(13);
    expect(yellow / matches).toBeGreaterThan(2);
    expect(yellow / matches).toBeLessThan(5);
    expect(red / matches).toBeLessThan(0.4);
    expect(red).toBeGreaterThan(0);
  });
});

interface FootballFigures {
  readonly minute: number;
  readonly period: string;
  readonly goals: readonly [number, number];
  readonly corners: readonly [number, number];
  readonly yellow: readonly [number, number];
  readonly red: readonly [number, number];
  readonly scored: readonly { readonly team: string; readonly minute: number }[];
}

const goalsOf = ({ scored }: FootballFigures, team: string): number =>
  scored.filter((goal) => goal.team === team).length;

function periodAt(minute: number, { story }: Match): string {
  if (story.sport === 'soccer' && story.over) return 'fullTime';
  return minute === 45 ? 'halfTime' : minute < 45 ? 'firstHalf' : 'secondHalf';
}

describe('one truth', () => {
  it('the score, the list and the results of fancies say the same', () => {
    const bench = new Bench();
    let compared = 0;
    for (let step = 0; step < 120; step += 1) {
      bench.engine.advance(5_000);
      for (const match of bench.matches({ sport: '4' })) {
        const { score } = bench.get<{ score: CricketFigures }>('/sports/match/score', {
          refmatchid: match.id,
        }).body.data;
        expect(score).toMatchObject({ refMatchId: match.id, sportId: '4', status: match.status });
        if (match.status === 'upcoming') {
          expect(score).toMatchObject({ innings: [], toss: null, batters: [], bowler: null, over: [] });
          continue;
        }
        for (const { team, runs, wickets } of score.innings)
          expect(match.score?.[team]).toBe(`${runs}/${wickets}`);
        compared += compareFancies(bench, match.id, score);
      }
    }
    expect(compared).toBeGreaterThan(100);
  });

  it('an unknown match has no score', () => {
    expect(new Bench().get('/sports/match/score', { refmatchid: 'nowhere' }).body.code).toBe('MATCH_UNKNOWN');
  });
});

interface CricketFigures {
  readonly innings: readonly { team: 'home' | 'away'; runs: number; wickets: number; balls: number }[];
  readonly toss: { readonly team: string } | null;
  readonly lastWicket: { readonly name: string; readonly runs: number } | null;
}

/** The fancy about whoever fell last, and about the innings that is over. */
function compareFancies(bench: Bench, id: string, { innings, lastWicket }: CricketFigures): number {
  const { markets } = bench.get<{ markets: readonly { name: string; result: string | null }[] }>(
    '/bet/fancy/odds',
    { refmatchid: id },
  ).body.data;
  let compared = 0;
  for (const { name, result } of markets) {
    if (result === null || result === 'void') continue;
    if (lastWicket !== null && name === `${lastWicket.name} runs`) {
      expect(result).toBe(String(lastWicket.runs));
      compared += 1;
    }
    if (name.startsWith('Innings runs') && innings.length === 2) {
      expect(innings.map(({ runs }) => String(runs))).toContain(result);
      compared += 1;
    }
  }
  return compared;
}
