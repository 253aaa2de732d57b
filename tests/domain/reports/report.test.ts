import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dailyProfit } from '@/domain/reports/dailyProfit';
import type { Report } from '@/domain/reports/Report';
import { reportCsv, reportCsvName } from '@/domain/reports/reportCsv';
import {
  REPORT_BYS,
  REPORT_DAYS,
  changeReportFilter,
  momentsOfReport,
  readReportFilter,
  writeReportFilter,
  type ReportFilter,
} from '@/domain/reports/ReportFilter';
import { reportGroups } from '@/domain/reports/reportGroups';
import type { ReportRow } from '@/domain/reports/ReportRow';
import { disagrees, reportSums } from '@/domain/reports/reportSums';
import { rowsOfBets } from '@/domain/reports/rowsOfBets';
import { matchId } from '@/domain/shared/ids';
import { addDays, dayAt, startOfDay } from '@/domain/shared/IndianDay';
import { presetRange, readRange } from '@/domain/shared/DayRange';
import { addMoney, paise, type Paise } from '@/domain/shared/Money';
import { aBet } from '@tests/support/mothers/betting';

const NOW = Date.UTC(2026, 3, 2, 14, 0, 0);
const DAY_MS = 86_400_000;

const amount = fc.integer({ min: -5_000_000_00, max: 5_000_000_00 }).map((each) => paise(each));
const amountUp = fc.integer({ min: 0, max: 5_000_000_00 }).map((each) => paise(each));
const someRow = fc.record({
  at: fc.option(fc.integer({ min: NOW - 40 * DAY_MS, max: NOW })),
  sport: fc.constantFrom('cricket' as const, 'soccer' as const, 'tennis' as const, null),
  competition: fc.constantFrom('Monsoon Fives', 'Island Trophy', ''),
  matchId: fc.constantFrom(matchId('m1'), matchId('m2'), null),
  matchName: fc.constantFrom('Indore v Kochi', ''),
  marketName: fc.constantFrom('Match Odds', 'Bookmaker'),
  bets: fc.integer({ min: 1, max: 40 }),
  stake: amountUp,
  profitLoss: amount,
  commission: fc.option(amountUp, { freq: 8 }),
});
const someRows = (least = 0): fc.Arbitrary<readonly ReportRow[]> =>
  fc
    .array(someRow, { minLength: least, maxLength: 60 })
    .map((rows) => rows.map((row, id) => ({ ...row, id: String(id) })));

const sumOf = (amounts: readonly Paise[]): Paise => addMoney(...amounts);

describe('sums of a report', () => {
  it('are those of its rows to the paisa, however they are split', () => {
    fc.assert(
      fc.property(someRows(), fc.constantFrom(...REPORT_BYS), (rows, by) => {
        const whole = reportSums(rows);
        const groups = reportGroups(rows, by);
        expect(sumOf(groups.map(({ sums }) => sums.profitLoss))).toBe(whole.profitLoss);
        expect(sumOf(groups.map(({ sums }) => sums.stake))).toBe(whole.stake);
        expect(groups.reduce((count, { sums }) => count + sums.bets, 0)).toBe(whole.bets);
        expect(groups.reduce((count, { sums }) => count + sums.markets, 0)).toBe(rows.length);
        expect(new Set(groups.map(({ id }) => id)).size).toBe(groups.length);
        if (whole.commission !== null) {
          expect(sumOf(groups.map(({ sums }) => sums.commission ?? paise(0)))).toBe(whole.commission);
          expect(sumOf(groups.map(({ sums }) => sums.net ?? paise(0)))).toBe(whole.net);
        }
      }),
    );
  });

  it('say no commission, and no net, as soon as one row says none', () => {
    fc.assert(
      fc.property(someRows(1), (rows) => {
        const { commission, net, profitLoss } = reportSums(rows);
        const said = rows.every((row) => row.commission !== null);
        expect(commission === null).toBe(!said);
        expect(net).toBe(commission === null ? null : profitLoss - commission);
      }),
    );
  });

  it('are held against what the server says of the whole, and only then', () => {
    fc.assert(
      fc.property(someRows(), amount, fc.boolean(), fc.nat(2), (rows, other, whole, unread) => {
        const { profitLoss, commission } = reportSums(rows);
        const report: Report = {
          ...{ source: 'markets', rows, whole, unread, untold: 0, workedOut: 0 },
          said: { profitLoss, commission },
        };
        expect(disagrees(report)).toBe(false);
        expect(disagrees({ ...report, said: null })).toBe(false);
        const wrong = { ...report, said: { profitLoss: paise(profitLoss + (other || 1)), commission } };
        expect(disagrees(wrong)).toBe(whole && unread === 0);
      }),
    );
  });
});

