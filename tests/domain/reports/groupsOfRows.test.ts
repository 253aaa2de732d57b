import { describe, expect, it } from 'vitest';
import { isComplete, type Report } from '@/domain/reports/Report';
import { reportGroups, splitsOf } from '@/domain/reports/reportGroups';
import type { ReportRow } from '@/domain/reports/ReportRow';
import { disagrees } from '@/domain/reports/reportSums';
import { rowsOfBets } from '@/domain/reports/rowsOfBets';
import { marketId, matchId } from '@/domain/shared/ids';
import { paise } from '@/domain/shared/Money';
import { aBet } from '@tests/support/mothers/betting';

const NOON = Date.UTC(2026, 3, 2, 6, 30);
const HOUR_MS = 3_600_000;
const row = (id: string, changes: Partial<ReportRow> = {}): ReportRow => ({
  ...{ id, at: NOON, sport: null, competition: '', matchId: null, matchName: '', marketName: '' },
  ...{ bets: 1, stake: paise(100), profitLoss: paise(100), commission: paise(2) },
  ...changes,
});
const report = (changes: Partial<Report> = {}): Report => ({
  ...{ source: 'markets', rows: [row('a'), row('b')], whole: true, unread: 0, untold: 0, workedOut: 0 },
  said: { profitLoss: paise(200), commission: paise(4) },
  ...changes,
});

describe('groups of a report', () => {
  it('of sports and competitions hold the rows of each, named by it, the heaviest first', () => {
    const rows = [
      row('1', { sport: 'tennis', competition: 'Masters' }),
      row('2', { sport: null, competition: '', profitLoss: paise(-100) }),
      row('3', { sport: 'cricket', competition: 'Fives', profitLoss: paise(-300) }),
      row('4', { sport: 'tennis', competition: 'Open', profitLoss: paise(50) }),
    ];
    const sports = reportGroups(rows, 'sport');
    expect(sports.map(({ id, of, sums }) => [id, of, sums.markets])).toEqual([
      ['cricket', { by: 'sport', sport: 'cricket' }, 1],
      ['tennis', { by: 'sport', sport: 'tennis' }, 2],
      ['', { by: 'sport', sport: null }, 1],
    ]);
    const competitions = reportGroups(rows, 'competition');
    expect(competitions.map(({ id, of }) => [id, of])).toEqual([
      ['Fives', { by: 'competition', competition: 'Fives' }],
      ['', { by: 'competition', competition: '' }],
      ['Masters', { by: 'competition', competition: 'Masters' }],
      ['Open', { by: 'competition', competition: 'Open' }],
    ]);
  });

  it('of equal weight stand by their names, whatever came first', () => {
    const rows = ['b', 'a', 'c'].map((competition, at) => row(String(at), { competition }));
    for (const given of [rows, rows.toReversed()])
      expect(reportGroups(given, 'competition').map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  });

  it('of markets are one a row, the newest first, those of one moment by their ids, one without a moment last', () => {
    const named = { marketName: 'Toss', matchName: 'A v B', matchId: matchId('m') };
    const rows = [
      row('n', { at: null }),
      row('b'),
      row('a'),
      row('later', { at: NOON + 1, ...named }),
      row('earlier', { at: NOON - 1 }),
    ];
    for (const given of [rows, rows.toReversed()])
      expect(reportGroups(given, 'market').map(({ id }) => id)).toEqual(['later', 'a', 'b', 'earlier', 'n']);
    expect(reportGroups(rows, 'market')[0]?.of).toEqual({ by: 'market', at: NOON + 1, ...named });
  });

  it('a list of bets knows no sport and no competition to split by', () => {
    expect(splitsOf('bets')).toEqual(['day', 'market']);
    expect(splitsOf('markets')).toEqual(['day', 'sport', 'competition', 'market']);
  });
});

describe('what is held against the sums of the server', () => {
  it('is each of the two figures by itself, where both sides say it', () => {
    expect(disagrees(report())).toBe(false);
    expect(disagrees(report({ said: { profitLoss: paise(201), commission: paise(4) } }))).toBe(true);
    expect(disagrees(report({ said: { profitLoss: paise(200), commission: paise(5) } }))).toBe(true);
    expect(disagrees(report({ said: { profitLoss: paise(200), commission: null } }))).toBe(false);
    const silent = [row('a', { commission: null }), row('b')];
    expect(disagrees(report({ rows: silent }))).toBe(false);
  });

  it('is nothing where rows are missing, unread or untold', () => {
    const wrong = { said: { profitLoss: paise(1), commission: null } };
    expect(disagrees(report(wrong))).toBe(true);
    for (const gap of [{ whole: false }, { unread: 1 }, { untold: 1 }]) {
      expect(disagrees(report({ ...wrong, ...gap }))).toBe(false);
      expect(isComplete(report(gap))).toBe(false);
    }
    expect(isComplete(report())).toBe(true);
  });
});

describe('rows of a list of bets', () => {
  const settled = { status: 'settled', profitLoss: paise(100) } as const;

  it('are one a market and day, at the moment of the last bet of them', () => {
    const market = marketId('1.1');
    const bets = [
      aBet({ ...settled, marketId: market, createdAt: NOON }),
      aBet({ ...settled, marketId: market, createdAt: NOON + HOUR_MS }),
      aBet({ ...settled, marketId: market, createdAt: NOON - HOUR_MS }),
      aBet({ ...settled, marketId: market, createdAt: NOON - 24 * HOUR_MS }),
      aBet({ ...settled, marketId: marketId('1.2'), createdAt: NOON }),
    ];
    expect(rowsOfBets(bets).rows.map(({ at, bets: count }) => [at, count])).toEqual([
      [NOON + HOUR_MS, 3],
      [NOON - 24 * HOUR_MS, 1],
      [NOON, 1],
    ]);
  });

  it('go by match and names where a bet has no ids, and lead to no match then', () => {
    const nameless = { ...settled, marketId: marketId(''), matchId: matchId(''), createdAt: NOON };
    const { rows } = rowsOfBets([
      aBet({ ...nameless, matchName: 'A v B', marketName: 'Match Odds' }),
      aBet({ ...nameless, matchName: 'A v B', marketName: 'Match Odds' }),
      aBet({ ...nameless, matchName: 'A v B', marketName: 'Toss' }),
      aBet({ ...nameless, matchName: 'C v D', marketName: 'Toss' }),
      aBet({ ...settled, matchId: matchId('m'), createdAt: NOON }),
    ]);
    expect(rows.map(({ bets, matchId: match }) => [bets, match])).toEqual([
      [2, null],
      [1, null],
      [1, null],
      [1, 'm'],
    ]);
  });

  it('have no moment where a bet has none, and the days of others are not theirs', () => {
    const market = marketId('1.1');
    const { rows } = rowsOfBets([
      aBet({ ...settled, marketId: market, createdAt: null }),
      aBet({ ...settled, marketId: market, createdAt: null }),
      aBet({ ...settled, marketId: market, createdAt: NOON }),
    ]);
    expect(rows.map(({ at, bets }) => [at, bets])).toEqual([
      [null, 2],
      [NOON, 1],
    ]);
  });

  it('leave out, and count, what nobody says the result of', () => {
    const bets = [aBet({ ...settled, profitLoss: null }), aBet({ ...settled, workedOut: true })];
    const { rows, untold, workedOut } = rowsOfBets(bets);
    expect([rows.length, rows[0]?.bets, untold, workedOut]).toEqual([1, 1, 1, 1]);
  });
});
