import type { Failure } from './Failure';

/**
 * What became of a request that changes something and did not succeed.
 *
 * - `notSent`   nothing left this device: nothing happened
 * - `answered`  the server refused it, in a word of the contract that it uses for nothing else: nothing happened, and nothing will
 * - `unknown`   everything else: it may have happened, or may still happen when the request arrives late
 */
export type Fate = 'notSent' | 'answered' | 'unknown';

/** The key was used before: something stands under it, though not what was sent now. */
const KEY_REUSED = 'KEY_REUSED';

/**
 * One rule for bets, edits, cancels, cash outs, deposits, withdrawals, bank accounts and documents (F90). A status alone proves nothing: a proxy, a
 * gateway or a session check can say 401, 403, 409, 429 or 5xx after the commit as well as before it. Only a refusal with a `code` comes
 * from who judged the request (docs/wire.md, section 1).
 */
export function fateOf(failure: Failure): Fate {
  if (!failure.sent) return 'notSent';
  const answered = failure.kind === 'refused' && failure.code !== undefined && failure.code !== KEY_REUSED;
  return answered ? 'answered' : 'unknown';
}
