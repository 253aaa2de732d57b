import { say } from '@/adapters/sandbox/texts/Said';
import { describe, expect, it } from 'vitest';
import { BankBook } from '@/adapters/sandbox/engine/cashier/banks/BankBook';
import { ReviewService } from '@/adapters/sandbox/engine/cashier/ReviewService';
import type { NewBank } from '@/adapters/sandbox/engine/cashier/banks/BankRecord';
import { Kernel } from '@/adapters/sandbox/engine/kernel/Kernel';
import { START } from './Bench';

const KEY = '0123456789abcdef0123456789abcdef';
const NEW: NewBank = {
  key: KEY,
  type: 'bank',
  holder: 'Asha Rao',
  number: '123456789012',
  ifsc: 'HDFC0001234',
  pan: 'ABCPE1234F',
};

function book() {
  const kernel = new Kernel('banks', START);
  const reviews = new ReviewService(kernel);
  const awaited: string[] = [];
  const banks = new BankBook(kernel, reviews, () => awaited);
  let keys = 0;
  const add = (changes: Partial<NewBank> = {}) =>
    banks.add('PL1', 'Asha', { ...NEW, key: (keys += 1).toString(16).padStart(32, '0'), ...changes });
  const added = (changes: Partial<NewBank> = {}) => {
    const reply = add(changes);
    if (!('bank' in reply)) throw new Error(reply.code);
    return reply.bank;
  };
  return { kernel, reviews, awaited, banks, add, added };
}

