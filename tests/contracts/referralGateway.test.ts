import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Failure } from '@/domain/shared/Failure';
import { rupees } from '@/domain/shared/Money';
import type { Result } from '@/domain/shared/Result';
import { betKey, token } from '@/domain/shared/ids';
import type { Token } from '@/domain/shared/ids';
import { httpDoors, openDoor, openMarket } from './contractDoors';
import type { OpenDoor } from './contractDoors';
import { until } from '@tests/support/until';

function given<T>(answer: Result<T, Failure>): T {
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  return answer.value;
}

let numbers = 0;

describe.each(httpDoors)('ReferralGateway, $door', (door) => {
  let here: OpenDoor;
  beforeAll(async () => {
    here = await openDoor(door);
  });
  afterAll(() => here.close());

  /** A new account; its token is held from then on. */
  function signUp(name: string, code: string | null): Promise<Token> {
    numbers += 1;
    const form = { name, username: `friend ${numbers}`, password: 'Secret123', agentCode: code };
    return here.signUp(form, `90000${String(10_000 + numbers)}`);
  }
  async function bet(stake: number) {
    const market = await openMarket(here, false);
    given(
      await here.http.bets.place(
        {
          key: betKey((numbers += 1).toString(16).padStart(32, 'b')),
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
    return () => here.sandbox.engine.market(market.marketId, { action: 'settle', runnerId: market.runnerId });
  }
  const friends = async () => given(await here.http.referral.friends(0, 10));

  it('[REWARD-02] nobody has a code until they make one; then it stays', async () => {
    await here.demo();
    expect(given(await here.http.referral.code())).toBeNull();
    const code = given(await here.http.referral.generate());
    expect(given(await here.http.referral.generate())).toBe(code);
    expect(given(await here.http.referral.code())).toBe(code);
    expect(given(await here.http.referral.stats())).toEqual({
      clicks: 0,
      signUps: 0,
      active: 0,
      earned: 0,
      pending: 0,
      rule: { percent: 2, mostPerFriend: 100_000 },
    });
    expect(await friends()).toEqual({ friends: [], count: 0 });
    expect(given(await here.http.referral.sources()).map(({ channel }) => channel)).toEqual([
      'link',
      'share',
      'whatsapp',
      'telegram',
      'qr',
    ]);
    expect(here.http.logger.lines).toEqual([]);
  });

  it('[REWARD-02] [AUTH-18] who signs up with it is a friend, and their settled bets bring cash', async () => {
    const owner = await signUp('Asha Rao', null);
    const code = given(await here.http.referral.generate());
    given(await here.http.referral.visited(`${code}-w`));
    const child = await signUp('Ravi Iyer', `${code}-w`);
    const settle = await bet(500);
    here.http.held = owner;
    await here.connect(owner);
    expect(await friends()).toMatchObject({
      friends: [{ name: 'Ra•••', status: 'joined', earned: 0, pending: 1_000 }],
      count: 1,
    });
    settle();
    await until(
      () => here.realtime.received.balances.some((balance) => balance?.cash === 1_001_000),
      'the push',
    );
    expect((await friends()).friends[0]).toMatchObject({ status: 'active', earned: 1_000, pending: 0 });
    expect(given(await here.http.referral.stats())).toMatchObject({
      clicks: 1,
      signUps: 1,
      active: 1,
      earned: 1_000,
      pending: 0,
    });
    expect(given(await here.http.referral.sources())[2]).toEqual({
      channel: 'whatsapp',
      clicks: 1,
      signUps: 1,
    });
    const now = here.sandbox.engine.now() + 60_000;
    const days = { from: now - 86_400_000, until: now };
    const received = given(await here.http.statement.page({ skip: 0, pageSize: 10, tab: 'bonus', ...days }));
    expect(received.rows[0]).toMatchObject({ event: 'referral', amount: 1_000, coins: 0 });
    expect(JSON.stringify(await friends())).not.toContain('Iyer');
    expect(here.sandbox.engine.audit().ledgerSum).toBe(0);
    here.http.held = child;
    expect(await friends()).toEqual({ friends: [], count: 0 });
  });

  it('[REWARD-02] [X35] a code of nobody signs up like any other, and a visit tells nobody anything', async () => {
    await signUp('Nobody', 'FFFFFFFF-w');
    expect(given(await here.http.referral.visited('FFFFFFFF'))).toBeUndefined();
    expect(given(await here.http.referral.visited('<x>'))).toBeUndefined();
  });

  it('[REWARD-02] nothing without a session', async () => {
    const refused = { error: { kind: 'unauthorised' } };
    here.http.held = token('nobody');
    expect(await here.http.referral.code()).toMatchObject(refused);
    expect(await here.http.referral.generate()).toMatchObject(refused);
    expect(await here.http.referral.stats()).toMatchObject(refused);
    expect(await here.http.referral.friends(0, 10)).toMatchObject(refused);
    expect(await here.http.referral.sources()).toMatchObject(refused);
  });

  it.each([
    ['/ref/generate', 'data.code', 'a b'],
    ['/ref/children', 'data.children', 'all'],
    ['/ref/sources', 'data.sources', 7],
    ['/ref/stats', 'data.stats.earned', -1],
  ])('[F22] %s with %s broken is no answer', async (path, field, value) => {
    await here.demo();
    given(await here.http.referral.generate());
    const fault = here.sandbox.faults.http(path, { kind: 'drift', path: field, value });
    const calls = {
      '/ref/generate': () => here.http.referral.code(),
      '/ref/children': () => here.http.referral.friends(0, 10),
      '/ref/sources': () => here.http.referral.sources(),
      '/ref/stats': () => here.http.referral.stats(),
    };
    expect(await calls[path as keyof typeof calls]()).toMatchObject({ error: { kind: 'unexpected' } });
    expect(fault.occurred()).toBe(1);
  });
});
