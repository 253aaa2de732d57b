import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CalendarDay } from '@/domain/cashier/kyc/CalendarDay';
import { checkKyc } from '@/domain/cashier/kyc/checkKyc';
import { INDIAN_KYC_TYPES } from '@/domain/cashier/kyc/indianKycTypes';
import type { KycField, KycRule } from '@/domain/cashier/kyc/KycType';
import { savedKycTexts, kycValue, sentKycValue } from '@/domain/cashier/kyc/kycValue';
import { verhoeffFits } from '@/domain/cashier/kyc/verhoeff';
import { runs } from '@tests/support/runs';

const DAY = { today: '2026-01-15' as CalendarDay, minAge: 18 };
const field = (rule: KycRule): KycField => ({
  ...{ name: rule, label: '', kind: 'text', rule, required: true, hint: '', longest: 40 },
});
const saidOf = (rule: KycRule, text: string): string | null => {
  const type = { name: 'document', label: '', fields: [field(rule)] };
  const said = checkKyc(type, { texts: new Map([[rule, text]]), files: new Map() }, DAY).get(rule);
  return said === undefined ? null : said.kind === 'key' ? said.key : said.kind;
};

/** Computed by hand from the scheme's tables; nobody's number: UIDAI gives none that begins so. */
const AADHAAR = '999941057058';

describe('[CASH-05] the numbers of Indian documents', () => {
  it('finds every wrong digit and every swap of neighbours of an Aadhaar', () => {
    expect(verhoeffFits('2363')).toBe(true);
    expect(verhoeffFits(AADHAAR)).toBe(true);
    expect(verhoeffFits('')).toBe(false);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 11 }), fc.integer({ min: 1, max: 9 }), (at, by) => {
        const wrong = [...AADHAAR];
        wrong[at] = String((Number(wrong[at]) + by) % 10);
        expect(verhoeffFits(wrong.join(''))).toBe(false);
      }),
      { numRuns: runs(120) },
    );
    for (let at = 0; at < 11; at += 1) {
      const [a = '', b = ''] = [AADHAAR[at], AADHAAR[at + 1]];
      if (a !== b)
        expect(verhoeffFits(`${AADHAAR.slice(0, at)}${b}${a}${AADHAAR.slice(at + 2)}`)).toBe(false);
    }
  });

  it.each([
    ['aadhaar', '9999 4105 7058', null],
    ['aadhaar', '९९९९ ४१०५ ७०५८', null],
    ['aadhaar', '9999-4105-7058', null],
    ['aadhaar', '9999 4105 7085', 'kyc.aadhaarDigit'],
    ['aadhaar', '1999 4105 7058', 'kyc.aadhaarWrong'],
    ['aadhaar', '99994105705', 'kyc.aadhaarWrong'],
    ['panNumber', 'abcpe1234f', null],
    ['panNumber', 'ABCPE 1234F', null],
    ['panNumber', 'ABCDE1234F', 'kyc.panWrong'],
    ['panNumber', 'ABCPE12345', 'kyc.panWrong'],
    ['voterId', 'abc1234567', null],
    ['voterId', 'ABC123456', 'kyc.voterWrong'],
    ['voterId', 'AB12345678', 'kyc.voterWrong'],
    ['drivingLicence', 'MH-14 2011 0062821', null],
    ['drivingLicence', 'dl0420110149646', null],
    ['drivingLicence', 'MH1418110062821', 'kyc.licenceWrong'],
    ['drivingLicence', 'MH142011006282', 'kyc.licenceWrong'],
    ['passportNumber', 'A1234567', null],
    ['emiratesId', '784-1990-1234567-6', null],
  ] as const)('%s %j: %s', (rule, text, said) => expect(saidOf(rule, text)).toBe(said));

  it('of an Aadhaar the last four digits leave the page, and none of it is kept on the device', () => {
    expect(kycValue(field('aadhaar'), '9999 4105 7058')).toBe(AADHAAR);
    expect(sentKycValue(field('aadhaar'), '9999 4105 7058')).toBe('XXXXXXXX7058');
    expect(sentKycValue(field('panNumber'), 'abcpe1234f')).toBe('ABCPE1234F');
    expect(sentKycValue(field('aadhaar'), '')).toBe('');
    const type = { name: 'aadhaar', label: '', fields: [field('aadhaar'), field('personName')] };
    const texts = new Map([
      ['aadhaar', AADHAAR],
      ['personName', 'Asha Rao'],
    ]);
    expect([...savedKycTexts(type, texts)]).toEqual([['personName', 'Asha Rao']]);
    expect([...savedKycTexts(null, texts)]).toEqual([]);
  });

  it('are what is asked for where a backend names no documents', () => {
    expect(INDIAN_KYC_TYPES.map(({ name }) => name)).toEqual([
      'aadhaar',
      'pan',
      'voterId',
      'drivingLicence',
      'passport',
    ]);
    for (const { fields } of INDIAN_KYC_TYPES) {
      expect(fields.some(({ kind }) => kind === 'file')).toBe(true);
      expect(new Set(fields.map(({ name }) => name)).size).toBe(fields.length);
    }
  });
});
