import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeLiveScore } from '@/adapters/wire/scoreWire';
import { RecordingLogger } from '@tests/support/RecordingLogger';
import { wireCricketScore, wireFootballScore, wireTennisScore } from '@tests/support/wire/wireScores';
import { aCricketScore, aFootballScore, aTennisScore } from '@tests/support/mothers/scores';
import { runs } from '@tests/support/runs';

function read(value: unknown) {
  const logger = new RecordingLogger();
  return { score: decodeLiveScore(value, 'score', logger), dropped: logger.dropped };
}

describe('a score from the wire', () => {
  it.each([
    [wireCricketScore, aCricketScore()],
    [wireTennisScore, aTennisScore()],
    [wireFootballScore, aFootballScore()],
  ])('is read whole', (wire, score) => {
    expect(read(wire)).toEqual({ score, dropped: [] });
  });

  it('of a delivery reads what scorers write', () => {
    const over = ['0', '6', 'W', '1W', 'wd', '2WD', 'nb', ' 5nb '];
    expect(read({ ...wireCricketScore, over }).score).toMatchObject({
      over: [
        { kind: 'runs', runs: 0 },
        { kind: 'runs', runs: 6 },
        { kind: 'wicket', runs: 0 },
        { kind: 'wicket', runs: 1 },
        { kind: 'wide', runs: 1 },
        { kind: 'wide', runs: 2 },
        { kind: 'noBall', runs: 1 },
        { kind: 'noBall', runs: 5 },
      ],
    });
  });

  it.each([
    ['over', ['', '10', 'x', 'Wwd']],
    ['over', Array(31).fill('1')],
    ['over', 'WWW'],
    ['batters', [{ name: 'A' }]],
    ['batters', Array(3).fill(wireCricketScore.batters[0])],
  ])('without %s that cannot be read it is still a score', (field, value) => {
    expect(read({ ...wireCricketScore, [field]: value }).score).toMatchObject({ [field]: [], version: 7 });
  });

  it.each([
    ['toss', { team: 'umpire', chose: 'bat' }],
    ['bowler', { name: 'A', balls: 3.5, runs: 1, wickets: 0 }],
    ['bowler', { ...wireCricketScore.bowler, wickets: 11 }],
    ['lastWicket', { ...wireCricketScore.lastWicket, at: null }],
    ['overs', -1],
    ['winner', 'both'],
  ])('nor %s', (field, value) => {
    expect(read({ ...wireCricketScore, [field]: value }).score).toMatchObject({ [field]: null, version: 7 });
  });

  it.each([
    ['no match', { ...wireCricketScore, refMatchId: '' }],
    ['another sport', { ...wireCricketScore, sportId: '99' }],
    ['another status', { ...wireCricketScore, status: 'resting' }],
    ['a version that is none', { ...wireCricketScore, version: -1 }],
    ['eleven wickets', { ...wireCricketScore, innings: [{ ...wireCricketScore.innings[0], wickets: 11 }] }],
    ['five innings', { ...wireCricketScore, innings: Array(5).fill(wireCricketScore.innings[0]) }],
    ['runs that are none', { ...wireCricketScore, innings: [{ ...wireCricketScore.innings[0], runs: NaN }] }],
    ['points as text', { ...wireTennisScore, points: ['40', 'Ad'] }],
    ['three sides', { ...wireFootballScore, goals: [1, 2, 3] }],
    ['more goals than a score has', { ...wireFootballScore, goals: [5_001, 0] }],
    ['nothing', null],
  ])('[F22] with %s is dropped whole, with a line in the log', (_, value) => {
    const { score, dropped } = read(value);
    expect(score).toBeNull();
    expect(dropped).toHaveLength(1);
  });

  it('[X04] names are cut and cleaned', () => {
    const batters = [{ ...wireCricketScore.batters[0], name: `A\u0000${'b'.repeat(500)}` }];
    const { score } = read({ ...wireCricketScore, batters });
    expect(score?.sport === 'cricket' && score.batters[0]?.name).toBe(`A${'b'.repeat(59)}…`);
  });

  it('[F22] whatever comes, nothing is thrown and nothing half comes out', () => {
    const wires: Readonly<Record<string, unknown>>[] = [wireCricketScore, wireTennisScore, wireFootballScore];
    fc.assert(
      fc.property(fc.constantFrom(...wires), fc.nat(20), fc.anything(), (wire, at, value) => {
        const name = Object.keys(wire)[at % Object.keys(wire).length] ?? '';
        const { score } = read({ ...wire, [name]: value });
        if (score !== null) expect(Number.isSafeInteger(score.version) && score.matchId !== '').toBe(true);
      }),
      { numRuns: runs(300, 5_000) },
    );
  });
});
