import type { EngineCore } from '../engine/EngineCore';
import { DAILY_MOST, WITHDRAW_ENTRIES } from '../engine/cashier/withdrawals/withdrawEntries';
import type { WithdrawalRecord } from '../engine/cashier/withdrawals/WithdrawalRecord';
import type { WithdrawEntry } from '../engine/cashier/withdrawals/WithdrawEntry';
import type { WithdrawRefusal } from '../engine/cashier/withdrawals/WithdrawRefusal';
import type { PlayerRoute } from './Caller';
import { hundredthsIn, isBetKey, keyIn, queryCount, queryText, textIn } from './readInput';
import { MALFORMED, refusal, refusalWith, success } from './reply';
import type { Pattern } from '../texts/hindi';
import { say } from '../texts/Said';
import type { Said } from '../texts/Said';

/** What can be paid out, how, and what stands in the way. */
export const withdrawMethods: PlayerRoute = (core, userId) => {
  const { cash, coins } = core.wallets.of(userId);
  const pending = core.withdrawalBook.pending(userId);
  return success({
    methods: WITHDRAW_ENTRIES.map(wireMethod),
    cash: cash / 100,
    coins: coins / 100,
    locked: Math.max(0, Math.min(cash, core.withdrawalBook.lockedOf(userId))) / 100,
    withdrawable: core.withdrawals.withdrawable(userId) / 100,
    onItsWay: core.wallets.onItsWay(userId) / 100,
    kyc: kycWord(core, userId),
    today: core.withdrawalBook.madeToday(userId, core.kernel.now),
    dailyMost: DAILY_MOST,
    waiting: pending.map(({ method }) => method),
  });
};

export const createWithdrawal: PlayerRoute = (core, userId, { request }) => {
  const { body } = request;
  const key = keyIn(body);
  const method = textIn(body, 'method', 64);
  const amount = hundredthsIn(body, 'amount');
  if (key === null || method === null || amount === null || amount <= 0) return MALFORMED;
  const made = core.withdrawals.create(userId, {
    ...{ key, method, amount },
    accountId: textIn(body, 'accountId', 64) ?? '',
    address: textIn(body, 'address', 128) ?? '',
    network: textIn(body, 'network', 16) ?? '',
    note: (textIn(body, 'note', 200) ?? '').trim(),
  });
  if (!('code' in made)) return success({ request: wireWithdrawal(core, made) });
  const [status, message] = SAID[made.code];
  return refusal(status, message, made.code);
};

/** With `key`: that request. Without: newest first, by `status` if one is named; skip and page size are brought inside their bounds (X30). */
export const withdrawals: PlayerRoute = (core, userId, { request: { query } }) => {
  const key = queryText(query, 'key');
  if (key !== null) {
    const record = isBetKey(key) ? core.withdrawalBook.withKey(userId, key) : null;
    return record === null
      ? refusal(404, 'No withdrawal with this key was received.', 'KEY_UNKNOWN')
      : success({ request: wireWithdrawal(core, record) });
  }
  const status = queryText(query, 'status') ?? '';
  const found = core.withdrawalBook.of(userId).filter((record) => status === '' || record.status === status);
  const skip = queryCount(query, 'skip', [0, 1_000_000], 0);
  const size = queryCount(query, 'pagesize', [1, 100], 10);
  return success({
    requests: found.slice(skip, skip + size).map((record) => wireWithdrawal(core, record)),
    count: found.length,
  });
};

export const cancelWithdrawal: PlayerRoute = (core, userId, { request }) => {
  const id = textIn(request.body, 'id', 64);
  if (id === null) return MALFORMED;
  const reply = core.withdrawals.cancel(userId, id);
  if (!('code' in reply)) return success({ request: wireWithdrawal(core, reply) });
  if (reply.code === 'REQUEST_UNKNOWN')
    return refusal(404, 'This withdrawal was not found.', 'REQUEST_UNKNOWN');
  const record = core.withdrawalBook.find(id);
  const data = record === null ? null : { request: wireWithdrawal(core, record) };
  return refusalWith(data, 409, 'This withdrawal has already been processed.', 'ALREADY_PROCESSED');
};

/** Approved counts, whatever was sent since; otherwise the last word. */
function kycWord(core: EngineCore, userId: string): string {
  return core.kyc.isApproved(userId) ? 'approved' : (core.kyc.of(userId)[0]?.status ?? 'none');
}

const SAID: Readonly<Record<WithdrawRefusal, readonly [status: number, message: Pattern | Said]>> = {
  METHOD_UNKNOWN: [404, 'This withdrawal method is not available here.'],
  METHOD_CLOSED: [409, 'This withdrawal method is closed for now. Please use another.'],
  KYC_NEEDED: [403, 'Please verify your identity first: your documents are not approved yet.'],
  DAILY_COUNT: [
    409,
    say('You have made {most} withdrawals today. Please come back tomorrow.', { most: DAILY_MOST }),
  ],
  PENDING_EXISTS: [409, 'A withdrawal of this kind is already on its way. Please wait until it is done.'],
  BELOW_MIN: [422, 'The amount is below the minimum.'],
  ABOVE_MAX: [422, 'The amount is above the maximum.'],
  WAGERING_PENDING: [409, 'Part of your cash is locked until the wagering of your bonus is complete.'],
  INSUFFICIENT_FUNDS: [409, 'You do not have this much cash.'],
  ACCOUNT_UNKNOWN: [422, 'Please choose one of your accounts.'],
  ACCOUNT_UNCHECKED: [409, 'This account is still being checked. Please choose another or wait.'],
  ADDRESS_WRONG: [422, 'We cannot pay to this address.'],
  WRONG_NETWORK: [422, 'This address belongs to another network. Money sent there would be lost.'],
  KEY_REUSED: [409, 'This key belongs to another withdrawal.'],
};

function wireMethod(entry: WithdrawEntry): unknown {
  const { id, name, mode, min, max, feeFlat, feeBasisPoints, minutes, networks, currency, closed } = entry;
  return {
    ...{ id, name, mode, min: min / 100, max: max / 100 },
    fee: { flat: feeFlat / 100, percent: feeBasisPoints / 100 },
    ...{ minutes, networks },
    currency: currency === null ? null : { code: currency.code, rate: currency.rate / 100 },
    enabled: closed === null,
    reason: closed ?? '',
  };
}

function wireWithdrawal(core: EngineCore, record: WithdrawalRecord): unknown {
  const entry = WITHDRAW_ENTRIES.find(({ id }) => id === record.method);
  const { id, key, method, amount, fee, account, note, status, cancelled, reason } = record;
  const moment = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString());
  return {
    ...{ id, key, method, methodName: entry?.name ?? method, mode: entry?.mode ?? null },
    ...{ amount: amount / 100, fee: fee / 100, receives: (amount - fee) / 100 },
    ...{ account, note, status, cancelled, reason, reference: record.utr ?? '' },
    createdAt: moment(record.createdAt),
    dueAt: status === 'pending' ? moment(Math.max(record.dueAt, core.kernel.now)) : null,
    processedAt: moment(record.processedAt),
  };
}
