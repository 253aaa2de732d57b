import type { SessionView } from '../ports/state/SessionState';

/** Where something is kept that is a matter of the player and not of the device; a visitor's has a place of its own. */
export function playerKey(what: string, session: Pick<SessionView, 'user'>): string {
  const user = session.user?.id;
  return user === undefined ? what : `${what}.${user}`;
}