describe('groups of a report', () => {
  it('are days in India, the newest first, one without a date last', () => {
    const lateInIndia = startOfDay(dayAt(NOW)) - 1;
    const row = (id: string, at: number | null): ReportRow => ({
      ...{ id, at, sport: null, competition: '', matchId: null, matchName: '', marketName: '' },
      ...{ bets: 1, stake: paise(100), profitLoss: paise(100), commission: null },
    });
    const groups = reportGroups([row('a', null), row('b', lateInIndia), row('c', lateInIndia + 1)], 'day');
    expect(groups.map(({ id }) => id)).toEqual(['2026-04-02', '2026-04-01', '']);
  });

  it('are by weight for sports and competitions, gained or lost', () => {
    fc.assert(
      fc.property(someRows(), fc.constantFrom('sport' as const, 'competition' as const), (rows, by) => {
        const weights = reportGroups(rows, by).map(({ sums }) => Math.abs(sums.profitLoss));
        expect(weights).toEqual(weights.toSorted((one, other) => other - one));
      }),
    );
  });

  it('of days make a chart of every day of the range, whose running sum ends at the sum of its days', () => {
    fc.assert(
      fc.property(someRows(), fc.nat(39), (all, days) => {
        const to = dayAt(NOW);
        const from = addDays(to, -days);
        const rows = all.filter(({ at }) => at !== null && dayAt(at) >= from);
        const chart = dailyProfit(reportGroups(rows, 'day'), { from, to });
        expect(chart.length).toBe(days + 1);
        expect(chart.at(-1)?.running).toBe(sumOf(chart.map((each) => each.amount)));
        if (rows.every(({ commission }) => commission !== null))
          expect(chart.at(-1)?.running).toBe(reportSums(rows).net);
      }),
    );
  });
});

describe('a report of the list of bets', () => {
  it('has every bet whose result is known in one row, and counts the others', () => {
    const someBet = fc.record({
      market: fc.constantFrom('1', '2', '3'),
      back: fc.nat(3),
      profitLoss: fc.option(amount),
      workedOut: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(someBet, { maxLength: 30 }), (given) => {
        const bets = given.map(({ market, back, profitLoss, workedOut }) =>
          aBet({
            ...{ marketId: market as never, createdAt: NOW - back * DAY_MS, profitLoss },
            ...{ status: 'settled', workedOut: workedOut && profitLoss !== null },
          }),
        );
        const { rows, untold, workedOut } = rowsOfBets(bets);
        const known = bets.flatMap((bet) => (bet.profitLoss === null ? [] : [bet.profitLoss]));
        expect(reportSums(rows).profitLoss).toBe(sumOf(known));
        expect(reportSums(rows).bets + untold).toBe(bets.length);
        expect(workedOut).toBe(bets.filter((bet) => bet.workedOut).length);
        expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
        // A day's row holds bets of that day alone.
        for (const { sums, id } of reportGroups(rows, 'day')) {
          const ofDay = bets.filter((bet) => bet.createdAt !== null && dayAt(bet.createdAt) === id);
          expect(sums.profitLoss).toBe(sumOf(ofDay.map((bet) => bet.profitLoss ?? paise(0))));
        }
      }),
    );
  });
});

