import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeBankPage } from '@/adapters/http/cashier/bankWire';
import { RecordingLogger } from '@tests/support/RecordingLogger';
import { wireBank, wireBanks } from '@tests/support/wire/wireFixtures';

function decoded(bankDetails: unknown) {
  const logger = new RecordingLogger();
  return { page: decodeBankPage({ bankDetails }, logger), dropped: logger.dropped };
}
const one = (changes: Readonly<Record<string, unknown>>) =>
  decoded({ ...wireBanks.bankDetails, banks: [{ ...wireBank, ...changes }] });

describe('the list of accounts as it comes', () => {
  it('[CASH-04] reads banks, count and what may be added', () => {
    expect(decoded(wireBanks.bankDetails).page).toEqual({
      accounts: [
        {
          id: 'BA1',
          type: 'bank',
          holder: 'Asha Rao',
          masked: '••••9012',
          ifsc: 'HDFC0001234',
          bank: 'HDFC Bank',
          branch: '',
          isDefault: true,
          check: 'approved',
          reason: '',
          addedAt: Date.UTC(2026, 0, 15, 8, 30),
        },
      ],
      count: 1,
      types: ['bank', 'upi'],
      panNeeded: false,
    });
    expect(decoded({ banks: null, count: '9', types: 'x' }).page).toEqual({
      accounts: [],
      count: 0,
      types: [],
      panNeeded: false,
    });
  });

  it('[X29] a server that sends a whole number is not shown to have done so', () => {
    expect(one({ accountNumber: '123456789012' }).page?.accounts).toMatchObject([{ masked: '••••9012' }]);
    expect(one({ type: 'CARD', accountNumber: '4111 1111 1111 1234' }).page?.accounts).toMatchObject([
      { type: 'card', masked: '••••1234', ifsc: '' },
    ]);
    expect(one({ type: 'upi', upiId: 'asha.rao@okaxis' }).page?.accounts).toMatchObject([
      { masked: 'as•••@okaxis' },
    ]);
    expect(one({ accountNumber: 123_456_789_012 }).page?.accounts).toMatchObject([{ masked: '••••' }]);
  });

  it('[F24] [F26] [F30] drops what is no account and keeps the rest', () => {
    const { page, dropped } = decoded({
      banks: [
        wireBank,
        null,
        [],
        7,
        { ...wireBank, id: 2 ** 60 },
        { ...wireBank, type: 'cheque' },
        { ...wireBank, id: 7 },
      ],
      count: 7,
      types: ['card', 'upi', null],
    });
    expect(page?.accounts.map(({ id }) => id)).toEqual(['BA1', '7']);
    expect(page?.types).toEqual(['upi']);
    expect(dropped).toHaveLength(5);
    expect(one({ createdAt: 'soon', status: 'lost', isDefault: 'yes' }).page?.accounts).toMatchObject([
      { addedAt: null, check: 'unknown', isDefault: false },
    ]);
  });

  it('[F24] never throws, and never shows more than ten or more than four digits in a row', () => {
    fc.assert(
      fc.property(fc.anything(), fc.array(fc.anything()), (details, banks) => {
        decoded(details);
        expect(decoded({ banks, count: 3 }).page?.accounts.length ?? 0).toBeLessThanOrEqual(10);
      }),
    );
    fc.assert(
      fc.property(fc.string(), (accountNumber) => {
        for (const { masked } of one({ accountNumber }).page?.accounts ?? [])
          expect(masked).not.toMatch(/\d{5}/);
      }),
    );
  });
});
