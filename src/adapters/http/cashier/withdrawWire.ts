import * as v from 'valibot';
import { decoderIn } from '@/adapters/wire/decoder';
import { decode, decodeRows } from '@/adapters/wire/decode';
import { wireDateOrNull } from '@/adapters/wire/wireDate';
import { wireId } from '@/adapters/wire/wireId';
import { rupeesFromPaise, wireMoneyNotNegative } from '@/adapters/wire/wireMoney';
import { wireTextOrEmpty } from '@/adapters/wire/wireText';
import { same, wireWord } from '@/adapters/wire/wireWord';
import type { Logger } from '@/application/ports/device/Logger';
import type { WithdrawalsPage, WithdrawalsQuery } from '@/application/ports/gateways/WithdrawalsGateway';
import { wireRequestStatus } from '@/adapters/wire/requestStatusWire';
import type { Withdrawal, WithdrawOrder } from '@/domain/cashier/withdrawals/Withdrawal';
import { WITHDRAW_MODES, type WithdrawMode } from '@/domain/cashier/withdrawals/WithdrawMethod';
import { paise } from '@/domain/shared/Money';
import { submissionKey, withdrawalId } from '@/domain/shared/ids';
import { orNull } from '@/adapters/wire/orNull';
import { wireListOrNull } from '@/adapters/wire/wireItems';
import { firstOfEach } from '@/adapters/wire/firstOfEach';
import { wireCountOrNone } from '@/adapters/wire/wireCount';

/** assumed: POST /withdrawRequest/create, docs/wire.md 4.6. */
export function withdrawPayload({ method, amount, target, note }: WithdrawOrder, key: string) {
  const where =
    target.kind === 'account'
      ? { accountId: target.accountId }
      : { address: target.address, ...(target.network === null ? {} : { network: target.network }) };
  return { key, method, amount: rupeesFromPaise(amount), ...where, ...(note === '' ? {} : { note }) };
}

export function withdrawQuery({
  skip,
  pageSize,
  status,
}: WithdrawalsQuery): Readonly<Record<string, string>> {
  return {
    skip: String(skip),
    pagesize: String(pageSize),
    ...(status === undefined ? {} : { status }),
  };
}

const mode = v.fallback(v.nullable(wireWord<WithdrawMode | null>(same(WITHDRAW_MODES), null)), null);

const key = orNull(v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/), v.transform(submissionKey)));

/** Nothing about the money of a request may be guessed: id, amount and status must be there. */
export const withdrawalSchema: v.GenericSchema<unknown, Withdrawal> = v.pipe(
  v.object({
    id: v.pipe(wireId, v.transform(withdrawalId)),
    key,
    amount: wireMoneyNotNegative,
    fee: v.optional(wireMoneyNotNegative, '0'),
    receives: v.nullish(wireMoneyNotNegative, null),
    method: v.fallback(wireId, ''),
    methodName: wireTextOrEmpty(80),
    mode: v.optional(mode, null),
    account: wireTextOrEmpty(120),
    status: wireRequestStatus,
    cancelled: v.fallback(v.boolean(), false),
    reason: wireTextOrEmpty(300),
    note: wireTextOrEmpty(200),
    reference: wireTextOrEmpty(40),
    createdAt: v.optional(wireDateOrNull, null),
    dueAt: v.optional(wireDateOrNull, null),
    processedAt: v.optional(wireDateOrNull, null),
  }),
  v.transform((wire) => {
    const receives = wire.receives ?? paise(Math.max(0, wire.amount - wire.fee));
    return { ...wire, receives, methodName: wire.methodName === '' ? wire.method : wire.methodName };
  }),
);

/** `{request}` of the calls about one. */
export const decodeWithdrawal = decoderIn('request', withdrawalSchema, 'withdrawal');

/**
 * assumed: `{requests, count}`. Null when `requests` is no list: "you have asked for nothing" is a claim about money (F24). What cannot be read is
 * logged and counted (F93).
 */
export function decodeWithdrawals(data: unknown, logger: Logger): WithdrawalsPage | null {
  const page = decode(
    v.object({ requests: wireListOrNull, count: wireCountOrNone }),
    data,
    'withdrawals',
    logger,
  );
  if (page === null) return null;
  const { rows: all, unread } = decodeRows(withdrawalSchema, page.requests, 'withdrawals', logger);
  const withdrawals = firstOfEach(all, ({ id }) => id);
  const total = Math.max(page.count, withdrawals.length + unread);
  return { withdrawals, ...(unread > 0 && { unread }), count: total };
}
