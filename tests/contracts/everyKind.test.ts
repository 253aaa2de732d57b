import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { rupees } from '@/domain/shared/Money';
import { odds } from '@/domain/shared/Odds';
import { matchId } from '@/domain/shared/ids';
import { httpDoors, openDoor } from './contractDoors';
import type { OpenDoor } from './contractDoors';
import { BOTH_SIDES, keyOf, LINE, openKind, placed } from './kindMarkets';
import { EVERY_KIND } from '@/domain/sports/marketKinds';

const RATES = ['bookmaker', 'toss', 'fancy'] as const;

describe.each(httpDoors)('markets and bets of every kind, $door', (door) => {
  let here: OpenDoor;
  beforeEach(async () => {
    here = await openDoor(door);
    await here.demo();
  });
  afterEach(async () => {
    expect(here.http.logger.lines).toEqual([]);
    await here.close();
  });
  const user = () => here.sandbox.engine.audit().users[0];

  it.each(EVERY_KIND)(
    '[SPORT-02] [SPORT-07] %s comes by its own call, with an image of its prices',
    async (kind) => {
      const { market, page } = await openKind(here, kind);
      const { markets, prices } = await page();
      expect(markets.map(({ id }) => id)).toContain(market.id);
      expect(prices.map(({ id }) => id).toSorted()).toEqual(markets.map(({ id }) => id).toSorted());
      const image = prices.find(({ id }) => id === market.id);
      expect(image).toMatchObject({ image: true, status: 'open', version: market.version });
      const best = image?.runners[0]?.back?.find(({ level }) => level === 0)?.offer;
      expect([best?.price, best?.line]).toEqual([190, kind === 'fancy' ? LINE : undefined]);
    },
  );

  it('[SPORT-07] a call names its own kinds only, and an unknown match by its code', async () => {
    const { match } = await openKind(here, 'fancy');
    const kindsIn = async (call: 'match' | 'bookmaker' | 'fancy') => {
      const reply = await here.http.sports[call](match);
      return new Set(reply.ok ? reply.value.markets.map(({ kind }) => kind) : []);
    };
    expect(await kindsIn('bookmaker')).toEqual(new Set(['bookmaker']));
    expect(await kindsIn('fancy')).toEqual(new Set(['fancy']));
    const rest = await kindsIn('match');
    expect(rest.has('matchOdds') && !rest.has('bookmaker') && !rest.has('fancy')).toBe(true);
    for (const call of ['bookmaker', 'fancy', 'settings'] as const)
      expect(await here.http.sports[call](matchId('nowhere'))).toMatchObject({
        ok: false,
        error: { kind: 'refused', code: 'MATCH_UNKNOWN' },
      });
  });

  it('[SPORT-07] the settings of a match: limits, delay, commission, notes and what it can show', async () => {
    const { match, market } = await openKind(here, 'matchOdds');
    expect(await here.http.sports.settings(match)).toEqual({
      ok: true,
      value: {
        matchId: match,
        tvUrl: null,
        scoreUrl: null,
        notes: expect.arrayContaining([expect.any(String)]),
        commission: market.commission,
        minStake: market.limits.min,
        maxStake: market.limits.max,
        delaySeconds: 0,
      },
    });
  });

  it.each(BOTH_SIDES)(
    '[SPORT-05] [P05] %s: a bet is taken at its price, once for a key, and found by it',
    async (kind) => {
      const { order } = await openKind(here, kind);
      const bet = await placed(here.http.bets, order(1));
      expect(bet).toMatchObject({
        status: 'matched',
        marketKind: kind,
        odds: 190,
        line: kind === 'fancy' ? LINE : null,
        stake: 50_000,
        matched: 50_000,
      });
      expect(await placed(here.http.bets, order(1))).toMatchObject({ id: bet.id });
      expect(await here.http.bets.byKey(keyOf(1))).toMatchObject({ ok: true, value: { id: bet.id } });
      expect(here.sandbox.engine.audit().bets).toBe(1);
      expect(user()).toMatchObject({ hold: 50_000, exposure: 50_000 });
      const lay = await placed(here.http.bets, order(2, { side: 'lay', odds: odds(195) }));
      expect(lay).toMatchObject({ status: 'matched', side: 'lay', odds: 195 });
    },
  );

  it.each(BOTH_SIDES)(
    '[F44] [P17] %s is void: its bets say so, the hold is gone, the money is back',
    async (kind) => {
      const { order, market, match } = await openKind(here, kind);
      const before = user()?.cash;
      await placed(here.http.bets, order(1));
      await placed(here.http.bets, order(2, { side: 'lay', odds: odds(195), stake: rupees(500) }));
      expect(user()?.hold).toBeGreaterThan(0);
      expect(here.sandbox.engine.market(market.id, { action: 'void' })).toEqual({ ok: true });
      const listed = await here.http.bets.ofMatch(match, 0);
      expect(listed.ok && listed.value.bets.map(({ status, profitLoss }) => [status, profitLoss])).toEqual([
        ['void', 0],
        ['void', 0],
      ]);
      expect(user()).toMatchObject({ cash: before, hold: 0, exposure: 0 });
      expect(await here.http.bets.exposure()).toMatchObject({ ok: true, value: { total: 0 } });
    },
  );

  it('[SPORT-05] [P05] [P16] winner: backed at decimal odds and never laid, held at its stake, paid by who wins', async () => {
    const { order, market, page } = await openKind(here, 'winner');
    const before = user()?.cash ?? 0;
    const image = (await page()).prices.find(({ id }) => id === market.id);
    expect(image?.runners.flatMap(({ lay = [] }) => lay.filter(({ offer }) => offer !== null))).toEqual([]);
    expect(await placed(here.http.bets, order(1, { side: 'lay' }))).toMatchObject({ status: 'rejected' });
    expect(await placed(here.http.bets, order(2))).toMatchObject({ status: 'matched', marketKind: 'winner' });
    expect(user()).toMatchObject({ hold: 50_000, exposure: 50_000 });
    here.sandbox.engine.market(market.id, { action: 'settle', runnerId: market.runners[0]?.id ?? '' });
    expect(await here.http.bets.byKey(keyOf(2))).toMatchObject({
      value: { status: 'settled', profitLoss: 45_000 },
    });
    expect(user()).toMatchObject({ cash: before + 45_000, hold: 0, exposure: 0 });
  });

  it.each(['matchOdds', 'bookmaker', 'other'] as const)(
    '[F44] %s: a runner that goes takes its bets along, void, and their hold',
    async (kind) => {
      const { order, market } = await openKind(here, kind);
      const { id } = await placed(here.http.bets, order(1));
      const gone = here.sandbox.engine.market(market.id, {
        action: 'removeRunner',
        runnerId: market.runners[0]?.id ?? '',
      });
      expect(gone).toEqual({ ok: true });
      expect(await here.http.bets.byKey(keyOf(1))).toMatchObject({ ok: true, value: { id, status: 'void' } });
      expect(user()).toMatchObject({ hold: 0, exposure: 0 });
      const reply = await placed(here.http.bets, order(2));
      expect(reply).toMatchObject({ status: 'rejected' });
    },
  );

  it.each(EVERY_KIND)('[F43] %s closed or settled refuses bets, in a word', async (kind) => {
    const { order, market } = await openKind(here, kind);
    here.sandbox.engine.market(market.id, { action: 'close' });
    expect(await placed(here.http.bets, order(1))).toMatchObject({
      status: 'rejected',
      reason: 'marketClosed',
    });
    expect(user()).toMatchObject({ hold: 0 });
  });

  it.each(RATES)('[F42] %s: a rate that fell refuses the bet with what is offered now', async (kind) => {
    const { order, market } = await openKind(here, kind);
    const runnerId = market.runners[0]?.id ?? '';
    const line = kind === 'fancy' ? { line: LINE } : {};
    here.sandbox.engine.market(market.id, { action: 'move', runnerId, odds: 1.6, ...line });
    expect(await placed(here.http.bets, order(1))).toMatchObject({
      status: 'rejected',
      reason: 'oddsChanged',
      offer: 160,
    });
    expect(await placed(here.http.bets, order(2, { acceptOdds: 'any' }))).toMatchObject({ odds: 160 });
  });

  it('[F42] fancy: another line is another bet, however good its rate; only any takes it', async () => {
    const { order, market } = await openKind(here, 'fancy');
    const runnerId = market.runners[0]?.id ?? '';
    here.sandbox.engine.market(market.id, { action: 'move', runnerId, odds: 1.99, line: LINE + 3 });
    expect(await placed(here.http.bets, order(1))).toMatchObject({
      status: 'rejected',
      reason: 'oddsChanged',
      offer: 199,
      offerLine: LINE + 3,
    });
    expect(await placed(here.http.bets, order(2, { acceptOdds: 'any' }))).toMatchObject({
      status: 'matched',
      line: LINE + 3,
    });
  });

  it.each([...RATES, 'winner'] as const)(
    '%s: nothing waits there, so nothing can be cancelled or changed',
    async (kind) => {
      const { order } = await openKind(here, kind);
      const { id } = await placed(here.http.bets, order(1));
      const refused = { ok: false, error: { kind: 'refused', code: 'NOT_CANCELLABLE' } };
      expect(await here.http.bets.cancel(id)).toMatchObject(refused);
      expect(
        await here.http.bets.edit({
          ...{ betId: id, key: keyOf(2), odds: odds(180), stake: rupees(600) },
          waiting: rupees(600),
        }),
      ).toMatchObject(refused);
      expect(here.sandbox.engine.audit().bets).toBe(1);
    },
  );

  it('[P08] bookmaker: a cash out levels every outcome to what its quote said', async () => {
    const { order, market } = await openKind(here, 'bookmaker');
    const [one, two] = market.runners;
    await placed(here.http.bets, order(1));
    here.sandbox.engine.market(market.id, {
      action: 'move',
      runnerId: one?.id ?? '',
      odds: 1.5,
      layOdds: 1.52,
    });
    const quote = await here.http.bets.cashOutQuote(market.id);
    if (!quote.ok) throw new Error(JSON.stringify(quote.error));
    const done = await here.http.bets.cashOut(quote.value.id, keyOf(2));
    expect(done).toMatchObject({ ok: true, value: { status: 'done', amount: quote.value.amount } });
    expect(await here.http.bets.cashOutByKey(keyOf(2))).toEqual(done);
    here.sandbox.engine.market(market.id, { action: 'settle', runnerId: two?.id ?? '' });
    const settled = await here.http.bets.list({ skip: 0, pageSize: 10, status: 'settled' });
    const received = quote.value.outcomes.find(({ runnerId }) => runnerId === two?.id)?.result;
    expect(settled.ok && settled.value.totals?.profitLoss).toBe(received);
  });

  it.each(['fancy', 'winner', 'toss', 'tiedMatch', 'other'] as const)(
    '%s cannot be cashed out',
    async (kind) => {
      const { order, market } = await openKind(here, kind);
      await placed(here.http.bets, order(1));
      expect(await here.http.bets.cashOutQuote(market.id)).toMatchObject({
        ok: false,
        error: { kind: 'refused', code: 'NO_CASH_OUT' },
      });
    },
  );

  it.each([
    [LINE, 'back', 45_000],
    [LINE - 1, 'back', -50_000],
    [0, 'lay', 50_000],
    [LINE, 'lay', -47_500],
  ] as const)(
    '[P09] [SPORT-02] a fancy that ends at %i settles a %s by %i paise',
    async (runs, side, result) => {
      const { order, market, match } = await openKind(here, 'fancy');
      await placed(here.http.bets, order(1, { side, odds: odds(side === 'back' ? 190 : 195) }));
      here.sandbox.engine.market(market.id, { action: 'settle', result: String(runs) });
      expect(await here.http.bets.byKey(keyOf(1))).toMatchObject({
        ok: true,
        value: { status: 'settled', profitLoss: result },
      });
      const page = await here.http.sports.fancy(match);
      expect(page.ok && page.value.markets.find(({ id }) => id === market.id)).toMatchObject({
        status: 'closed',
        result: String(runs),
      });
    },
  );
});
