/**
 * Why a session is over here. `loggedOut`: the player's wish; `ended`: the server's word; `otherTab`: another tab has done it;
 * `replaced`: another identity takes over at once.
 */
export type SessionEnd = 'loggedOut' | 'ended' | 'otherTab' | 'replaced';

/**
 * A feature that has something to do when a session opens or closes. It joins the list that `SessionLifecycle` is given: nobody
 * edits `LogIn` for it. Both calls are made once a session, in the order of the list, and must not throw.
 */
export interface SessionParticipant {
  /** The session is open: token and user are in `SessionState`. Replies of another epoch are not for it. */
  opened?(epoch: number): void;
  /** Nobody is signed in any more: forget, cancel, disconnect. */
  closed?(reason: SessionEnd): void;
}
