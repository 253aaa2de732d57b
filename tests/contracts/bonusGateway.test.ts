import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { betKey, bonusId, bonusOfferId, submissionKey, token } from '@/domain/shared/ids';
import { rupees } from '@/domain/shared/Money';
import type { Failure } from '@/domain/shared/Failure';
import type { Result } from '@/domain/shared/Result';
import { httpDoors, openDoor, openMarket } from './contractDoors';
import type { OpenDoor } from './contractDoors';
import { until } from '@tests/support/until';

let keys = 0;
const aKey = () => submissionKey((keys += 1).toString(16).padStart(32, '0'));
const WELCOME = bonusOfferId('welcome');
const CRICKET = bonusOfferId('cricket');

function given<T>(answer: Result<T, Failure>): T {
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  return answer.value;
}

describe.each(httpDoors)('BonusGateway, $door', (door) => {
  let here: OpenDoor;
  beforeAll(async () => {
    here = await openDoor(door);
  });
  afterAll(() => here.close());
  beforeEach(async () => {
    await here.demo();
  });
  const list = async (tab: 'available' | 'active' | 'history') =>
    given(await here.http.bonus.list({ tab, skip: 0, pageSize: 10 }));
  /** Of the statement, newest first: what, of which bonus, cash, coins. */
  const received = async () => {
    const until = here.sandbox.engine.now() + 60_000;
    const query = { skip: 0, pageSize: 10, from: until - 86_400_000, until, tab: 'bonus' } as const;
    const { rows } = given(await here.http.statement.page(query));
    return rows.map(({ event, name, amount, coins }) => [event, name, amount, coins]);
  };
  const wallet = async () => {
    const { cash, ...rest } = given(await here.realtime.player.requestBalance());
    if (cash === null) throw new Error('no cash was told');
    return { ...rest, cash };
  };
  /** A bet of this many rupees that is settled at once. */
  const wager = async (stake: number) => {
    const market = await openMarket(here, false);
    const placed = given(
      await here.http.bets.place(
        {
          key: betKey(aKey()),
          marketId: market.marketId,
          runnerId: market.runnerId,
          marketKind: 'matchOdds',
          line: null,
          side: 'back',
          odds: market.odds,
          stake: rupees(stake),
          marketVersion: market.version,
          acceptOdds: 'any',
        },
        15_000,
      ),
    );
    expect(placed.status).toBe('matched');
    here.sandbox.engine.market(market.marketId, { action: 'settle', runnerId: market.runnerId });
    return placed;
  };

  it('[REWARD-01] every account has offers, and nothing else at first', async () => {
    const { bonuses, count } = await list('available');
    expect(bonuses.map(({ offerId }) => offerId)).toEqual(['welcome', 'cricket', 'casino']);
    expect(bonuses.every(({ status, blocked }) => status === 'available' && !blocked)).toBe(true);
    expect(bonuses[0]).toMatchObject({ amount: 50_000, target: 250_000, minOdds: 150, held: true });
    expect(count).toBe(3);
    expect(await list('active')).toEqual({ bonuses: [], count: 0 });
    expect(await list('history')).toEqual({ bonuses: [], count: 0 });
    expect(given(await here.http.bonus.stats())).toEqual({
      claimed: 0,
      released: 0,
      claimable: 0,
      locked: 0,
      lost: 0,
      active: 0,
    });
    expect(here.http.logger.lines).toEqual([]);
  });

  it('[REWARD-01] [F65] a claim gives its coins once, and is found by its key', async () => {
    await here.connect(here.http.held);
    const before = await wallet();
    const key = aKey();
    expect(given(await here.http.bonus.byKey(key))).toBeNull();
    const bonus = given(await here.http.bonus.claim(CRICKET, key));
    expect(bonus).toMatchObject({ status: 'active', locked: 100_000, wagered: 0 });
    expect(given(await here.http.bonus.claim(CRICKET, key))).toEqual(bonus);
    expect((await received())[0]).toEqual(['bonusClaimed', bonus.name, 0, 100_000]);
    expect(given(await here.http.bonus.byKey(key))).toEqual(bonus);
    expect((await wallet()).coins).toBe(before.coins + 100_000);
    await until(() => here.realtime.received.balances.length > 0, 'the push');
    expect(await here.http.bonus.claim(WELCOME, key)).toMatchObject({ error: { code: 'KEY_REUSED' } });
    expect(await here.http.bonus.claim(WELCOME, aKey())).toMatchObject({ error: { code: 'BONUS_ACTIVE' } });
    expect(await here.http.bonus.claim(CRICKET, aKey())).toMatchObject({ error: { code: 'CLAIMED_BEFORE' } });
    expect(await here.http.bonus.claim(bonusOfferId('none'), aKey())).toMatchObject({
      error: { code: 'OFFER_UNKNOWN' },
    });
    expect((await list('available')).bonuses.map(({ blocked }) => blocked)).toEqual([true, true]);
  });

  it('[REWARD-01] settled bets earn parts; a claimed part is cash, a cancelled rest is gone', async () => {
    await here.connect(here.http.held);
    const { id } = given(await here.http.bonus.claim(WELCOME, aKey()));
    expect(await here.http.bonus.claimPart(id, 1)).toMatchObject({ error: { code: 'NOT_CLAIMABLE' } });
    const bet = await wager(1_200);
    const whole = given(await here.http.bonus.whole(id));
    expect(whole.bonus).toMatchObject({ wagered: 120_000, claimable: 20_000, locked: 30_000 });
    expect(whole.parts.map(({ status }) => status)).toEqual([
      'claimable',
      'claimable',
      'locked',
      'locked',
      'locked',
    ]);
    expect(whole.bets).toMatchObject([{ id: bet.id, stake: 120_000, counted: 120_000 }]);
    const before = await wallet();
    const released = given(await here.http.bonus.claimPart(id, 1));
    expect(released.parts[0]?.status).toBe('released');
    expect(given(await here.http.bonus.claimPart(id, 1))).toEqual(released);
    expect(await wallet()).toMatchObject({
      cash: before.cash + 10_000,
      coins: before.coins - 10_000,
      balance: before.balance + 10_000,
    });
    const cancelled = given(await here.http.bonus.cancel(id));
    expect(cancelled).toMatchObject({ lost: 30_000, bonus: { status: 'cancelled', claimable: 10_000 } });
    expect(await here.http.bonus.cancel(id)).toMatchObject({ error: { code: 'NOT_CANCELLABLE' } });
    expect((await list('active')).bonuses.map((each) => each.id)).toEqual([id]);
    given(await here.http.bonus.claimPart(id, 2));
    expect((await list('history')).bonuses.map((each) => each.id)).toEqual([id]);
    expect(given(await here.http.bonus.stats())).toMatchObject({ released: 20_000, lost: 30_000, active: 0 });
    expect((await wallet()).coins).toBe(0);
    expect(await received()).toEqual([
      ['bonusReleased', 'Welcome bonus', 10_000, -10_000],
      ['bonusCancelled', 'Welcome bonus', 0, -30_000],
      ['bonusReleased', 'Welcome bonus', 10_000, -10_000],
      ['welcome', '', 1_000_000, 50_000],
    ]);
    expect(here.sandbox.engine.audit().ledgerSum).toBe(0);
  });

  it('[REWARD-01] [X35] nobody else’s, and nobody’s without a session', async () => {
    const { id } = given(await here.http.bonus.claim(WELCOME, aKey()));
    await here.demo();
    const unknown = { error: { kind: 'refused', code: 'BONUS_UNKNOWN' } };
    expect(await here.http.bonus.whole(id)).toMatchObject(unknown);
    expect(await here.http.bonus.claimPart(id, 1)).toMatchObject(unknown);
    expect(await here.http.bonus.cancel(id)).toMatchObject(unknown);
    expect(await here.http.bonus.whole(bonusId('BN0'))).toMatchObject(unknown);
    here.http.held = token('nobody');
    const refused = { error: { kind: 'unauthorised' } };
    expect(await here.http.bonus.list({ tab: 'active', skip: 0, pageSize: 10 })).toMatchObject(refused);
    expect(await here.http.bonus.stats()).toMatchObject(refused);
    expect(await here.http.bonus.claim(WELCOME, aKey())).toMatchObject(refused);
    expect(await here.http.bonus.byKey(aKey())).toMatchObject(refused);
    expect(await here.http.bonus.cancel(id)).toMatchObject(refused);
  });

  it('[F22] an answer about another bonus is none', async () => {
    const { id } = given(await here.http.bonus.claim(WELCOME, aKey()));
    const fault = here.sandbox.faults.http('/bonus/claims/parts', {
      kind: 'drift',
      path: 'data.claim.id',
      value: 'BN99',
    });
    expect(await here.http.bonus.whole(id)).toMatchObject({ error: { kind: 'unexpected' } });
    expect(fault.occurred()).toBe(1);
  });
});
