import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readAccountNumber, readHolder, readIfsc, readPan, readUpiId } from '@/domain/cashier/bankEntries';
import { checkBankForm } from '@/domain/cashier/checkBankForm';
import type { BankForm } from '@/domain/cashier/checkBankForm';
import { say } from '@/domain/shared/Message';
import { fail } from '@/domain/shared/Result';
import { maskNumber, maskUpiId } from '@/domain/cashier/maskAccount';

const FORM: BankForm = {
  type: 'bank',
  holder: 'Asha Rao',
  number: '1234 5678 9012',
  numberAgain: '123456789012',
  ifsc: 'hdfc0001234',
  upiId: 'asha.rao@okaxis',
  pan: 'abcpe1234f',
};
const keysOf = (changes: Partial<BankForm>, panNeeded = false): readonly string[] => {
  const read = checkBankForm({ ...FORM, ...changes }, panNeeded);
  return read.ok ? [] : Object.keys(read.error).toSorted();
};

describe('what a player types about an account', () => {
  it.each([
    ['123456789', '123456789'],
    [' 1234-5678 9012 3456 78', '123456789012345678'],
    ['１２３４５６７８９', '123456789'],
    ['12345678', null],
    ['1234567890123456789', null],
    ['12345678a', null],
    ['١٢٣٤٥٦٧٨٩', null],
    ['', null],
  ])('[CASH-04] [X29] account number %j is %j', (typed, read) => {
    expect(readAccountNumber(typed)).toBe(read);
  });

  it.each([
    [' hdfc0001234 ', 'HDFC0001234'],
    ['SBIN0AB12CD', 'SBIN0AB12CD'],
    ['HDFC1001234', null],
    ['HDF00001234', null],
    ['HDFC000123', null],
    ['HDFC00012345', null],
    ["HDFC0' OR 1", null],
  ])('[CASH-04] [X29] IFSC %j is %j', (typed, read) => {
    expect(readIfsc(typed)).toBe(read);
  });

  it.each([
    ['Asha.Rao@OkAxis', 'asha.rao@okaxis'],
    ['9876543210@ybl', '9876543210@ybl'],
    [' \u200Easha.rao@ybl\u00A0', 'asha.rao@ybl'],
    ['ravi kumar@ybl', null],
    ['ravi @ybl', null],
    ['asha@', null],
    ['@okaxis', null],
    ['asha@ok axis!', null],
    ['asha@gmail.com', null],
    ['=asha@okaxis', null],
  ])('[CASH-04] [X29] UPI id %j is %j', (typed, read) => {
    expect(readUpiId(typed)).toBe(read);
  });

  it.each([
    ['abcpe1234f', 'ABCPE1234F'],
    ['ABCCE1234F', null],
    ['ABCPE12345', null],
  ])('[X29] a person’s PAN %j is %j', (typed, read) => {
    expect(readPan(typed)).toBe(read);
  });

  it.each([
    ['  Asha   Rao ', 'Asha Rao'],
    ["Nazeer D'Souza-Khan", "Nazeer D'Souza-Khan"],
    ['आशा राव', 'आशा राव'],
    ['A', null],
    ['Asha 2', null],
    ['<b>Asha', null],
    ['=1+1', null],
    ['x'.repeat(81), null],
  ])('[X29] a name %j is %j', (typed, read) => {
    expect(readHolder(typed)).toBe(read);
  });

  it('[X29] nothing that is read holds anything but what its kind may hold', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (text) => {
        expect(readAccountNumber(text) ?? '123456789').toMatch(/^\d{9,18}$/);
        expect(readIfsc(text) ?? 'HDFC0001234').toMatch(/^[A-Z]{4}0[A-Z0-9]{6}$/);
        expect(readHolder(text) ?? '').not.toMatch(/[<>=\d\n]/);
      }),
    );
  });
});

describe('the form of an account', () => {
  it('[CASH-04] gives what is sent, tidied', () => {
    expect(checkBankForm(FORM, true)).toEqual({
      ok: true,
      value: {
        type: 'bank',
        number: '123456789012',
        ifsc: 'HDFC0001234',
        holder: 'Asha Rao',
        pan: 'ABCPE1234F',
      },
    });
    expect(checkBankForm({ ...FORM, type: 'upi' }, false)).toEqual({
      ok: true,
      value: { type: 'upi', upiId: 'asha.rao@okaxis', holder: 'Asha Rao', pan: null },
    });
  });

  it('[CASH-04] a blank within a UPI id is said, and not left out in silence', () => {
    const said = (upiId: string) => checkBankForm({ ...FORM, type: 'upi', upiId }, false);
    expect(said('ravi kumar@ybl')).toEqual(fail({ upiId: say('bank.upiBlank') }));
    expect(said(' ravi.kumar@ybl ')).toMatchObject({ value: { upiId: 'ravi.kumar@ybl' } });
    expect(said('ravi')).toEqual(fail({ upiId: say('bank.upiWrong') }));
  });

  it('[X29] names every field that is wrong, and those of the chosen type alone', () => {
    expect(keysOf({ numberAgain: '1234567890123' })).toEqual(['numberAgain']);
    expect(keysOf({ number: 'x', numberAgain: 'y', ifsc: '', holder: '', pan: '' }, true)).toEqual([
      'holder',
      'ifsc',
      'number',
      'pan',
    ]);
    expect(keysOf({ pan: '' })).toEqual([]);
    expect(keysOf({ type: 'upi', upiId: 'x', number: '', ifsc: '' })).toEqual(['upiId']);
  });
});

describe('what is shown of a number', () => {
  it('[X29] the last four, and never more, whatever comes', () => {
    expect(maskNumber('123456789012')).toBe('••••9012');
    expect(maskNumber('••••9012')).toBe('••••9012');
    expect(maskNumber('12')).toBe('••••');
    expect(maskUpiId('asha.rao@okaxis')).toBe('as•••@okaxis');
    expect(maskUpiId('as•••@okaxis')).toBe('as•••@okaxis');
    expect(maskUpiId('a@ybl')).toBe('a•••@ybl');
    expect(maskUpiId('nothing')).toBe('••••');
    fc.assert(
      fc.property(fc.stringMatching(/^\d{5,30}$/), (number) => {
        expect(maskNumber(number)).toBe(`••••${number.slice(-4)}`);
        expect(maskNumber(maskNumber(number))).toBe(maskNumber(number));
      }),
    );
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z0-9]{3,20}@[a-z]{2,8}$/), (id) => {
        expect(maskUpiId(id).split('@')[0]).toBe(`${id.slice(0, 2)}•••`);
        expect(maskUpiId(maskUpiId(id))).toBe(maskUpiId(id));
      }),
    );
  });
});
