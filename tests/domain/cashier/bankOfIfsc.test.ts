import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bankOfIfsc } from '@/domain/cashier/bankOfIfsc';
import { checkBankForm } from '@/domain/cashier/checkBankForm';

const FORM = {
  type: 'bank',
  holder: 'Asha Rao',
  number: '123456789012',
  numberAgain: '123456789012',
  upiId: '',
  pan: '',
} as const;

describe('the bank of an IFSC', () => {
  it('[CASH-04] a larger bank is named by the four letters, as soon as they are there', () => {
    expect(bankOfIfsc('SBIN')).toEqual({ bank: 'State Bank of India', now: null });
    expect(bankOfIfsc('HDFC0001234')).toEqual({ bank: 'HDFC Bank', now: null });
    expect(bankOfIfsc('HDF')).toBeNull();
  });

  it('[CASH-04] a code of a bank that was merged away is refused, with the bank to ask for a new one', () => {
    expect(checkBankForm({ ...FORM, ifsc: 'syNB 000 8765' }, false)).toEqual({
      ok: false,
      error: {
        ifsc: { kind: 'key', key: 'bank.ifscMerged', values: { bank: 'Syndicate Bank', now: 'Canara Bank' } },
      },
    });
  });

  it('[CASH-04] [X19] no other letters are refused: a bank that is new, or small, is the server’s to judge', () => {
    expect(checkBankForm({ ...FORM, ifsc: 'ZZZZ0001234' }, false).ok).toBe(true);
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Z]{4}0[A-Z0-9]{6}$/), (ifsc) => {
        const known = bankOfIfsc(ifsc);
        expect(checkBankForm({ ...FORM, ifsc }, false).ok).toBe(known === null || known.now === null);
      }),
    );
    for (const odd of ['__pr', 'toSt', 'cons', '']) expect(bankOfIfsc(odd)).toBeNull();
  });
});
