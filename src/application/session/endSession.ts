import { landingPath } from '@/domain/routing/decideRoute';
import type { Message } from '@/domain/shared/Message';
import type { Notify } from '../notices/Notify';
import type { Ports } from '../ports/Ports';
import type { SessionLifecycle } from './SessionLifecycle';
import type { SessionEnd } from './SessionParticipant';

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

  /** `why`: a sentence for the player, when it was not their own wish. Resolves when the server has been told, or could not be. */
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
