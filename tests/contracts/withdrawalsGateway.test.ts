import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WithdrawOrder } from '@/domain/cashier/withdrawals/Withdrawal';
import { rupees } from '@/domain/shared/Money';
import { submissionKey, token, withdrawalId } from '@/domain/shared/ids';
import { httpDoors, openDoor } from './contractDoors';
import type { OpenDoor } from './contractDoors';

const TRON = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8';
const key = (number: number) => submissionKey(number.toString(16).padStart(32, '0'));
const upi = (amount = 500): WithdrawOrder => ({
  method: 'upi',
  amount: rupees(amount),
  target: { kind: 'address', address: 'asha@okaxis', network: null },
  note: '',
});

describe.each(httpDoors)('WithdrawalsGateway, $door', (door) => {
  let here: OpenDoor;
  beforeAll(async () => {
    here = await openDoor(door);
  });
  afterAll(() => here.close());

  const made = async (order: WithdrawOrder, number: number) => {
    const answer = await here.http.withdrawals.create(order, key(number));
    if (!answer.ok) throw new Error(JSON.stringify(answer.error));
    return answer.value;
  };
  const options = async () => {
    const answer = await here.http.withdrawals.options();
    if (!answer.ok) throw new Error(JSON.stringify(answer.error));
    return answer.value;
  };

  it('[CASH-02] tells every way out with its terms, and what can be paid out', async () => {
    await here.demo();
    const { methods, situation } = await options();
    expect(methods.map(({ id, mode }) => [id, mode])).toEqual([
      ['bank', 'bank'],
      ['upi', 'upi'],
      ['wallet', 'wallet'],
      ['crypto', 'crypto'],
    ]);
    expect(methods[3]).toMatchObject({ networks: ['TRC20', 'BEP20'], currency: { code: 'USDT' } });
    expect(situation).toMatchObject({
      withdrawable: rupees(10_000),
      coins: rupees(500),
      kyc: 'approved',
      today: 0,
    });
    expect(here.http.logger.lines).toEqual([]);
  });

  it('[CASH-02] is asked for, waits, is paid; another is declined, a third taken back', async () => {
    await here.demo();
    const paid = await made({ ...upi(), note: 'Rent' }, 1);
    expect(paid).toMatchObject({ status: 'pending', account: 'as•••@okaxis', note: 'Rent', mode: 'upi' });
    expect((await options()).situation).toMatchObject({ onItsWay: rupees(500), withdrawable: rupees(9_500) });
    here.sandbox.engine.advance(61_000);
    const crypto = { kind: 'address', address: TRON, network: 'TRC20' } as const;
    const declined = await made({ method: 'crypto', amount: rupees(1_000), target: crypto, note: '' }, 2);
    here.sandbox.engine.decide(declined.id, 'decline', '=HYPERLINK("x")');
    const third = await made(upi(700), 3);
    expect(await here.http.withdrawals.cancel(third.id)).toMatchObject({ value: { cancelled: true } });
    expect(await here.http.withdrawals.cancel(third.id)).toMatchObject({ value: { cancelled: true } });
    expect(await here.http.withdrawals.cancel(paid.id)).toMatchObject({
      error: { kind: 'refused', code: 'ALREADY_PROCESSED' },
    });
    const all = await here.http.withdrawals.list({ skip: 0, pageSize: 10 });
    expect(all).toMatchObject({ value: { count: 3 } });
    if (!all.ok) return;
    expect(all.value.withdrawals.map(({ status, cancelled }) => [status, cancelled])).toEqual([
      ['declined', true],
      ['declined', false],
      ['approved', false],
    ]);
    expect(await here.http.withdrawals.list({ skip: 1, pageSize: 1, status: 'declined' })).toMatchObject({
      value: { count: 2, withdrawals: [{ id: declined.id, reason: '=HYPERLINK("x")' }] },
    });
    expect((await options()).situation).toMatchObject({ onItsWay: 0, withdrawable: rupees(9_500) });
  });

  it('[F65] the same key is the same request; a lost reply can be looked up', async () => {
    await here.demo();
    const fault = here.sandbox.faults.http('/withdrawRequest/create', { kind: 'dropAfter' });
    const lost = await here.http.withdrawals.create(upi(), key(10));
    expect(fault.occurred()).toBe(1);
    expect(lost).toMatchObject({ ok: false, error: { sent: true } });
    const found = await here.http.withdrawals.byKey(key(10));
    expect(found).toMatchObject({ ok: true, value: { amount: rupees(500) } });
    expect(await here.http.withdrawals.create(upi(), key(10))).toEqual(found);
    expect(await here.http.withdrawals.create(upi(501), key(10))).toMatchObject({
      error: { kind: 'refused', code: 'KEY_REUSED' },
    });
    expect(await here.http.withdrawals.byKey(key(11))).toEqual({ ok: true, value: null });
    expect((await options()).situation.onItsWay).toBe(rupees(500));
  });

  it('[F13] refuses in the server’s words, with a code', async () => {
    await here.demo();
    const refusal = async (order: WithdrawOrder, number: number) => {
      const answer = await here.http.withdrawals.create(order, key(number));
      return answer.ok ? null : answer.error;
    };
    expect(await refusal(upi(20_000), 20)).toMatchObject({ code: 'INSUFFICIENT_FUNDS' });
    expect(await refusal(upi(1), 21)).toMatchObject({
      code: 'BELOW_MIN',
      message: 'The amount is below the minimum.',
    });
    const unknown = { ...upi(), target: { kind: 'account', accountId: 'BA1' } } as const;
    expect(await refusal(unknown, 22)).toMatchObject({ code: 'ACCOUNT_UNKNOWN' });
    expect(await here.http.withdrawals.cancel(withdrawalId('W1'))).toMatchObject({
      error: { code: 'REQUEST_UNKNOWN' },
    });
  });

  it('[CASH-02] nobody sees or takes back another player’s request', async () => {
    await here.demo();
    const { id } = await made(upi(), 30);
    await here.demo();
    expect(await here.http.withdrawals.list({ skip: 0, pageSize: 10 })).toMatchObject({
      value: { count: 0 },
    });
    expect(await here.http.withdrawals.byKey(key(30))).toEqual({ ok: true, value: null });
    expect(await here.http.withdrawals.cancel(id)).toMatchObject({ error: { code: 'REQUEST_UNKNOWN' } });
    here.http.held = token('nobody');
    expect(await here.http.withdrawals.options()).toMatchObject({ error: { kind: 'unauthorised' } });
  });

  it.each([[], {}, 'x', 7])(
    '[F24] %j instead of the list is no answer: nothing is claimed about money',
    async (value) => {
      await here.demo();
      const path = 'data.requests';
      const fault = here.sandbox.faults.http('/withdrawRequest/get', { kind: 'drift', path, value });
      const answer = await here.http.withdrawals.list({ skip: 0, pageSize: 10 });
      expect(fault.occurred()).toBe(1);
      if (Array.isArray(value)) expect(answer).toEqual({ ok: true, value: { withdrawals: [], count: 0 } });
      else expect(answer).toMatchObject({ ok: false, error: { kind: 'unexpected' } });
    },
  );
});
