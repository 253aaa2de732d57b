import type { WireReply } from './SandboxBackend';

/** The envelope of every answer. `data` of a refusal is null, unless it shows how things stand. */
export function success(data: unknown, message = ''): WireReply {
  return { status: 200, body: { error: false, data, message } };
}

export function refusal(
  status: number,
  message: string,
  code?: string,
  retryAfterSeconds?: number,
): WireReply {
  const body = { error: true, data: null, message, ...(code === undefined ? {} : { code }) };
  if (retryAfterSeconds === undefined) return { status, body };
  return { status, body, headers: { 'retry-after': String(retryAfterSeconds) } };
}

/** A refusal that shows how things stand. */
export function refusalWith(data: unknown, status: number, message: string, code: string): WireReply {
  return { status, body: { error: true, data, message, code } };
}

export const MALFORMED = refusal(422, 'This request could not be read.', 'MALFORMED');
/** These very words, with a token held, end a session at the client. */
export const UNAUTHORISED = refusal(401, 'Unauthorized action.', 'UNAUTHORISED');
export const NOT_FOUND = refusal(404, 'Nothing was found here.', 'NOT_FOUND');
