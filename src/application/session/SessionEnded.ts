import { say } from '@/domain/shared/Message';
import type { Token } from '@/domain/shared/ids';
import type { SessionState } from '../ports/state/SessionState';
import type { EndSession } from './EndSession';

/**
 * The http adapter calls this for a 401 with 'Unauthorized action.' (SES-03), naming the token that the request carried: a late
 * reply to somebody who has gone does not sign out who came after (F17).
 */
export class SessionEnded {
  constructor(
    private readonly session: Pick<SessionState, 'token'>,
    private readonly endSession: Pick<EndSession, 'execute'>,
  ) {}

  execute(token: Token): void {
    if (this.session.token === token) void this.endSession.execute('ended', say('session.ended'));
  }
}
