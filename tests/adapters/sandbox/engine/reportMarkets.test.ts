import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '@tests/support/runs';
import { Bench, START } from './Bench';

interface WireReport {
  readonly markets: readonly {
    readonly id: string;
    readonly settledAt: string;
    readonly sportId: string;
    readonly competition: string;
    readonly bets: number;
    readonly stake: number;
    readonly profitLoss: number;
    readonly commission: number;
  }[];
  readonly count: number;
  readonly totals: { readonly stake: number; readonly profitLoss: number; readonly commission: number };
}

const paise = (rupees: number): number => Math.round(rupees * 100);
const someBets = fc.array(
  fc.record({
    sport: fc.constantFrom('soccer' as const, 'tennis' as const),
    side: fc.constantFrom('back' as const, 'lay' as const),
    stake: fc.integer({ min: 10_000, max: 90_000 }).map((amount) => amount / 100),
  }),
  { minLength: 1, maxLength: 6 },
);

describe('the report of settled markets', () => {
  it('adds up, row by row, to what the ledger paid, also after a result was taken back', () => {
    fc.assert(
      fc.property(someBets, fc.nat(1), fc.boolean(), (bets, winner, takesBack) => {
        const bench = new Bench();
        const player = bench.player('asha', '9000000001');
        const before = player.wallet();
        const matches = { soccer: bench.stillMatch('soccer'), tennis: bench.stillMatch('tennis') };
        for (const { sport, side, stake } of bets)
          player.bet(matches[sport], { side, stake, acceptOdds: 'any' });
        const all = Object.values(matches).map(({ matchOdds }) => matchOdds);
        for (const { id, runners } of all)
          bench.command(id, { action: 'settle', runnerId: runners[winner]?.id ?? '' });
        if (takesBack && all[0] !== undefined) bench.command(all[0].id, { action: 'rollback' });
        const report = bench.get<WireReport>('/reports/markets', { pagesize: '100' }, player.token).body.data;
        const sum = report.markets.reduce((total, { profitLoss }) => total + paise(profitLoss), 0);
        expect(sum).toBe(paise(report.totals.profitLoss));
        expect(report.markets.every(({ commission }) => commission === 0)).toBe(true);
        // Cash and what is still held is what there was, and what was won and lost.
        const open = player.exposure();
        expect(paise(player.wallet().cash) + paise(open)).toBe(paise(before.cash) + sum);
      }),
      { numRuns: runs(30) },
    );
  });

  it('goes by the moment of settlement, and says sport, competition and how many bets', () => {
    const bench = new Bench();
    const player = bench.player('asha', '9000000001');
    const match = bench.stillMatch('soccer');
    player.bet(match, { stake: 100, acceptOdds: 'any' });
    player.bet(match, { stake: 200, acceptOdds: 'any' });
    const report = (query: Record<string, string> = {}): WireReport =>
      bench.get<WireReport>('/reports/markets', query, player.token).body.data;
    expect(report()).toEqual({ markets: [], count: 0, totals: { stake: 0, profitLoss: 0, commission: 0 } });
    bench.command(match.matchOdds.id, { action: 'settle', runnerId: match.matchOdds.runners[0]?.id ?? '' });
    expect(report()).toMatchObject({
      count: 1,
      markets: [{ sportId: '1', bets: 2, stake: 300, competition: expect.stringMatching(/League|Division/) }],
    });
    const at = Date.parse(report().markets[0]?.settledAt ?? '');
    const around = (from: number, until: number) =>
      report({ startdate: new Date(from).toISOString(), enddate: new Date(until).toISOString() }).count;
    expect([around(START, at), around(at, at + 1), around(START - 5, at - 1)]).toEqual([1, 1, 0]);
    const wide = bench.get(
      '/reports/markets',
      { startdate: '2025-01-01T00:00:00Z', enddate: '2026-01-01T00:00:00Z' },
      player.token,
    );
    expect([wide.status, wide.body.code]).toEqual([422, 'RANGE_TOO_WIDE']);
    expect(bench.get('/reports/markets').status).toBe(401);
  });
});
