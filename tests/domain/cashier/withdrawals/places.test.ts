import { describe, expect, it } from 'vitest';
import { defaultShut } from '@/domain/cashier/withdrawals/defaultShut';
import {
  firstPlace,
  needsReview,
  widestLimits,
  withdrawPlaces,
} from '@/domain/cashier/withdrawals/withdrawPlaces';
import { bankAccountId } from '@/domain/shared/ids';
import { aBank } from '@tests/support/mothers/banks';
import { aMethod, cryptoMethod, upiMethod } from '@tests/support/mothers/withdrawals';

const bank = aBank({ id: bankAccountId('B1'), type: 'bank', isDefault: false, check: 'approved' });
const main = aBank({ id: bankAccountId('B2'), type: 'bank', isDefault: true, check: 'approved' });
const fresh = aBank({ id: bankAccountId('B3'), type: 'bank', isDefault: false, check: 'pending' });
const upi = aBank({ id: bankAccountId('U1'), type: 'upi', isDefault: false, check: 'approved' });
const card = aBank({ id: bankAccountId('C1'), type: 'card', isDefault: false, check: 'approved' });
const METHODS = [aMethod(), upiMethod, cryptoMethod];

const idsOf = (...given: Parameters<typeof withdrawPlaces>) =>
  withdrawPlaces(...given).map(({ id, open }) => `${id}${open ? '' : ' shut'}`);

describe('[CASH-02] where a withdrawal can go', () => {
  it('is every account on file that a way pays to, and an address to type where that is possible', () => {
    expect(idsOf(METHODS, [bank, fresh, upi, card], [])).toEqual([
      'bank B1',
      'bank B3 shut',
      'upi U1',
      'upi ',
      'crypto ',
    ]);
    expect(idsOf(METHODS, null, [])).toEqual(['upi ', 'crypto ']);
  });

  it('is shut while the way is closed, or has a request waiting', () => {
    const shut = aMethod({ closed: { reason: 'Until six.' } });
    expect(idsOf([shut, upiMethod], [bank], ['upi'])).toEqual(['bank B1 shut', 'upi  shut']);
  });

  const first = (...[methods, accounts, waiting]: Parameters<typeof withdrawPlaces>) =>
    firstPlace(withdrawPlaces(methods, accounts, waiting), accounts)?.id;

  it('begins with the default account, and with nothing where that cannot be paid now', () => {
    expect(first(METHODS, [upi, bank, main], [])).toBe('bank B2');
    expect(first(METHODS, [main, upi], ['bank'])).toBeUndefined();
    expect(first(METHODS, [main, bank, upi], ['bank', 'upi'])).toBeUndefined();
    expect(first(METHODS, [{ ...fresh, isDefault: true }, upi], [])).toBeUndefined();
    expect(first(METHODS, [{ ...card, isDefault: true }, upi], [])).toBeUndefined();
    expect(first([aMethod(), upiMethod], [main], ['bank'])).toBeUndefined();
    expect(first([aMethod()], [bank, { ...main, check: 'pending' }], [])).toBeUndefined();
  });

  it('without a default begins only with what leaves no choice', () => {
    expect(first(METHODS, [fresh, upi], [])).toBeUndefined();
    expect(first(METHODS, null, [])).toBeUndefined();
    expect(first([aMethod(), upiMethod], [fresh], [])).toBe('upi ');
    expect(first([aMethod(), upiMethod], [{ ...main, check: 'declined' }], [])).toBe('upi ');
    expect(first([aMethod()], [fresh], [])).toBeUndefined();
  });

  it('of one way that was asked for begins with its one account, or with what is typed where there is none', () => {
    expect(first([upiMethod], [main, upi], [])).toBe('upi U1');
    expect(first([upiMethod], [main], [])).toBe('upi ');
    expect(first([upiMethod], [main, upi, { ...upi, id: bankAccountId('U2') }], [])).toBeUndefined();
    expect(first([aMethod()], [bank, main], [])).toBe('bank B2');
  });

  it('says why the default cannot be paid now', () => {
    const shut = (...[methods, accounts, waiting]: Parameters<typeof withdrawPlaces>) =>
      defaultShut(withdrawPlaces(methods, accounts, waiting), accounts);
    expect(shut(METHODS, [upi, main], [])).toBeNull();
    expect(shut(METHODS, [upi], ['upi'])).toBeNull();
    expect(shut(METHODS, null, [])).toBeNull();
    expect(shut(METHODS, [main], ['bank'])).toMatchObject({ why: 'waiting', account: main });
    const closed = aMethod({ closed: { reason: 'Until six.' } });
    expect(shut([closed], [main], ['bank'])).toMatchObject({ why: 'closed', method: closed });
    const checking = { ...fresh, isDefault: true };
    expect(shut(METHODS, [checking], ['bank'])).toEqual({ why: 'checking', account: checking });
    const byCard = { ...card, isDefault: true };
    expect(shut(METHODS, [byCard], [])).toEqual({ why: 'noWay', account: byCard });
    expect(shut([upiMethod], [main], [])).toBeNull();
    expect(shut(METHODS, [{ ...main, check: 'declined' }], [])).toBeNull();
  });

  it('has the widest limits of what is open while nothing is chosen', () => {
    const limits = (waiting: readonly string[]) => widestLimits(withdrawPlaces(METHODS, [main], waiting));
    const { min, max } = aMethod();
    expect(limits(['upi', 'crypto'])).toEqual({ min, max });
    expect(limits(['bank', 'upi', 'crypto'])).toBeNull();
    expect(limits([])).toEqual({
      min: Math.min(...METHODS.map((each) => each.min)),
      max: Math.max(...METHODS.map((each) => each.max)),
    });
  });

  it('is read once more when it was typed', () => {
    expect(needsReview({ target: { kind: 'account', accountId: 'B1' } })).toBe(false);
    expect(needsReview({ target: { kind: 'address', address: 'a@b', network: null } })).toBe(true);
  });
});
