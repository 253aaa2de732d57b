import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Bet } from '@/domain/betting/Bet';
import { rupees } from '@/domain/shared/Money';
import { odds } from '@/domain/shared/Odds';
import type { Result } from '@/domain/shared/Result';
import { betId, betKey, cashOutQuoteId, marketId } from '@/domain/shared/ids';
import { httpDoors, openDoor, openMarket } from './contractDoors';
import type { OpenDoor, OpenMarket } from './contractDoors';

const LIMIT_MS = 15_000;
const keyOf = (n: number) => betKey(n.toString(16).padStart(32, '0'));

function valueOf<T>(answer: Result<T, unknown>): T {
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  return answer.value;
}

describe.each(httpDoors)('BetsGateway, what is changed after it was placed, $door', (door) => {
  let here: OpenDoor;
  let market: OpenMarket;
  beforeEach(async () => {
    here = await openDoor(door);
    await here.demo();
    market = await openMarket(here, false);
  });
  afterEach(() => {
    expect(here.http.logger.lines).toEqual([]);
    return here.close();
  });

  const place = async (n: number, asked = market.odds): Promise<Bet> =>
    valueOf(
      await here.http.bets.place(
        {
          key: keyOf(n),
          marketId: market.marketId,
          runnerId: market.runnerId,
          side: 'back',
          marketKind: 'matchOdds',
          odds: asked,
          line: null,
          stake: rupees(500),
          marketVersion: market.version,
          acceptOdds: 'better',
        },
        LIMIT_MS,
      ),
    );
  /** Odds that nobody offers. */
  const dreamt = odds(5_000);
  const refused = (code: string) => ({ ok: false, error: { kind: 'refused', code } });

  it('[SPORT-05] a waiting bet is cancelled, once', async () => {
    const bet = await place(1, dreamt);
    expect(bet.status).toBe('unmatched');
    expect(valueOf(await here.http.bets.cancel(bet.id))).toMatchObject({ id: bet.id, status: 'cancelled' });
    expect(await here.http.bets.cancel(bet.id)).toMatchObject(refused('NOT_CANCELLABLE'));
    expect(await here.http.bets.cancel(betId('nothing'))).toMatchObject(refused('BET_UNKNOWN'));
  });

  it('[P14] [F59] an edit answers with both bets, by its key again, and with another payload not at all', async () => {
    const bet = await place(1, dreamt);
    const edit = {
      ...{ betId: bet.id, key: keyOf(2), odds: odds(4_800), stake: rupees(300) },
      waiting: bet.stake,
    };
    // More of it was taken than the player saw: nothing is changed, and the key is free.
    expect(await here.http.bets.edit({ ...edit, waiting: rupees(1) })).toMatchObject(
      refused('NOT_CANCELLABLE'),
    );
    const edited = valueOf(await here.http.bets.edit(edit));
    expect(edited).toMatchObject({
      bet: { id: bet.id, status: 'cancelled' },
      replacement: { key: keyOf(2), status: 'unmatched', stake: 30_000, requestedOdds: 4_800 },
    });
    expect(valueOf(await here.http.bets.edit(edit))).toEqual(edited);
    expect(valueOf(await here.http.bets.byKey(keyOf(2)))).toEqual(edited.replacement);
    expect(await here.http.bets.edit({ ...edit, stake: rupees(301) })).toMatchObject(refused('KEY_REUSED'));
    const taken = await place(3);
    expect(await here.http.bets.edit({ ...edit, betId: taken.id, key: keyOf(4) })).toMatchObject(
      refused('NOT_CANCELLABLE'),
    );
  });

  it('[P08] a cash out brings what its quote said, in every outcome, and is found by its key', async () => {
    await place(1);
    const quote = valueOf(await here.http.bets.cashOutQuote(market.marketId));
    expect(quote.expiresInMs).toBe(5_000);
    expect(Math.min(...quote.outcomes.map((each) => each.result))).toBe(quote.amount);
    const done = valueOf(await here.http.bets.cashOut(quote.id, keyOf(2)));
    expect(done).toMatchObject({ key: keyOf(2), status: 'done', reason: null, amount: quote.amount });
    expect(done.bets).toHaveLength(quote.legs.length);
    expect(valueOf(await here.http.bets.cashOut(quote.id, keyOf(2)))).toEqual(done);
    expect(valueOf(await here.http.bets.cashOutByKey(keyOf(2)))).toEqual(done);
    expect(valueOf(await here.http.bets.cashOutByKey(keyOf(9)))).toBeNull();
    const [winner] = quote.outcomes;
    here.sandbox.engine.market(market.marketId, { action: 'settle', runnerId: winner?.runnerId ?? '' });
    const page = valueOf(await here.http.bets.list({ skip: 0, pageSize: 10, status: 'settled' }));
    expect(page.totals?.profitLoss).toBe(winner?.result);
  });

  it('a cash out that cannot be says why: no bets, nothing to level, a quote of nobody', async () => {
    expect(await here.http.bets.cashOutQuote(market.marketId)).toMatchObject(refused('NO_CASH_OUT'));
    expect(await here.http.bets.cashOutQuote(marketId('nothing'))).toMatchObject(refused('MARKET_UNKNOWN'));
    expect(valueOf(await here.http.bets.cashOut(cashOutQuoteId('Q1'), keyOf(5)))).toMatchObject({
      status: 'refused',
      reason: 'quoteExpired',
      amount: 0,
      bets: [],
    });
    await place(6);
    const { id } = valueOf(await here.http.bets.cashOutQuote(market.marketId));
    here.sandbox.engine.market(market.marketId, { action: 'suspend' });
    expect(valueOf(await here.http.bets.cashOut(id, keyOf(7)))).toMatchObject({
      status: 'refused',
      reason: 'suspended',
    });
  });
});
