import * as v from 'valibot';
import { decode, decodeList } from '@/adapters/wire/decode';
import { decoderIn } from '@/adapters/wire/decoder';
import { wireDateOrNull } from '@/adapters/wire/wireDate';
import { wireId } from '@/adapters/wire/wireId';
import { wireTextOrEmpty } from '@/adapters/wire/wireText';
import { same, wireKnownWord } from '@/adapters/wire/wireWord';
import type { Logger } from '@/application/ports/device/Logger';
import type { BankAccountsPage } from '@/application/ports/gateways/BankAccountsGateway';
import type { BankAccount, BankAccountType } from '@/domain/cashier/BankAccount';
import type { BankDetails } from '@/domain/cashier/checkBankForm';
import { maskNumber, maskUpiId } from '@/domain/cashier/maskAccount';
import { bankAccountId } from '@/domain/shared/ids';
import { wireCountOrNone } from '@/adapters/wire/wireCount';
import { requestStatusSchema } from '@/adapters/wire/requestStatusWire';

const PAGE = 10;
const ADDABLE = ['bank', 'upi'] as const;

const wireType = wireKnownWord<BankAccountType>(same(['bank', 'card', 'upi']));

/** assumed: an account of the list, docs/wire.md 4.7. A server that sends more of a number than its end is not believed to mean it (X29). */
export const bankSchema = v.pipe(
  v.object({
    id: wireId,
    type: wireType,
    holderName: wireTextOrEmpty(80),
    accountNumber: wireTextOrEmpty(40),
    upiId: wireTextOrEmpty(200),
    ifsc: wireTextOrEmpty(20),
    bankName: wireTextOrEmpty(80),
    branch: wireTextOrEmpty(80),
    isDefault: v.fallback(v.boolean(), false),
    status: requestStatusSchema,
    reason: wireTextOrEmpty(200),
    createdAt: wireDateOrNull,
  }),
  v.transform((wire): BankAccount => ({
    id: bankAccountId(wire.id),
    type: wire.type,
    holder: wire.holderName,
    masked: wire.type === 'upi' ? maskUpiId(wire.upiId) : maskNumber(wire.accountNumber),
    ifsc: wire.type === 'bank' ? wire.ifsc : '',
    bank: wire.bankName,
    branch: wire.branch,
    isDefault: wire.isDefault,
    check: wire.status,
    reason: wire.reason,
    addedAt: wire.createdAt,
  })),
);

/** CASH-04: `{banks, count, pagesize}`, at `data.bankDetails`. `types` and `panNeeded` are assumed. */
export const pageSchema = v.object({
  bankDetails: v.object({
    banks: v.unknown(),
    count: wireCountOrNone,
    // Without them the list is the specification's own, which shows accounts and changes none.
    types: v.fallback(v.array(v.unknown()), []),
    panNeeded: v.fallback(v.boolean(), false),
  }),
});

export function decodeBankPage(data: unknown, logger: Logger): BankAccountsPage | null {
  const page = decode(pageSchema, data, 'banks', logger)?.bankDetails;
  if (page === undefined) return null;
  const accounts = decodeList(bankSchema, page.banks, 'banks', logger).slice(0, PAGE);
  const { types, panNeeded } = page;
  return {
    accounts,
    count: Math.max(accounts.length, page.count),
    types: ADDABLE.filter((type) => types.includes(type)),
    panNeeded,
  };
}

export const decodeBank = decoderIn('bank', bankSchema, 'bank');

/** assumed: POST /bank, docs/wire.md 4.7. */
export function addPayload(details: BankDetails, key: string) {
  const numbers =
    details.type === 'bank'
      ? { accountNumber: details.number, ifsc: details.ifsc }
      : { upiId: details.upiId };
  return {
    action: 'add',
    key,
    type: details.type,
    holderName: details.holder,
    ...numbers,
    ...(details.pan === null ? {} : { pan: details.pan }),
    ...(details.code === undefined ? {} : { otp: details.code }),
  };
}

export function pageQuery(skip: number): Readonly<Record<string, string>> {
  return { skip: String(skip), pagesize: String(PAGE) };
}
