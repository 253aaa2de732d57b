import { describe, expect, it } from 'vitest';
import { lookUpChecks } from '@/application/profile/lookUpChecks';
import type { BankAccount } from '@/domain/cashier/BankAccount';
import type { KycDocument } from '@/domain/cashier/kyc/KycDocument';
import type { RequestStatus } from '@/domain/cashier/RequestStatus';
import { somePorts } from '@tests/support/fakes/somePorts';

const LOST = { ok: false, error: { kind: 'offline', sent: false } } as const;

function lookUp(kyc: readonly RequestStatus[] | null, bank: readonly RequestStatus[] | null) {
  return lookUpChecks(
    somePorts({
      kycGateway: {
        sheet: () =>
          Promise.resolve(
            kyc === null
              ? LOST
              : {
                  ok: true,
                  value: {
                    types: [],
                    today: null,
                    documents: kyc.map((status) => ({ status }) as KycDocument),
                  },
                },
          ),
      },
      bankAccountsGateway: {
        list: () =>
          Promise.resolve(
            bank === null
              ? LOST
              : {
                  ok: true,
                  value: {
                    count: bank.length,
                    types: [],
                    panNeeded: false,
                    accounts: bank.map((check) => ({ check }) as BankAccount),
                  },
                },
          ),
      },
      session: { epoch: 1 },
    }),
  )();
}

describe('how far a player is known', () => {
  it('one that was approved counts, else the newest, else nothing was shown', async () => {
    expect(await lookUp(['pending', 'approved'], ['declined', 'expired'])).toEqual({
      kyc: 'approved',
      bank: 'declined',
    });
    expect(await lookUp([], [])).toEqual({ kyc: 'none', bank: 'none' });
  });

  it('[F05] what cannot be asked for is not told; the rest is', async () => {
    expect(await lookUp(null, ['approved'])).toEqual({ kyc: null, bank: 'approved' });
    expect(await lookUp(['unknown'], null)).toEqual({ kyc: 'unknown', bank: null });
  });
});
