import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addMonths, readCalendarDay } from '@/domain/cashier/kyc/CalendarDay';
import type { CalendarDay } from '@/domain/cashier/kyc/CalendarDay';
import { checkKyc } from '@/domain/cashier/kyc/checkKyc';
import type { KycEntries } from '@/domain/cashier/kyc/checkKyc';
import { canShowAgain } from '@/domain/cashier/kyc/KycDocument';
import type { KycDocument } from '@/domain/cashier/kyc/KycDocument';
import { KYC_RULES } from '@/domain/cashier/kyc/KycType';
import type { KycField, KycRule, KycType } from '@/domain/cashier/kyc/KycType';
import { kycValue } from '@/domain/cashier/kyc/kycValue';
import { luhnFits } from '@/domain/cashier/kyc/luhn';

const TODAY = '2026-01-15' as CalendarDay;
const DAY = { today: TODAY, minAge: 18 };

function field(name: string, rule: KycRule | null, kind: KycField['kind'] = 'text'): KycField {
  return { name, label: name, kind, rule, required: true, hint: '', longest: 40 };
}

const PASSPORT: KycType = {
  name: 'passport',
  label: 'Passport',
  fields: [
    field('number', 'passportNumber'),
    field('name', 'personName'),
    field('birth', 'birthDate', 'date'),
    field('issue', 'issueDate', 'date'),
    field('expiry', 'expiryDate', 'date'),
    field('page', null, 'file'),
  ],
};
const GOOD = {
  number: 'A1234567',
  name: 'Asha Rao',
  birth: '1990-05-17',
  issue: '2020-02-01',
  expiry: '2030-01-31',
};
const PAGE = {
  name: 'document.pdf',
  type: 'application/pdf',
  kind: 'pdf',
  bytes: new Uint8Array(9),
  size: null,
} as const;

function wrong(changes: Partial<typeof GOOD> = {}, type = PASSPORT, day = DAY): Record<string, string> {
  const entries: KycEntries = {
    texts: new Map(Object.entries({ ...GOOD, ...changes })),
    files: new Map([['page', PAGE]]),
  };
  const found = [...checkKyc(type, entries, day)];
  return Object.fromEntries(found.map(([name, said]) => [name, said.kind === 'key' ? said.key : '']));
}

describe('a document before it is sent', () => {
  it('[CASH-05] is right when everything is', () => {
    expect(wrong()).toEqual({});
    expect(wrong({ number: ' a 123-4567 ' })).toEqual({});
    expect(wrong({ number: 'Ａ１２３４５６７' })).toEqual({});
    expect(wrong({ name: 'Ｏ’Brien-D’Souza Jr.' })).toEqual({});
    expect(wrong({ name: 'आशा राव' })).toEqual({});
  });

  it.each([
    [{ number: '' }, { number: 'kyc.fieldEmpty' }],
    [{ number: '12345678' }, { number: 'kyc.passportWrong' }],
    [{ number: 'AB123456' }, { number: 'kyc.passportWrong' }],
    [{ number: 'A1234567\nB' }, { number: 'kyc.passportWrong' }],
    [{ number: 'A'.repeat(41) }, { number: 'kyc.tooLong' }],
    [{ name: 'R2D2' }, { name: 'kyc.nameWrong' }],
    [{ name: 'Al' }, { name: 'kyc.nameWrong' }],
    [{ name: '<b>Asha' }, { name: 'kyc.nameWrong' }],
    [{ birth: '2008-01-16' }, { birth: 'kyc.tooYoung' }],
    [{ birth: '2026-01-15' }, { birth: 'kyc.birthWrong' }],
    [{ birth: '1899-12-31' }, { birth: 'kyc.dateWrong' }],
    [{ birth: '1990-02-30' }, { birth: 'kyc.dateWrong' }],
    [{ birth: '17/05/1990' }, { birth: 'kyc.dateWrong' }],
    [{ issue: '2026-01-16' }, { issue: 'kyc.issueWrong' }],
    [{ expiry: '2026-01-14' }, { expiry: 'kyc.expired' }],
    [{ expiry: '2026-04-14' }, { expiry: 'kyc.expiresSoon' }],
    [{ expiry: '9999-01-01' }, { expiry: 'kyc.dateWrong' }],
    [{ expiry: '0001-01-01' }, { expiry: 'kyc.dateWrong' }],
  ])('[CASH-05] [X30] %j: %j', (changes, said) => {
    expect(wrong(changes)).toEqual(said);
  });

  it('[CASH-05] the last days that are right', () => {
    expect(wrong({ birth: '2008-01-15', issue: '2026-01-15', expiry: '2026-04-15' })).toEqual({});
    expect(wrong({ birth: '2006-01-16' }, PASSPORT, { ...DAY, minAge: 21 })).toEqual({
      birth: 'kyc.tooYoung',
    });
  });

  it('[CASH-05] runs out after it is issued', () => {
    const late = { today: '2020-01-15' as CalendarDay, minAge: 18 };
    expect(wrong({ issue: '2020-01-10', expiry: '2020-05-01' }, PASSPORT, late)).toEqual({});
    const sameDay = { ...PASSPORT, fields: PASSPORT.fields.map((each) => ({ ...each, required: false })) };
    expect(wrong({ issue: '2027-01-01', expiry: '2027-01-01' }, sameDay)).toMatchObject({
      expiry: 'kyc.expiryBeforeIssue',
    });
  });

  it('[CASH-05] asks for what is required, and for nothing else', () => {
    const none: KycEntries = { texts: new Map(), files: new Map() };
    expect([...checkKyc(PASSPORT, none, DAY).keys()]).toEqual(PASSPORT.fields.map(({ name }) => name));
    const optional = { ...PASSPORT, fields: PASSPORT.fields.map((each) => ({ ...each, required: false })) };
    expect(checkKyc(optional, none, DAY).size).toBe(0);
  });

  it('[X09] a rule that we do not know is the server’s to check, whatever is typed', () => {
    const free = { ...PASSPORT, fields: [{ ...field('a', null), longest: 1_000 }] };
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), fc.constantFrom(...KYC_RULES), (text, rule) => {
        const texts = new Map([['a', `x${text}`]]);
        expect(checkKyc(free, { texts, files: new Map() }, DAY).size).toBe(0);
        const ruled = { ...PASSPORT, fields: [field('a', rule)] };
        expect(checkKyc(ruled, { texts, files: new Map() }, DAY).size).toBeLessThan(2);
      }),
    );
  });
});

