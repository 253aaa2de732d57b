import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BankDetails } from '@/domain/cashier/checkBankForm';
import { bankAccountId, submissionKey, token } from '@/domain/shared/ids';
import { httpDoors, openDoor } from './contractDoors';
import type { OpenDoor } from './contractDoors';

const key = (number: number) => submissionKey(number.toString(16).padStart(32, '0'));
const account = (number: string, holder = 'Demo Player'): BankDetails => ({
  type: 'bank',
  holder,
  number,
  ifsc: 'SBIN0001234',
  pan: null,
});

describe.each(httpDoors)('BankAccountsGateway, $door', (door) => {
  let here: OpenDoor;
  beforeAll(async () => {
    here = await openDoor(door);
  });
  afterAll(() => here.close());

  const page = async (skip = 0) => {
    const answer = await here.http.banks.list(skip);
    if (!answer.ok) throw new Error(JSON.stringify(answer.error));
    return answer.value;
  };

  it('[CASH-04] a demo player has an account, a UPI id and a card, verified; all is sound', async () => {
    await here.demo();
    const { accounts, count, types, panNeeded } = await page();
    expect(accounts).toMatchObject([
      { type: 'bank', masked: '••••1234', isDefault: true, check: 'approved', bank: 'HDFC Bank' },
      { type: 'upi', masked: 'de•••@okaxis', isDefault: false, check: 'approved' },
      { type: 'card', masked: '••••4242', isDefault: false },
    ]);
    expect([count, types, panNeeded]).toEqual([3, ['bank', 'upi'], false]);
    expect(here.http.logger.lines).toEqual([]);
  });

  it('[CASH-04] a player with a number proves every account after the first by a code; a key that was taken is not asked again', async () => {
    const [name, mobile] = ['Asha Rao', '9876501234'];
    await here.signUp({ name, username: 'asha 1', password: 'Secret123', agentCode: null }, mobile);
    const banks = here.http.banks;
    const first = { ...account('123456789012', name), pan: 'ABCPD1234E' };
    expect(await banks.add(first, key(1))).toMatchObject({ ok: true });
    expect(await banks.add(first, key(1))).toMatchObject({ ok: true });
    const next = account('999999999999', name);
    const needed = { ok: false, error: { kind: 'refused', code: 'OTP_NEEDED' } };
    expect(await banks.add(next, key(2))).toMatchObject(needed);
    expect(await banks.add(next, key(3))).toMatchObject({ error: { kind: 'coolDown' } });
    // What would be refused is refused before a code is asked for.
    expect(await banks.add(first, key(6))).toMatchObject({ error: { code: 'DUPLICATE' } });
    expect(await banks.add(account('12', name), key(7))).toMatchObject({ error: { code: 'FORM_WRONG' } });
    const code = here.codeFor(mobile);
    const wrong = code === '000000' ? '111111' : '000000';
    expect(await banks.add({ ...next, code: wrong }, key(4))).toMatchObject({ error: { code: 'OTP_WRONG' } });
    expect(await banks.add({ ...next, code }, key(5))).toMatchObject({ ok: true });
    expect(await banks.add({ ...next, code }, key(5))).toMatchObject({
      ok: true,
      value: { masked: '••••9999' },
    });
    expect((await page()).count).toBe(2);
  });

  it('[CASH-04] adds, checks, makes default, removes; ten to a page', async () => {
    await here.demo();
    const added = await here.http.banks.add(account('123456789012'), key(1));
    expect(added).toMatchObject({
      ok: true,
      value: { masked: '••••9012', check: 'pending', isDefault: false },
    });
    if (!added.ok) return;
    const { id } = added.value;
    here.sandbox.engine.advance(61_000);
    expect(await here.http.banks.makeDefault(id)).toEqual({ ok: true, value: undefined });
    expect(await here.http.banks.makeDefault(id)).toEqual({ ok: true, value: undefined });
    expect((await page()).accounts[0]).toMatchObject({ id, isDefault: true, check: 'approved' });
    for (let more = 1; more <= 9; more += 1)
      await here.http.banks.add(account(String(200_000_000 + more)), key(100 + more));
    expect((await page()).accounts).toHaveLength(10);
    expect(await page(10)).toMatchObject({ count: 13 });
    expect((await page(10)).accounts).toHaveLength(3);
    expect(await here.http.banks.remove(id)).toEqual({ ok: true, value: undefined });
    expect(await here.http.banks.remove(id)).toEqual({ ok: true, value: undefined });
    expect((await page(10)).accounts).toHaveLength(2);
  });

  it('[CASH-04] the same key is the same account; a lost reply can be looked up', async () => {
    await here.demo();
    const fault = here.sandbox.faults.http('/bank', { kind: 'dropAfter' });
    const lost = await here.http.banks.add(account('777777777'), key(2));
    expect(fault.occurred()).toBe(1);
    expect(lost.ok).toBe(false);
    const found = await here.http.banks.byKey(key(2));
    expect(found).toMatchObject({ ok: true, value: { masked: '••••7777' } });
    expect(await here.http.banks.add(account('777777777'), key(2))).toEqual(found);
    expect(await here.http.banks.byKey(key(3))).toEqual({ ok: true, value: null });
    expect(await here.http.banks.add(account('888888888'), key(2))).toMatchObject({
      error: { kind: 'refused', code: 'KEY_REUSED' },
    });
  });

  it('[X29] [F13] refuses in the server’s words', async () => {
    await here.demo();
    const refused = async (details: BankDetails, number: number) => {
      const answer = await here.http.banks.add(details, key(number));
      return answer.ok ? null : answer.error;
    };
    expect(await refused(account('12'), 10)).toMatchObject({ code: 'FORM_WRONG' });
    expect(await refused(account('99999999999'), 11)).toBeNull();
    expect(await refused(account('99999999999'), 12)).toMatchObject({
      kind: 'refused',
      code: 'DUPLICATE',
      message: 'This account is already on your list.',
    });
    expect(await here.http.banks.makeDefault(bankAccountId('BA1'))).toMatchObject({
      error: { code: 'BANK_UNKNOWN' },
    });
  });

  it('[X29] an account in somebody else’s name is declined', async () => {
    await here.demo();
    await here.http.banks.add(account('44444444444', 'Ravi Kumar'), key(20));
    here.sandbox.engine.advance(61_000);
    const declined = (await page()).accounts.find(({ check }) => check === 'declined');
    expect(declined).toMatchObject({ masked: '••••4444' });
    expect(declined?.reason).not.toBe('');
  });

  it('[CASH-04] nobody sees or moves another player’s accounts', async () => {
    await here.demo();
    const mine = (await page()).accounts[0]?.id ?? bankAccountId('');
    await here.demo();
    expect((await page()).accounts.map(({ id }) => id)).not.toContain(mine);
    expect(await here.http.banks.makeDefault(mine)).toMatchObject({ error: { code: 'BANK_UNKNOWN' } });
    here.http.held = token('nobody');
    expect(await here.http.banks.list(0)).toMatchObject({ error: { kind: 'unauthorised' } });
  });

  it.each([null, [], {}, 'x', 7])('[F24] %j instead of the list is no account', async (value) => {
    await here.demo();
    const fault = here.sandbox.faults.http('/getBankAccountDetails', {
      kind: 'drift',
      path: 'data.bankDetails.banks',
      value,
    });
    expect((await page()).accounts).toEqual([]);
    expect(fault.occurred()).toBe(1);
  });
});
