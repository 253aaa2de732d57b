import { PUSH_KINDS } from '../engine/push/PushSettings';
import type { PushQuiet, PushRule, PushSettings } from '../engine/push/PushSettings';
import type { PlayerRoute } from './Caller';
import { endpointFault } from './endpointFault';
import { hundredthsIn, isRecord, oneOf, textIn, wholeIn } from './readInput';
import { MALFORMED, refusal, success } from './reply';

/** assumed: as many as the app keeps. */
const MAX_RULES = 20;
const RULE_KINDS = ['price', 'start', 'score', 'end'] as const;

const OFF = refusal(409, 'This server sends no push messages.', 'PUSH_OFF');

/** assumed: docs/wire.md 4.12a, all three. */
export const pushKey: PlayerRoute = (core) => {
  const publicKey = core.pushKey();
  return publicKey === '' ? OFF : success({ publicKey });
};

/** Replaces whatever was asked for this endpoint before. `told`: rules that are done. */
export const pushSubscribe: PlayerRoute = (core, userId, { request, token }) => {
  const { body } = request;
  const endpoint = textIn(body, 'endpoint', 4_096);
  const p256dh = textIn(body, 'p256dh', 87);
  const auth = textIn(body, 'auth', 22);
  const settings = settingsIn(body);
  if (endpoint === null || settings === null) return MALFORMED;
  // 65 bytes of an uncompressed point, 16 of a secret.
  if (!/^B[\w-]{86}$/.test(p256dh ?? '') || !/^[\w-]{22}$/.test(auth ?? '')) return MALFORMED;
  if (endpointFault(endpoint) !== null)
    return refusal(422, 'This is not the address of a push service.', 'ENDPOINT_REFUSED');
  if (core.pushKey() === '') return OFF;
  const who = { userId, token, endpoint, p256dh: p256dh ?? '', auth: auth ?? '' };
  return success({ sent: core.push.subscribe(who, settings) });
};

export const pushUnsubscribe: PlayerRoute = (core, userId, { request }) => {
  const endpoint = textIn(request.body, 'endpoint', 4_096);
  if (endpoint === null) return MALFORMED;
  core.push.unsubscribe(userId, endpoint);
  return success({});
};

function settingsIn(body: unknown): PushSettings | null {
  if (!isRecord(body)) return null;
  const { rules, off } = body;
  const quiet = quietIn(body['quiet']);
  const language = oneOf(textIn(body, 'language', 8), ['en', 'hi']);
  if (!Array.isArray(rules) || rules.length > MAX_RULES || quiet === undefined || language === null)
    return null;
  if (!Array.isArray(off) || off.length > PUSH_KINDS.length) return null;
  const read = rules.map(ruleIn);
  if (!read.every((rule) => rule !== null) || new Set(read.map(({ id }) => id)).size < read.length)
    return null;
  const kinds = PUSH_KINDS.filter((kind) => off.includes(kind));
  return kinds.length === off.length ? { rules: read, off: kinds, quiet, language } : null;
}

function ruleIn(value: unknown): PushRule | null {
  const id = textIn(value, 'id', 300);
  const matchId = textIn(value, 'refMatchId', 64);
  const kind = oneOf(textIn(value, 'kind', 8), RULE_KINDS);
  if (id === null || id === '' || matchId === null || kind === null) return null;
  if (kind !== 'price') return { id, kind, matchId, price: null };
  const marketId = textIn(value, 'marketId', 64);
  const runnerId = textIn(value, 'runnerId', 64);
  const side = oneOf(textIn(value, 'selectionType', 4), ['back', 'lay']);
  const odds = hundredthsIn(value, 'odds');
  if (marketId === null || runnerId === null || side === null || odds === null || odds <= 100) return null;
  return { id, kind, matchId, price: { marketId, runnerId, side, odds } };
}

/** Undefined: not understood. */
function quietIn(value: unknown): PushQuiet | null | undefined {
  if (value === null) return null;
  const [from, to] = [wholeIn(value, 'from'), wholeIn(value, 'to')];
  const isHour = (hour: number | null): hour is number => hour !== null && hour >= 0 && hour < 24;
  return isHour(from) && isHour(to) ? { from, to } : undefined;
}
