import { describe, expect, it } from 'vitest';
import { Bench } from './Bench';
import type { Player, WireBet, WireMarketFacts, WirePrices } from './Bench';

interface KindFacts extends WireMarketFacts {
  readonly type: string;
  readonly name: string;
  readonly group: string;
  readonly winners: number;
}

interface KindBet extends WireBet {
  readonly line: number | null;
  readonly offerLine: number | null;
}

const PATHS = ['/bet/match/odds', '/bet/bookmaker/odds', '/bet/fancy/odds'] as const;

function listed(bench: Bench, path: string, refmatchid: string): readonly KindFacts[] {
  return bench.get<{ markets: readonly KindFacts[] }>(path, { refmatchid }).body.data.markets;
}

function pricesOf(bench: Bench, path: string, refmatchid: string, id: string): WirePrices | undefined {
  const { odds } = bench.get<{ odds: readonly WirePrices[] }>(path, { refmatchid }).body.data;
  return odds.find((each) => each.id === id);
}

/** A still fancy in play: Yes 46 at 90, No 45 at 100, and a player. */
function stillFancy(): { bench: Bench; player: Player; market: KindFacts; runnerId: string } {
  const bench = new Bench();
  const player = bench.player();
  const match = bench.stillMatch('twenty');
  const market = listed(bench, '/bet/fancy/odds', match.id).find((each) => each.result === null);
  if (market === undefined) throw new Error('no fancy');
  const runnerId = market.runners[0]?.id ?? '';
  bench.command(market.id, { action: 'inPlay', delaySeconds: 0 });
  bench.command(market.id, { action: 'move', runnerId, odds: 1.9, layOdds: 2, line: 46, layLine: 45 });
  return { bench, player, market, runnerId };
}

function bet(
  { bench, player, market, runnerId }: ReturnType<typeof stillFancy>,
  parts: Readonly<Record<string, unknown>>,
): { status: number; bet: KindBet } {
  const { version } = pricesOf(bench, '/bet/fancy/odds', market.refMatchId, market.id) ?? {};
  const order = { marketId: market.id, runnerId, side: 'back', rate: 90, line: 46, stake: 1_000 };
  const rest = { key: bench.nextKey(), marketVersion: version, acceptOdds: 'better' };
  const reply = bench.post<{ bet: KindBet }>('/bets', { ...order, ...rest, ...parts }, player.token);
  return { status: reply.status, bet: reply.body.data?.bet };
}

describe('bets on a fancy', () => {
  it('[SPORT-05] are taken by rate and line, held at the worst of all runs, and paid by the runs', () => {
    const table = stillFancy();
    expect(bet(table, {}).bet).toMatchObject({ status: 'matched', odds: 1.9, line: 46 });
    expect(bet(table, { side: 'lay', rate: 100, line: 45 }).bet).toMatchObject({
      status: 'matched',
      line: 45,
    });
    // 45 runs: Yes 46 loses, and so does No 45.
    expect(table.player.exposure()).toBe(2_000);
    table.bench.command(table.market.id, { action: 'settle', result: '46' });
    expect(table.player.wallet().cash).toBe(10_000 + 900 - 1_000);
    expect(listed(table.bench, '/bet/fancy/odds', table.market.refMatchId)).toContainEqual(
      expect.objectContaining({ id: table.market.id, result: '46', status: 'CLOSED' }),
    );
  });

  it('[P19] a line that moved refuses the bet with what is on offer; only "any" takes it', () => {
    const table = stillFancy();
    for (const acceptOdds of ['none', 'better'])
      expect(bet(table, { line: 44, acceptOdds }).bet).toMatchObject({
        status: 'rejected',
        reason: 'ODDS_CHANGED',
        offer: 1.9,
        offerLine: 46,
        line: 44,
      });
    expect(bet(table, { line: 44, acceptOdds: 'any' }).bet).toMatchObject({ status: 'matched', line: 46 });
    expect(bet(table, { rate: 95 }).bet).toMatchObject({ reason: 'ODDS_CHANGED', offerLine: 46 });
    expect(bet(table, { rate: 80 }).bet).toMatchObject({ status: 'matched', odds: 1.9 });
    expect(bet(table, { stake: 60_000, acceptOdds: 'any' }).bet.status).toBe('rejected');
  });

  it.each([
    ['without a line', { line: undefined }],
    ['with half a run', { line: 45.5 }],
    ['with a rate of 0', { rate: 0 }],
    ['with a rate of 1000', { rate: 1_000 }],
    ['with a rate and odds', { odds: 1.9 }],
    ['with a line below nothing', { line: -1 }],
  ])('are not understood %s', (_, parts) => {
    expect(bet(stillFancy(), parts).status).toBe(422);
  });

  it('[P16] [P17] [P26] are paid again, taken back and made void to the paisa; "0" is a result', () => {
    const table = stillFancy();
    bet(table, {});
    const before = table.bench.engine.audit();
    table.bench.command(table.market.id, { action: 'settle', result: '0' });
    expect(table.player.wallet().cash).toBe(9_000);
    table.bench.command(table.market.id, { action: 'resettle', result: '60' });
    expect(table.player.wallet().cash).toBe(10_900);
    table.bench.command(table.market.id, { action: 'rollback' });
    expect(table.bench.engine.audit()).toEqual(before);
    table.bench.command(table.market.id, { action: 'void' });
    expect(table.player.wallet().cash).toBe(10_000);
    expect(table.bench.engine.audit().ledgerSum).toBe(0);
    expect(table.bench.engine.market(table.market.id, { action: 'settle', result: 'Yes' }).ok).toBe(false);
  });
});

