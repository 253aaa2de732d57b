import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { paise, rupees } from '@/domain/shared/Money';
import { betKey } from '@/domain/shared/ids';
import { until } from '@tests/support/until';
import { httpDoors, openDoor, openMarket, socketDoors } from './contractDoors';
import type { OpenDoor } from './contractDoors';

const DAY = 86_400_000;
const MOBILE = { mobile: '9812345670', countryCode: '91' };
const ASHA = { name: 'Asha', username: 'asha one', password: 'Secret12 é', agentCode: null, mobile: MOBILE };

describe.each(httpDoors)('PlaySafeGateway, $door', (door) => {
  let here: OpenDoor;
  beforeEach(async () => {
    here = await openDoor(door);
    const { session } = here.http;
    await session.sendOtp(MOBILE);
    await session.verifyMobile(MOBILE, here.sandbox.otpFor(MOBILE.mobile));
    const answer = await session.register(ASHA);
    if (!answer.ok) throw new Error(JSON.stringify(answer.error));
    here.http.held = answer.value.token;
  });
  afterEach(() => here.close());

  const logIn = () => here.http.session.logIn(ASHA.username, ASHA.password);
  const limitOf = async (kind: string, period: string) => {
    const state = await here.http.playSafe.state();
    if (!state.ok) throw new Error(JSON.stringify(state.error));
    return state.value.limits.find((each) => each.kind === kind && each.period === period);
  };
  const set = (amount: number | null) =>
    here.http.playSafe.change({
      do: 'set',
      kind: 'stake',
      period: 'day',
      amount: amount === null ? null : rupees(amount),
    });
  const confirm = () => here.http.playSafe.change({ do: 'confirm', kind: 'stake', period: 'day' });

  it('begins without a limit, and with a reality check every hour', async () => {
    const state = await here.http.playSafe.state();
    if (!state.ok) throw new Error('no state');
    const { limits, check } = state.value;
    expect(limits).toHaveLength(9);
    expect(limits.every(({ amount, used, wanted }) => amount === null && used === 0 && wanted === null)).toBe(
      true,
    );
    expect(check).toMatchObject({ minutes: 60, staked: 0, net: 0 });
    expect(check.dueAt - check.since).toBe(3_600_000);
    expect(here.http.logger.lines).toEqual([]);
  });

  it('a lower limit counts at once; a higher one a day later, after a second yes', async () => {
    expect((await set(500)).ok && (await set(300)).ok).toBe(true);
    expect(await limitOf('stake', 'day')).toMatchObject({ amount: 30_000, wanted: null });
    await set(900);
    expect(await limitOf('stake', 'day')).toMatchObject({ amount: 30_000, wanted: { amount: 90_000 } });
    expect(await confirm()).toMatchObject({ ok: false, error: { kind: 'refused', code: 'TOO_EARLY' } });
    here.sandbox.advance(DAY);
    // The log-in lived a day.
    const again = await logIn();
    here.http.held = again.ok ? again.value.token : null;
    expect(await limitOf('stake', 'day')).toMatchObject({ amount: 30_000 });
    expect((await confirm()).ok).toBe(true);
    expect(await limitOf('stake', 'day')).toMatchObject({ amount: 90_000, wanted: null });
    expect(await confirm()).toMatchObject({ error: { code: 'NOTHING_ASKED' } });
  });

  it('a wish is withdrawn, and none at all waits like a higher one', async () => {
    await set(500);
    await set(null);
    expect(await limitOf('stake', 'day')).toMatchObject({ amount: 50_000, wanted: { amount: null } });
    await here.http.playSafe.change({ do: 'withdraw', kind: 'stake', period: 'day' });
    expect(await limitOf('stake', 'day')).toMatchObject({ amount: 50_000, wanted: null });
  });

  it('[SPORT-05] a bet over the limit is rejected with its reason, one under it counts', async () => {
    await set(500);
    const { marketId, runnerId, version, odds } = await openMarket(here, false);
    const place = (stake: number, key: string) =>
      here.http.bets.place(
        {
          key: betKey(key.repeat(32)),
          marketId,
          marketKind: 'matchOdds',
          runnerId,
          side: 'back',
          odds,
          line: null,
          stake: rupees(stake),
          marketVersion: version,
          acceptOdds: 'better',
        },
        20_000,
      );
    expect(await place(501, 'a')).toMatchObject({ value: { status: 'rejected', reason: 'selfLimit' } });
    const taken = await place(400, 'b');
    expect(taken.ok && taken.value.status !== 'rejected').toBe(true);
    expect(await limitOf('stake', 'day')).toMatchObject({ used: 40_000 });
    expect(await place(200, 'c')).toMatchObject({ value: { status: 'rejected', reason: 'selfLimit' } });
    expect(await here.http.playSafe.activity(1)).toMatchObject({ value: { staked: 40_000, bets: 1 } });
  });

  it('a time-out ends the session at once and keeps the log-in shut until it is over', async () => {
    const taken = await here.http.playSafe.takeBreak({ do: 'timeOut', days: 1 });
    expect(taken).toMatchObject({ ok: true, value: { words: expect.stringContaining('until 16 Jan 2026') } });
    expect(await here.http.playSafe.state()).toMatchObject({ error: { kind: 'unauthorised', ended: true } });
    const shut = { ok: false, error: { kind: 'refused', code: 'TIME_OUT' } };
    expect(await logIn()).toMatchObject(shut);
    here.sandbox.advance(DAY - 60_000);
    expect(await logIn()).toMatchObject(shut);
    here.sandbox.advance(60_000);
    expect((await logIn()).ok).toBe(true);
  });

  it('a self-exclusion lasts, and is left only by a wish and a wait', async () => {
    await here.http.playSafe.takeBreak({ do: 'exclude', months: 6 });
    const back = () => here.http.playSafe.askReturn(ASHA.username, ASHA.password);
    expect(await back()).toMatchObject({ error: { code: 'TOO_EARLY' } });
    expect(await here.http.playSafe.askReturn(ASHA.username, 'wrong')).toMatchObject({
      error: { kind: 'unauthorised', ended: false },
    });
    here.sandbox.advance(183 * DAY);
    expect(await logIn()).toMatchObject({
      error: { code: 'SELF_EXCLUDED', message: expect.stringContaining('can ask to come back now') },
    });
    const asked = await back();
    expect(asked.ok && asked.value !== null).toBe(true);
    here.sandbox.advance(DAY - 60_000);
    expect(await logIn()).toMatchObject({ error: { code: 'SELF_EXCLUDED' } });
    here.sandbox.advance(60_000);
    expect((await logIn()).ok).toBe(true);
    expect(await back()).toMatchObject({ error: { code: 'NOT_EXCLUDED' } });
  });

  it('how often they are told is kept, and never is no answer', async () => {
    const { playSafe } = here.http;
    expect(await playSafe.change({ do: 'interval', minutes: 15 })).toMatchObject({
      value: { check: { minutes: 15 } },
    });
    for (const minutes of [0, 7, 1_000_000])
      expect(await playSafe.change({ do: 'interval', minutes })).toMatchObject({
        error: { code: 'MALFORMED' },
      });
  });

  it.each([paise(0), paise(99), paise(-100)])('a limit of %i paise is none', async (amount) => {
    const order = { do: 'set', kind: 'deposit', period: 'day', amount } as const;
    expect(await here.http.playSafe.change(order)).toMatchObject({ error: { code: 'MALFORMED' } });
  });
});

describe.each(socketDoors)('the reality check, $door', (door) => {
  let here: OpenDoor;
  beforeEach(async () => {
    here = await openDoor(door);
  });
  afterEach(() => here.close());

  it('calls when it is time, once, and again an interval after the answer', async () => {
    const token = await here.demo();
    let calls = 0;
    here.realtime.player.listen({ realityCheckDue: () => void (calls += 1) });
    await here.connect(token);
    await here.http.playSafe.change({ do: 'interval', minutes: 10 });
    here.sandbox.advance(9 * 60_000);
    const due = async () => {
      const state = await here.http.playSafe.state();
      return state.ok && state.value.check.now >= state.value.check.dueAt;
    };
    expect(await due()).toBe(false);
    here.sandbox.advance(2 * 60_000);
    await until(() => calls === 1, 'the call');
    expect(await due()).toBe(true);
    await here.http.playSafe.change({ do: 'goOn' });
    expect(await due()).toBe(false);
    here.sandbox.advance(11 * 60_000);
    await until(() => calls === 2, 'the next call');
  });
});
