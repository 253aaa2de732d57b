import { say } from '@/domain/shared/Message';
import type { Token } from '@/domain/shared/ids';
import type { SessionState } from '../ports/state/SessionState';
import type { EndSession } from './endSession';

/**
 * The http adapter calls this for a 401 with 'Unauthorized action.' (SES-03), naming the token that the request carried: a late
 * reply to somebody who has gone does not sign out who came after (F17).
 */
export function sessionEnded(session: Pick<SessionState, 'token'>, endSession: EndSession) {
  return (token: Token): void => {
    if (session.token === token) void endSession('ended', say('session.ended'));
  };
}
