import { landingPath } from '@/domain/routing/decideRoute';
import { say } from '@/domain/shared/Message';
import type { AppConfig } from '../ports/device/AppConfig';
import type { DeviceMemory } from '../ports/device/DeviceMemory';
import type { KeyValueStore } from '../ports/device/KeyValueStore';
import type { Navigator } from '../ports/device/Navigator';
import type { TabMessage, Tabs } from '../ports/device/Tabs';
import type { AuthPanelState } from '../ports/state/AuthPanelState';
import type { SessionState } from '../ports/state/SessionState';
import type { EndSession } from './EndSession';
import type { SessionLifecycle } from './SessionLifecycle';

/** Where the specification keeps the token (RT-01). */
const TOKEN_KEY = 'token';

/** One identity in all tabs: what happens to the stored token elsewhere is followed here. SES-06, F63, F64, F72, F77. */
export class FollowTabs {
  constructor(
    private readonly tabs: Pick<Tabs, 'listen'>,
    private readonly store: Pick<KeyValueStore, 'onExternalChange'>,
    private readonly memory: Pick<DeviceMemory, 'storedSession'>,
    private readonly session: Pick<SessionState, 'token' | 'savedOnDevice'>,
    private readonly lifecycle: Pick<SessionLifecycle, 'start'>,
    private readonly endSession: Pick<EndSession, 'execute'>,
    private readonly panels: Pick<AuthPanelState, 'panelClosed'>,
    private readonly navigator: Pick<Navigator, 'goTo'>,
    private readonly config: Pick<AppConfig, 'publicPath' | 'protectedPath'>,
  ) {}

  /** Returns how to stop. */
  start(): () => void {
    const stopTabs = this.tabs.listen((message) => this.#told(message));
    const stopStore = this.store.onExternalChange((key) => {
      if (key === null || key === TOKEN_KEY) this.recheck();
    });
    return () => {
      stopTabs();
      stopStore();
    };
  }

  /** Compares what is stored with who is signed in here: gone → signed out, another → that one. */
  recheck(): void {
    const stored = this.memory.storedSession();
    if (stored === null) {
      // A browser that keeps nothing has no other tab to follow.
      if (this.session.savedOnDevice) this.#leave();
    } else if (stored.token !== this.session.token) {
      const another = this.session.token !== null;
      this.panels.panelClosed();
      this.lifecycle.start(stored.token, stored.user);
      // Nothing on a page of one identity is for the other; a visitor's public page gives way by itself (NAV-02).
      if (another) this.navigator.goTo(landingPath({ ...this.config, signedIn: true }), { replace: true });
    }
  }

  #told(message: TabMessage): void {
    const stored = this.memory.storedSession();
    // The word may be here before the storage is: the same token says nothing then.
    if (message.kind === 'signedOut' && (stored === null || stored.token === this.session.token))
      this.#leave();
    else this.recheck();
  }

  #leave(): void {
    void this.endSession.execute('otherTab', say('session.ended'));
  }
}
