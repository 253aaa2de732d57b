import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { collectBets, loadBets } from '@/application/betting/loadBets';
import { readBetsFilter, type BetsFilter } from '@/domain/betting/BetsFilter';
import { rupees } from '@/domain/shared/Money';
import { odds, type OddsHundredths } from '@/domain/shared/Odds';
import { betKey, token } from '@/domain/shared/ids';
import { ManualClock } from '@/adapters/node/ManualClock';
import { httpWorld } from '@tests/support/wire/httpWorld';
import { good, startWireServer, type WireServer } from '@tests/support/wireServer';
import { httpDoors, openDoor, openMarket, type OpenDoor } from './contractDoors';
import { sessionStore } from '@tests/support/stores';

const SESSION = sessionStore();
/** 2 April 2026, noon in India. */
const NOW = Date.UTC(2026, 3, 2, 6, 30);

function filterOf(address: string, now: number): BetsFilter {
  const query = new URLSearchParams(address);
  return readBetsFilter((name) => query.get(name), now);
}

describe('what /mybets asks a server for', () => {
  let server: WireServer;
  beforeAll(async () => {
    server = await startWireServer();
  });
  afterAll(() => server.close());
  beforeEach(() => {
    server.forget();
    server.answer(good({ bets: [], count: 0 }));
  });

  it.each([
    [
      '',
      {
        skip: '0',
        pagesize: '10',
        betstatus: 'open',
      },
    ],
    [
      'days=30d',
      {
        skip: '0',
        pagesize: '10',
        startdate: '2026-03-03T18:30:00.000Z',
        // Two days after the one that ends today (F83).
        enddate: '2026-04-04T18:29:59.999Z',
        betstatus: 'open',
      },
    ],
    [
      'tab=settled&market=matchOdds&days=yesterday&page=3&size=25',
      {
        skip: '50',
        pagesize: '25',
        startdate: '2026-03-31T18:30:00.000Z',
        enddate: '2026-04-01T18:29:59.999Z',
        markettype: 'match_odds',
        betstatus: 'settled',
      },
    ],
    [
      'market=fancy&from=2026-03-31&to=2026-03-01&size=50',
      {
        skip: '0',
        pagesize: '50',
        startdate: '2026-02-28T18:30:00.000Z',
        enddate: '2026-03-31T18:29:59.999Z',
        markettype: 'fancy',
        betstatus: 'open',
      },
    ],
    ['tab=all', { skip: '0', pagesize: '10' }],
    [
      'tab=all&days=yesterday&page=2',
      {
        skip: '10',
        pagesize: '10',
        startdate: '2026-03-31T18:30:00.000Z',
        enddate: '2026-04-01T18:29:59.999Z',
      },
    ],
    [
      'from=0001-01-01&to=9999-12-31&page=-1&size=1000000000',
      {
        skip: '0',
        pagesize: '10',
        betstatus: 'open',
      },
    ],
  ])('[SPORT-06] [X30] ?%s', async (address, query) => {
    const world = httpWorld({ url: server.url });
    world.held = token('tok-held');
    const load = loadBets({ betsGateway: world.bets, session: SESSION, clock: new ManualClock(NOW) });
    expect(await load(filterOf(address, NOW))).toMatchObject({ ok: true });
    const [seen, ...more] = server.seen;
    expect(more).toEqual([]);
    expect([seen?.method, seen?.path]).toEqual(['GET', '/bets']);
    expect(seen?.query).toEqual(query);
    expect(seen?.headers['token']).toBe('tok-held');
    expect(seen?.target).not.toContain('tok-held');
  });

  it.each([
    [
      { stake: 90, profitLoss: -5.5 },
      { stake: 9_000, profitLoss: -550 },
    ],
    [undefined, null],
    [null, null],
    ['lots', null],
    [{ stake: -1, profitLoss: 0 }, null],
  ])('[SPORT-06] [F21] totals %j are %j', async (totals, expected) => {
    server.answer(good({ bets: [], count: 0, totals }));
    const load = loadBets({
      betsGateway: httpWorld({ url: server.url }).bets,
      session: SESSION,
      clock: new ManualClock(NOW),
    });
    const answer = await load(filterOf('', NOW));
    expect(answer.ok && answer.value.totals).toEqual(expected);
  });
});

