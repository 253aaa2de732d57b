import { landingPath } from '@/domain/routing/decideRoute';
import { say, type Message } from '@/domain/shared/Message';
import type { Notify } from '../notices/Notify';
import type { Ports } from '../ports/Ports';
import type { SessionLifecycle } from './SessionLifecycle';
import type { SessionEnd } from './SessionParticipant';
import type { Token } from '@/domain/shared/ids';
import type { SessionState } from '../ports/state/SessionState';

/**
 * The one way out of a session, whoever asks: everything on this device at once, then the other tabs, then the server, whose
 * answer changes nothing. Parallel triggers make one log-out. SES-02, P23, F11.
 */
export function endSession(
  ports: Pick<Ports, 'session' | 'sessionGateway' | 'tabs' | 'navigator' | 'config'>,
  lifecycle: Pick<SessionLifecycle, 'stop'>,
  notify: Notify,
) {
  let signingOut: Promise<void> = Promise.resolve();

  /** `why`: a sentence for the player, when it was not what they asked for. Resolves when the server has been told, or could not be. */
  return (reason: Exclude<SessionEnd, 'replaced'>, why: Message | null = null): Promise<void> => {
    const { token } = ports.session;
    if (token === null) return signingOut;
    lifecycle.stop(reason);
    ports.navigator.goTo(landingPath({ ...ports.config, signedIn: false }), { replace: true });
    if (why !== null) notify(why, reason === 'ended' ? 'error' : 'info');
    if (reason === 'otherTab') return Promise.resolve();
    ports.tabs.tell({ kind: 'signedOut' });
    signingOut = ports.sessionGateway.signOut(token).then(() => undefined);
    return signingOut;
  };
}

export type EndSession = ReturnType<typeof endSession>;

/**
 * The http adapter calls this for a 401 with 'Unauthorized action.' (SES-03), naming the token that the request carried: a late
 * reply to somebody who has gone does not sign out who came after (F17).
 */
export function sessionEnded(session: Pick<SessionState, 'token'>, endSession: EndSession) {
  return (token: Token): void => {
    if (session.token === token) void endSession('ended', say('session.ended'));
  };
}