describe('where a player is paid out to', () => {
  it('[CASH-04] [X29] keeps the end of a number and nothing else of it', () => {
    const { banks, added } = book();
    const bank = added();
    expect(bank).toMatchObject({ masked: '••••9012', bank: 'HDFC Bank', isDefault: true });
    expect(added({ type: 'upi', number: 'asha.rao@okaxis', ifsc: '' })).toMatchObject({
      masked: 'as•••@okaxis',
      isDefault: false,
    });
    const saved = JSON.stringify(banks.save());
    expect(saved).not.toContain('123456789012');
    expect(saved).not.toContain('asha.rao');
    expect(saved).not.toContain('ABCPE');
  });

  it('[CASH-04] a key adds once, whatever is lost; for another account it is refused', () => {
    const { banks, add, added } = book();
    const bank = added({ key: KEY });
    expect(add({ key: KEY })).toEqual({ bank });
    expect(banks.withKey('PL1', KEY)).toBe(bank);
    expect(banks.withKey('PL2', KEY)).toBeNull();
    expect(add({ key: KEY, number: '999999999' })).toEqual({ code: 'KEY_REUSED' });
    expect(banks.of('PL1')).toHaveLength(1);
  });

  it('[X29] refuses what is wrong, twice there, or too much', () => {
    const { add } = book();
    for (const changes of [
      { number: '12345678' },
      { ifsc: 'HDFC1001234' },
      { holder: '=1' },
      { pan: null },
      { pan: 'ABCCE1234F' },
      { type: 'upi' as const, number: 'asha', ifsc: '' },
    ])
      expect(add(changes), JSON.stringify(changes)).toMatchObject({ code: 'FORM_WRONG' });
    expect(add()).toHaveProperty('bank');
    expect(add({ pan: null })).toEqual({ code: 'DUPLICATE' });
    for (let more = 1; more < 20; more += 1)
      expect(add({ pan: null, number: String(100_000_000 + more) })).toHaveProperty('bank');
    expect(add({ number: '500000000' })).toEqual({ code: 'BANK_LIMIT' });
  });

  it('[CASH-04] is verified a minute later, unless it is somebody else’s', () => {
    const { kernel, reviews, added } = book();
    const mine = added();
    const other = added({ holder: 'Ravi Kumar', number: '555555555555' });
    kernel.now = START + 59_999;
    reviews.runDue();
    expect([mine.status, other.status]).toEqual(['pending', 'pending']);
    kernel.now += 1;
    reviews.runDue();
    expect([mine, other]).toMatchObject([{ status: 'approved' }, { status: 'declined' }]);
    expect(other.reason).not.toBe('');
    const third = added({ number: '666666666666' });
    reviews.decide(third.id, { kind: 'expire' });
    expect(third).toMatchObject({ status: 'declined', reason: say('The bank did not answer.') });
  });

  it('[CASH-04] there is one default; the newest that stays follows one that goes', () => {
    const { kernel, banks, added } = book();
    const first = added();
    kernel.now += 1;
    const second = added({ number: '222222222' });
    kernel.now += 1;
    const third = added({ number: '333333333' });
    expect(banks.makeDefault('PL1', second.id)).toEqual({ bank: second });
    expect(banks.of('PL1').map(({ id }) => id)).toEqual([second.id, third.id, first.id]);
    expect(banks.remove('PL1', second.id)).toHaveProperty('bank');
    expect(banks.of('PL1').filter(({ isDefault }) => isDefault)).toEqual([third]);
    expect(banks.makeDefault('PL2', first.id)).toEqual({ code: 'BANK_UNKNOWN' });
    expect(banks.remove('PL1', second.id)).toEqual({ code: 'BANK_UNKNOWN' });
  });

  it('[CASH-04] an account whose check failed is never the default: the first that is verified becomes it', () => {
    const { reviews, banks, added } = book();
    const first = added({ holder: 'Ravi Kumar' });
    const upi = added({ type: 'upi', number: 'asha.rao@okaxis', ifsc: '' });
    expect(first.isDefault).toBe(true);
    const decide = ({ id }: { readonly id: string }, kind: 'approve' | 'expire') =>
      reviews.decide(id, { kind });
    decide(first, 'expire');
    expect([first.isDefault, banks.makeDefault('PL1', first.id)]).toEqual([false, { code: 'BANK_DECLINED' }]);
    decide(upi, 'expire');
    expect(banks.of('PL1').filter(({ isDefault }) => isDefault)).toEqual([]);
    const [third, fourth] = [added({ number: '333333333' }), added({ number: '444444444' })];
    decide(fourth, 'approve');
    decide(third, 'approve');
    expect(banks.of('PL1').map(({ isDefault }) => isDefault)).toEqual([true, false, false, false]);
    expect(fourth.isDefault).toBe(true);
    banks.remove('PL1', fourth.id);
    banks.remove('PL1', third.id);
    expect(banks.of('PL1').filter(({ isDefault }) => isDefault)).toEqual([]);
  });

  it('[CASH-04] a default that the player chose while it was being checked stays, unless its check fails', () => {
    const { reviews, banks, added } = book();
    const first = added();
    reviews.decide(first.id, { kind: 'approve' });
    const [chosen, third] = [added({ number: '222222222' }), added({ number: '333333333' })];
    banks.makeDefault('PL1', chosen.id);
    reviews.decide(third.id, { kind: 'approve' });
    expect(chosen.isDefault).toBe(true);
    reviews.decide(chosen.id, { kind: 'decline', reason: '' });
    expect([chosen.isDefault, first.isDefault || third.isDefault]).toEqual([false, true]);
  });

  it('[CASH-04] a world that was kept with a failed default is put right', () => {
    const { kernel, reviews, banks, added } = book();
    const [first, second] = [added(), added({ number: '222222222' })];
    const saved = banks.save();
    const again = new BankBook(kernel, reviews, () => [], {
      ...saved,
      banks: [
        { ...first, status: 'declined' },
        { ...second, status: 'approved' },
      ],
    });
    expect(again.of('PL1').map(({ id, isDefault }) => [id, isDefault])).toEqual([
      [second.id, true],
      [first.id, false],
    ]);
  });

  it('[CASH-04] stands still while a withdrawal is on its way', () => {
    const { awaited, banks, added } = book();
    const first = added();
    const second = added({ number: '222222222' });
    const third = added({ number: '333333333' });
    awaited.push(second.id);
    expect(banks.makeDefault('PL1', second.id)).toEqual({ code: 'BANK_LOCKED' });
    expect(banks.remove('PL1', second.id)).toEqual({ code: 'BANK_LOCKED' });
    expect(banks.remove('PL1', first.id)).toEqual({ code: 'BANK_LOCKED' });
    expect(banks.remove('PL1', third.id)).toHaveProperty('bank');
    awaited.pop();
    expect(banks.makeDefault('PL1', second.id)).toHaveProperty('bank');
  });

  it('survives being saved', () => {
    const { kernel, reviews, banks, added } = book();
    const bank = added({ key: KEY });
    const again = new BankBook(kernel, reviews, () => [], banks.save());
    expect(again.of('PL1')).toEqual([bank]);
    expect(again.add('PL1', 'Asha', NEW)).toEqual({ bank });
    expect(again.needsPan('PL1')).toBe(false);
  });
});
