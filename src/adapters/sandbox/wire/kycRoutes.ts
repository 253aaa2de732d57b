import type { KycRefusal, KycReply } from '../engine/cashier/kyc/KycBook';
import type { KycRecord } from '../engine/cashier/kyc/KycRecord';
import type { PlayerRoute } from './Caller';
import { isBetKey, keyIn, queryText, textIn } from './readInput';
import { MALFORMED, refusal, refusalWith, success } from './reply';
import type { WireReply } from './SandboxBackend';
import type { Pattern } from '../texts/hindi';
import { say } from '../texts/Said';
import type { KycTypeDefinition } from '../engine/cashier/kyc/kycDefinition';

/** CASH-05: what may be shown, as forms, and what was. `now` is the clock that ages and dates are judged by. */
export const kycSheet: PlayerRoute = (core, userId) =>
  success({
    types: core.kyc.types().map(wireType),
    documents: core.kyc.of(userId).map((document) => wireDocument(document)),
    now: new Date(core.kernel.now).toISOString(),
  });

/** assumed: multipart; texts and files under the names of the definition, beside `key`, `type` and `consent`. */
export const submitKyc: PlayerRoute = (core, userId, { request }) => {
  const key = keyIn(request.body);
  const type = textIn(request.body, 'type', 64);
  if (key === null || type === null) return MALFORMED;
  return answer(
    core.kyc.submit(userId, {
      ...{ key, type },
      consent: textIn(request.body, 'consent', 5) === 'true',
      valueOf: (field) => textIn(request.body, field, 200),
      files: request.files ?? [],
    }),
  );
};

export const kycByKey: PlayerRoute = (core, userId, { request }) => {
  const key = queryText(request.query, 'key') ?? '';
  const document = isBetKey(key) ? core.kyc.withKey(userId, key) : null;
  if (document === null) return refusal(404, 'No document with this key was received.', 'KEY_UNKNOWN');
  return success({ document: wireDocument(document) });
};

const SAID: Readonly<Record<KycRefusal, readonly [status: number, words: Pattern]>> = {
  TYPE_UNKNOWN: [422, 'This kind of document is not accepted.'],
  FIELD_WRONG: [422, 'One of the details is wrong.'],
  FILE_REFUSED: [422, 'One of the files was not accepted.'],
  CONSENT_NEEDED: [422, 'Please agree that your documents may be checked.'],
  ALREADY_PENDING: [409, 'One of your documents is already being checked. Please wait for the result.'],
  ALREADY_APPROVED: [409, 'This document is already approved.'],
  DOCUMENT_ELSEWHERE: [409, 'This document belongs to another account. Please contact support.'],
  KEY_REUSED: [409, 'This key belongs to another document.'],
  TOO_MANY: [409, 'You have sent five documents within a day. Please try again tomorrow.'],
};

function answer(reply: KycReply): WireReply {
  if ('document' in reply) return success({ document: wireDocument(reply.document) });
  const [status, words] = SAID[reply.code];
  return reply.field === undefined
    ? refusal(status, words, reply.code)
    : refusalWith({ field: reply.field }, status, reply.why ?? words, reply.code);
}

function wireType({ name, label, fields }: KycTypeDefinition): unknown {
  const worded = fields.map(({ label: said, hint, ...field }) => ({
    ...field,
    label: say(said),
    ...(hint === undefined ? {} : { hint: say(hint) }),
  }));
  return { name, label: say(label), fields: worded };
}

function wireDocument(document: KycRecord): unknown {
  const { id, type, status, reason, masked, name, expiry, at, decidedAt } = document;
  return {
    id,
    type,
    status,
    reason,
    documentNumber: masked,
    fullName: name,
    expiryDate: expiry,
    submittedAt: new Date(at).toISOString(),
    decidedAt: decidedAt === null ? null : new Date(decidedAt).toISOString(),
  };
}
