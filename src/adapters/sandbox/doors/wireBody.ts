import type { WireReply } from '../wire/SandboxBackend';

/** Bytes of a request body that the sandbox reads. */
export const BODY_LIMIT_BYTES = 65_536;

export type ParsedBody =
  | { readonly ok: true; readonly body: unknown }
  | { readonly ok: false; readonly reply: WireReply };

/** One reading of a request's text for both doors. No text at all is no body. */
export function parseBody(text: string | undefined): ParsedBody {
  if (text === undefined || text === '') return { ok: true, body: undefined };
  if (new TextEncoder().encode(text).length > BODY_LIMIT_BYTES) {
    return { ok: false, reply: refusal(422, 'The request is too large.', 'TOO_LARGE') };
  }
  try {
    return { ok: true, body: JSON.parse(text) };
  } catch {
    return { ok: false, reply: refusal(422, 'The request could not be read.', 'MALFORMED') };
  }
}

/** A refusal by the door itself, in the envelope of every reply. */
export function refusal(status: number, message: string, code: string): WireReply {
  return { status, body: { error: true, data: null, message, code } };
}

/** Values of a query by name; the last one wins. */
export function parseQuery(search: string): Readonly<Record<string, string>> {
  return Object.fromEntries(new URLSearchParams(search));
}