describe('the filter of a report', () => {
  it('is read from the address that it writes', () => {
    const days: fc.Arbitrary<ReportFilter['days']> = fc.oneof(
      fc.constantFrom(
        'today' as const,
        'yesterday' as const,
        '7d' as const,
        '30d' as const,
        'month' as const,
      ),
      fc.tuple(fc.nat(80), fc.nat(80)).map(([one, other]) => {
        const today = dayAt(NOW);
        return { from: addDays(today, -Math.max(one, other)), to: addDays(today, -Math.min(one, other)) };
      }),
    );
    fc.assert(
      fc.property(fc.constantFrom(...REPORT_BYS), days, (by, range) => {
        const query = new URLSearchParams({ ...writeReportFilter({ by, days: range }) });
        expect(readReportFilter((name) => query.get(name), NOW)).toEqual({ by, days: range });
      }),
    );
  });

  it('writes nothing of what is usual, and changes what it is given alone', () => {
    const usual: ReportFilter = { by: 'day', days: '7d' };
    expect(writeReportFilter(usual)).toEqual({});
    expect(writeReportFilter(changeReportFilter(usual, { by: 'sport' }))).toEqual({ by: 'sport' });
    expect(changeReportFilter({ by: 'market', days: 'month' }, { days: 'today' })).toEqual({
      by: 'market',
      days: 'today',
    });
    expect(REPORT_DAYS).toEqual(['today', '7d', '30d', 'month']);
  });

  it('spans whole days in India', () => {
    const day = dayAt(NOW - DAY_MS);
    const { from, until } = momentsOfReport({ days: { from: day, to: day } }, NOW);
    expect(from).toBe(startOfDay(day));
    expect(until - from).toBe(DAY_MS - 1);
  });

  it('[X30] is the usual one where an address makes no sense', () => {
    const query = new URLSearchParams('by=colour&days=never&from=x&to=y');
    expect(readReportFilter((name) => query.get(name), NOW)).toEqual({ by: 'day', days: '7d' });
  });

  it('begins a month on its first day in India', () => {
    expect(presetRange('month', NOW)).toEqual({ from: '2026-04-01', to: '2026-04-02' });
    // 00:10 on 1 May in India is still 30 April in Greenwich.
    const firstOfMay = Date.UTC(2026, 3, 30, 18, 40);
    expect(presetRange('month', firstOfMay)).toEqual({ from: '2026-05-01', to: '2026-05-01' });
    expect(readRange('2026-04-01', '2026-04-02', NOW).ok).toBe(true);
  });
});

describe('the file of a report', () => {
  it('has a line a market, an empty cell for what nobody said, and no formula', () => {
    const rows: readonly ReportRow[] = [
      {
        ...{ id: '1', at: NOW, sport: 'cricket', competition: '=Cup()', matchId: null },
        ...{ matchName: 'Indore v Kochi', marketName: 'Match Odds', bets: 2 },
        ...{ stake: paise(50_050), profitLoss: paise(10_001), commission: paise(201) },
      },
      {
        ...{ id: '2', at: null, sport: null, competition: '', matchId: null },
        ...{ matchName: 'a', marketName: 'b', bets: 1 },
        ...{ stake: paise(100), profitLoss: paise(-100), commission: null },
      },
    ];
    const text = reportCsv(rows, { head: (column) => column, sport: ({ sport }) => sport ?? '' });
    const [head, one, other] = text.replace('\uFEFF', '').split('\r\n');
    expect(head).toBe('at,sport,competition,match,market,bets,stake,profitLoss,commission,net');
    expect(one).toContain('500.50,100.01,2.01,98.00');
    expect(one).not.toMatch(/,=/);
    expect(other).toBe(',,,a,b,1,1.00,-1.00,,');
    expect(reportCsvName('2026-04-01', '2026-04-02')).toBe('profit-and-loss-2026-04-01-to-2026-04-02.csv');
  });
});