describe.each(httpDoors)('the lists of /mybets, $door', (door) => {
  let here: OpenDoor;
  let load: ReturnType<typeof loadBets>;
  let collect: ReturnType<typeof collectBets>;
  const now = (): number => here.sandbox.engine.now();
  beforeEach(async () => {
    here = await openDoor(door);
    await here.demo();
    load = loadBets({ betsGateway: here.http.bets, session: SESSION, clock: { now, monotonic: now } });
    collect = collectBets({ betsGateway: here.http.bets, session: SESSION, clock: { now, monotonic: now } });
  });
  afterEach(() => here.close());

  let placed = 0;
  beforeEach(() => {
    placed = 0;
  });
  const orderOn = (
    market: Awaited<ReturnType<typeof openMarket>>,
    more: { readonly odds?: OddsHundredths } = {},
  ) => {
    placed += 1;
    return {
      key: betKey(placed.toString(16).padStart(32, '0')),
      marketId: market.marketId,
      marketKind: 'matchOdds',
      line: null,
      runnerId: market.runnerId,
      side: 'back',
      odds: market.odds,
      stake: rupees(100),
      marketVersion: market.version,
      acceptOdds: 'better',
      ...more,
    } as const;
  };
  async function place(count: number) {
    const market = await openMarket(here, false);
    for (let n = 1; n <= count; n += 1) {
      const answer = await here.http.bets.place(orderOn(market), 15_000);
      if (!answer.ok || answer.value.status !== 'matched') throw new Error(JSON.stringify(answer));
    }
    return market;
  }
  const page = async (address: string) => {
    const answer = await load(filterOf(address, now()));
    if (!answer.ok) throw new Error(JSON.stringify(answer.error));
    return answer.value;
  };

  it('[SPORT-06] pages newest first; open and settled, kinds and days are told apart', async () => {
    const market = await place(12);
    const [first, second] = [await page(''), await page('page=2')];
    expect([first.list.rows.length, second.list.rows.length, first.count]).toEqual([10, 2, 12]);
    const all = [...first.list.rows, ...second.list.rows];
    expect(new Set(all.map(({ id }) => id)).size).toBe(12);
    expect((first.list.rows[0]?.createdAt ?? 0) >= (second.list.rows.at(-1)?.createdAt ?? 0)).toBe(true);
    expect((await page('market=matchOdds&days=today')).count).toBe(12);
    for (const nothing of ['tab=settled', 'market=fancy', 'days=yesterday'])
      expect((await page(nothing)).count, nothing).toBe(0);

    here.sandbox.engine.market(market.marketId, { action: 'settle', runnerId: market.runnerId });
    expect((await page('')).count).toBe(0);
    const settled = await page('tab=settled&size=25');
    expect(settled.list.rows.map(({ status }) => status)).toEqual(
      Array.from({ length: 12 }, () => 'settled'),
    );
  });

  it('[SPORT-06] what was cancelled is neither open nor settled, and is among all', async () => {
    const market = await place(1);
    const waiting = await here.http.bets.place(orderOn(market, { odds: odds(100_000) }), 15_000);
    if (!waiting.ok || waiting.value.status !== 'unmatched') throw new Error(JSON.stringify(waiting));
    expect((await page('')).count).toBe(2);
    await here.http.bets.cancel(waiting.value.id);
    expect([(await page('')).count, (await page('tab=settled')).count]).toEqual([1, 0]);
    const { list, count, totals } = await page('tab=all');
    expect(list.rows.map(({ status }) => status)).toEqual(['cancelled', 'matched']);
    expect([count, totals?.stake]).toEqual([2, rupees(100)]);
  });

  it('[SPORT-06] totals are over the whole choice, not over its page', async () => {
    await place(12);
    const { list, totals } = await page('');
    expect(list.rows).toHaveLength(10);
    expect(totals).toEqual({ stake: 120_000, profitLoss: 0 });
  });

  it('[F19] all of them are collected page by page, each once', async () => {
    for (let round = 0; round < 2; round += 1) {
      const market = await place(60);
      here.sandbox.engine.market(market.marketId, { action: 'settle', runnerId: market.runnerId });
    }
    const answer = await collect(filterOf('tab=settled', now()));
    expect(answer.ok && [new Set(answer.value.bets.map(({ id }) => id)).size, answer.value.whole]).toEqual([
      120,
      true,
    ]);
  });
});
