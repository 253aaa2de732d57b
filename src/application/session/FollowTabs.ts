import { landingPath } from '@/domain/routing/decideRoute';
import { say } from '@/domain/shared/Message';
import type { Ports } from '../ports/Ports';
import type { TabMessage } from '../ports/device/Tabs';
import { stopAll } from '../shared/stopAll';
import type { EndSession } from './endSession';
import type { SessionLifecycle } from './SessionLifecycle';

/** Where the specification keeps the token (RT-01). */
const TOKEN_KEY = 'token';

/** One identity in all tabs: what happens to the stored token elsewhere is followed here. SES-06, F63, F64, F72, F77. */
export class FollowTabs {
  constructor(
    private readonly ports: Pick<
      Ports,
      'tabs' | 'localStore' | 'memory' | 'session' | 'authPanel' | 'navigator' | 'config'
    >,
    private readonly lifecycle: Pick<SessionLifecycle, 'start'>,
    private readonly endSession: EndSession,
  ) {}

  /** Returns how to stop. */
  start(): () => void {
    return stopAll(
      this.ports.tabs.listen((message) => this.#received(message)),
      this.ports.localStore.onExternalChange((key) => {
        if (key === null || key === TOKEN_KEY) this.recheck();
      }),
    );
  }

  /** Compares what is stored with who is signed in here: gone → signed out, another → that one. */
  recheck(): void {
    const stored = this.ports.memory.storedSession();
    if (stored === null) {
      // A browser that keeps nothing has no other tab to follow.
      if (this.ports.session.savedOnDevice) this.#leave();
    } else if (stored.token !== this.ports.session.token) {
      const another = this.ports.session.token !== null;
      this.ports.authPanel.panelClosed();
      this.lifecycle.start(stored.token, stored.user);
      // Nothing on a page of one identity is for the other; a visitor's public page gives way by itself (NAV-02).
      if (another)
        this.ports.navigator.goTo(landingPath({ ...this.ports.config, signedIn: true }), { replace: true });
    }
  }

  #received(message: TabMessage): void {
    const stored = this.ports.memory.storedSession();
    // The word may be here before the storage is: the same token says nothing then.
    if (message.kind === 'signedOut' && (stored === null || stored.token === this.ports.session.token))
      this.#leave();
    else this.recheck();
  }

  #leave(): void {
    void this.endSession('otherTab', say('session.endedElsewhere'));
  }
}