describe('the number of an Emirates ID', () => {
  const type = { ...PASSPORT, fields: [field('number', 'emiratesId')] };

  it.each(['784-1990-1234567-6', '784199012345676', ' 784 1990 1234567 6 ', '７８４-1990-1234567-6'])(
    '[CASH-05] %s is one',
    (number) => {
      expect(wrong({ number }, type)).toEqual({});
      expect(kycValue({ kind: 'text', rule: 'emiratesId' }, number)).toBe('784-1990-1234567-6');
    },
  );

  it.each([
    ['784-1990-1234567-5', 'kyc.emiratesDigit'],
    ['784-1990-1234657-6', 'kyc.emiratesDigit'],
    ['783-1990-1234567-6', 'kyc.emiratesWrong'],
    ['784-1790-1234567-6', 'kyc.emiratesWrong'],
    ['784-1990-123456-6', 'kyc.emiratesWrong'],
    ['٧٨٤-1990-1234567-6', 'kyc.emiratesWrong'],
  ])('[CASH-05] %s: %s', (number, said) => {
    expect(wrong({ number }, type)).toEqual({ number: said });
  });

  it('[CASH-05] one wrong digit is always found', () => {
    const digit = fc.integer({ min: 0, max: 9 });
    fc.assert(
      fc.property(
        fc.array(digit, { minLength: 14, maxLength: 14 }),
        fc.nat(13),
        digit,
        (digits, at, other) => {
          const body = digits.join('');
          const check = [...'0123456789'].find((last) => luhnFits(body + last)) ?? '';
          fc.pre(digits[at] !== other);
          expect(luhnFits(digits.with(at, other).join('') + check)).toBe(false);
        },
      ),
    );
    expect(luhnFits('')).toBe(false);
  });
});

describe('a day on a document', () => {
  it('[X30] is a day of the calendar between 1900 and 2099', () => {
    for (const day of ['1900-01-01', '2099-12-31', '2024-02-29']) expect(readCalendarDay(day)).toBe(day);
    for (const none of ['2023-02-29', '2020-13-01', '1899-12-31', '2100-01-01', '20-01-01', ''])
      expect(readCalendarDay(none)).toBeNull();
  });

  it('moves by months, and stays in the month it comes to', () => {
    const move = (day: string, months: number) => addMonths(day as CalendarDay, months);
    expect(move('2026-01-31', 1)).toBe('2026-02-28');
    expect(move('2025-11-30', 3)).toBe('2026-02-28');
    expect(move('2008-02-29', 216)).toBe('2026-02-28');
    expect(move('2026-10-15', 3)).toBe('2027-01-15');
  });
});

describe('showing a document again', () => {
  const shown = (status: KycDocument['status'], type = 'passport'): KycDocument => ({
    ...{ id: status, type, status, reason: '', masked: '', holder: '' },
    ...{ expiry: null, submittedAt: null, decidedAt: null },
  });

  it('[CASH-05] is for what was declined or has run out; the newest counts', () => {
    expect(canShowAgain([], 'passport')).toBe(true);
    expect(canShowAgain([shown('declined')], 'passport')).toBe(true);
    expect(canShowAgain([shown('expired')], 'passport')).toBe(true);
    for (const status of ['approved', 'pending', 'unknown'] as const)
      expect(canShowAgain([shown(status), shown('declined')], 'passport')).toBe(false);
    expect(canShowAgain([shown('approved', 'emiratesId')], 'passport')).toBe(true);
  });
});
