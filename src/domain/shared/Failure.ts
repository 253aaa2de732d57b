/**
 * How a call to the outside failed, as far as the core needs to tell apart.
 *
 * - `offline`     nothing answered: no network, blocked, refused connection
 * - `timedOut`    no answer within the call's own limit
 * - `unexpected`  an answer that is not ours: HTML, truncated JSON, wrong shape
 * - `refused`     the server said no (error flag, 4xx); `code` is machine-readable when it gave one
 * - `unauthorised` 401; `ended` when it ended the session ('Unauthorized action.' while a token exists)
 * - `coolDown`    429; seconds to wait, clamped 1–120
 * - `server`      5xx; its words are shown, and prove nothing
 * - `notOffered`  this backend has no such call: not an error, there is just nothing behind it
 * - `aborted`     the caller gave up (navigation, log-out); nothing to say to anyone
 *
 * `sent` tells whether the request may have reached the server: only `sent: false` proves that nothing happened.
 */
export type Failure =
  | { readonly kind: 'offline'; readonly sent: boolean }
  | { readonly kind: 'timedOut'; readonly sent: boolean }
  | { readonly kind: 'unexpected'; readonly sent: boolean }
  | { readonly kind: 'refused'; readonly sent: true; readonly message?: string; readonly code?: string }
  | { readonly kind: 'unauthorised'; readonly sent: true; readonly ended: boolean; readonly message?: string }
  | { readonly kind: 'coolDown'; readonly sent: true; readonly seconds: number; readonly message?: string }
  | { readonly kind: 'server'; readonly sent: true; readonly message?: string }
  | { readonly kind: 'notOffered'; readonly sent: boolean }
  | { readonly kind: 'aborted'; readonly sent: boolean };
