import { mixToHex } from '../engine/kernel/mix';
import type { PlayerRoute } from './Caller';
import { isBetKey, isRecord, keyIn, queryText } from './readInput';
import { refusal } from './reply';
import type { WireReply, WireRequest } from './SandboxBackend';

const REUSED = refusal(409, 'This key was used for another request.', 'KEY_REUSED');

/**
 * A form that is sent with a key is dealt with once, whatever arrives how often and in which order: the same again has the same answer, also when
 * that was a no; anything else under the key is refused before it is even read.
 */
export function onceForKey(route: PlayerRoute): PlayerRoute {
  return (core, userId, caller) => {
    const { request } = caller;
    const key = keyIn(request.body);
    if (key === null) return route(core, userId, caller);
    const print = printOf(request);
    const spent = core.spentKeys.of(userId, key);
    if (spent !== null && spent.print !== print) return REUSED;
    if (spent !== null && spent.refusal !== null) return spent.refusal;
    const reply = route(core, userId, caller);
    if (spent === null) {
      const word = codeIn(reply);
      if (word !== 'KEY_REUSED')
        core.spentKeys.spend(userId, key, print, word === null ? null : { ...reply });
    }
    return reply;
  };
}

/** What became of a key: a request that was refused is told as that, not as one that never came. */
export function refusedForKey(route: PlayerRoute): PlayerRoute {
  return (core, userId, caller) => {
    const { query, path } = caller.request;
    const key = queryText(query, 'key') ?? path.slice(path.lastIndexOf('/') + 1);
    const said = (isBetKey(key) ? core.spentKeys.of(userId, key)?.refusal : null) ?? null;
    if (said === null) return route(core, userId, caller);
    const { body } = said;
    const message = isRecord(body) ? body['message'] : '';
    return { status: 409, body: { error: true, data: { code: codeIn(said) }, message, code: 'KEY_REFUSED' } };
  };
}

function codeIn({ body }: Pick<WireReply, 'body'>): string | null {
  if (!isRecord(body) || body['error'] !== true) return null;
  return typeof body['code'] === 'string' ? body['code'] : '';
}

/** The order of the fields counts for nothing; of a file its length does. */
function printOf({ path, body, files = [] }: WireRequest): string {
  const fields = isRecord(body)
    ? Object.entries(body).toSorted(([one], [other]) => (one < other ? -1 : 1))
    : [];
  return mixToHex(JSON.stringify([path, fields, files.map(({ field, bytes }) => [field, bytes.length])]));
}
