import { describe, expect, it } from 'vitest';
import { Bench, START } from './Bench';

interface WireResult {
  readonly id: string;
  readonly sportId: string;
  readonly home: string;
  readonly away: string;
  readonly startTime: string;
  readonly winner: string | null;
  readonly score: { readonly home: string; readonly away: string };
  readonly markets: readonly {
    readonly id: string;
    readonly name: string;
    readonly type: string;
    readonly result: string;
    readonly winners: readonly string[];
  }[];
}

type Results = { readonly results: readonly WireResult[]; readonly count: number };

const MINUTE = 60_000;
const ask = (bench: Bench, query: Record<string, string> = {}): Results =>
  bench.get<Results>('/results', { pagesize: '50', ...query }).body.data;

describe('results of matches that are over', () => {
  it('are those that the markets of the world were settled by', () => {
    const bench = Bench.again();
    const settled = new Map<string, string>();
    const scores = new Map<string, unknown>();
    for (let turn = 0; turn < 40; turn++) {
      bench.engine.advance(20_000);
      for (const match of bench.matches().filter(({ status }) => status !== 'upcoming')) {
        if (match.status === 'finished') scores.set(match.id, match.score);
        for (const call of ['/bet/match/odds', '/bet/bookmaker/odds', '/bet/fancy/odds']) {
          const { markets } = bench.get<{ markets: { id: string; result: string | null }[] }>(call, {
            refmatchid: match.id,
          }).body.data;
          for (const { id, result } of markets) if (result !== null) settled.set(id, result);
        }
      }
    }
    // Long after: the world has forgotten all of them.
    const soon = ask(bench);
    bench.engine.advance(6 * 60 * MINUTE);
    const later = ask(bench, {
      startdate: new Date(START - 90 * MINUTE).toISOString(),
      enddate: new Date(START + 14 * MINUTE).toISOString(),
    });
    for (const results of [soon, later]) {
      const said = new Map(
        results.results.flatMap(({ markets }) => markets.map((each) => [each.id, each] as const)),
      );
      const known = [...settled].filter(([id]) => said.has(id));
      expect(known.length).toBeGreaterThan(60);
      for (const [id, result] of known) expect([id, said.get(id)?.result]).toEqual([id, result]);
      for (const { id, score } of results.results)
        if (scores.has(id)) expect([id, score]).toEqual([id, scores.get(id)]);
    }
  });

  it('name the winners, and the number of a fancy', () => {
    const { results } = ask(Bench.again());
    expect(results.length).toBeGreaterThan(20);
    for (const { home, away, winner, markets } of results) {
      expect([home, away, 'The Draw', null]).toContain(winner);
      for (const { type, result, winners } of markets) {
        expect(result).not.toBe('');
        if (result === 'void' || type === 'fancy') expect(winners).toEqual([]);
        else expect(winners.length).toBeGreaterThan(0);
        if (type === 'fancy' && result !== 'void') expect(result).toMatch(/^\d+$/);
      }
    }
  });

  it('are asked for by sport, by days and by part of a name, page after page', () => {
    const bench = Bench.again();
    const all = ask(bench, { pagesize: '50' });
    const [first] = all.results;
    expect(all.results.map(({ startTime }) => startTime)).toEqual(
      all.results
        .map(({ startTime }) => startTime)
        .toSorted()
        .toReversed(),
    );
    const tennis = ask(bench, { sport: '2' });
    expect(new Set(tennis.results.map(({ sportId }) => sportId))).toEqual(new Set(['2']));
    const part = (first?.home ?? '').slice(1, 4).toUpperCase();
    const named = ask(bench, { search: part });
    expect(named.results.some(({ id }) => id === first?.id)).toBe(true);
    for (const { home, away } of named.results) expect(`${home} ${away}`.toUpperCase()).toContain(part);
    expect(ask(bench, { search: 'nobody is called so' })).toEqual({ results: [], count: 0 });
    const pages = [0, 10, 20].flatMap((skip) =>
      ask(bench, { pagesize: '10', skip: String(skip) }).results.map(({ id }) => id),
    );
    expect(pages).toEqual(all.results.slice(0, 30).map(({ id }) => id));
    const now = new Date(bench.engine.now()).toISOString();
    const wide = bench.get('/results', { startdate: '2025-01-01T00:00:00Z', enddate: now });
    expect([wide.status, wide.body.code]).toEqual([422, 'RANGE_TOO_WIDE']);
  });

  it('tell a match that the operator ended by hand as it was ended', () => {
    const bench = Bench.again();
    const [match] = bench.matches({ inplay: 'true', sport: '1' });
    const home = match?.matchOdds.runners[0];
    bench.command(match?.matchOdds.id ?? '', { action: 'settle', runnerId: home?.id ?? '' });
    const result = ask(bench, { sport: '1' }).results.find(({ id }) => id === match?.id);
    expect(result?.winner).toBe(home?.name);
    const others = result?.markets.slice(1) ?? [];
    expect(others.length).toBeGreaterThan(0);
    for (const market of others) if (market.result !== 'void') expect(market.winners).not.toEqual([]);
  });
});
