import { describe, expect, it } from 'vitest';
import { readCalendarDay } from '@/domain/cashier/kyc/CalendarDay';
import type { CalendarDay } from '@/domain/cashier/kyc/CalendarDay';
import { checkKyc } from '@/domain/cashier/kyc/checkKyc';
import type { KycField, KycRule } from '@/domain/cashier/kyc/KycType';
import { kycValue } from '@/domain/cashier/kyc/kycValue';
import { luhnFits } from '@/domain/cashier/kyc/luhn';
import { say } from '@/domain/shared/Message';

const DAY = { today: '2026-01-15' as CalendarDay, minAge: 21 };
const field = (rule: KycRule | null, changes: Partial<KycField> = {}): KycField => ({
  ...{ name: rule ?? 'free', label: '', kind: 'text', rule, required: true, hint: '', longest: 90 },
  ...changes,
});
const wrong = (fields: readonly KycField[], texts: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    checkKyc(
      { name: 'passport', label: '', fields },
      { texts: new Map(Object.entries(texts)), files: new Map() },
      DAY,
    ),
  );
const saidOf = (rule: KycRule, text: string, changes: Partial<KycField> = {}) =>
  wrong([field(rule, changes)], { [rule]: text })[rule] ?? null;

describe('a document at its edges', () => {
  it('[CASH-05] what only holds a number is no number', () => {
    for (const text of ['xA1234567', 'A12345678', '=A1234567'])
      expect(saidOf('passportNumber', text)).toEqual(say('kyc.passportWrong'));
    for (const text of ['x784-1990-1234567-6', '784-1990-1234567-66'])
      expect(saidOf('emiratesId', text)).toEqual(say('kyc.emiratesWrong'));
    for (const text of ['x2026-01-01', '2026-01-01x', '2026-01-011'])
      expect(readCalendarDay(text)).toBeNull();
  });

  it('[CASH-05] a name has three letters to eighty', () => {
    expect([3, 80].map((length) => saidOf('personName', 'A'.repeat(length)))).toEqual([null, null]);
    for (const length of [2, 81])
      expect(saidOf('personName', 'A'.repeat(length))).toEqual(say('kyc.nameWrong'));
  });

  it('[CASH-05] a text may be as long as it may be, a day is not measured', () => {
    expect(saidOf('personName', 'Asha', { longest: 4 })).toBeNull();
    expect(saidOf('personName', 'Ashas', { longest: 4 })).toEqual(say('kyc.tooLong', { most: 4 }));
    expect(saidOf('issueDate', '2020-01-01', { kind: 'date', longest: 4 })).toBeNull();
  });

  it('[CASH-05] says the age that is asked for, and how long a passport must be good', () => {
    expect(saidOf('birthDate', '2005-01-16', { kind: 'date' })).toEqual(say('kyc.tooYoung', { age: 21 }));
    expect(saidOf('birthDate', '2005-01-15', { kind: 'date' })).toBeNull();
    expect(saidOf('expiryDate', '2026-04-14', { kind: 'date' })).toEqual(
      say('kyc.expiresSoon', { months: 3 }),
    );
    expect(saidOf('expiryDate', '2026-01-15', { kind: 'date' })).toEqual(
      say('kyc.expiresSoon', { months: 3 }),
    );
    expect(saidOf('expiryDate', '2026-01-14', { kind: 'date' })).toEqual(say('kyc.expired'));
  });

  it('[CASH-05] a day that is typed as a text is judged as a day', () => {
    expect(saidOf('issueDate', 'yesterday')).toEqual(say('kyc.issueWrong'));
    expect(saidOf('expiryDate', 'tomorrow')).toEqual(say('kyc.dateWrong'));
    expect(saidOf('birthDate', 'long ago')).toEqual(say('kyc.birthWrong'));
    const days = { issueDate: '2020-01-01', expiryDate: '2019-01-01' };
    expect(wrong([field('issueDate'), field('expiryDate')], days)).toEqual({
      expiryDate: say('kyc.expired'),
    });
  });

  it('[CASH-05] one day of two is held against nothing', () => {
    expect(wrong([field('expiryDate', { kind: 'date' })], { expiryDate: '2030-01-01' })).toEqual({});
    expect(wrong([field('issueDate', { kind: 'date' })], { issueDate: '2020-01-01' })).toEqual({});
  });
});

describe('what is sent of what was typed', () => {
  it('[X25] blanks become one, of a day too, and an ID has its hyphens only when it is whole', () => {
    expect(kycValue({ kind: 'text', rule: 'personName' }, ' Asha \t  Rao ')).toBe('Asha Rao');
    expect(kycValue({ kind: 'date', rule: 'passportNumber' }, ' 2020-01-01 ')).toBe('2020-01-01');
    expect(kycValue({ kind: 'text', rule: null }, 'a-1 b')).toBe('a-1 b');
    for (const text of ['78419901234567', '7841990123456789', 'x784199012345676'])
      expect(kycValue({ kind: 'text', rule: 'emiratesId' }, text)).toBe(text);
  });

  it('the check digit counts every other digit twice', () => {
    expect(['79927398713', '18', '0'].map(luhnFits)).toEqual([true, true, true]);
    expect(['79927398710', '81', '5', ''].map(luhnFits)).toEqual([false, false, false, false]);
  });
});
