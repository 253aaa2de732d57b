import type { BankRefusal, BankReply } from '../engine/cashier/banks/BankBook';
import type { BankRecord, NewBank } from '../engine/cashier/banks/BankRecord';
import type { User } from '../engine/accounts/User';
import type { EngineCore } from '../engine/EngineCore';
import type { PlayerRoute } from './Caller';
import { codeFault } from './codeFault';
import { isBetKey, keyIn, queryCount, queryText, textIn } from './readInput';
import { MALFORMED, refusal, success } from './reply';
import type { WireReply, WireRequest } from './SandboxBackend';
import { coolDown } from './waitFirst';
import { say } from '../texts/Said';
import { languageIn } from '../texts/SpokenLanguage';
import type { SpokenLanguage } from '../texts/SpokenLanguage';

/** CASH-04: pages of ten unless asked otherwise. `types` and `panNeeded` are assumed (docs/wire.md 4.7). */
export const listBanks: PlayerRoute = (core, userId, { request }) => {
  const all = core.banks.of(userId);
  const skip = queryCount(request.query, 'skip', [0, 1_000_000], 0);
  const pagesize = queryCount(request.query, 'pagesize', [1, 100], 10);
  const banks = all.slice(skip, skip + pagesize).map((bank) => wireBank(bank));
  const panNeeded = core.banks.needsPan(userId);
  return success({
    bankDetails: { banks, count: all.length, pagesize, types: ['bank', 'upi'], panNeeded },
  });
};

/** assumed: one call for three actions. */
export const changeBank: PlayerRoute = (core, userId, { request }) => {
  const action = textIn(request.body, 'action', 16);
  if (action === 'add') return add(core, userId, request);
  const id = textIn(request.body, 'id', 64);
  if (id === null) return MALFORMED;
  if (action === 'default') return answer(core.banks.makeDefault(userId, id));
  return action === 'delete' ? answer(core.banks.remove(userId, id)) : MALFORMED;
};

export const bankByKey: PlayerRoute = (core, userId, { request }) => {
  const key = queryText(request.query, 'key') ?? '';
  const bank = isBetKey(key) ? core.banks.withKey(userId, key) : null;
  if (bank === null) return refusal(404, 'No account with this key was received.', 'KEY_UNKNOWN');
  return success({ bank: wireBank(bank) });
};

function add(core: EngineCore, userId: string, { body, headers }: WireRequest): WireReply {
  const user = core.accounts.find(userId);
  const bank = newBankIn(body);
  if (user === null || bank === null) return MALFORMED;
  // A code is asked for by nothing that would be refused with it too.
  const answered = core.banks.beforeAdding(userId, bank);
  if (answered !== null) return answer(answered);
  const unproved = unprovedChange(core, user, {
    code: textIn(body, 'otp', 12),
    language: languageIn(headers),
  });
  return unproved ?? answer(core.banks.add(userId, user.name, bank));
}

/**
 * Whoever has an account on file and a number proves a further one by a code: a stolen session alone does not turn the payouts. null: proved, or
 * nothing has to be.
 */
function unprovedChange(
  core: EngineCore,
  user: User,
  { code, language }: { readonly code: string | null; readonly language: SpokenLanguage },
): WireReply | null {
  const { id, mobile } = user;
  if (mobile === '' || core.banks.of(id).length === 0) return null;
  if (code !== null) return codeFault(core, 'bank', id, code);
  const wait = core.codes.coolDown('bank', mobile);
  if (wait > 0) return coolDown(wait);
  core.codes.issue({ purpose: 'bank', bearer: id, number: mobile, language });
  const last = mobile.slice(-4);
  return refusal(
    200,
    say('Enter the code that we sent to the number ending in {last}.', { last }),
    'OTP_NEEDED',
  );
}

function newBankIn(body: unknown): NewBank | null {
  const key = keyIn(body);
  const type = textIn(body, 'type', 16);
  const holder = textIn(body, 'holderName', 120);
  const isUpi = type === 'upi';
  const number = textIn(body, isUpi ? 'upiId' : 'accountNumber', 200);
  const ifsc = isUpi ? '' : textIn(body, 'ifsc', 20);
  if (type !== 'bank' && !isUpi) return null;
  if (key === null || holder === null || number === null || ifsc === null) return null;
  return { key, type, holder, number, ifsc, pan: textIn(body, 'pan', 20) };
}

const SAID: Readonly<Record<BankRefusal, WireReply>> = {
  FORM_WRONG: MALFORMED,
  DUPLICATE: refusal(409, 'This account is already on your list.', 'DUPLICATE'),
  BANK_LIMIT: refusal(409, 'Your list is full. Remove an account first.', 'BANK_LIMIT'),
  KEY_REUSED: refusal(409, 'This key belongs to another account.', 'KEY_REUSED'),
  BANK_LOCKED: refusal(
    409,
    'A withdrawal is on its way. You can change this once it is done.',
    'BANK_LOCKED',
  ),
  BANK_DECLINED: refusal(409, 'This account was not verified: it cannot be the default.', 'BANK_DECLINED'),
  BANK_UNKNOWN: refusal(404, 'This account is not on your list.', 'BANK_UNKNOWN'),
};

function answer(reply: BankReply): WireReply {
  if ('bank' in reply) return success({ bank: wireBank(reply.bank) });
  return reply.why === undefined ? SAID[reply.code] : refusal(422, reply.why, reply.code);
}

function wireBank(bank: BankRecord): unknown {
  return {
    id: bank.id,
    type: bank.type,
    holderName: bank.holder,
    ...(bank.type === 'upi' ? { upiId: bank.masked } : { accountNumber: bank.masked }),
    ...(bank.type === 'bank' ? { ifsc: bank.ifsc, bankName: bank.bank, branch: bank.branch } : {}),
    isDefault: bank.isDefault,
    status: bank.status,
    reason: bank.reason,
    createdAt: new Date(bank.addedAt).toISOString(),
  };
}
