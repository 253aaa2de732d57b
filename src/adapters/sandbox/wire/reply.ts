import type { Pattern } from '../texts/hindi';
import { say } from '../texts/Said';
import type { Said, Words } from '../texts/Said';
import type { WireReply } from './SandboxBackend';

/** A text by its English, or one with values in it. */
type Refused = Pattern | Said;

/** The envelope of every answer. `data` of a refusal is null, unless it shows how things stand. */
export function success(data: unknown, message?: Pattern): WireReply {
  return { status: 200, body: { error: false, data, message: message === undefined ? '' : say(message) } };
}

export function refusal(
  status: number,
  words: Refused,
  code?: string,
  retryAfterSeconds?: number,
): WireReply {
  const body = { error: true, data: null, message: asWords(words), ...(code === undefined ? {} : { code }) };
  if (retryAfterSeconds === undefined) return { status, body };
  return { status, body, headers: { 'retry-after': String(retryAfterSeconds) } };
}

/** A refusal that shows how things stand. */
export function refusalWith(data: unknown, status: number, words: Refused, code: string): WireReply {
  return { status, body: { error: true, data, message: asWords(words), code } };
}

function asWords(words: Refused): Words {
  return typeof words === 'string' ? say(words) : words;
}

export const MALFORMED = refusal(422, 'This request could not be read.', 'MALFORMED');
/** These very words, with a token held, end a session at the client. */
export const UNAUTHORISED = refusal(401, 'Unauthorized action.', 'UNAUTHORISED');
export const NOT_FOUND = refusal(404, 'Nothing was found here.', 'NOT_FOUND');
