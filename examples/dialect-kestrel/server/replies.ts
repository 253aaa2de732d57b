import type { WireReply } from '@/adapters/sandbox/wire/SandboxBackend';
import { fieldsOf } from './forms';

export type Reply =
  | { readonly status: 'ok'; readonly payload: unknown }
  | { readonly status: 'fail'; readonly reason: { readonly word: string; readonly text: string } };

export interface Answer {
  readonly http: number;
  readonly reply: Reply;
  readonly headers?: Readonly<Record<string, string>>;
}

export const done = (payload: unknown, headers: Readonly<Record<string, string>> = {}): Answer => ({
  http: 200,
  reply: { status: 'ok', payload },
  headers,
});
export const failed = (word: string, text: string, http = 200): Answer => ({
  http,
  reply: { status: 'fail', reason: { word, text } },
});

export const SESSION_OVER = failed('session_over', 'Please log in again.', 401);

/** Kestrel's own words for what the engine calls otherwise. */
const WORDS = new Map([
  ['MATCH_UNKNOWN', 'no_such_event'],
  ['KEY_UNKNOWN', 'no_such_ref'],
  ['KEY_REUSED', 'ref_taken'],
  ['WRONG_CREDENTIALS', 'wrong_secret'],
  ['MALFORMED', 'not_understood'],
  ['BET_UNKNOWN', 'no_such_ticket'],
]);

/** What the engine answered, as Kestrel would: what a player did wrong is no failure of HTTP. */
export function answerFrom(
  { status, body, headers = {} }: WireReply,
  form: (data: unknown) => unknown,
): Answer {
  const { error, data, message, code } = fieldsOf(body);
  if (error === false) return done(form(data));
  if (status === 401 && code === undefined) return SESSION_OVER;
  const word = WORDS.get(String(code)) ?? String(code ?? 'refused').toLowerCase();
  return { ...failed(word, String(message ?? ''), status === 429 ? 429 : 200), headers };
}
