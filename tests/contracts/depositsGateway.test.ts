import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DepositOrder } from '@/domain/cashier/deposits/DepositOrder';
import { gatewayId } from '@/domain/cashier/deposits/Gateway';
import { rupees } from '@/domain/shared/Money';
import { submissionKey } from '@/domain/shared/ids';
import { httpDoors, openDoor } from './contractDoors';
import type { OpenDoor } from './contractDoors';

const PROOF = {
  name: 'proof.pdf',
  type: 'application/pdf',
  bytes: new TextEncoder().encode('%PDF-1.4 ÿ'),
};
const key = (digit: string) => submissionKey(digit.repeat(32));

describe.each(httpDoors)('DepositsGateway, $door', (door) => {
  let here: OpenDoor;
  beforeAll(async () => {
    here = await openDoor(door);
    await here.demo();
  });
  afterAll(() => here.close());

  const ordered = async (gateway: string, amount: number): Promise<DepositOrder> => {
    const reply = await here.http.deposits.order(gatewayId(gateway), rupees(amount));
    if (!reply.ok) throw new Error(JSON.stringify(reply.error));
    return reply.value;
  };

  it('[CASH-01] lists the ways to pay; every entry is sound', async () => {
    const reply = await here.http.deposits.gateways();
    expect(reply).toMatchObject({ ok: true, value: { daily: { used: 0 } } });
    expect(reply.ok && reply.value.gateways.length).toBe(8);
    expect(here.http.logger.lines).toEqual([]);
  });

  it('[CASH-01] [F65] a payment with its picture is taken once, found by its key, and credited', async () => {
    const { deposits } = here.http;
    const order = await ordered('m_bkash', 1_000);
    expect(order).toMatchObject({
      pay: { currency: 'BDT', figure: '1388.89' },
      credit: 98_500,
      leftMs: 900_000,
    });
    const form = { order: order.id, reference: 'TX7H2KQ9PL', proof: PROOF };
    const made = await deposits.create(form, key('a'));
    expect(made).toMatchObject({ ok: true, value: { status: 'pending', key: key('a'), amount: 100_000 } });
    expect(await deposits.create(form, key('a'))).toEqual(made);
    expect(await deposits.byKey(key('a'))).toEqual(made);
    expect(await deposits.byKey(key('b'))).toEqual({ ok: true, value: null });
    here.sandbox.engine.advance(61_000);
    expect(await deposits.byKey(key('a'))).toMatchObject({ value: { status: 'approved' } });
    expect(await deposits.overview()).toMatchObject({
      value: { deposits: [{ reference: 'TX7H2KQ9PL' }], order: null },
    });
    expect(here.sandbox.engine.audit().ledgerSum).toBe(0);
  });

  it.each([
    ['412345', null, 'REFERENCE_MALFORMED', 'c'],
    ['TX7H2KQ9PL', PROOF, 'REFERENCE_MALFORMED', '1'],
    ['412345678901', { ...PROOF, bytes: new Uint8Array([0x4d, 0x5a]) }, 'PROOF_REFUSED', '2'],
  ])('[F13] a payment called %s is refused with %s', async (reference, proof, code, digit) => {
    const { id } = await ordered('m_upi', 500);
    const reply = await here.http.deposits.create({ order: id, reference, proof }, key(digit));
    expect(reply).toMatchObject({ ok: false, error: { kind: 'refused', code } });
  });

  it('[CASH-01] gives more time, and leads to a page of a listed host', async () => {
    const { id } = await ordered('m_upi', 500);
    expect(await here.http.deposits.extend(id)).toMatchObject({ ok: true, value: { id } });
    const form = { gateway: gatewayId('m_fastpay'), amount: rupees(500) };
    const started = await here.http.deposits.redirect(form, key('d'));
    expect(started).toMatchObject({ ok: true, value: { deposit: { status: 'pending', reference: '' } } });
    expect(started.ok && started.value.url).toMatch(/^https:\/\/pay\.sandbox\.invalid\//);
  });

  it('[CASH-01] [F13] a limit of the player’s own has a code of its own, in order and payment', async () => {
    const { playSafe, deposits } = here.http;
    const { id } = await ordered('m_upi', 900);
    const limit = { kind: 'deposit', period: 'day', amount: rupees(400) } as const;
    expect(await playSafe.change({ do: 'set', ...limit })).toMatchObject({ ok: true });
    const no = { ok: false, error: { kind: 'refused', code: 'SELF_LIMIT' } };
    expect(await deposits.order(gatewayId('m_upi'), rupees(900))).toMatchObject(no);
    const form = { order: id, reference: '412345678907', proof: null };
    expect(await deposits.create(form, key('e'))).toMatchObject(no);
    expect(
      await deposits.redirect({ gateway: gatewayId('m_fastpay'), amount: rupees(900) }, key('f')),
    ).toMatchObject(no);
    expect(await deposits.byKey(key('e'))).toMatchObject({ error: { code: 'KEY_REFUSED' } });
  });
});
