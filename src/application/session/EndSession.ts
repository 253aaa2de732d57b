import { landingPath } from '@/domain/routing/decideRoute';
import type { Message } from '@/domain/shared/Message';
import type { Notify } from '../notices/Notify';
import type { AppConfig } from '../ports/device/AppConfig';
import type { Navigator } from '../ports/device/Navigator';
import type { Tabs } from '../ports/device/Tabs';
import type { SessionGateway } from '../ports/gateways/SessionGateway';
import type { SessionState } from '../ports/state/SessionState';
import type { SessionLifecycle } from './SessionLifecycle';
import type { SessionEnd } from './SessionParticipant';

/**
 * The one way out of a session, whoever asks: everything on this device at once, then the other tabs, then the server, whose
 * answer changes nothing. Parallel triggers make one log-out. SES-02, P23, F11.
 */
export class EndSession {
  #signingOut: Promise<void> = Promise.resolve();

  constructor(
    private readonly session: Pick<SessionState, 'token'>,
    private readonly lifecycle: Pick<SessionLifecycle, 'stop'>,
    private readonly gateway: Pick<SessionGateway, 'signOut'>,
    private readonly tabs: Pick<Tabs, 'tell'>,
    private readonly navigator: Pick<Navigator, 'goTo'>,
    private readonly notify: Pick<Notify, 'execute'>,
    private readonly config: Pick<AppConfig, 'publicPath' | 'protectedPath'>,
  ) {}

  /** `why`: a sentence for the player, when it was not their own wish. Resolves when the server has been told, or could not be. */
  execute(reason: Exclude<SessionEnd, 'replaced'>, why: Message | null = null): Promise<void> {
    const { token } = this.session;
    if (token === null) return this.#signingOut;
    this.lifecycle.stop(reason);
    this.navigator.goTo(landingPath({ ...this.config, signedIn: false }), { replace: true });
    if (why !== null) this.notify.execute(why, reason === 'ended' ? 'error' : 'info');
    if (reason === 'otherTab') return Promise.resolve();
    this.tabs.tell({ kind: 'signedOut' });
    this.#signingOut = this.gateway.signOut(token).then(() => undefined);
    return this.#signingOut;
  }
}
