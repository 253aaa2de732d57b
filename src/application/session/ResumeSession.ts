import type { DeviceMemory } from '../ports/device/DeviceMemory';
import type { ConnectFeed } from './ConnectFeed';
import type { FollowPage } from './FollowPage';
import type { FollowTabs } from './FollowTabs';
import type { ForgetPlayerData } from './ForgetPlayerData';
import type { LearnDemoOffer } from './LearnDemoOffer';
import type { ListenToPlayerFeed } from './ListenToPlayerFeed';
import type { SessionLifecycle } from './SessionLifecycle';

/** What runs from the start of the page to its end. */
export interface Listeners {
  readonly feed: Pick<ListenToPlayerFeed, 'start'>;
  readonly tabs: Pick<FollowTabs, 'start'>;
  readonly page: Pick<FollowPage, 'start'>;
}

/** The start of the page, in phases: listeners, then the stored session, then what is asked of the server. Never fails, runs once. SES-01. */
export class ResumeSession {
  #started = false;

  constructor(
    private readonly memory: Pick<DeviceMemory, 'storedSession'>,
    private readonly lifecycle: Pick<SessionLifecycle, 'start'>,
    private readonly visitor: Pick<ConnectFeed, 'connectVisitor'>,
    private readonly forget: Pick<ForgetPlayerData, 'privateFigures'>,
    private readonly listeners: Listeners,
    private readonly demo: Pick<LearnDemoOffer, 'execute'>,
  ) {}

  execute(): void {
    if (this.#started) return;
    this.#started = true;
    this.listeners.feed.start();
    this.listeners.tabs.start();
    this.listeners.page.start();
    this.#openStored();
    void this.demo.execute();
  }

  #openStored(): void {
    const stored = this.memory.storedSession();
    if (stored !== null) this.lifecycle.start(stored.token, stored.user);
    else {
      this.forget.privateFigures();
      this.visitor.connectVisitor();
    }
  }
}
