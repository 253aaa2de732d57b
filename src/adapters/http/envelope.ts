import type { Failure } from '@/domain/shared/Failure';
import { fail, ok, type Result } from '@/domain/shared/Result';
import { parseJson } from './parseJson';
import { clipText } from '@/adapters/wire/clipText';

/** What every reply of ours is wrapped in: `{error, data, message, code?}`. */
export interface Envelope {
  /** Exactly as it came: only `false` is success (F27). */
  readonly error: unknown;
  readonly data: unknown;
  readonly message: string | undefined;
  readonly code: string | undefined;
}

/** null: not ours – HTML, truncated JSON, an empty body, a bare list or word. */
export function readEnvelope(text: string): Envelope | null {
  const value = parseJson(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const fields = new Map(Object.entries(value));
  const code: unknown = fields.get('code');
  return {
    error: fields.get('error'),
    data: fields.get('data'),
    // AUTH-17: message, else errorMessage.
    message: serverMessage(fields.get('message'), fields.get('errorMessage')),
    code: typeof code === 'string' && /^[A-Z][A-Z0-9_]{0,63}$/.test(code) ? code : undefined,
  };
}

/** The body of a 2xx reply: data on `error === false`, a refusal on `error === true`, and anything else is not an answer (F27). */
export function openEnvelope(text: string): Result<unknown, Failure> {
  const envelope = readEnvelope(text);
  if (envelope?.error === false) return ok(envelope.data);
  if (envelope?.error === true) return fail(refusal(envelope));
  return fail({ kind: 'unexpected', sent: true });
}

export function refusal({ message, code }: Envelope): Failure {
  return {
    kind: 'refused',
    sent: true,
    ...(message === undefined ? {} : { message }),
    ...(code === undefined ? {} : { code }),
  };
}

const MAX_LENGTH = 300;

/** A server's own words: plain text of a sane length, never markup (TOAST-04), or undefined when it gave none. */
function serverMessage(...candidates: readonly unknown[]): string | undefined {
  for (const candidate of candidates) {
    if (typeof candidate !== 'string') continue;
    const words = clipText(candidate, MAX_LENGTH).trim();
    if (words !== '') return words;
  }
  return undefined;
}
