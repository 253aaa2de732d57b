import { describe, expect, it } from 'vitest';
import { Bench } from './Bench';
import type { WireBet } from './Bench';

const NOTHING = { bets: [], count: 0, totals: { stake: 0, profitLoss: 0 } };

describe('lists of bets', () => {
  function history(): { bench: Bench; token: string; ids: readonly string[]; matchId: string } {
    const bench = Bench.again();
    const player = bench.player();
    const match = bench.stillMatch();
    const ids = Array.from({ length: 12 }, () => {
      bench.engine.advance(1_000);
      return player.bet(match, { odds: 2, stake: 100 }).id;
    });
    return { bench, token: player.token, ids: ids.toReversed(), matchId: match.id };
  }

  const list = (
    bench: Bench,
    token: string,
    query: Record<string, string>,
  ): { bets: readonly WireBet[]; count: number } =>
    bench.get<{ bets: readonly WireBet[]; count: number }>('/bets', query, token).body.data;

  it('[SPORT-06] [HDR-08] are newest first, ten a page, found by match', () => {
    const { bench, token, ids, matchId } = history();
    const page = list(bench, token, { skip: '0', pageSize: '10', refmatchid: matchId });
    expect(page.count).toBe(12);
    expect(page.bets.map((bet) => bet.id)).toEqual(ids.slice(0, 10));
    expect(list(bench, token, { skip: '10', pagesize: '10' }).bets.map((bet) => bet.id)).toEqual(
      ids.slice(10),
    );
    expect(list(bench, token, { refmatchid: 'other' })).toEqual(NOTHING);
  });

  it.each([
    [{ skip: '-5', pagesize: '-1' }, 1],
    [{ pagesize: '1000000000' }, 12],
    [{ pagesize: 'all' }, 10],
    [{ skip: '1000000000' }, 0],
    [{ skip: '1e3', pagesize: '3' }, 3],
  ])('[X30] page %j shows %i', (query, shown) => {
    const { bench, token } = history();
    expect(list(bench, token, query as unknown as Record<string, string>).bets).toHaveLength(shown);
  });

  it('[X30] take days of India, moments and epochs, and swap what is the wrong way round', () => {
    const { bench, token, ids } = history();
    const at = (second: number): string => new Date(bench.engine.now() - second * 1_000).toISOString();
    const found = (startdate: string, enddate: string): number =>
      list(bench, token, { startdate, enddate }).count;
    expect(found('2026-01-15', '2026-01-15')).toBe(12);
    expect(found('2026-01-14', '2026-01-14')).toBe(0);
    expect(found(at(2), at(0))).toBe(3);
    expect(found(at(0), at(2))).toBe(3);
    expect(found(String(bench.engine.now()), '9999-12-31T00:00:00Z')).toBe(1);
    expect(found('0001-01-01', '9999-12-31')).toBe(ids.length);
    expect(bench.get('/bets', { startdate: 'yesterday' }, token).status).toBe(422);
  });

  it('[SPORT-06] are filtered by kind and by state', () => {
    const bench = Bench.again();
    const player = bench.player();
    const match = bench.stillMatch();
    const [runner] = match.matchOdds.runners;
    player.bet(match, { odds: 2 });
    player.bet(match, { odds: 2.2 });
    player.bet(match, { stake: 1 });
    const count = (query: Record<string, string>): number => list(bench, player.token, query).count;
    expect([count({ betstatus: 'open' }), count({ betstatus: 'settled' }), count({})]).toEqual([2, 0, 3]);
    bench.command(match.matchOdds.id, { action: 'settle', runnerId: runner?.id ?? '' });
    expect([count({ betstatus: 'open' }), count({ betstatus: 'settled' }), count({})]).toEqual([0, 1, 3]);
    expect([count({ markettype: 'match_odds' }), count({ markettype: 'fancy' })]).toEqual([3, 0]);
  });

  it('[SPORT-06] totals count everything that was found, not the page: what is at stake, and what came of it', () => {
    const bench = Bench.again();
    const player = bench.player();
    const match = bench.stillMatch();
    const [runner] = match.matchOdds.runners;
    player.bet(match, { odds: 2, stake: 300 });
    player.bet(match, { odds: 2.2, stake: 150.5 });
    player.bet(match, { odds: 2, stake: 1 });
    const totals = (query: Record<string, string>): unknown =>
      bench.get<{ totals: unknown }>('/bets', { pagesize: '1', ...query }, player.token).body.data.totals;
    expect(totals({ betstatus: 'open' })).toEqual({ stake: 450.5, profitLoss: 0 });
    bench.command(match.matchOdds.id, { action: 'settle', runnerId: runner?.id ?? '' });
    expect(totals({})).toEqual({ stake: 300, profitLoss: 300 });
    expect(totals({ betstatus: 'settled', markettype: 'match_odds' })).toEqual({
      stake: 300,
      profitLoss: 300,
    });
    expect(totals({ markettype: 'fancy' })).toEqual({ stake: 0, profitLoss: 0 });
    expect(totals({ markettype: 'nonsense' })).toEqual({ stake: 0, profitLoss: 0 });
  });

  it('[SPORT-06] a bet that arrives between two pages is repeated by the next, never left out; an end date keeps it away', () => {
    const { bench, token, ids, matchId } = history();
    const first = list(bench, token, { skip: '0', pagesize: '10' }).bets;
    bench.engine.advance(1_000);
    const late = bench.post<{ bet: WireBet }>(
      '/bets',
      {
        key: 'f'.repeat(32),
        marketId: first[0]?.marketId,
        runnerId: first[0]?.runnerId,
        side: 'back',
        odds: 2,
        stake: 100,
        marketVersion: bench.prices(matchId).version,
        acceptOdds: 'better',
      },
      token,
    ).body.data.bet;
    const second = list(bench, token, { skip: '10', pagesize: '10' }).bets;
    const seen = [...first, ...second].map((bet) => bet.id);
    expect([...new Set(seen)]).toEqual(ids);
    expect(second[0]?.id).toBe(first.at(-1)?.id);
    const enddate = first[0]?.createdAt ?? '';
    const pages = [0, 10].flatMap(
      (skip) => list(bench, token, { skip: String(skip), pagesize: '10', enddate }).bets,
    );
    expect(pages.map((bet) => bet.id)).toEqual(ids);
    expect(list(bench, token, {}).bets[0]?.id).toBe(late.id);
  });

  it('[WAL-04] [HDR-08] exposure is told match by match, with the number of open bets', () => {
    const bench = Bench.again();
    const player = bench.player();
    const [one, two] = [bench.stillMatch('twenty'), bench.stillMatch('soccer')];
    player.bet(one, { odds: 2, stake: 300 });
    player.bet(one, { odds: 2, stake: 200 });
    player.bet(two, { odds: 2, stake: 150.5 });
    expect(bench.get('/bet/exposure/amount', {}, player.token).body.data).toEqual({
      exposureAmount: 650.5,
      exposures: [
        { exposureAmount: 500, matchName: `${one.home} v ${one.away}`, refMatchId: one.id, totalBets: 2 },
        { exposureAmount: 150.5, matchName: `${two.home} v ${two.away}`, refMatchId: two.id, totalBets: 1 },
      ],
    });
  });

  it("are their owner's alone", () => {
    const { bench } = history();
    const other = bench.player('bela', '9000000002');
    expect(list(bench, other.token, {})).toEqual(NOTHING);
    for (const path of ['/bets', '/bet/exposure/amount', '/bets/by-key/0', '/signout']) {
      const reply = bench.get(path);
      expect([reply.status, reply.body.message]).toEqual([401, 'Unauthorized action.']);
    }
  });
});

