import { describe, expect, it } from 'vitest';
import { say } from '@/domain/shared/Message';
import { isNewerScore } from '@/domain/sports/score/newerScore';
import { chaseOf, currentRunRate, oversText, requiredRunRate } from '@/domain/sports/score/runRate';
import { scoreLine } from '@/domain/sports/score/scoreLine';
import { needText, tossText } from '@/domain/sports/score/scoreTexts';
import { tennisPoints } from '@/domain/sports/score/tennisPoints';
import { matchId } from '@/domain/shared/ids';
import { aCricketScore, aFootballScore, aTennisScore } from '@tests/support/mothers/scores';

describe('rates of a cricket match', () => {
  it.each([
    [0, '0.0'],
    [5, '0.5'],
    [6, '1.0'],
    [74, '12.2'],
    [120, '20.0'],
  ])('%i balls are %s overs', (balls, overs) => {
    expect(oversText(balls)).toBe(overs);
  });

  it.each([
    [0, 0, null],
    [7, 0, null],
    [81, 74, 657],
    [163, 120, 815],
    [0, 6, 0],
    [1, 7, 86],
    [1, 16, 38],
  ])('%i runs in %i balls run at %s hundredths an over', (runs, balls, rate) => {
    expect(currentRunRate({ runs, balls })).toBe(rate);
  });

  it('the second side needs one more than the first has made', () => {
    const chase = chaseOf(aCricketScore());
    if (chase === null) throw new Error('no chase');
    expect(chase).toEqual({ team: 'away', runs: 83, balls: 46 });
    expect(requiredRunRate(chase)).toBe(1_083);
    expect(needText(chase)).toEqual(say('score.need', { runs: 83, balls: 46 }));
  });

  it.each([
    ['in the first innings', { innings: [{ team: 'home', runs: 20, wickets: 1, balls: 30 }] }],
    ['before it', { innings: [] }],
    ['when somebody has won', { winner: 'home' }],
    ['when the match is over', { status: 'finished' }],
    ['when the number of overs is not known', { overs: null }],
    ['when every ball is bowled', { overs: 12, innings: both(50, 72) }],
    ['when it is done', { innings: both(164, 100) }],
    ['with a third innings', { innings: [...both(1, 1), ...both(1, 1)] }],
  ] as const)('nothing is needed %s', (_, changes) => {
    expect(chaseOf(aCricketScore(changes))).toBeNull();
  });
});

function both(runs: number, balls: number) {
  return [
    { team: 'home', runs: 163, wickets: 6, balls: 120 },
    { team: 'away', runs, wickets: 3, balls },
  ] as const;
}

describe('the points of a tennis game', () => {
  it.each([
    [
      [0, 0],
      ['0', '0'],
    ],
    [
      [1, 2],
      ['15', '30'],
    ],
    [
      [3, 0],
      ['40', '0'],
    ],
    [
      [3, 3],
      ['40', '40'],
    ],
    [
      [4, 3],
      ['Ad', '40'],
    ],
    [
      [5, 6],
      ['40', 'Ad'],
    ],
  ] as const)('%j is called %j', (points, called) => {
    expect(tennisPoints({ points, tieBreak: false })).toEqual(called);
  });

  it('are counted in a tie-break', () => {
    expect(tennisPoints({ points: [10, 9], tieBreak: true })).toEqual(['10', '9']);
  });
});

describe('a score in the room of a row', () => {
  it('of cricket: runs, wickets and overs', () => {
    expect(scoreLine(aCricketScore())).toEqual({
      home: '163/6',
      away: '81/3',
      clock: say('score.overs', { overs: '12.2' }),
    });
  });

  it('of a side that is all out without its wickets, of two innings both', () => {
    const innings = [
      { team: 'home', runs: 312, wickets: 10, balls: 500 },
      { team: 'away', runs: 200, wickets: 10, balls: 400 },
      { team: 'home', runs: 45, wickets: 2, balls: 60 },
    ] as const;
    expect(scoreLine(aCricketScore({ innings }))).toEqual({
      ...{ home: '312 & 45/2', away: '200' },
      clock: say('score.overs', { overs: '10.0' }),
    });
  });

  it('of tennis: games by set', () => {
    expect(scoreLine(aTennisScore())).toEqual({
      home: '6 3',
      away: '4 5',
      clock: say('score.set', { number: 2 }),
    });
    expect(scoreLine(aTennisScore({ tieBreak: true })).clock).toEqual(say('score.tieBreak', { number: 2 }));
    const over = aTennisScore({
      status: 'finished',
      sets: [
        [6, 4],
        [7, 5],
      ],
      games: [0, 0],
      winner: 'home',
    });
    expect(scoreLine(over)).toEqual({ home: '6 7', away: '4 5', clock: null });
  });

  it.each([
    [aFootballScore(), say('score.minute', { minute: '63' })],
    [aFootballScore({ minute: 90 }), say('score.minute', { minute: '90' })],
    [aFootballScore({ minute: 92 }), say('score.minute', { minute: '90+2' })],
    [aFootballScore({ minute: 45, period: 'halfTime' }), say('score.halfTime')],
    [aFootballScore({ status: 'finished', period: 'fullTime' }), null],
  ])('of football: goals and minute', (score, clock) => {
    expect(scoreLine(score)).toEqual({ home: '2', away: '1', clock });
  });

  it.each([aFootballScore(), aTennisScore(), aCricketScore({ innings: [] })])(
    'before the start there is none',
    (score) => {
      expect(scoreLine({ ...score, status: 'upcoming' })).toEqual({ home: '', away: '', clock: null });
    },
  );
});

it('the toss is told by who won it', () => {
  const names = { home: 'Thar Foxes', away: 'Zanskar Yaks' };
  expect(tossText({ team: 'home', chose: 'bat' }, names)).toEqual(
    say('score.tossBat', { team: 'Thar Foxes' }),
  );
  expect(tossText({ team: 'away', chose: 'bowl' }, names)).toEqual(
    say('score.tossBowl', { team: 'Zanskar Yaks' }),
  );
});

describe('a score that comes after another', () => {
  const known = aCricketScore({ version: 7 });
  it.each([
    ['the first', aCricketScore(), null, true],
    ['a later one', aCricketScore({ version: 8 }), known, true],
    ['the same again', aCricketScore({ version: 7 }), known, false],
    ['an older one', aCricketScore({ version: 6 }), known, false],
    ['one of another match', aCricketScore({ version: 1, matchId: matchId('other') }), known, true],
  ])('%s', (_, score, before, newer) => {
    expect(isNewerScore(score, before)).toBe(newer);
  });
});