describe('the markets of a match', () => {
  it('[SPORT-02] [SPORT-07] each come by one call, match odds first, and the badges tell of them', () => {
    const bench = new Bench();
    for (const match of bench.matches()) {
      const lists = PATHS.map((path) => listed(bench, path, match.id));
      const ids = lists.flat().map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(lists[0]?.[0]?.type).toBe('match_odds');
      expect(lists[1]?.every(({ type }) => type === 'bookmaker')).toBe(true);
      expect(
        lists[2]?.every(
          ({ type, name }) => type === 'fancy' && /runs/i.test(name) === !name.startsWith('Fall'),
        ),
      ).toBe(true);
      const { badges } = match as typeof match & { badges: readonly string[] };
      expect(badges.includes('bookmaker')).toBe((lists[1]?.length ?? 0) > 0);
      expect(bench.get('/sports/match/settings', { refmatchid: match.id }).body.data).toMatchObject({
        settings: { refMatchId: match.id, tvUrl: null, notes: expect.arrayContaining([expect.any(String)]) },
      });
    }
    for (const path of [...PATHS, '/sports/match/settings'])
      expect(bench.get(path, { refmatchid: 'nothing' }).body.code).toBe('MATCH_UNKNOWN');
  });

  it('[SPORT-04] open and settle with the score, are told of, and never pile up', () => {
    const bench = new Bench();
    const match = bench.matches({ inplay: 'true' }).find((each) => each.id.startsWith('1'));
    if (match === undefined) throw new Error('no match');
    const player = bench.player();
    player.socket.receive('market:subscribe', [{ ids: [match.matchOdds.id] }]);
    const results = new Map<string, string>();
    const labels = new Set<string>();
    let score = match.score;
    for (let seconds = 0; seconds < 600; seconds += 1) {
      bench.engine.advance(1_000);
      const { markets, odds } = bench.get<{ markets: readonly KindFacts[]; odds: readonly WirePrices[] }>(
        '/bet/fancy/odds',
        { refmatchid: match.id },
      ).body.data;
      expect(markets.length).toBeLessThan(28);
      for (const { name, result } of markets) if (result !== null) results.set(name, result);
      for (const { statusLabel } of odds) labels.add(statusLabel);
      score = bench.matches().find((each) => each.id === match.id)?.score ?? score;
    }
    expect(labels).toEqual(new Set(['', 'BALL RUNNING']));
    expect(results.size).toBeGreaterThan(10);
    for (const result of results.values()) expect(result).toMatch(/^(\d+|void)$/);
    expect(results.get(`Innings runs ${match.home}`)).toBe(score?.home.split('/')[0]);
    expect(results.get(`Innings runs ${match.away}`)).toBe(score?.away.split('/')[0]);
    const received = player.events<{ refMatchId: string }>('match:markets');
    expect(received.length).toBeGreaterThan(10);
    expect(new Set(received.map(({ refMatchId }) => refMatchId))).toEqual(new Set([match.id]));
  });
});