describe('brand', () => {
  it('[BRAND-01] [BRAND-02] [BRAND-03] tells details, banners and announcements to everyone', () => {
    const bench = Bench.again();
    expect(bench.get('/getAppDetails').body.data).toMatchObject({
      OTP: 0,
      BRAND_STATUS: 'live',
      PHONE: expect.any(String),
    });
    const { banners } = bench.get<{ banners: readonly { order: number; href: string }[] }>('/getBanners').body
      .data;
    expect(banners.map((banner) => banner.order).toSorted()).toEqual([1, 2, 3]);
    for (const banner of banners) expect(banner.href).toMatch(/^\/[a-z]/);
    expect(bench.get('/announcement/display').body.data).toEqual(
      expect.arrayContaining([{ id: expect.any(String), content: expect.any(String) }]),
    );
    expect(bench.post('/page/visit', { page: '/exchange/:gameId' }).body).toEqual({
      error: false,
      data: {},
      message: '',
    });
  });

  it('[NAV-07] can go into maintenance and come back', () => {
    const bench = Bench.again();
    expect(bench.engine.setAppDetails({ BRAND_STATUS: 'maintenance' })).toEqual({ ok: true });
    expect(bench.get('/getAppDetails').body.data).toMatchObject({ BRAND_STATUS: 'maintenance', OTP: 0 });
    expect(bench.engine.setAppDetails({ NOTHING: 1 }).ok).toBe(false);
  });
});
