import { describe, expect, it } from 'vitest';
import { firstPlace, needsReview, withdrawPlaces } from '@/domain/cashier/withdrawals/withdrawPlaces';
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

  it('begins with the default account, else one on file, else any', () => {
    const first = (...given: Parameters<typeof withdrawPlaces>) => firstPlace(withdrawPlaces(...given))?.id;
    expect(first(METHODS, [upi, bank, main], [])).toBe('bank B2');
    expect(first(METHODS, [fresh, upi], [])).toBe('upi U1');
    expect(first(METHODS, [main, upi], ['bank'])).toBe('upi U1');
    expect(first(METHODS, [fresh], [])).toBe('upi ');
    expect(first([aMethod()], [fresh], [])).toBeUndefined();
  });

  it('is read once more when it was typed', () => {
    expect(needsReview({ target: { kind: 'account', accountId: 'B1' } })).toBe(false);
    expect(needsReview({ target: { kind: 'address', address: 'a@b', network: null } })).toBe(true);
  });
});
