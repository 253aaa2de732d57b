import type { LoadBrand } from '../brand/LoadBrand';
import type { LoadAnnouncements } from '../notices/LoadAnnouncements';
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

/** What the page asks for once, whoever is there. */
export interface FirstQuestions {
  readonly brand: Pick<LoadBrand, 'start'>;
  readonly demo: Pick<LearnDemoOffer, 'execute'>;
  readonly announcements: Pick<LoadAnnouncements, 'execute'>;
}

/** The start of the page, in phases: ears, then the stored session, then the questions. Never fails, runs once. SES-01. */
export class ResumeSession {
  #started = false;

  constructor(
    private readonly memory: Pick<DeviceMemory, 'storedSession'>,
    private readonly lifecycle: Pick<SessionLifecycle, 'start'>,
    private readonly visitor: Pick<ConnectFeed, 'connectVisitor'>,
    private readonly forget: Pick<ForgetPlayerData, 'privateFigures'>,
    private readonly listeners: Listeners,
    private readonly ask: FirstQuestions,
  ) {}

  execute(): void {
    if (this.#started) return;
    this.#started = true;
    this.listeners.feed.start();
    this.listeners.tabs.start();
    this.listeners.page.start();
    this.#openStored();
    this.ask.brand.start();
    void this.ask.demo.execute();
    void this.ask.announcements.execute();
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
